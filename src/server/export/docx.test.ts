// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import type { Block, Document, Section } from '#shared/document.ts';
import { toDocx } from './docx.ts';

const made = new Date('2026-03-04T12:00:00Z');

const report: Document = {
	title: 'Plan for Loaf & Son',
	subtitle: 'Early loaves',
	author: { name: "Zoë O'Brien-Łukasz", company: 'Quist <Ovens>' },
	facts: [{ label: 'Score', value: '7.5 of 10' }],
	sections: [
		{
			heading: 'Budget',
			blocks: [
				{ kind: 'paragraph', text: 'First line\nsecond line\n\nNext paragraph' },
				{ kind: 'list', items: ['one', 'two'], ordered: true },
				{ kind: 'list', items: ['dash', ' '] },
				{ kind: 'list', items: ['uno'], ordered: true },
				{ kind: 'quote', text: 'We have $40k.', place: 'line 19' },
				{ kind: 'table', head: ['Who', 'Share'], rows: [['Ann', '60%'], ['Bob']] },
				{ kind: 'facts', facts: [{ label: 'Ask next', value: 'Who signs?' }] },
			],
			sections: [{ heading: 'Later', blocks: [{ kind: 'paragraph', text: 'Pay [add price].' }] }],
		},
		{ heading: 'Authority', blocks: [] },
		{ heading: 'Need', blocks: [] },
	],
};

const withSections = (...sections: Section[]): Document => ({ title: 'T', facts: [], sections });
const withBlocks = (...blocks: Block[]) => withSections({ heading: 'S', blocks });

function parsed(text: string, type: DOMParserSupportedType): globalThis.Document {
	const document = new DOMParser().parseFromString(text, type);
	if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent);
	return document;
}

/** One of the file's XML parts; throws where it is not well-formed. */
async function partOf(document: Document, path: string): Promise<globalThis.Document> {
	const part = unzipSync(await toDocx(document, made))[path];
	if (!part) throw new Error(`no ${path}`);
	return parsed(strFromU8(part), 'text/xml');
}

const bodyOf = (document: Document) => partOf(document, 'word/document.xml');

const textsOf = (node: globalThis.Document | Element, name: string) =>
	[...node.getElementsByTagName(name)].map((element) => element.textContent);

/** The paragraphs with a style. */
function styled(body: globalThis.Document, style: string): Element[] {
	return [...body.getElementsByTagName('w:pStyle')]
		.filter((element) => element.getAttribute('w:val') === style)
		.flatMap((element) => element.parentElement?.parentElement ?? []);
}

