import { describe, expect, it } from 'vitest';
import { sampled } from '#test/tier.ts';
import { goldCalls } from '../../../scripts/facts/gold.ts';
import type { CallFacts, Fact } from '../facts.ts';
import { utterancesOf } from '../utterances.ts';
import { type FactsAnswer, factsAnswer } from './answer.ts';
import { factsFromModel } from './facts-from-model.ts';

/** What a careful reader found, as a model would answer it: the words are the whole turn. */
function answerOfGold(gold: Record<string, unknown>, texts: ReadonlyMap<number, string>): FactsAnswer {
	const placed = (item: { lines: number[] }) => ({ turn: item.lines[0], words: texts.get(item.lines[0] ?? 0) });
	const defaults = { amount: null, per: null, unit: '', main: false, owner: '', when: null, kind: 'used' };
	const lists = Object.keys(factsAnswer.shape).filter((key) => key !== 'sides' && key !== 'outcome');
	const items = (key: string) => (gold[key] ?? []) as { lines: number[] }[];
	return factsAnswer.parse({
		...Object.fromEntries(
			lists.map((key) => [key, items(key).map((item) => ({ ...defaults, ...item, ...placed(item) }))]),
		),
		sides: Object.entries(gold.sides as object).map(([speaker, side]) => ({ speaker, side })),
		outcome: { ...(gold.outcome as object), ...placed(gold.outcome as { lines: number[] }) },
	});
}

describe('the gold calls, answered as a careful reader would', () => {
	it('lose hardly a fact on the way into the ledger, and every quote is in its turn', () => {
		const count = { kept: 0, dropped: 0 };
		for (const { name, call: one, gold } of sampled(
			goldCalls(`${import.meta.dirname}/../../../test/calls/gold/given`),
			12,
		)) {
			const said = utterancesOf(one);
			const texts = new Map(said.map(({ number, text }) => [number, text]));
			const { facts, kept, dropped } = factsFromModel(answerOfGold(gold, texts), one, said);
			count.kept += kept;
			count.dropped += dropped;
			expect(facts.sides, name).toMatchObject(gold.sides);
			expect(facts.outcome.kind, name).toBe(gold.outcome.kind);
			for (const fact of Object.values(facts as unknown as CallFacts).flat() as Fact[]) {
				if (fact.quote !== undefined) expect(texts.get(fact.lines[0] ?? 0), name).toContain(fact.quote);
			}
		}
		expect(count.kept / (count.kept + count.dropped)).toBeGreaterThan(0.96);
	});
});
