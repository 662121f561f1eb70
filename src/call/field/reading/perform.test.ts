import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { perform } from './perform.ts';

const CALL = 'Dana: One two three.\nPriya: Four.\nDana: Five six.\nPriya: Seven eight nine ten.';

const rename = (name: string) => perform({ kind: 'edit', text: CALL, edit: { kind: 'rename', speaker: 1, name } });

describe('a name that a member gives', () => {
	it.each(['Priya Raman', 'Renée O’Neill', '李伟', 'Priya (Hartwell Dental)', 'Speaker 7', 'Prospect'])(
		'%s is read back from the text',
		async (name) => {
			const answer = await rename(name);
			expect(answer).toMatchObject({ kind: 'edited', name: name.replace(' (Hartwell Dental)', '') });
		},
	);

	it('is refused, with a sentence, where it could be read as a time mark or as speech', async () => {
		for (const name of ['::', '**', '10:30', 'Dana: hi', 'Dana']) {
			expect(await rename(name)).toMatchObject({ kind: 'refused', problem: expect.stringContaining(name) });
		}
	});

	it('never costs a word, whatever it is', async () => {
		const names = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
		await fc.assert(
			fc.asyncProperty(names, async (name) => {
				const answer = await rename(name);
				if (answer.kind !== 'edited') return;
				expect(answer.reading.words).toBe(10);
				expect(answer.reading.speakers.map(({ words }) => words)).toEqual([5, 5]);
				expect(answer.reading.speakers[1]?.name).toBe(answer.name);
			}),
		);
	});
});

describe('a text that arrives', () => {
	it('stays as it is in our own lines, with or without times, and where nobody is named', async () => {
		const timed = '[00:00:01.000 - 00:00:02.000] Dana: Hi.\n[00:03] Priya: Hello.\nStill me.\n[10:30 AM] Dana: So.';
		for (const text of [CALL, timed, CALL.replaceAll('\n', '\r\n\r\n'), 'We spoke about the price. Then we stopped.']) {
			expect(await perform({ kind: 'read', text, rewrite: true })).toMatchObject({ text, found: { rewritten: false } });
		}
	});

	it('is rewritten where names are above the words, in bold or after a bare time', async () => {
		for (const text of [
			'Dana  0:03\nOne two.\n\nPriya  0:07\nThree.\n\nDana  0:09\nFour.',
			'**Dana:** One two.\n\n**Priya:** Three.\n\n**Dana:** Four.',
			'Dana (00:03): One two.\nPriya (00:07): Three.\nDana (00:09): Four.',
		]) {
			const answer = await perform({ kind: 'read', text, rewrite: true });
			expect(answer).toMatchObject({ kind: 'read', found: { rewritten: true }, reading: { turns: 3, words: 4 } });
			const held = answer.kind === 'read' ? answer.text : '';
			expect(readCall(held).speakers.map(({ name }) => name)).toEqual(['Dana', 'Priya']);
			expect(await perform({ kind: 'read', text: held, rewrite: true })).toMatchObject({ text: held });
		}
	});
});
