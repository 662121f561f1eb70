import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { contract } from '#tools/dealmaker/contract.ts';
import { sampleCall } from './support/forms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, memberTest, NARROW } from './support/journey.ts';
import { saveFrom } from './support/keyboard.ts';
import { generate } from './support/runs.ts';

/** What a proposal still asks for is filled in where it stands; nothing else reaches the client. */

const ANSWER = 'You lose one visit in eight, and nobody knows before the chair is empty.';

for (const { on, viewport } of [
	{ on: 'a phone', viewport: NARROW },
	{ on: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
	// On a desktop the journey by keyboard proves most of it.
	memberTest.describe(on, { tag: on === 'a phone' ? [] : ['@slow'] }, () => {
		memberTest.use({ viewport, hasTouch: on === 'a phone' });

		memberTest(
			'DEAL-6: a gap is filled in place, a link waits for the others, and Word and PDF hold what was confirmed alone',
			async ({ page, member, installation }) => {
				const { id } = await generate(installation, member, contract.endpoint, { transcript: sampleCall });
				await page.goto(`/history/${id}`);
				await expect(page.getByText(/^9 of 9 left to confirm/)).toBeVisible();
				await expectAccessible(page);
				await expectNoSidewaysScroll(page);

				const gap = page.getByRole('region', { name: /^To confirm: Their problem/ });
				await gap.getByRole('button', { name: 'Change' }).click();
				await gap.getByRole('textbox').fill(ANSWER);
				await expectAccessible(page);
				await expectNoSidewaysScroll(page);
				await gap.getByRole('button', { name: 'Keep' }).click();
				await expect(gap).toHaveCount(0);
				await expect(page.getByRole('region', { name: 'Current situation' })).toContainText(ANSWER);
				await page
					.getByRole('region', { name: /^To confirm: Client/ })
					.getByRole('button', { name: 'Accept' })
					.click();
				await expect(page.getByText(/^7 of 9 left to confirm/)).toBeVisible();

				if (on === 'a phone') await page.getByRole('button', { name: 'More actions' }).click();
				await page.getByRole('button', { name: 'Share with Client' }).click();
				await expect(page.getByRole('dialog').getByText(/^7 of 9 not confirmed yet/)).toBeVisible();
				await expect(page.getByRole('button', { name: 'Make a link' })).toBeDisabled();
				await page.getByRole('dialog').getByRole('button', { name: 'Who decides' }).click();
				await expect(page.getByRole('region', { name: 'To confirm: Who decides' })).toBeFocused();

				for (const [kind, textOf] of FILES) {
					await page.getByRole('button', { name: 'Export Proposal' }).click();
					await page.getByRole('menuitem', { name: kind }).click();
					const { bytes } = await saveFrom(page, () => page.getByRole('button', { name: 'Save without them' }).click());
					const text = (await textOf(bytes)).replace(/\s+/g, ' ');
					expect(text).toContain(ANSWER);
					expect(text).not.toMatch(/Before you send|not on the call|Price and terms|Next steps|Not confirmed/);
				}
			},
		);
	});
}

const FILES: [name: RegExp, textOf: (bytes: Uint8Array) => Promise<string>][] = [
	[
		/^Word/,
		async (bytes) => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' '),
	],
	[/^PDF/, async (bytes) => (await extractText(Uint8Array.from(bytes), { mergePages: true })).text],
];
