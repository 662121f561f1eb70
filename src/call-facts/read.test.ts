import { describe, expect, it } from 'vitest';
import { sampled } from '#test/tier.ts';
import { readCall } from '#transcript/read.ts';
import { goldCalls } from '../../scripts/facts/gold.ts';
import type { CallFacts, Fact } from './facts.ts';
import { readFacts } from './read.ts';
import { utterancesOf } from './utterances.ts';

const KINDS = [
	'prices',
	'budget',
	'figures',
	'deciders',
	'timing',
	'pains',
	'goals',
	'objections',
	'alternatives',
	'signals',
	'next',
] as const satisfies readonly (keyof CallFacts)[];

const CALL = [
	'Ann: Hi Bob, Ann from Star Nudge here. You wrote that you lose reviews, how many do you get a month?',
	'Bob: One if that. I hand them a card and they never do it, and it costs me work every week.',
	'Ann: We text them ten minutes after the job. It is $149 a month, and $99 once to set it up.',
	'Bob: I told my wife not over $100 a month.',
	'Ann: I can do the solo plan for $89 a month and leave out the set-up.',
	'Bob: And if it does not work? Last year we had Birdeye and I could not get a guy on the phone.',
	'Ann: You text stop and it stops, there is no contract.',
	'Bob: Ok, let us do it. I will send you the customer list on Saturday.',
	'Ann: Great, I will call you Monday at eight to start.',
].join('\n');

describe('the facts of a call', () => {
	const facts = readFacts(readCall(CALL));

	it('tell who sells and who buys', () => {
		expect(facts.sides).toEqual({ Ann: 'seller', Bob: 'buyer' });
	});

	it('hold the price, the limit and the rival, each with its turn', () => {
		expect(facts.prices).toContainEqual(expect.objectContaining({ amount: 89, per: 'month', lines: [5] }));
		expect(facts.budget).toContainEqual(expect.objectContaining({ amount: 100, per: 'month', lines: [4] }));
		expect(facts.alternatives).toContainEqual(expect.objectContaining({ name: 'Birdeye', lines: [6] }));
	});

	it('hold what was promised, with its owner and day', () => {
		expect(facts.next).toContainEqual(expect.objectContaining({ owner: 'Bob', when: 'on Saturday', lines: [8] }));
	});

	it('take the member’s word on sides before all that is read', () => {
		const turned = readFacts(readCall(CALL), { Ann: 'buyer', Bob: 'seller' });
		expect(turned.sides).toEqual({ Ann: 'buyer', Bob: 'seller' });
	});

	it.each([
		['nothing', ''],
		['one word', 'Hello'],
		['no speakers', 'We talked about the price.\nIt was fine.'],
		['one speaker', 'Ann: Hello, this is Ann.'],
	])('are empty or few where a call has %s, and never an error', (_, text) => {
		const { bant, outcome, ...rest } = readFacts(readCall(text));
		expect(KINDS.flatMap((kind) => rest[kind] as Fact[]).length).toBeLessThan(3);
		expect(outcome.kind).toMatch(/^(?:agreed|next-step|open|refused)$/);
		for (const score of Object.values(bant)) expect(score).toBeLessThanOrEqual(10);
	});
});

describe('the gold calls', () => {
	it.each(['given', 'own'])('are read with quotes that are in their turn, letter for letter: %s', (folder) => {
		for (const { name, call } of sampled(goldCalls(`${import.meta.dirname}/../../test/calls/gold/${folder}`), 20)) {
			const texts = new Map(utterancesOf(call).map(({ number, text }) => [number, text]));
			const facts = readFacts(call);
			for (const kind of KINDS) {
				for (const { lines, quote, confidence } of facts[kind] as Fact[]) {
					expect(texts.get(lines[0] ?? 0), `${name}: ${kind}`).toContain(quote);
					expect(quote).not.toBe('');
					expect(confidence).toBeGreaterThan(0);
				}
			}
			expect(facts.pains.filter(({ main }) => main).length).toBeLessThanOrEqual(2);
		}
	});
});
