import { describe, expect, it } from 'vitest';
import { readingWith } from '../draft/advice/testing.ts';
import { sentencesOf } from './sentence.ts';
import { decodeWorth, encodeWorth, worthWeights } from './weights.ts';
import { worthOf, worthOfSentence } from './worth.ts';

const thingsOf = (...call: string[]) =>
	sentencesOf(readingWith(call)).map(({ things }) => [...things].filter((one) => !one.startsWith('w ')));

describe('what a sentence names', () => {
	it('is its numbers, days, hours and names, whoever speaks left out', () => {
		expect(
			thingsOf('Bea: Hello.', 'Sam: Bea, we asked Olly for 9,000 by Friday at half past nine.')[1]?.toSorted(),
		).toEqual(['N olly', 'd weekday 5', 'n 9000', 't 9:30']);
	});
	it('is a name at its start only where the word is one amid a sentence', () => {
		expect(thingsOf('Bea: Olly signs.')[0]).toEqual([]);
		expect(thingsOf('Bea: Olly signs.', 'Sam: So is it Olly?')[0]).toEqual(['N olly']);
	});
});

describe('what is worth telling', () => {
	const call = [
		'Sam: And who is that on the wall behind you there?',
		'Bea: My dog and the neighbour, they look alike.',
		'Sam: What happens when somebody calls at night?',
		'Bea: We lost forty-one thousand dollars last year on calls that nobody answered.',
		'Sam: It is nine hundred dollars a month, and it answers in two seconds.',
		'Bea: I see, so it would pay.',
	];
	const reading = readingWith(call, { pains: { 4: { main: true } }, prices: { 5: { amount: 900, per: 'month' } } });
	const worthOfLine = (line: number, weights = worthWeights()) =>
		Math.max(
			...sentencesOf(reading)
				.filter(({ turn }) => turn.number === line)
				.map((one) => worthOfSentence(worthOf(reading, weights), one)),
		);

	it('CALL-16: is by the weights the trouble and the price, not the chat', () => {
		for (const told of [4, 5]) for (const not of [1, 2, 6]) expect(worthOfLine(told)).toBeGreaterThan(worthOfLine(not));
	});
	it('is the same after the weights were stored', () => {
		const weights = worthWeights();
		expect(worthOf(reading, decodeWorth(encodeWorth(weights)))).toEqual(worthOf(reading, weights));
	});
});
