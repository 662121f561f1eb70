import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Block, Document } from '#shared/document.ts';
import { toPdf } from '../pdf.ts';

const made = new Date('2026-03-04T12:00:00Z');

const report: Document = {
	title: 'Plan for Loaf & Son',
	author: { name: 'Ann Lee' },
	facts: [{ label: 'Score', value: '7.5 of 10' }],
	sections: [
		{
			heading: 'Budget',
			blocks: [
				{ kind: 'paragraph', text: 'Pay [add price] for ✓.\n\nNext paragraph' },
				{ kind: 'list', items: ['one', 'two'], ordered: true },
				{ kind: 'list', items: ['three'] },
				{ kind: 'quote', text: 'We have $40k.' },
				{ kind: 'table', head: ['Who', 'Share'], rows: [['Ann', '60%'], ['Bob']] },
			],
			sections: [{ heading: 'Later', blocks: [], sections: [{ heading: 'Deeper', blocks: [] }] }],
		},
		{ heading: 'Authority', blocks: [] },
		{ heading: 'Need', blocks: [] },
	],
};

const withBlocks = (...blocks: Block[]): Document => ({ title: 'T', facts: [], sections: [{ heading: 'S', blocks }] });

/** An element of the structure: its role, and its text or what is in it. */
type Tagged = [role: string, text: string] | [role: string, inside: Tagged[]];

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Content = Awaited<ReturnType<Page['getTextContent']>>;
type Tree = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;
type Child = Tree['children'][number];

async function pagesOf(document: Document) {
	const file = await getDocumentProxy(await toPdf(document, made));
	const pages = Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1));
	return Promise.all(
		pages.map(async (loading) => {
			const page = await loading;
			const texts = markedTexts(await page.getTextContent({ includeMarkedContent: true }));
			const root = (await page.getStructTree())?.children ?? [];
			const tree = root.flatMap((child) => taggedOf(child, texts)).flatMap(([, inside]) => inside as Tagged[]);
			return { tree, decoration: texts.get(DECORATION) ?? '', loose: (texts.get(LOOSE) ?? '').trim() };
		}),
	);
}

const DECORATION = 'decoration';
const LOOSE = 'loose';

/** The text of a page by the id of the mark around it. */
function markedTexts({ items }: Content): Map<string, string> {
	const texts = new Map<string, string>();
	const around: string[] = [];
	for (const item of items) {
		if ('str' in item) {
			const id = around.at(-1) ?? LOOSE;
			texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
		} else if (item.type === 'endMarkedContent') around.pop();
		else around.push('tag' in item && item.tag === 'Artifact' ? DECORATION : (item.id ?? around.at(-1) ?? LOOSE));
	}
	return texts;
}

function taggedOf(child: Child, texts: ReadonlyMap<string, string>): Tagged[] {
	if (!('role' in child)) return [];
	const inside = child.children.flatMap((inner) => taggedOf(inner as Child, texts));
	if (inside.length > 0 && child.role !== 'P') return [[child.role, inside]];
	return [[child.role, textOf(child, texts).trim()]];
}

function textOf(child: Child, texts: ReadonlyMap<string, string>): string {
	if ('role' in child) return child.children.map((inner) => textOf(inner as Child, texts)).join('');
	return texts.get(child.id) ?? '';
}

describe('the structure of a PDF file', () => {
	it('has headings, paragraphs, lists, quotes and tables as such, in the order of reading', async () => {
		const [, second] = await pagesOf(report);
		expect(second?.tree).toEqual([
			['H1', 'Budget'],
			['P', 'Pay [add price] for ✓.'],
			['P', 'Next paragraph'],
			['L', [item('1.', 'one'), item('2.', 'two')]],
			['L', [item('•', 'three')]],
			['BlockQuote', [['P', '“We have $40k.”']]],
			[
				'Table',
				[
					['THead', [row(['TH', 'Who'], ['TH', 'Share'])]],
					['TBody', [row(['TD', 'Ann'], ['TD', '60%']), row(['TD', 'Bob'], ['TD', ''])]],
				],
			],
			['H2', 'Later'],
			['H3', 'Deeper'],
			['H1', 'Authority'],
			['H1', 'Need'],
		]);
	});

	it('has a title page with its facts as terms, and contents that are links', async () => {
		const [first] = await pagesOf(report);
		expect(first?.tree).toEqual([
			['P', 'Plan for Loaf & Son'],
			['P', 'Prepared by Ann Lee'],
			['P', '4 March 2026'],
			[
				'L',
				[
					[
						'LI',
						[
							['Lbl', [['Span', 'Score']]],
							['LBody', '7.5 of 10'],
						],
					],
				],
			],
			['P', 'Contents'],
			['TOC', ['Budget 2', 'Authority 2', 'Need 2'].map((text) => ['TOCI', [['Reference', [['Link', text]]]]])],
		]);
	});

	it('keeps header and footer out, and nothing else', async () => {
		const [first, second] = await pagesOf(report);
		expect([first?.decoration, first?.loose]).toEqual(['', '']);
		expect([second?.decoration, second?.loose]).toEqual(['Plan for Loaf & SonAnn Lee · 4 March 2026 Page 2 of 2', '']);
	});

	it('leaves no level of headings out where a heading is empty', async () => {
		const inner = [{ heading: 'Inner', blocks: [] }];
		const document: Document = { title: 'T', facts: [], sections: [{ heading: ' ', blocks: [], sections: inner }] };
		expect((await pagesOf(document))[1]?.tree).toEqual([['H1', 'Inner']]);
	});

	it('has a title also where the document has none', async () => {
		const file = await getDocumentProxy(await toPdf({ title: ' ', facts: [], sections: [] }, made));
		expect((await file.getMetadata()).info).toMatchObject({ Title: 'Untitled' });
	});

	it('reads the head of a table once, on however many pages it is printed', async () => {
		const rows = Array.from({ length: 60 }, (_, index) => [`row ${index}`, 'a value']);
		const pages = await pagesOf(withBlocks({ kind: 'table', head: ['Name of it', 'What it is'], rows }));
		const isRead = pages.map(({ tree }) => JSON.stringify(tree).includes('Name of it'));
		expect(isRead).toEqual([false, true, false]);
		expect(pages[2]?.decoration).toContain('Name of it');
	});

	it('is declared: tagged, PDF/UA, in English, with the title to show', async () => {
		const file = await getDocumentProxy(await toPdf(report, made));
		const { info, metadata } = await file.getMetadata();
		expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
		expect(info).toMatchObject({ Title: 'Plan for Loaf & Son', Language: 'en' });
		expect(metadata.get('pdfuaid:part')).toBe('1');
		expect(await file.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
	});
});

const item = (mark: string, text: string): Tagged => [
	'LI',
	[
		['Lbl', mark],
		['LBody', text],
	],
];
const row = (...cells: Tagged[]): Tagged => ['TR', cells];
