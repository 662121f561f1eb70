import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { twoHoursOfCaptions } from '#test/two-hours.ts';
import { analyze, callInput } from './support/forms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, memberTest, NARROW } from './support/journey.ts';
import { reach } from './support/keyboard.ts';
import { besideThePage } from './support/workers.ts';

const samples = join(import.meta.dirname, '../test/calls/formats');
const card = (page: Page) => page.getByRole('region', { name: 'How the transcript is read' });

async function choose(page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>): Promise<void> {
	if (!page.url().endsWith('/sales-call-analyzer')) await page.goto('/sales-call-analyzer');
	await page.getByLabel('Transcript file').setInputFiles(...files);
}

/** Renames Speaker 2, who shared a room with Speaker 3: one person and one label too many. */
async function correctSpeakers(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Rename or join Speaker 2' }).click();
	await page.getByRole('textbox', { name: 'Name' }).fill('Hanna Voss');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Rename or join Hanna Voss' })).toBeFocused();
	await page.getByRole('button', { name: 'Rename or join Speaker 3' }).click();
	await page.getByLabel('Same person as').selectOption('Hanna Voss');
	await page.getByRole('button', { name: 'Join', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Rename or join Hanna Voss' })).toBeFocused();
}

memberTest(
	'a caption file is read, its speakers are put right, and the result speaks of them',
	{ tag: '@slow' },
	async ({ page }) => {
		await choose(page, join(samples, 'field-sample.vtt'));
		await expect(card(page)).toContainText('Read as Zoom captions (WebVTT)');
		await expect(card(page).getByRole('list', { name: 'The first turns' })).toContainText('We have until half past.');
		await expect(page.getByRole('status').filter({ hasText: '4 speakers, 19 turns' })).toBeAttached();
		await correctSpeakers(page);
		await expect(page.getByText('Speaker 3 and Hanna Voss are now one, called Hanna Voss.')).not.toHaveCount(0);
		await page.getByLabel('Side of Nadia Brandt').selectOption('Salesperson');
		await page.getByLabel('Side of Hanna Voss').selectOption('Prospect');
		await page.getByLabel('Side of Owen Clarke').selectOption('Other');
		const held = page.getByRole('textbox', { name: 'Call transcript' });
		await expect(held).toHaveValue(/\] Hanna Voss: .*Morning, I am in the same room\.\n/);
		await expect(held).not.toHaveValue(/Speaker \d/);
		await expectAccessible(page);

		await page.getByLabel('Call type').selectOption(callInput.callType);
		await page.getByLabel('Call objective').fill(callInput.callObjective);
		for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
		await analyze(page);
		await page.getByRole('tab', { name: 'Conversation Analysis' }).click();
		await expect(page.getByRole('tabpanel')).toContainText('Hanna Voss');
		await expect(page.getByRole('main')).not.toContainText('Speaker 2');

		await page.getByRole('button', { name: /Export/ }).click();
		const download = page.waitForEvent('download');
		await page.getByRole('menuitem', { name: /Markdown/ }).click();
		const markdown = await readFile(await (await download).path(), 'utf8');
		expect(markdown).toContain('Hanna Voss');
		expect(markdown).not.toMatch(/Speaker [23]/);
	},
);

memberTest(
	'a Word document is read in the browser and never sent; another archive is refused',
	{ tag: '@slow' },
	async ({ page }) => {
		const sent: string[] = [];
		page.on('request', (request) => {
			if (request.method() === 'GET') return;
			// The text that was read is part of the draft; the file is not.
			const isDraft = request.method() === 'PUT' && request.url().endsWith('/api/drafts/sales-call-analyzer');
			if (!isDraft || request.postData()?.includes('PK')) sent.push(`${request.method()} ${request.url()}`);
		});
		await choose(page, { name: 'call.docx', mimeType: 'application/octet-stream', buffer: wordDocument() });
		await expect(card(page)).toContainText('4 turns');
		await expect(page.getByRole('textbox', { name: 'Call transcript' })).toHaveValue(
			/Ines Faber: What does a missed call cost\?/,
		);
		const archive = Buffer.from(zipSync({ 'notes.txt': new Uint8Array(20) }));
		await choose(page, { name: 'call.docx', mimeType: 'application/octet-stream', buffer: archive });
		await expect(page.getByText(/This is not a Word document \(\.docx\)/).first()).toBeVisible();
		await expect(page.getByRole('textbox', { name: 'Call transcript' })).toHaveValue(/Ines Faber/);
		await expectAccessible(page);
		expect(sent).toEqual([]);
	},
);

memberTest('a two-hour call is read beside the page, and corrected there', { tag: '@slow' }, async ({ page }) => {
	await page.goto('/sales-call-analyzer');
	const folder = await mkdtemp(join(tmpdir(), 'captions-'));
	const file = join(folder, 'two-hours.vtt');
	await writeFile(file, twoHoursOfCaptions());
	// Three people who say the same.
	const question = page.getByRole('group', { name: 'Who is selling here?' });
	await besideThePage(page, () => choose(page, file));
	await expect(card(page)).toContainText('Read as Zoom captions (WebVTT)');
	await expect(card(page)).toContainText('120 min by its time marks');
	await expect(question).toBeVisible();
	await page.getByText(/Draft saved/).waitFor();
	await page.getByRole('button', { name: 'Rename or join Speaker B' }).click();
	await page.getByRole('textbox', { name: 'Name' }).fill('Hanna Voss');
	await besideThePage(page, () => page.keyboard.press('Enter'));
	await expect(page.getByRole('button', { name: 'Rename or join Hanna Voss' })).toBeFocused();
	await rm(folder, { recursive: true });
	const folded = page.getByRole('group', { name: 'Call transcript', exact: true });
	await expect(folded).toContainText('folded away because it is long');
	await page.setViewportSize(NARROW);
	await reach(page, question.getByRole('radio').first());
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowUp');
	await expect(question.getByRole('radio', { name: 'Nadia Brandt' })).toBeChecked();
	await expect(page.getByLabel('Side of Nadia Brandt')).toHaveValue('salesperson');
	await expect(page.getByLabel('Side of Hanna Voss')).toHaveValue('');
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	await folded.getByRole('button', { name: 'Show the text' }).click();
	await expect(page.getByRole('textbox', { name: 'Call transcript' })).toHaveValue(/\] Hanna Voss: /);
	await expect(page.getByRole('textbox', { name: 'Call transcript' })).toBeFocused();
});

