import { nameOf, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Commitment } from '#call-facts/facts.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { briefly } from './passage.ts';
import { passageText } from './passage-text.ts';
import { merged } from './passages.ts';
import { isMeeting } from './step-ahead.ts';
import { movedBy } from './step-days.ts';

/** A step in words: who does it, on which day, and what it is of. */

/** What is to be done, in their words, with those that name it and those that move it to another day. */
export function stepSaid(reading: Reading, { lines: [line = 0], quote, thing }: Commitment): string {
	const turn = turnOf(reading, line);
	if (turn === undefined) return '';
	const named = thing && turnOf(reading, thing.turn);
	const moved = movedBy(reading, turn);
	const passages = [
		...(named === undefined || thing === undefined ? [] : [[{ turn: named, text: thing.quote }]]),
		briefly(reading, turn, quote),
		...(moved === undefined ? [] : [[{ turn: moved.turn, text: moved.words }]]),
	];
	return merged(passages)
		.map((pieces) => passageText(reading, pieces, sideOf(reading, turn)))
		.join(' ');
}

/** Whoever promised; nobody where they speak of somebody else, "She'll sign it tonight", or of a day on which nobody meets. */
export function doerOf(reading: Reading, promise: Commitment): string {
	if (promise.owner === BOTH) return isMeeting(promise) ? nameOf(reading, BOTH) : '';
	const sentences = wholeSentences(promise.quote);
	if (OF_SOMEBODY.test(sentences.at(-1) ?? '')) return '';
	return namedDoer(reading, sentences[0] ?? '') ?? nameOf(reading, promise.owner);
}

/** "Aoife will send you the quote.": whoever is on the call, too. */
function namedDoer({ call }: Reading, sentence: string): string | undefined {
	const name = /^(?:(?:And|So|Then),? )?([A-Z]\p{L}+)(?:['’]ll| will) /u.exec(sentence)?.[1];
	return name === undefined ? undefined : call.speakers.find((one) => one.name.split(' ')[0] === name)?.name;
}

const OF_SOMEBODY = /^(?:(?:and|so|then|but|no|yes|yeah|okay),? )*(?:s?he|they)(?:['’]ll| will| can)\b/i;
