/** One change of a member in the facts of a call: its form, and the ids by which facts and changes are told apart. */

import { z } from 'zod';
import { type CallFacts, type Fact, PERS } from './facts.ts';

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

/** How the call ended is one thing, and can be said otherwise, but not be taken out. */
export const ENDING = 'outcome';
/** What can be corrected. */
export type CorrectableKey = FactKey | typeof ENDING;
const CORRECTABLE = [...FACT_KEYS, ENDING] as const;

const words = z.string('must be text').trim().max(300, 'must hold at most 300 characters');

/** What can be known of a fact beside its words; what does not belong to its kind is ignored. */
export const factDetailsSchema = z.strictObject({
	amount: z.number('must be a number').min(0, 'must not be negative').max(1e15, 'is too large').optional(),
	per: z.enum(PERS).optional(),
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
	ended: z.enum(['agreed', 'next-step', 'open', 'refused']).optional(),
});

export type FactDetails = z.infer<typeof factDetailsSchema>;
export type FactDetail = keyof FactDetails;

/** The details of each kind. */
export const DETAILS: Record<CorrectableKey, readonly FactDetail[]> = {
	prices: ['amount', 'per', 'currency'],
	budget: ['amount', 'per', 'currency'],
	figures: ['amount', 'unit'],
	deciders: ['who', 'present'],
	timing: [],
	pains: ['main'],
	goals: [],
	objections: ['answered'],
	alternatives: ['name', 'kind'],
	signals: [],
	next: ['owner', 'when'],
	outcome: ['ended'],
};

/** Without these a fact of the kind says nothing. */
export const NEEDED: Partial<Record<CorrectableKey, readonly FactDetail[]>> = {
	prices: ['amount'],
	figures: ['amount', 'unit'],
	alternatives: ['name'],
	outcome: ['ended'],
};

const ID = 'must be the id of a fact';

export const correctionSchema = z
	.strictObject({
		/** The fact as it was read, by `factId`; null where the member adds one. */
		fact: z.string(ID).min(1, ID).max(400, ID).nullable(),
		/** What it is instead, with all its details; null takes it out. */
		is: z
			.strictObject({
				key: z.enum(CORRECTABLE, { error: `must be one of: ${CORRECTABLE.join(', ')}` }),
				turn: z.int('must be the number of a turn').min(1, 'must be the number of a turn'),
				details: factDetailsSchema.default({}),
			})
			.superRefine(({ key, details }, context) => {
				for (const name of NEEDED[key] ?? []) {
					if (details[name] !== undefined && details[name] !== '') continue;
					context.addIssue({ code: 'custom', path: ['details', name], message: `must be given with ${key}` });
				}
			})
			.nullable(),
	})
	.refine(({ fact, is }) => fact !== null || is !== null, { path: ['is'], message: 'must be given with a new fact' });

export type Correction = z.infer<typeof correctionSchema>;

/** The same for the same fact whenever the call is read, e.g. `prices:43:6800 once`. */
export function factId(key: FactKey, fact: Pick<Fact, 'lines'>): string {
	return idOf(key, fact.lines[0] ?? 0, fact);
}

/** The id of the fact that it corrects; for an addition one of its own, e.g. `+prices:43:6800 once`. */
export function correctionId({ fact, is }: Correction): string {
	if (is?.key === ENDING) return ENDING;
	return fact ?? (is === null ? '' : `+${idOf(is.key, is.turn, is.details)}`);
}

/** The kind and the turn in an id; null where it is none. */
export function partsOfId(id: string): { key: FactKey; turn: number; value: string } | null {
	const [, name, turn, value = ''] = /^\+?([a-z]+):(\d+):(.*)$/s.exec(id) ?? [];
	const key = FACT_KEYS.find((known) => known === name);
	return key === undefined ? null : { key, turn: Number(turn), value };
}

function idOf(key: CorrectableKey, turn: number, details: object): string {
	const { amount, per, unit, name, who } = details as Record<string, string | number | null | undefined>;
	const sum = typeof amount === 'number' ? `${amount} ${per ?? unit ?? ''}`.trim() : '';
	return `${key}:${turn}:${sum || name || who || ''}`;
}
