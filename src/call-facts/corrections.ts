/** What a member changes in the facts of a call. */

import { z } from 'zod';
import { bantOf } from './bant.ts';
import type { CallFacts, Fact } from './facts.ts';
import type { Utterance } from './utterances.ts';

export const FACT_KEYS = [
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

export type FactKey = (typeof FACT_KEYS)[number];

const words = z.string('must be text').trim().max(300, 'must hold at most 300 characters');

/** What can be known of a fact beside its words; what does not belong to its kind is ignored. */
const detailsSchema = z.strictObject({
	amount: z.number('must be a number').min(0, 'must not be negative').max(1e15, 'is too large').optional(),
	per: z.enum(['once', 'hour', 'day', 'week', 'month', 'year', 'unit']).optional(),
	/** ISO 4217. */
	currency: z
		.string('must be text')
		.regex(/^[A-Z]{3}$/, 'must be a code such as USD')
		.optional(),
	unit: words.optional(),
	who: words.optional(),
	present: z.boolean().optional(),
	name: words.optional(),
	kind: z.enum(['tried', 'used', 'considered']).optional(),
	main: z.boolean().optional(),
	answered: z.boolean().optional(),
	owner: words.optional(),
	when: words.nullable().optional(),
});

export const correctionSchema = z.strictObject({
	/** The fact as it was read, by `factId`; null where the member adds one. */
	fact: z.string('must be the id of a fact').max(300, 'must be the id of a fact').nullable(),
	/** What it is instead; null takes it out. */
	is: z
		.strictObject({
			key: z.enum(FACT_KEYS, { error: `must be one of: ${FACT_KEYS.join(', ')}` }),
			turn: z.int('must be the number of a turn').min(1, 'must be the number of a turn'),
			details: detailsSchema.default({}),
		})
		.nullable(),
});

export type Correction = z.infer<typeof correctionSchema>;

/** The same for the same fact whenever the call is read, e.g. `prices:43:6800`. */
export function factId(key: FactKey, fact: Fact): string {
	const { amount, name, who } = fact as { amount?: number | null; name?: string; who?: string };
	return [key, fact.lines[0] ?? 0, amount ?? name ?? who ?? ''].join(':');
}

/**
 * The facts with what the member changed: what is taken out is gone, what is changed or added stands with confidence 1.
 * A change of a fact that is no longer found counts as an addition; one of a turn that is not there changes nothing.
 */
export function corrected(
	facts: CallFacts,
	corrections: readonly Correction[],
	turns: readonly Utterance[],
): CallFacts {
	if (corrections.length === 0) return facts;
	const replaced = new Map(corrections.flatMap(({ fact, is }) => (fact === null ? [] : [[fact, is]])));
	const before = new Map<string, Fact>();
	const kept = Object.fromEntries(
		FACT_KEYS.map((key) => {
			for (const fact of facts[key]) before.set(factId(key, fact), fact);
			return [key, facts[key].filter((fact) => !replaced.has(factId(key, fact)))];
		}),
	) as unknown as Record<FactKey, Fact[]>;
	for (const { fact, is } of corrections) {
		const turn = turns.find(({ number }) => number === is?.turn);
		if (is === null || turn === undefined) continue;
		kept[is.key].push(newFact(is, turn, fact === null ? undefined : before.get(fact)));
	}
	for (const key of FACT_KEYS) kept[key].sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
	const all = { ...facts, ...kept } as CallFacts;
	return { ...all, bant: bantOf(all) };
}

const LONGEST = 400;

function newFact(
	{ key, turn, details }: NonNullable<Correction['is']>,
	{ text, speaker }: Utterance,
	before?: Fact,
): Fact {
	const same = before?.lines[0] === turn;
	const common: Fact = {
		lines: same ? before.lines : [turn],
		quote: same ? before.quote : text.slice(0, LONGEST),
		confidence: 1,
		by: 'member',
	};
	return { ...(same ? before : {}), ...DEFAULTS[key](speaker), ...given(before), ...given(details), ...common };
}

/** What a fact of each kind must hold. */
const DEFAULTS: Record<FactKey, (speaker: string) => object> = {
	prices: () => ({ amount: 0, per: 'once' }),
	budget: () => ({ amount: null, per: null }),
	figures: () => ({ amount: 0, unit: '' }),
	deciders: (speaker) => ({ who: speaker, present: true }),
	timing: () => ({}),
	pains: () => ({ main: false }),
	goals: () => ({}),
	objections: () => ({ answered: false }),
	alternatives: () => ({ name: '', kind: 'used' }),
	signals: () => ({}),
	next: (speaker) => ({ owner: speaker, when: null }),
};

function given(details: object | undefined): object {
	return Object.fromEntries(Object.entries(details ?? {}).filter(([, value]) => value !== undefined));
}
