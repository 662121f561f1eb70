import { describe, expect, it } from 'vitest';
import { readingWith } from '../draft/advice/testing.ts';
import { type Sentence, sentencesOf } from './sentence.ts';
import { decodeWorth, encodeWorth, type WorthWeights, worthWeights } from './weights.ts';
import { mostWorth, worthOf } from './worth.ts';

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
	const chosen = (
		weights: WorthWeights,
		told: string[] = [],
		words = 20,
		settled: (sentence: Sentence) => number = () => 1,
	) =>
		mostWorth(
			sentencesOf(reading).map((sentence) => ({
				sentence,
				things: sentence.things,
				length: sentence.text.split(' ').length,
				settled: settled(sentence),
			})),
			worthOf(reading, weights),
			new Set(told),
			words,
		).map(({ sentence }) => sentence.turn.number);

	it('CALL-16: is by the weights the trouble and the price, not the chat', () => {
		expect(chosen(worthWeights(), [], 30).toSorted()).toEqual([4, 5]);
	});
	it('CALL-16: is not what is told already, and not more than there is room for', () => {
		expect(chosen(worthWeights())).toHaveLength(1);
		const all = sentencesOf(reading).flatMap(({ things }) => [...things]);
		expect(chosen(worthWeights(), all, 100)).toEqual([]);
	});
	it('CALL-16: is rather all of a matter than what goes on', () => {
		const likely = (bias: number) => ({
			questions: ['told'],
			rows: new Map(),
			weights: new Float32Array(),
			biases: [bias],
		});
		const details: WorthWeights = { sentence: likely(-3), detail: likely(1), word: likely(-9) };
		const first = (open: number) => chosen(details, [], 14, ({ turn }) => (turn.number === open ? 0 : 1));
		expect(first(5)).toEqual([4]);
		expect(first(4)).toEqual([5]);
	});
	it('is the same after the weights were stored', () => {
		const weights = worthWeights();
		expect(worthOf(reading, decodeWorth(encodeWorth(weights)))).toEqual(worthOf(reading, weights));
	});
});
