import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Block, Document, Section } from '#shared/document.ts';
import { UnprintableLetters } from './pdf/fonts.ts';
import { toPdf } from './pdf.ts';

const made = new Date('2026-03-04T12:00:00Z');

const report: Document = {
	title: 'Plan for Loaf & Son',
	subtitle: 'Early loaves',
	author: { name: "Zoë O'Brien-Łukasz", company: 'Quist Ovens' },
	facts: [{ label: 'Score', value: '7.5 of 10' }],
	sections: [
		{
			heading: 'Budget',
			blocks: [
				{ kind: 'paragraph', text: 'First line\nsecond line\n\nNext paragraph' },
				{ kind: 'list', items: ['one', 'two'], ordered: true },
				{ kind: 'quote', text: 'We have $40k.', place: 'line 19' },
				{ kind: 'table', head: ['Who', 'Share'], rows: [['Ann', '60%'], ['Bob']] },
			],
			sections: [{ heading: 'Later', blocks: [{ kind: 'paragraph', text: 'Pay [add price].' }] }],
		},
		{ heading: 'Authority', blocks: [{ kind: 'facts', facts: [{ label: 'Ask next', value: 'Who signs?' }] }] },
		{ heading: 'Need', blocks: [] },
	],
};

const withSections = (...sections: Section[]): Document => ({ title: 'T', facts: [], sections });
const withBlocks = (...blocks: Block[]) => withSections({ heading: 'S', blocks });

