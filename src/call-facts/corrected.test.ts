import { describe, expect, it } from 'vitest';
import { withAccepted } from './accepted.ts';
import { bantOf } from './bant.ts';
import { corrected, detailsOf } from './corrected.ts';
import { type Correction, correctionId, correctionSchema, ENDING, factId, partsOfId } from './corrections.ts';
import type { CallFacts, Fact } from './facts.ts';
import { limitFor, sumText } from './sums.ts';

const turns = [
	{ number: 1, line: 1, speaker: 'DANA', text: 'It is 900 a month.' },
	{ number: 2, line: 2, speaker: 'PRIYA', text: 'We lose 30 calls a day, and Tom decides.' },
	{ number: 3, line: 3, speaker: 'PRIYA', text: 'Send it by Friday.' },
];

const fact = (turn: number, quote: string): Fact => ({ lines: [turn], quote, confidence: 0.7, by: 'weights' });
const price = { ...fact(1, '900 a month'), amount: 900, per: 'month' as const, currency: 'USD' };
const pain = { ...fact(2, 'We lose 30 calls a day'), main: true };

const found: CallFacts = {
	sides: { DANA: 'seller', PRIYA: 'buyer' },
	doubtfulSides: [],
	prices: [price],
	budget: [],
	figures: [],
	deciders: [],
	timing: [],
	pains: [pain],
	goals: [],
	objections: [],
	alternatives: [],
	signals: [],
	next: [],
	outcome: { kind: 'open', lines: [3], confidence: 0.6 },
	bant: { budget: 0, authority: 0, need: 0, timeline: 0 },
};
const facts: CallFacts = { ...found, bant: bantOf(found) };

const PRICE = factId('prices', price);
const factsWith = (...corrections: Correction[]) => corrected(facts, corrections, turns);

