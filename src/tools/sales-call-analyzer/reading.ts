import { bantOf } from '#call-facts/bant.ts';
import { type CallText, callText, sideOf } from '#call-facts/call-text.ts';
import type { CallFacts, Fact } from '#call-facts/facts.ts';
import { ledgerOfInput } from '#call-facts/ledger-of-input.ts';
import { withPlainDoubts } from '#call-facts/told/no-doubt.ts';
import { toldOf } from '#call-facts/told/told.ts';
import { oncePer } from '#shared/once-per.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { SalesCallInput } from './contract.ts';
import { sourceOf } from './source.ts';

/**
 * The ledger of an input's call, and the form that came along. Texts and scores are made from this alone. `facts` are
 * those that are plain enough to be told.
 */
export interface Reading extends CallText {
	input: SalesCallInput;
	/** With all facts, also the doubtful ones. */
	whole: CallText;
	/** A fact as it is told, by the fact as it was read. */
	told: ReadonlyMap<Fact, Fact>;
}

/** Read once for each input object, for draft, prompt and ground alike. */
export const readingOf = oncePer((input: SalesCallInput): Reading => {
	const whole = callText(ledgerOfInput(input, sourceOf(input)), input.callTranscript);
	const { facts: read, of: told } = toldOf(whole);
	const { facts } = withPlainDoubts({ ...whole, facts: read });
	// The points are fitted to all that is read, also to what is too doubtful to be told; how it ended is as it is told.
	const bant = bantOf({ ...whole.facts, outcome: facts.outcome });
	return { ...whole, facts: { ...facts, bant }, input, whole, told };
});

/** Why a call has no scores; null for a call between a seller and a buyer. */
export function unscoredBecause({ call, whole, isSale, roles }: Reading): string | null {
	if (call.speakers.length === 0) return 'The transcript does not say who speaks.';
	if (!isSale) return 'This does not look like a sales call: nobody in it offers something to somebody.';
	const sides: readonly string[] = roles.roles;
	if (!sides.includes('salesperson') || !sides.includes('prospect')) return 'Only one side speaks in the transcript.';
	if (!holdsFacts(whole.facts)) return 'The transcript holds nothing that could be scored.';
	return null;
}

function holdsFacts({ prices, budget, pains, goals, objections, timing, deciders, next, figures }: CallFacts): boolean {
	return [prices, budget, pains, goals, objections, timing, deciders, next, figures].some((facts) => facts.length > 0);
}

/** How many questions the seller asks in the second half of the call. */
export function askedLate(reading: Reading): number {
	const late = reading.turns.slice(Math.floor(reading.turns.length / 2));
	return late
		.filter((turn) => sideOf(reading, turn) === 'seller')
		.reduce((sum, { text }) => sum + questionsIn(text).length, 0);
}

/** Of their turns: where more end so, the transcript has no signs at the ends. */
const MOST_WITHOUT_A_SIGN = 0.2;
/** One may have trailed off. */
const FEWEST_BROKEN = 2;
/** In words: "Mhm, yes" cuts nobody off. */
const LISTENS = 3;
const BROKEN = /(?:[\p{L}\p{N},]|—|–|--)\s*$/u;

/** The lines of their turns that end in the middle of a sentence, with the seller speaking next; none where that may be chance. */
export function brokenOff(reading: Reading): number[] {
	const theirs = reading.turns.filter((turn) => sideOf(reading, turn) === 'buyer');
	const broken = theirs.filter(({ text }) => BROKEN.test(text));
	const cut = broken.filter((turn) => {
		const next = reading.turns[turn.index + 1];
		return next !== undefined && sideOf(reading, next) === 'seller' && next.words.length > LISTENS;
	});
	const isChance = cut.length < FEWEST_BROKEN || broken.length > theirs.length * MOST_WITHOUT_A_SIGN;
	return isChance ? [] : cut.map(({ line }) => line);
}
