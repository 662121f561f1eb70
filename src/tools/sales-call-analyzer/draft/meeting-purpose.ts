import { cited, saidIn, shortened, sideOf } from '#call-facts/call-text.ts';
import type { Commitment } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

/** What both sides meet for: “What I'd like to do is a survey.”, before the day was found. */

export const PROPOSES: Pattern = {
	id: 'what somebody proposes to do',
	pattern:
		/\bwhat (?:(?:i['’]d|i would|we['’]d) (?:like|want|love) to do|(?:i['’]d|i would|we['’]d|i) (?:suggest|propose))\b/i,
	finds: [
		"So what I'd want to do is a survey.",
		'What I would like to do is a visit.',
		"What we'd love to do is a workshop.",
		"What I'd suggest is a call.",
		'What I would propose is a call.',
		"What we'd suggest is a visit.",
		'So, what I suggest. You come to us.',
	],
	leaves: ['What I like is the price.', 'What would you suggest?', 'What I want is a price.'],
};

/** In turns: the day is found after it, and said once more at the end. */
const SOON = 32;
/** In characters. */
const LONGEST = 240;

/** The words that propose it, with what follows as far as it is quick to read; empty where the meeting says it or nobody did. */
export function purposeOf(reading: Reading, { owner, kind, lines }: Commitment): string {
	if (owner !== BOTH || kind !== 'meet') return '';
	const first = Math.min(...lines);
	const turn = reading.turns.findLast(
		(one) =>
			one.number < first &&
			one.number >= first - SOON &&
			sideOf(reading, one) !== 'other' &&
			PROPOSES.pattern.test(one.text),
	);
	const text = turn?.text.slice(0, FARTHEST) ?? '';
	const sentence = wholeSentences(text).find((one) => PROPOSES.pattern.test(one));
	if (sentence === undefined) return '';
	const said = saidIn(reading, shortened(text.slice(text.indexOf(sentence)), LONGEST), turn);
	return said.quote === '' ? '' : cited(said);
}
