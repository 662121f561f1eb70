import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import type { Document, Section } from '#shared/document.ts';
import { documentFile } from './document-file.ts';

const made = new Date('2026-03-04T12:00:00Z');
const text = 'The office takes orders by phone and by text, and writes them on a board that two people read. ';

function longDocument(sections: number): Document {
	return {
		title: 'Long',
		facts: [],
		sections: Array.from({ length: sections }, (_, index): Section => {
			const blocks = Array.from({ length: 5 }, () => ({ kind: 'paragraph', text: text.repeat(6) }) as const);
			return { heading: `Section ${index}`, blocks };
		}),
	};
}

it('makes files side by side without holding up the server', async () => {
	const document = longDocument(30);
	const jobs = (['docx', 'pdf', 'pdf', 'docx'] as const).map((kind) => documentFile({ kind, document, made }));
	let longest = 0;
	let last = performance.now();
	const ticking = setInterval(() => {
		longest = Math.max(longest, performance.now() - last);
		last = performance.now();
	}, 5);
	const files = await Promise.all(jobs);
	clearInterval(ticking);
	const beginnings = files.map((bytes) => Buffer.from(bytes.slice(0, 4)).toString('latin1'));
	expect(beginnings).toEqual(['PK\u0003\u0004', '%PDF', '%PDF', 'PK\u0003\u0004']);
	expect(longest).toBeLessThan(500);
});

it('says which letters a PDF cannot show, and what can', async () => {
	const document: Document = { title: 'Plan for 你好', facts: [], sections: [] };
	await expect(documentFile({ kind: 'pdf', document, made })).rejects.toThrow(
		'A PDF file cannot show “你”, “好” of this result, for want of a font: save it as Word (format docx), which can.',
	);
	expect((await documentFile({ kind: 'docx', document, made })).length).toBeGreaterThan(1000);
});

it.each(['docx', 'pdf'] as const)(
	'makes a %s file of five thousand rows, and of sixty pages',
	async (kind) => {
		const rows = Array.from({ length: 5000 }, (_, index) => [`${index}`, 'a name', text]);
		const table: Document = {
			title: 'Rows',
			facts: [],
			sections: [{ heading: 'All', blocks: [{ kind: 'table', head: ['A', 'B', 'C'], rows }] }],
		};
		const started = performance.now();
		await documentFile({ kind, document: table, made });
		await documentFile({ kind, document: longDocument(60), made });
		expect(performance.now() - started).toBeLessThan(25_000);
	},
	60_000,
);
