import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

/** Prose without abbreviations, on which Unicode's rules and ours must agree. */
const PLAIN = [
	'The van was late. The buyer called twice! Who would wait for that?',
	'We sent 12 quotes on 3 May 2026. Nobody replied. We asked again.',
	'“Is it ready?” she asked. It was not.',
	'Prices rose by 4.5% (see below). Nobody complained.',
	'One sentence without an end',
	'It costs $1.5M a year! We pay it.',
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const segments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim());

describe('sentences', () => {
	it.each([
		['I saw Dr. Marsh. She said no.', ['I saw Dr. Marsh.', 'She said no.']],
		['It is $1.5M a year. Fine.', ['It is $1.5M a year.', 'Fine.']],
		['Use a tool, e.g. a spreadsheet. Or not?', ['Use a tool, e.g. a spreadsheet.', 'Or not?']],
		['We start at 9 a.m. Monday suits me.', ['We start at 9 a.m.', 'Monday suits me.']],
		['He said "No." Then he left...', ['He said "No."', 'Then he left...']],
		['What?! Really??', ['What?!', 'Really??']],
		['No. 5 is alive. No. I mean it.', ['No. 5 is alive.', 'No.', 'I mean it.']],
		['It starts May 1st. Then we wait.', ['It starts May 1st.', 'Then we wait.']],
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

	it.each(PLAIN)('ends where Unicode ends them: %s', (text) => expect(splitSentences(text)).toEqual(segments(text)));

	it('knows abbreviations that Unicode cuts at', () => {
		const text = 'I saw Dr. Marsh.';
		expect(segments(text)).toEqual(['I saw Dr.', 'Marsh.']);
		expect(splitSentences(text)).toEqual([text]);
		expect(splitSentences('A repair for 38,000 kr. saved a roof.')).toHaveLength(1);
		expect(splitSentences('It is 38,000 kr. The roof was saved.')).toHaveLength(2);
	});

	it('reads a long line in time that grows with its length alone', () => {
		for (const pump of ['. ', 'a.', '…', '"', 'A. ', ', ', 'no. ']) {
			const started = process.cpuUsage().user;
			splitSentences(pump.repeat(100_000));
			expect(process.cpuUsage().user - started, pump).toBeLessThan(2_000_000);
		}
	});
});
