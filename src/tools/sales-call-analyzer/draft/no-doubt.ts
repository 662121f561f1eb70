import { answersNothing, answerTo, nameOf, openDoubts, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { acceptance } from './acceptance.ts';
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

/** The doubts that nobody has answered, and of which they took nothing as good soon after. */
export function stillOpen(reading: Reading): Objection[] {
	return openDoubts(reading).filter((doubt) => !isNone(reading, doubt) && !isTaken(reading, doubt));
}

/** Whether they took the answer as good; one that says nothing is none, whatever they go on with. */
function isTaken(reading: Reading, doubt: Objection): boolean {
	const answer = answerTo(reading, doubt.lines[0] ?? 0);
	return !(answer !== undefined && answersNothing(answer.text)) && acceptance(reading, doubt) !== undefined;
}
