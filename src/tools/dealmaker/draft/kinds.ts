import { REMEDIES } from '#reading/cues/remedies.ts';
import type { TroubleId } from '#reading/troubles.ts';
import { customerWords } from './kinds/customers.ts';
import type { KindWords } from './kinds/kind-words.ts';
import { peopleWords } from './kinds/people.ts';
import { workWords } from './kinds/work.ts';

/** What kind of trouble somebody tells of, and what a proposal has to say to it. */
export interface Kind extends KindWords {
	id: TroubleId;
	/** Words of an offer that takes it up. */
	remedy: RegExp | undefined;
}

const FALLBACK: Kind = {
	id: 'trouble',
	remedy: undefined,
	lead: 'What troubles you',
	gain: 'the trouble you named',
	title: 'The trouble you named, alone',
	benefit: 'You can tell whether it got better, because it is counted before and after',
	measure: 'times it happens in an ordinary week',
	deliver: 'A note of each time it happens, from before the start on',
	early: 'whether it happens less in the first weeks',
	risk: 'The cause is looked for before a remedy is paid for.',
};

export const KIND_WORDS: Readonly<Partial<Record<TroubleId, KindWords>>> = {
	...customerWords,
	...workWords,
	...peopleWords,
};

const KINDS: ReadonlyMap<TroubleId, Kind> = new Map(
	(Object.entries(KIND_WORDS) as [TroubleId, KindWords][]).map(([id, words]) => [
		id,
		{ id, remedy: REMEDIES[id], ...words },
	]),
);

/** Kinds that a proposal does not tell apart from a wider one. */
const WIDER: Readonly<Partial<Record<TroubleId, TroubleId>>> = { repeat: 'wrong', thin: 'search' };

/** What a proposal says to a kind of trouble. */
export function kindNamed(id: TroubleId): Kind {
	return KINDS.get(WIDER[id] ?? id) ?? FALLBACK;
}

/** What is counted, in short: "hours spent on it by hand". */
export function whatToCount({ measure }: Kind): string {
	return measure.split(',')[0] ?? measure;
}
