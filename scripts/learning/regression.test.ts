import { describe, expect, it } from 'vitest';
import { ask } from '#language/linear-models/linear.ts';
import { type Example, train } from './regression.ts';

const example = (call: number, words: string, answers: Example['answers']): Example => ({
	call,
	features: new Map(words.split(' ').map((word) => [word, 1])),
	answers,
});

const EXAMPLES = [0, 1, 2].flatMap((call) => [
	example(call, `the price is fair c${call}`, { price: 1, day: 0 }),
	example(call, `on monday then c${call}`, { price: 0, day: 1 }),
	example(call, `the weather is fair c${call}`, { price: 0, day: undefined }),
]);

const OPTIONS = { c: 10, calls: 2 };
const likely = (words: string) =>
	ask(train(EXAMPLES, ['price', 'day'], OPTIONS), new Map(words.split(' ').map((word) => [word, 1])));

describe('weights that are learned', () => {
	it('answer as the examples do', () => {
		expect(likely('the price').price).toBeGreaterThan(0.7);
		expect(likely('the weather').price).toBeLessThan(0.3);
		expect(likely('monday')).toMatchObject({ price: expect.closeTo(0, 0), day: expect.closeTo(1, 0) });
	});

	it('are the same each time', () => {
		const [first, again] = [1, 2].map(() => train(EXAMPLES, ['price'], OPTIONS).weights);
		expect(again).toEqual(first);
	});

	it('know nothing of what occurs in one call alone', () => {
		const known = train(EXAMPLES, ['price'], OPTIONS);
		expect(known.rows.size).toBe(8);
		expect(ask(known, new Map([['c1', 1]]))).toEqual(ask(known, new Map()));
	});
});
