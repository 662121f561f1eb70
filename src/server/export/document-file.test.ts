import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import type { Document, Section } from '#shared/document.ts';
import { slowTest } from '#test/slow-test.ts';
import { documentFile } from './document-file.ts';

const made = new Date('2026-03-04T12:00:00Z');
const text = 'The office takes orders by phone and by text, and writes them on a board that two people read. ';

slowTest('makes more files than it lays out at once, without holding up the server', 60_000, async () => {
	const document: Document = {
		title: 'Sixty pages',
		facts: [],
		sections: Array.from({ length: 60 }, (_, index): Section => {
			const blocks = Array.from({ length: 5 }, () => ({ kind: 'paragraph', text: text.repeat(6) }) as const);
			return { heading: `Section ${index}`, blocks };
		}),
	};
	const before = performance.eventLoopUtilization();
	const jobs = (['docx', 'pdf', 'docx'] as const).map((kind) => documentFile({ kind, document, made }));
	const files = await Promise.all(jobs);
	const beginnings = files.map((bytes) => Buffer.from(bytes.slice(0, 4)).toString('latin1'));
	expect(beginnings).toEqual(['PK\u0003\u0004', '%PDF', 'PK\u0003\u0004']);
	expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it('says which letters a PDF cannot show, and what can', async () => {
	const document: Document = { title: 'Plan for 你好', facts: [], sections: [] };
	await expect(documentFile({ kind: 'pdf', document, made })).rejects.toThrow(
		'A PDF file cannot show “你”, “好” of this result, for want of a font: save it as Word (format docx), which can.',
	);
	expect((await documentFile({ kind: 'docx', document, made })).length).toBeGreaterThan(1000);
}, 60_000);
