import { shortened, sideOf } from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { replyTo } from './reply.ts';
import { NAMES_A_WORRY } from './summary-cues.ts';

/** What they call a worry, or name as the one that weighs most. */

export const ASKS_FOR_THE_WORRY: Pattern = {
	id: 'a question for what worries most',
	pattern:
		/\b(?:(?:worr(?:ying|ies)|bother(?:ing|s)) you (?:the )?most|(?:your|the) (?:biggest|main) (?:worry|concern))\b[^.?!]*\?/i,
	finds: [
		"What's the thing that's worrying you most, Nomsa?",
		'What worries you the most?',
		'What is bothering you most?',
		'What bothers you the most?',
		"What's your biggest worry about having it done?",
		'What would be the main concern?',
	],
	leaves: ['No worries?', 'Are you worried?', 'That is my biggest worry.'],
};

/** In characters. */
const LONGEST = 320;

/** "Honestly, that's my biggest worry", whether it was read as a doubt or not, with the words around it. */
export function named(reading: Reading): Objection[] {
	return reading.turns
		.filter(
			(turn) =>
				sideOf(reading, turn) === 'buyer' && (NAMES_A_WORRY.pattern.test(turn.text) || isAskedFor(reading, turn)),
		)
		.map(({ number, text }) => ({
			lines: [number],
			quote: worryIn(text),
			confidence: 1,
			by: 'words' as const,
			answered: replyTo(reading, number) !== undefined,
		}))
		.filter(({ quote }) => quote.split(' ').length >= LEAST_WORRY);
}

/** "What's worrying you most?" */
function isAskedFor({ turns, facts }: Reading, { index }: Utterance): boolean {
	const before = turns[index - 1];
	return (
		before !== undefined && facts.sides[before.speaker] === 'seller' && ASKS_FOR_THE_WORRY.pattern.test(before.text)
	);
}

/** In words: "Now you see my difficulty" says nothing of it. */
const LEAST_WORRY = 9;

/** The whole turn where it is quick to read, else from the worry on. */
function worryIn(text: string): string {
	if (text.length <= LONGEST) return text;
	const sentence = wholeSentences(text).find((one) => NAMES_A_WORRY.pattern.test(one)) ?? '';
	return shortened(text.slice(Math.max(0, text.indexOf(sentence))), LONGEST);
}