describe('facts with corrections', () => {
	it('are the same object where nothing is corrected', () => {
		expect(factsWith()).toBe(facts);
	});

	it('lose what is taken out, and nothing else', () => {
		expect(factsWith({ fact: PRICE, is: null })).toMatchObject({ prices: [], pains: [pain] });
	});

	it('hold a price as their sum, with its words, and score it as that', () => {
		const made = factsWith({ fact: PRICE, is: { key: 'budget', turn: 1, details: { amount: 900, per: 'month' } } });
		expect(made.prices).toEqual([]);
		expect(made.budget).toEqual([
			{ lines: [1], quote: '900 a month', confidence: 1, by: 'member', amount: 900, per: 'month', correction: PRICE },
		]);
		expect(made.bant).toEqual(bantOf(made));
		expect(factsWith({ fact: PRICE, is: null }).bant.budget).toBe(facts.bant.budget - 1);
	});

	it('hold of a fact only what belongs to its kind', () => {
		const details = { amount: 900, per: 'month', currency: 'USD', main: true } as const;
		const [first] = factsWith({ fact: PRICE, is: { key: 'pains', turn: 1, details } }).pains;
		expect(first).toEqual({
			lines: [1],
			quote: '900 a month',
			confidence: 1,
			by: 'member',
			main: true,
			correction: PRICE,
		});
	});

	it('hold an addition with the words and the speaker of its turn, in the order of the call', () => {
		const made = factsWith(
			{ fact: null, is: { key: 'next', turn: 3, details: { when: 'by Friday' } } },
			{ fact: null, is: { key: 'deciders', turn: 2, details: {} } },
			{ fact: null, is: { key: 'pains', turn: 1, details: {} } },
		);
		expect(made.next).toMatchObject([{ quote: 'Send it by Friday.', owner: 'PRIYA', when: 'by Friday' }]);
		expect(made.deciders).toMatchObject([{ who: 'PRIYA', present: true }]);
		expect(made.pains.map(({ lines }) => lines[0])).toEqual([1, 2]);
		expect(made.bant.authority).toBeGreaterThan(facts.bant.authority);
		expect(made.bant.timeline).toBeGreaterThan(facts.bant.timeline);
	});

	it('hold a change of a fact that is no longer found as an addition', () => {
		const made = factsWith({
			fact: 'prices:2:30 day',
			is: { key: 'figures', turn: 2, details: { amount: 30, unit: 'calls' } },
		});
		expect(made.figures).toMatchObject([{ quote: turns[1]?.text, amount: 30, unit: 'calls' }]);
		expect(made.prices).toEqual([price]);
	});

	it.each([
		['an id that is none', { fact: 'no such fact', is: null }],
		['an addition on a turn that is not there', { fact: null, is: { key: 'goals', turn: 9, details: {} } }],
		['a change to a turn that is not there', { fact: PRICE, is: { key: 'goals', turn: 9, details: {} } }],
	] satisfies [string, Correction][])('are as they were found with %s', (_, correction) => {
		expect(factsWith(correction)).toEqual(facts);
	});

	it('keep a sum for a quarter as one, whatever else of it is changed', () => {
		const quarterly = { ...price, amount: 2700, per: 'quarter' as const };
		const details = { ...detailsOf('prices', quarterly), amount: 2800 };
		const { prices } = corrected(
			{ ...facts, prices: [quarterly] },
			[{ fact: factId('prices', quarterly), is: { key: 'prices', turn: 1, details } }],
			turns,
		);
		expect(prices).toMatchObject([{ amount: 2800, per: 'quarter', currency: 'USD' }]);
		const limits = [fact(2, 'at most 2,700'), fact(3, '2,700 a quarter')].map((one, at) => ({
			...one,
			amount: 2700,
			per: at === 0 ? ('once' as const) : ('quarter' as const),
		}));
		const call = { facts: { ...facts, budget: limits } } as Parameters<typeof limitFor>[0];
		expect(limitFor(call, quarterly)).toBe(limits[1]);
		expect(sumText(quarterly)).toBe('$2,700 a quarter');
	});

	it('end as the member says, in every part of the score, with the last price taken where that is a yes', () => {
		const ended = (kind: 'agreed' | 'refused', on = facts) =>
			corrected(on, [{ fact: ENDING, is: { key: ENDING, turn: 3, details: { ended: kind } } }], turns);
		const agreed = ended('agreed');
		expect(agreed.outcome).toEqual({ kind: 'agreed', lines: [], confidence: 1, by: 'member' });
		for (const part of ['budget', 'authority', 'need', 'timeline'] as const) {
			expect(agreed.bant[part], part).toBeGreaterThan(ended('refused').bant[part]);
		}
		const spoken = turns.map((turn, index) => ({ ...turn, index, words: [], amounts: [], dates: [] }));
		expect(withAccepted(agreed, spoken).prices).toMatchObject([{ accepted: true }]);
		expect(withAccepted(ended('refused'), spoken).prices).toMatchObject([{ accepted: false }]);
		expect(agreed.prices).toEqual(facts.prices);
	});

	it('follow the later of two corrections of one fact', () => {
		const is = { key: 'budget', turn: 1, details: { amount: 900 } } as const;
		expect(factsWith({ fact: PRICE, is }, { fact: PRICE, is: null }).budget).toEqual([]);
		expect(factsWith({ fact: null, is }, { fact: null, is }).budget).toHaveLength(1);
	});
});

describe('ids', () => {
	it('tell apart sums of one turn by what they are for', () => {
		expect(PRICE).toBe('prices:1:900 month');
		expect(factId('prices', { ...price, per: 'unit' } as Fact)).toBe('prices:1:900 unit');
	});

	it('of an addition are never those of a fact that was read', () => {
		const is = { key: 'prices', turn: 1, details: { amount: 900, per: 'month' } } as const;
		expect(correctionId({ fact: null, is })).toBe(`+${PRICE}`);
		expect(correctionId({ fact: PRICE, is: null })).toBe(PRICE);
	});

	it('know one ending of a call, by whomever it is named, and need to be told which', () => {
		const is = { key: ENDING, turn: 3, details: { ended: 'agreed' } } as const;
		expect(correctionId({ fact: null, is })).toBe(correctionId({ fact: ENDING, is }));
		expect(correctionSchema.safeParse({ fact: ENDING, is }).success).toBe(true);
		expect(correctionSchema.safeParse({ fact: ENDING, is: { ...is, details: {} } }).success).toBe(false);
		expect(partsOfId(ENDING)).toBeNull();
	});

	it('give back their kind, turn and value', () => {
		expect(partsOfId('deciders:12:Tom: the partner')).toEqual({ key: 'deciders', turn: 12, value: 'Tom: the partner' });
		expect(partsOfId('+goals:3:')).toEqual({ key: 'goals', turn: 3, value: '' });
		expect(partsOfId('rumours:3:')).toBeNull();
		expect(partsOfId('prices')).toBeNull();
	});
});
