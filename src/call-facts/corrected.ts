/** What a member changes in the facts of a call. */

import { bantOf } from './bant.ts';
import type { Correction, FactDetails, FactKey } from './corrections.ts';
import { correctionId, DETAILS, ENDING, FACT_KEYS, factId } from './corrections.ts';
import type { CallFacts, Fact } from './facts.ts';
import type { NumberedTurn } from './turn-numbers.ts';

/**
 * The facts with what the member changed: what is taken out is gone, what is changed or added stands with confidence 1.
 * A change of a fact that is no longer found counts as an addition; one of a turn that is not there changes nothing. Of
 * two corrections of one fact the later counts.
 */
export function corrected(
	facts: CallFacts,
	corrections: readonly Correction[],
	turns: readonly NumberedTurn[],
): CallFacts {
	const numbers = new Map(turns.map((turn) => [turn.number, turn]));
	const possible = corrections.filter(({ is }) => is === null || numbers.has(is.turn));
	if (possible.length === 0) return facts;
	const byId = new Map(possible.map((correction) => [correctionId(correction), correction]));
	const before = new Map<string, Fact>();
	const all = {} as Record<FactKey, Fact[]>;
	for (const key of FACT_KEYS) {
		for (const fact of facts[key]) before.set(factId(key, fact), fact);
		all[key] = facts[key].filter((fact) => !byId.has(factId(key, fact)));
	}
	for (const [id, { is }] of byId) {
		const turn = is && numbers.get(is.turn);
		if (!turn || is.key === ENDING) continue;
		all[is.key].push({ ...newFact({ ...is, key: is.key }, turn, before.get(id)), correction: id });
	}
	for (const key of FACT_KEYS) all[key].sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
	const kind = byId.get(ENDING)?.is?.details.ended;
	const outcome = kind === undefined ? facts.outcome : { kind, lines: [], confidence: 1, by: 'member' as const };
	const changed = { ...facts, ...all, outcome } as CallFacts;
	return { ...changed, bant: bantOf(changed) };
}

const LONGEST = 400;

function newFact(
	{ key, turn, details }: { key: FactKey; turn: number; details: FactDetails },
	{ text, speaker }: NumberedTurn,
	before?: Fact,
): Fact {
	const shown = before?.lines[0] === turn ? before : { lines: [turn], quote: text.slice(0, LONGEST) };
	const { lines, quote } = shown;
	return { ...DEFAULTS[key](speaker), ...known(key, details), lines, quote, confidence: 1, by: 'member' };
}

/** What is known of a fact beside its words. */
export function detailsOf(key: FactKey, fact: Fact): FactDetails {
	return known(key, fact as FactDetails);
}

/** What a fact of each kind must hold, where its correction does not tell. */
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

function known(key: FactKey, details: FactDetails): FactDetails {
	const given = DETAILS[key].map((name) => [name, details[name]] as const);
	return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null));
}