describe('a document as a Word file', () => {
	it('is read by others with its headings, lists and tables', async () => {
		const buffer = Buffer.from(await toDocx(report, made));
		const { value } = await mammoth.convertToHtml(
			{ buffer },
			{ styleMap: ["p[style-name='Quotation'] => blockquote"] },
		);
		const page = parsed(value, 'text/html');
		expect(textsOf(page, 'h1')).toEqual(['Budget', 'Authority', 'Need']);
		expect(textsOf(page, 'h2')).toEqual(['Later']);
		expect([...page.querySelectorAll('ol')].map((list) => textsOf(list, 'li'))).toEqual([['one', 'two'], ['uno']]);
		expect([...page.querySelectorAll('ul')].map((list) => textsOf(list, 'li'))).toEqual([['dash']]);
		expect(textsOf(page, 'blockquote')).toEqual(['“We have $40k.” (line 19)']);
		expect(
			[...page.querySelectorAll('table')].map((table) =>
				[...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent)),
			),
		).toEqual([
			[['Score', '7.5 of 10']],
			[
				['Who', 'Share'],
				['Ann', '60%'],
				['Bob', ''],
			],
			[['Ask next', 'Who signs?']],
		]);
		expect(value).toContain('<p>First line<br />second line</p><p>Next paragraph</p>');
	});

	it('says on the title page what it is, whose it is, and when it was made', async () => {
		const body = await bodyOf(report);
		const lines = [...body.getElementsByTagName('w:p')].map(({ textContent }) => textContent).slice(0, 4);
		expect(lines).toEqual([
			'Plan for Loaf & Son',
			'Early loaves',
			"Prepared by Zoë O'Brien-Łukasz, Quist <Ovens>",
			'4 March 2026',
		]);
		expect(styled(body, 'ContentsLine').map(({ textContent }) => textContent)).toEqual(['Budget', 'Authority', 'Need']);
		expect(styled(body, 'Heading1')[0]?.getElementsByTagName('w:pageBreakBefore')).toHaveLength(1);
	});

	it('leaves out what is not known, and contents that would be two lines', async () => {
		const body = await bodyOf(withBlocks());
		expect([...body.getElementsByTagName('w:p')].map(({ textContent }) => textContent)).toEqual([
			'T',
			'4 March 2026',
			'',
			'S',
		]);
	});

	it('links the contents to headings that are there', async () => {
		const body = await bodyOf(report);
		const named = (name: string, attribute: string) =>
			[...body.getElementsByTagName(name)].map((element) => element.getAttribute(attribute));
		expect(named('w:hyperlink', 'w:anchor')).toEqual(named('w:bookmarkStart', 'w:name'));
	});

	it('begins every numbered list with 1', async () => {
		const body = await bodyOf(report);
		const ids = [...body.getElementsByTagName('w:numId')].map((element) => element.getAttribute('w:val'));
		expect(new Set(ids).size).toBe(3);
		expect(ids[0]).toBe(ids[1]);
		expect(ids[3]).not.toBe(ids[0]);
	});

	it('repeats the head of a table, and keeps headings with what follows', async () => {
		expect((await bodyOf(report)).getElementsByTagName('w:tblHeader')).toHaveLength(1);
		const styles = await partOf(report, 'word/styles.xml');
		const keeping = [...styles.getElementsByTagName('w:style')]
			.filter((style) => style.getElementsByTagName('w:keepNext').length > 0)
			.map((style) => style.getAttribute('w:styleId'));
		expect(keeping).toEqual([1, 2, 3, 4, 5, 6].map((level) => `Heading${level}`));
	});

	it('numbers its pages but the first', async () => {
		const archive = unzipSync(await toDocx(report, made));
		const footers = Object.keys(archive).filter((path) => /^word\/footer\d+\.xml$/.test(path));
		const texts = footers.map((path) => strFromU8(archive[path] ?? new Uint8Array()));
		expect(texts.filter((text) => /PAGE<.*NUMPAGES</s.test(text))).toHaveLength(1);
		// Word reports a footer without a paragraph as a damaged file.
		for (const text of texts) expect(text).toContain('</w:ftr>');
		expect((await bodyOf(report)).getElementsByTagName('w:titlePg')).toHaveLength(1);
	});

	it('knows its title and author', async () => {
		const core = await partOf(report, 'docProps/core.xml');
		expect(textsOf(core, 'dc:title')).toEqual(['Plan for Loaf & Son']);
		expect(textsOf(core, 'dc:creator')).toEqual(["Zoë O'Brien-Łukasz, Quist <Ovens>"]);
	});

	it('marks the gaps that are to be filled, and nothing else', async () => {
		const marked = [...(await bodyOf(report)).getElementsByTagName('w:r')].filter(
			(run) => run.getElementsByTagName('w:shd').length > 0,
		);
		expect(marked.map(({ textContent }) => textContent)).toEqual(['[add price]']);
	});

	it('takes texts as texts, wherever they stand: no markup and no control character comes through', async () => {
		const attack = '<w:p/>&amp;\u0000\u000b\u202e]]>\ud800';
		const heading = `${attack}\n`;
		const blocks: Block[] = [
			{ kind: 'paragraph', text: attack },
			{ kind: 'list', items: [attack] },
			{ kind: 'quote', text: attack, place: heading },
			{ kind: 'table', head: [heading], rows: [[attack]] },
			{ kind: 'facts', facts: [{ label: heading, value: attack }] },
		];
		const sections = Array.from({ length: 3 }, () => ({ heading, blocks }));
		const author = { name: heading, company: heading };
		const facts = [{ label: heading, value: attack }];
		const document = { title: heading, subtitle: heading, author, facts, sections };
		const kept = '<w:p/>&amp;]]>\ufffd';
		const body = textsOf(await bodyOf(document), 'w:t');
		// Title, subtitle, facts and contents, then in each section a heading, two texts, a table and facts.
		expect(body.filter((text) => text === kept)).toHaveLength(4 + 3 + 3 * 7);
		expect(body.filter((text) => text === `“${kept}” (${kept})`)).toHaveLength(3);
		expect(body).toContain(`Prepared by ${kept}, ${kept}`);
		const core = await partOf(document, 'docProps/core.xml');
		expect(textsOf(core, 'dc:title')).toEqual([kept]);
		expect(textsOf(core, 'dc:subject')).toEqual([kept]);
		for (const bytes of Object.values(unzipSync(await toDocx(document, made)))) {
			const text = strFromU8(bytes);
			expect(text.match(/\u202e|[^\n\r\t\P{Cc}]/u)).toBeNull();
			if (text.startsWith('<?xml')) parsed(text, 'text/xml');
		}
	});

	it('is read from the right where its letters are', async () => {
		const body = await bodyOf(withBlocks({ kind: 'paragraph', text: 'שלום' }, { kind: 'paragraph', text: 'Hello' }));
		expect(body.getElementsByTagName('w:bidi')).toHaveLength(1);
	});
});