async function pagesOf(document: Document): Promise<string[]> {
	const { text } = await extractText(await toPdf(document, made));
	return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

const lettersOf = (text: string, letter: string) => text.split(letter).length - 1;

describe('a document as a PDF file', () => {
	it('begins with a title page: what it is, whose, when, and where to find what', async () => {
		const [first] = await pagesOf(report);
		expect(first).toBe(
			"Plan for Loaf & Son Early loaves Prepared by Zoë O'Brien-Łukasz, Quist Ovens 4 March 2026 Score 7.5 of 10 Contents Budget 2 Authority 2 Need 2",
		);
	});

	it('has all its text on the pages that follow, under a running title and over a number', async () => {
		const [, second = ''] = await pagesOf(report);
		for (const text of [
			'Budget First line second line Next paragraph',
			'1. one 2. two',
			'“We have $40k.” (line 19)',
			'Who Share Ann 60% Bob',
			'Later Pay [add price].',
			'Authority Ask next Who signs?',
			'Plan for Loaf & Son',
			"Zoë O'Brien-Łukasz, Quist Ovens · 4 March 2026",
			'Page 2 of 2',
		]) {
			expect(second).toContain(text);
		}
	});

	it('has bookmarks as deep as its sections', async () => {
		const outline = await (await getDocumentProxy(await toPdf(report, made))).getOutline();
		expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
			['Budget', ['Later']],
			['Authority', []],
			['Need', []],
		]);
	});

	it('knows its title, author, language and moment', async () => {
		const proxy = await getDocumentProxy(await toPdf(report, made));
		const { info } = await getMeta(proxy);
		expect(info).toMatchObject({
			Title: 'Plan for Loaf & Son',
			Author: "Zoë O'Brien-Łukasz, Quist Ovens",
			Language: 'en',
			CreationDate: 'D:20260304120000Z',
		});
	});

	it('is the same every time', async () => {
		expect(Buffer.from(await toPdf(report, made)).equals(Buffer.from(await toPdf(report, made)))).toBe(true);
	});

	it('repeats the head of a table on every page that it takes', async () => {
		const rows = Array.from({ length: 90 }, (_, index) => [`row ${index}`, 'a value']);
		const [, ...pages] = await pagesOf(withBlocks({ kind: 'table', head: ['Name of it', 'What it is'], rows }));
		expect(pages.length).toBeGreaterThan(1);
		for (const page of pages) expect(page).toContain('Name of it What it is');
	});

	it('leaves no heading alone at the foot of a page', async () => {
		const text = 'The baker writes the orders on a slip, and someone reads it out at four in the morning. '.repeat(3);
		const sections = Array.from({ length: 60 }, (_, index): Section => {
			const blocks: Block[] = [{ kind: 'paragraph', text: `${text}${'More of it. '.repeat(index)}` }];
			return { heading: `Heading-${index}`, blocks: [], sections: [{ heading: `Inner-${index}`, blocks }] };
		});
		const [, ...pages] = await pagesOf(withSections(...sections));
		expect(pages.length).toBeGreaterThan(10);
		for (const page of pages) expect(page).toMatch(/(More of it|morning)\. 4 March 2026 Page/);
	});

	it('leaves no announcement alone either', async () => {
		const blocks = Array.from({ length: 150 }, (_, index): Block[] => [
			{ kind: 'paragraph', text: `Announced-${index}:` },
			{ kind: 'list', items: [`An item. ${'More of it. '.repeat(index)}`, 'Another item.'] },
		]).flat();
		const [, ...pages] = await pagesOf(withBlocks(...blocks));
		expect(pages.length).toBeGreaterThan(20);
		for (const page of pages) expect(page).not.toMatch(/Announced-\d+: 4 March 2026 Page/);
	}, 60_000);

	it('shows pictures, signs and the letters of many languages', async () => {
		const text = 'Łódź Đà Nẵng Привет Ωmega Հայ ქარ → ✓ ≥ 😀👍🏽 🇩🇪';
		expect((await pagesOf(withBlocks({ kind: 'paragraph', text })))[1]).toContain(
			'Łódź Đà Nẵng Привет Ωmega Հայ ქარ → ✓ ≥ 😀',
		);
	});

	it.each(['你好', 'שלום', 'สวัสดี'])('refuses letters that it could not show: %s', async (text) => {
		const refused = toPdf(withBlocks({ kind: 'list', items: [`Hello ${text}`] }), made);
		await expect(refused).rejects.toBeInstanceOf(UnprintableLetters);
	});

	it('loses nothing of texts that are larger than a page', async () => {
		const document = withSections({
			heading: 'H '.repeat(4000),
			blocks: [
				{ kind: 'facts', facts: [{ label: 'L '.repeat(3000), value: 'V\n'.repeat(2000) }] },
				{ kind: 'quote', text: 'Q '.repeat(8000) },
				{ kind: 'table', head: ['Z '.repeat(2000), 'B'], rows: [['W'.repeat(20_000), 'K\n'.repeat(2000)]] },
			],
		});
		const text = (await pagesOf(document)).slice(1).join('');
		const counts = ['H', 'L', 'V', 'Q', 'Z', 'W', 'K'].map((letter) => lettersOf(text, letter));
		expect(counts).toEqual([4000, 3000, 2000, 8000, 2000, 20_000, 2000]);
	});

	it('puts nothing into an address of many parts, so that it can be copied', async () => {
		const address = 'https://loaf.example/plans/for-the-north-route/orders-by-phone/and-by-photo/of-a-slip/2026';
		const { text } = await extractText(await toPdf(withBlocks({ kind: 'list', items: [address] }), made));
		expect(text[1]?.replaceAll('\n', '')).toContain(address);
	});

	it('keeps markup as text wherever it stands, reads no file or address that a text names, and links to none', async () => {
		const attack = '#read("/etc/passwd") = *x* $x$ <img src="file:///etc/passwd"> #link("https://e.example") {{x}}';
		const text = `${attack}\u0000\u202e`;
		const heading = `${text}\n`;
		const blocks: Block[] = [
			{ kind: 'paragraph', text },
			{ kind: 'list', items: [text] },
			{ kind: 'quote', text, place: heading },
			{ kind: 'table', head: [heading], rows: [[text]] },
			{ kind: 'facts', facts: [{ label: heading, value: text }] },
		];
		const document: Document = {
			title: heading,
			subtitle: heading,
			author: { name: heading, company: heading },
			facts: [{ label: heading, value: text }],
			sections: Array.from({ length: 3 }, () => ({ heading, blocks })),
		};
		const proxy = await getDocumentProxy(await toPdf(document, made));
		const pages = (await extractText(proxy)).text.map((page) => page.replace(/[\s\u200b]+/g, ''));
		const count = lettersOf(pages.join(''), attack.replace(/\s+/g, ''));
		// The title page and its contents, then in each section a heading, two texts, a quote, a table and facts.
		const onTitlePage = 4 + 2 + 3;
		// Each further page has the title above, and the author with a company below.
		expect(count).toBe(onTitlePage + 3 * 9 + 3 * (pages.length - 1));
		const { info } = await getMeta(proxy);
		expect(info).toMatchObject({ Title: attack, Author: `${attack}, ${attack}` });
		for (let page = 1; page <= proxy.numPages; page++) {
			const links = await (await proxy.getPage(page)).getAnnotations();
			expect(links.filter(({ url, unsafeUrl }) => url ?? unsafeUrl)).toEqual([]);
		}
	});
});
