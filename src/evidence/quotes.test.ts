import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { readCall } from '#transcript/read.ts';
import { sentencesOf } from '#transcript/sentences.ts';
import { findQuote, quoteFinder, quotesIn } from './quotes.ts';

const call = readCall(readFileSync(join(import.meta.dirname, '../../test/calls/discovery-dental.txt'), 'utf8'));

describe('finding a quote', () => {
	it('finds words letter for letter, with their line, turn, speaker and time', () => {
		expect(findQuote(call, 'Anything over five thousand pounds we both sign.')).toMatchObject({
			match: 'verbatim',
			line: 103,
			turn: 102,
			speaker: 0,
			start: expect.any(Number),
			text: 'Anything over five thousand pounds we both sign.',
		});
	});

	it('finds them but for case, white space, quote marks and dashes, and gives the words of the source', () => {
		expect(findQuote(call, 'that’s   WHAT it is')).toBeNull();
		expect(findQuote(call, 'helen marsh, she’s my partner')).toMatchObject({
			match: 'normalised',
			text: "Helen Marsh, she's my partner",
		});
	});

	it('finds what wraps over two lines of a turn', () => {
		const wrapped = readCall('Ann: We sign in\nJune.\nBob: Good.\nAnn: Yes.\nBob: Yes.');
		expect(findQuote(wrapped, 'sign in June')).toMatchObject({ match: 'normalised', line: 1, text: 'sign in June' });
		expect(findQuote(wrapped, 'June. Good.')).toBeNull();
	});

	it('offers what is nearly there as close, never as verbatim', () => {
		expect(findQuote(call, 'We advertised for seven weeks and only got two applications.')).toMatchObject({
			match: 'close',
			text: 'We advertised for seven weeks and got two applications',
		});
	});

	it.each(['We have signed the contract already', 'thirty full chairs a month for Helen', '', '…', 'xyzzy'])(
		'finds nothing for %j',
		(quote) => expect(findQuote(call, quote)).toBeNull(),
	);

	it('does not find a word inside another', () => {
		const short = readCall('Ann: I know that.\nBob: Ah.\nAnn: Yes.\nBob: No.');
		expect(findQuote(short, 'no')).toMatchObject({ match: 'normalised', line: 4 });
		expect(findQuote(short, 'hat')).toBeNull();
	});

	it('finds a line of the header and an event, as no turn', () => {
		const headed = readCall(readFileSync(join(import.meta.dirname, '../../test/calls/three-people-header.md'), 'utf8'));
		expect(findQuote(headed, 'Rolf Adeyemi (Head of Operations, Kestrel Freight)')).toMatchObject({
			match: 'verbatim',
			line: 8,
			turn: -1,
			speaker: null,
		});
		expect(findQuote(headed, '[Ines shares her screen]')).toMatchObject({ line: 41, turn: -1 });
		expect(findQuote(headed, 'Strong demo, both were convinced')).toBeNull();
	});

	it('finds every sentence of a call verbatim in its line', () => {
		const find = quoteFinder(call);
		for (const { text } of sentencesOf(call)) expect(find(text)?.match).toBe('verbatim');
	});

	it('gives words of the source for whatever it finds', () => {
		fc.assert(
			fc.property(fc.nat(144), fc.nat(30), fc.integer({ min: 1, max: 40 }), (turn, from, length) => {
				const quote = (call.turns[turn]?.text ?? '').slice(from, from + length);
				const place = findQuote(call, quote);
				if (place !== null) expect(call.turns[place.turn]?.text).toContain(place.text);
			}),
		);
	});

	it('looks a hundred quotes up in 400,000 characters without reading them a hundred times', () => {
		const long = readCall(
			Array.from(
				{ length: 8000 },
				(_, at) => `${at % 2 === 0 ? 'Ann' : 'Bob'}: Sentence number ${at} is about the price of things.`,
			).join('\n'),
		);
		const spent = cpuClock();
		const find = quoteFinder(long);
		for (let at = 0; at < 100; at++) {
			expect(find(`sentence number ${at * 70} is about`)?.line).toBe(at * 70 + 1);
			expect(find(`sentence number ${at} is not about anything here`)?.match ?? 'none').not.toBe('verbatim');
		}
		expect(spent()).toBeLessThan(3000);
	});
});

describe('quotes in a text', () => {
	it('are the pieces between curly marks', () => {
		expect(quotesIn('Said “one” (line 3), then “two words”. ‘Not this’, "nor this".')).toEqual(['one', 'two words']);
		expect(quotesIn('“outer “inner” end” and “open')).toEqual(['outer “inner” end']);
		expect(quotesIn('none')).toEqual([]);
	});
});
