import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCall } from './read.ts';
import { sentencesOf, splitSentences } from './sentences.ts';

describe('sentences', () => {
	it.each([
		['I saw Dr. Marsh. She said no.', ['I saw Dr. Marsh.', 'She said no.']],
		['It is $1.5M a year. Fine.', ['It is $1.5M a year.', 'Fine.']],
		['Use a tool, e.g. a spreadsheet. Or not?', ['Use a tool, e.g. a spreadsheet.', 'Or not?']],
		['We start at 9 a.m. Monday suits me.', ['We start at 9 a.m.', 'Monday suits me.']],
		['He said "No." Then he left...', ['He said "No."', 'Then he left...']],
		['What?! Really??', ['What?!', 'Really??']],
		['No. 5 is alive. No. I mean it.', ['No. 5 is alive.', 'No.', 'I mean it.']],
		['John F. Kennedy came. I. did not.', ['John F. Kennedy came.', 'I.', 'did not.']],
	])('splits %j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

	it('cuts long speech without punctuation at joints, and loses nothing', () => {
		const speech =
			'and the thing is we have three vans and two of them are always on the road because the depot is so far out so when somebody rings in the morning we cannot really say when we will be there and then they ring somebody else which is fair enough';
		const parts = splitSentences(speech);
		expect(parts.length).toBeGreaterThan(1);
		for (const part of parts) {
			expect(speech).toContain(part);
			expect(part.split(' ').length).toBeLessThanOrEqual(26);
			expect(part.split(' ').length).toBeGreaterThanOrEqual(5);
		}
		expect(parts.join(' ')).toBe(speech);
	});

	it('gives each its line, turn, speaker and start', () => {
		const call = readCall('[00:05] Ann: One. Two.\nThree.\n[00:09] Bob: Four.');
		expect(sentencesOf(call)).toEqual([
			{ text: 'One.', line: 1, turn: 0, speaker: 0, start: 5 },
			{ text: 'Two.', line: 1, turn: 0, speaker: 0, start: 5 },
			{ text: 'Three.', line: 2, turn: 0, speaker: 0, start: 5 },
			{ text: 'Four.', line: 3, turn: 1, speaker: 1, start: 9 },
		]);
	});

	it('gives verbatim parts of any line, in order', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.constantFrom(
						'so',
						'and',
						'it',
						'costs',
						'$1.5M.',
						'Dr.',
						'No.',
						'[name]',
						'ok?',
						'…',
						'  ',
						'“Yes.”',
						'👍',
					),
					{ maxLength: 120 },
				),
				(words) => {
					const line = words.join(' ');
					let from = 0;
					for (const sentence of splitSentences(line)) {
						const at = line.indexOf(sentence, from);
						expect(at).toBeGreaterThanOrEqual(from);
						from = at + sentence.length;
					}
				},
			),
		);
	});
});
