import { answerTo, sideOf, turnOf } from '#call-facts/call-text.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { SUPPOSES } from '#call-facts/told/earlier-cues.ts';
import { BROKEN_OFF, ECHO } from '#call-facts/told/joint-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

/** In turns: as far as an answer is looked for, and where the seller asks first what it is about. */
const SOON = 4;
const LATEST = 6;
/** In words: a longer turn of theirs brings up a matter of its own; after a question of the seller's, a shorter one, too. */
const LONG = 16;
const LONG_ANSWER = 12;
/** Said before a question back: "I hear that a lot." */
const SHORT = 8;

/**
 * What the seller answered to a doubt: the first words of some length before the buyers bring up something else. None where
 * the seller only asked back; words that were broken off count where no others follow.
 */
export function replyTo(reading: Reading, number: number): Utterance | undefined {
	const answer = answerTo(reading, number);
	const turn = turnOf(reading, number);
	if (answer === undefined || turn === undefined) return undefined;
	const from = turn.index + 1;
	const isQuestion = (one: Utterance) => sideOf(reading, one) === 'seller' && onlyAsks(one);
	const soon = reading.turns.slice(from, from + SOON);
	const isAskedTwice = soon.filter(isQuestion).length > 1;
	const following = isAskedTwice ? reading.turns.slice(from, from + LATEST) : soon;
	const asked = following.findIndex(isQuestion);
	const other = following.findIndex(
		(one, index) => sideOf(reading, one) !== 'seller' && isMatterOfItsOwn(one, asked !== -1 && index > asked),
	);
	const near = other === -1 ? following : following.slice(0, other);
	const replies = near.filter(
		(one) =>
			sideOf(reading, one) === 'seller' && one.words.length > 1 && !onlyAsks(one) && !ECHO.pattern.test(one.text),
	);
	return replies.find(({ text }) => !BROKEN_OFF.pattern.test(text)) ?? replies[0];
}

function isMatterOfItsOwn({ text, words }: Utterance, isAnswer: boolean): boolean {
	return words.length > (isAnswer ? LONG_ANSWER : LONG) || text.includes('?');
}

/** Whether a turn asks and says hardly anything besides; what stands behind its question answers it. */
function onlyAsks({ text }: Utterance): boolean {
	const sentences = wholeSentences(text);
	if (sentences.at(-1)?.endsWith('?') !== true) return false;
	const said = sentences.filter((sentence) => !sentence.endsWith('?') || SUPPOSES.pattern.test(sentence));
	return said.length < sentences.length && lengthOf(said.join(' ')) <= SHORT;
}

/** The question with which the seller took up a doubt right away. */
export function askedBack(reading: Reading, number: number): Utterance | undefined {
	const turn = turnOf(reading, number);
	const next = turn && reading.turns[turn.index + 1];
	return next !== undefined && sideOf(reading, next) === 'seller' && onlyAsks(next) ? next : undefined;
}
