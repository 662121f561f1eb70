import { nameOf, openDoubts, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { BUYS, CONFIRMED } from './objection-cues.ts';

/** Whether it is a yes, an understanding that the seller confirms, or a word to another buyer. */
export function isNone(reading: Reading, { lines: [line = 0], quote }: Objection): boolean {
	const turn = turnOf(reading, line);
	const next = turn && reading.turns[turn.index + 1];
	if (BUYS.pattern.test(quote)) return true;
	if (turn === undefined || next === undefined) return false;
	if (sideOf(reading, next) === 'seller') return !quote.includes('?') && CONFIRMED.pattern.test(next.text);
	const last = wholeSentences(turn.text).at(-1) ?? '';
	return last.endsWith('?') && last.includes(nameOf(reading, next.speaker).split(' ')[0] ?? '?');
}

/** The doubts that nobody has answered. */
export function stillOpen(reading: Reading): Objection[] {
	return openDoubts(reading).filter((doubt) => !isNone(reading, doubt));
}
