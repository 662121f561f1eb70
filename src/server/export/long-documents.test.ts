import { expect, it } from 'vitest';
import type { Document, Section } from '#shared/document.ts';
import { cpuTime } from '#test/cpu-time.ts';
import { everything, sampled } from '#test/tier.ts';
import { toDocx } from './docx.ts';
import { toPdf } from './pdf.ts';

const made = new Date('2026-03-04T12:00:00Z');
const text = 'The office takes orders by phone and by text, and writes them on a board that two people read. ';

const pages: Document = {
	title: 'Sixty pages',
	facts: [],
	sections: Array.from({ length: 60 }, (_, index): Section => {
		const blocks = Array.from({ length: 5 }, () => ({ kind: 'paragraph', text: text.repeat(6) }) as const);
		return { heading: `Section ${index}`, blocks };
	}),
};

const table = (rows: number): Document => ({
	title: `${rows} rows`,
	facts: [],
	sections: [
		{
			heading: 'All',
			blocks: [
				{
					kind: 'table',
					head: ['A', 'B', 'C'],
					rows: Array.from({ length: rows }, (_, index) => [`${index}`, 'a name', text]),
				},
			],
		},
	],
});

const words: Document = {
	title: 'Words without a break',
	facts: [{ label: 'F'.repeat(20_000), value: 'V'.repeat(20_000) }],
	sections: [
		{
			heading: 'H'.repeat(20_000),
			blocks: [
				{ kind: 'paragraph', text: '😀'.repeat(10_000) },
				{ kind: 'list', items: ['L'.repeat(20_000)] },
				{ kind: 'table', head: ['A', 'B'], rows: [['C'.repeat(20_000), '<b>'.repeat(6000)]] },
			],
		},
	],
};

// Several times what it takes, and far below what a quadratic step would.
const DOCUMENTS = [
	['a Word file of sixty pages', toDocx, pages, 3000],
	['a PDF file of sixty pages', toPdf, pages, 8000],
	['a Word file of a thousand rows', toDocx, table(1000), 4000],
	['a PDF file of a thousand rows', toPdf, table(1000), 6000],
	['a Word file of words without a break', toDocx, words, 3000],
	['a PDF file of words without a break', toPdf, words, 8000],
] as const;

const LONGEST = [
	['a Word file of five thousand rows', toDocx, table(5000), 12_000],
	['a PDF file of five thousand rows', toPdf, table(5000), 20_000],
] as const;

it.each(everything ? [...DOCUMENTS, ...LONGEST] : sampled(DOCUMENTS, 1))(
	'makes %s in time',
	async (_name, make, document, limit) => {
		expect(await cpuTime(() => make(document, made))).toBeLessThan(limit);
	},
	240_000,
);

it('a section in which nothing stands is in no table of contents', async () => {
	const [first, second] = pages.sections.slice(0, 2);
	if (!first || !second) throw new Error('There are pages.');
	const empty = { heading: 'Tests', blocks: [], none: 'Nothing to compare yet' };
	const given = { ...pages, sections: [first, empty, second, empty] };
	const without = { ...pages, sections: [first, second] };
	expect(await toPdf(given, made)).toEqual(await toPdf(without, made));
});
