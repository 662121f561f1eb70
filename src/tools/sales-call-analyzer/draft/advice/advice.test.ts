import { describe, expect, it } from 'vitest';
import { quotesIn } from '#evidence/quotes.ts';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { fill } from '#prose/fill.ts';
import { ASKING_EXAMPLES } from '#test/advice-examples/asking.ts';
import { DECIDING_EXAMPLES } from '#test/advice-examples/deciding.ts';
import { ENDING_EXAMPLES } from '#test/advice-examples/ending.ts';
import { NEED_EXAMPLES } from '#test/advice-examples/need.ts';
import { PRICE_EXAMPLES } from '#test/advice-examples/price.ts';
import { TALK_EXAMPLES } from '#test/advice-examples/talk.ts';
import { readingOf } from '../../reading.ts';
import { goldCall, inputOf } from '../../testing.ts';
import { advice, PIECES } from './advice.ts';
import { ADVICE_ASKING_CUES } from './asking-cues.ts';
import { ADVICE_DOUBT_CUES } from './doubt-cues.ts';
import { ADVICE_ENDING_CUES } from './ending-cues.ts';
import { ADVICE_GIVING_CUES } from './giving-cues.ts';
import { ADVICE_MONEY_CUES } from './money-cues.ts';
import { readingWith, saidOtherwise, shown } from './testing.ts';

const EXAMPLES = [
	...ENDING_EXAMPLES,
	...DECIDING_EXAMPLES,
	...NEED_EXAMPLES,
	...PRICE_EXAMPLES,
	...ASKING_EXAMPLES,
	...TALK_EXAMPLES,
];

/** Calls of the gold in which something could have gone better, and some in which nothing could. */
const GOLD = [
	'given/23-architects-proposals',
	'given/80-nursery-trust',
	'given/92-car-wash-monologue',
	'own/114-school-bus-alabama',
	'own/199-admissions-whatsapp-demo',
];

const CUES = [
	...ADVICE_ASKING_CUES,
	...ADVICE_GIVING_CUES,
	...ADVICE_MONEY_CUES,
	...ADVICE_DOUBT_CUES,
	...ADVICE_ENDING_CUES,
];

describe('a piece of advice', () => {
	it.each(EXAMPLES)('is given where the call shows it, and not where it was done: $id', (example) => {
		const { id, call, facts, without } = example;
		expect(shown(id, call, facts)).toBeDefined();
		expect(shown(id, saidOtherwise(example), without ?? facts)).toBeUndefined();
	});

	it('is not of a missing step where the seller promises one in passing', () => {
		const step = EXAMPLES.find(({ id }) => id === 'no next step');
		const call = [...(step?.call ?? []), "Sam: I'll text you the recording."];
		expect(shown('no next step', call, step?.facts)).toBeUndefined();
	});

	it('CALL-31: is one of at least thirty, each with a call that brings it', () => {
		expect(PIECES.length).toBeGreaterThanOrEqual(30);
		expect(EXAMPLES.map(({ id }) => id).toSorted()).toEqual(PIECES.map(({ id }) => id).toSorted());
	});

	it.each(['id', 'area', 'issue', 'target', 'recommendation', 'weight'] as const)(
		'shares its %s with no other',
		(key) => {
			const all = PIECES.map((piece) => piece[key]);
			expect(new Set(all).size).toBe(all.length);
		},
	);

	it('is chosen by words that carry their own examples', () => {
		expect(wrongExamples(CUES)).toEqual([]);
		expect(sharedIds(CUES)).toEqual([]);
	});
});

describe('the advice of a call', () => {
	it.each(EXAMPLES)('fills its sentence, and names lines of the call: $id', ({ id, call, facts }) => {
		const { lines = [0], slots = {} } = shown(id, call, facts) ?? {};
		const issue = PIECES.find((piece) => piece.id === id)?.issue ?? '';
		expect(fill(issue as string, slots as never)).not.toMatch(/[{}]|undefined/);
		for (const line of lines) expect(call[line - 1]).toBeDefined();
	});

	it.each(GOLD)('CALL-21 CALL-31: is at most five pieces of %s, none twice, each about a line of its own', (name) => {
		const transcript = goldCall(name);
		const given = advice(readingOf(inputOf(transcript)));
		const firsts = given.map(({ lines: [first] }) => first);
		expect(given.length).toBeLessThanOrEqual(5);
		expect(new Set(firsts).size).toBe(given.length);
		expect(given.flatMap(({ issue }) => quotesIn(issue)).filter((words) => !transcript.includes(words))).toEqual([]);
	});

	it('does not hold a range against whoever promises one price after it', () => {
		const range = PRICE_EXAMPLES.find(({ id }) => id === 'price as a range');
		const call = [...(range?.call ?? []), 'Bea: When do you know?', 'Sam: You get a fixed price by Friday.'];
		expect(shown('price as a range', call.slice(0, -1), range?.facts)).toBeDefined();
		expect(shown('price as a range', call, range?.facts)).toBeUndefined();
	});

	it('is at most five pieces, the weightiest first', () => {
		// All examples as one long call, each with its facts.
		const all = EXAMPLES.flatMap(({ call }) => call);
		const merged: Record<string, Record<number, object>> = {};
		EXAMPLES.reduce((before, { call, facts = {} }) => {
			for (const [kind, found] of Object.entries(facts)) {
				if (typeof found !== 'object' || kind === 'others') continue;
				for (const [line, fact] of Object.entries(found as Record<number, object>))
					merged[kind] = { ...merged[kind], [Number(line) + before]: fact };
			}
			return before + call.length;
		}, 0);
		const given = advice(readingWith(all, { ...merged, ended: 'open' }));
		const weights = given.map(({ id }) => PIECES.find((piece) => piece.id === id)?.weight ?? 0);
		expect(given).toHaveLength(5);
		expect(weights).toEqual(weights.toSorted((a, b) => b - a));
	});
});

describe('advice is given', () => {
	const MAIN = { pains: { 2: { main: true } } };
	const unsized = (...call: string[]) => shown('trouble without a number', call, MAIN);
	const PITCH = 'Sam: I see. Our line picks up.';

	it('CALL-21: on a trouble without a number, where they neither praise nor count soon after', () => {
		const trouble = 'Bea: We lose callers at night.';
		expect(unsized('Sam: Well?', trouble, PITCH)).toBeDefined();
		expect(unsized('Sam: Well?', `${trouble} But it works fine for us.`, PITCH)).toBeUndefined();
		expect(unsized('Sam: Well?', trouble, PITCH, 'Bea: It was €1,320 in October alone.')).toBeUndefined();
	});

	it('CALL-21: on a range that was meant as an offer, not as a rough sum', () => {
		const facts = { prices: { 2: { amount: 90, per: 'month' as const, currency: 'GBP' } } };
		const range = (said: string) => shown('price as a range', ['Bea: What is it?', `Sam: ${said}`], facts);
		expect(range('It is anywhere from £90 to £140 a month.')).toBeDefined();
		expect(range('It is usually anywhere from £90 to £140 a month.')).toBeUndefined();
	});
});
