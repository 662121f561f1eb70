import { type Said, saidIn, shortened, sideOf } from '#call-facts/call-text.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

/** What they do instead, where they said no. */

export const DOES_INSTEAD: Pattern = {
	id: 'what they do instead',
	pattern:
		/\b(?:(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:in this moment )?(?:looking at|going with) (?:another|something else|somebody else|someone else|a different)|(?:i|we)(?:['’]d| would| will|['’]ll) (?:rather |sooner )?(?:put|spend) (?:it|that|the money) (?:in|into|on|toward)|money (?:is )?better spent|what (?:i['’]m|we['’]re) doing (?:instead|is)|we(?:['’]ve| have) gone with|where i['’]d put (?:it|that|the money))\b/i,
	finds: [
		"I'm looking at another thing.",
		'In this moment I am in this moment looking at another thing.',
		"We're going with somebody else.",
		'We are going with someone else.',
		"We're looking at something else.",
		"I'm looking at a different one.",
		"If I had it I'd put it in a display home.",
		"I'd rather put it into a van.",
		"We'd sooner spend that on paint.",
		'We would spend the money on paint.',
		"We'll put the money toward a van.",
		'We will put it in a van.',
		"He reckons that's the money better spent.",
		'The money is better spent there.',
		"I'll tell you what I'm doing instead.",
		"But what we're doing is this.",
		"We've gone with a firm in Leeds.",
		"That's where I'd put the money if I had it.",
		"That's where I'd put it.",
		"That's where I'd put that.",
		'We have gone with a firm in Leeds.',
	],
	leaves: ["They've gone with a firm in Kraków.", "I'm looking at it.", 'We spend it on paint.'],
};

/** Of a call. */
const FROM = 0.3;
/** In characters. */
const LONGEST = 320;

/** In the words of theirs that say so last, with what they go on to say of it. */
export function doneInstead(reading: Reading): Said | undefined {
	const late = reading.turns.slice(Math.floor(reading.turns.length * FROM));
	const turn = late.findLast((one) => sideOf(reading, one) === 'buyer' && DOES_INSTEAD.pattern.test(one.text));
	const text = turn?.text.slice(0, FARTHEST) ?? '';
	const sentence = wholeSentences(text).find((one) => DOES_INSTEAD.pattern.test(one) && !one.endsWith('?'));
	if (sentence === undefined) return undefined;
	const whole = shortened(text, LONGEST);
	const said = saidIn(
		reading,
		whole.includes(sentence) ? whole : shortened(text.slice(text.indexOf(sentence)), LONGEST),
		turn,
	);
	return said.quote === '' ? undefined : said;
}
