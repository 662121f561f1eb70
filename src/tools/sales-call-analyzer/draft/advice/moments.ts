import { citedOnly, saidIn, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Fact } from '#call-facts/facts.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { Reading } from '../../reading.ts';

/** What the rules ask of the turns around a fact. */

export const isSellers = (reading: Reading, turn: Utterance | undefined): turn is Utterance =>
	turn !== undefined && sideOf(reading, turn) === 'seller';

export const isBuyers = (reading: Reading, turn: Utterance | undefined): turn is Utterance =>
	turn !== undefined && sideOf(reading, turn) === 'buyer';

export const sellers = (reading: Reading): Utterance[] => reading.turns.filter((turn) => isSellers(reading, turn));
export const buyers = (reading: Reading): Utterance[] => reading.turns.filter((turn) => isBuyers(reading, turn));

/** The turns after one, as many as asked for. */
export function after(reading: Reading, turn: Utterance, most = Number.POSITIVE_INFINITY): Utterance[] {
	const { index } = turn;
	return index === -1 ? [] : reading.turns.slice(index + 1, index + 1 + most);
}

export function before(reading: Reading, turn: Utterance): Utterance | undefined {
	return reading.turns[turn.index - 1];
}

/** The seller's turns after one, within as many turns as asked for. */
export const sellersAfter = (reading: Reading, turn: Utterance, most?: number): Utterance[] =>
	after(reading, turn, most).filter((one) => isSellers(reading, one));

export const turnOfFact = (reading: Reading, { lines: [line = 0] }: Fact): Utterance | undefined =>
	turnOf(reading, line);

/** The turns of some facts, in the order of the call. */
export const turnsOf = (reading: Reading, facts: readonly Fact[]): Utterance[] =>
	facts.flatMap((fact) => turnOfFact(reading, fact) ?? []).toSorted((a, b) => a.index - b.index);

/** Whether a turn asks something. */
export const asks = ({ text }: Utterance): boolean => questionsIn(text).length > 0;

/** Words of a turn as a quote with its line; only the line where they do not stand on one. */
export const quote = (reading: Reading, words: string, turn: Utterance): string =>
	citedOnly(saidIn(reading, words, turn));

/** Whether nothing is decided yet. */
export const isUndecided = ({ facts: { outcome } }: Reading): boolean =>
	outcome.kind === 'open' || outcome.kind === 'next-step';

export const isRefused = ({ facts: { outcome } }: Reading): boolean => outcome.kind === 'refused';

/** From here on the call comes to its end. */
export function lastPart(reading: Reading, part: number): Utterance[] {
	return reading.turns.slice(Math.floor(reading.turns.length * (1 - part)));
}