memberTest(
	'a speaker is renamed by keyboard alone, and Undo gives the name and the focus back',
	{ tag: '@slow' },
	async ({ page }) => {
		await choose(page, join(samples, 'field-sample.vtt'));
		await expect(card(page)).toBeVisible();
		await expect(page.getByRole('button', { name: 'Rename or join Speaker 2' })).toBeVisible();
		await page.getByRole('textbox', { name: 'Call transcript' }).focus();
		const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
		for (let presses = 0; (await focused()) !== 'Rename or join Speaker 2'; presses += 1) {
			expect(presses).toBeLessThan(20);
			await page.keyboard.press('Tab');
		}
		await page.keyboard.press('Enter');
		await page.keyboard.type('Hanna Voss');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Rename or join Hanna Voss' })).toBeFocused();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Escape');
		await expect(page.getByRole('button', { name: 'Rename or join Hanna Voss' })).toBeFocused();
		for (let presses = 0; !(await page.getByRole('button', { name: 'Undo' }).evaluate(isFocused)); presses += 1) {
			expect(presses).toBeLessThan(20);
			await page.keyboard.press('Shift+Tab');
		}
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Rename or join Speaker 2' })).toBeVisible();
		await expect(page.getByRole('textbox', { name: 'Call transcript' })).toBeFocused();
	},
);

const isFocused = (element: Element) => element === document.activeElement;

memberTest('axe finds nothing on a call that was read, with a speaker opened', { tag: '@slow' }, async ({ page }) => {
	await page.goto('/sales-call-analyzer');
	await choose(page, join(samples, 'field-sample.vtt'));
	await page.getByRole('button', { name: 'Rename or join Speaker 2' }).click();
	await page.getByRole('textbox', { name: 'Name' }).fill('Owen Clarke');
	await page.keyboard.press('Enter');
	await expect(page.getByText(/Owen Clarke is another speaker/)).toBeVisible();
	await expectAccessible(page);
});

/** A document as Teams writes it, made here from the fewest parts that Word opens. */
function wordDocument(): Buffer {
	const said = [
		['Ines Faber', '0:03', 'What does a missed call cost?'],
		['Rolf Adeyemi', '0:07', 'About 90 dollars.'],
		['Ines Faber', '0:12', 'And how many are there?'],
		['Rolf Adeyemi', '0:15', 'Forty a week.'],
	];
	const paragraphs = said.map(
		([name, time, words]) =>
			`<w:p><w:r><w:t xml:space="preserve">${name}   ${time}</w:t></w:r><w:r><w:br/><w:t>${words}</w:t></w:r></w:p>`,
	);
	const parts = {
		'[Content_Types].xml':
			'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
		'_rels/.rels':
			'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
		'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
	};
	const bytes = Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)] as const);
	return Buffer.from(zipSync(Object.fromEntries(bytes)));
}
