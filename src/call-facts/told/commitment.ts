import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Commitment } from '../facts.ts';
import { lengthOf } from '../near-words.ts';
import { promiseIn } from '../promise.ts';
import type { Utterance } from '../utterances.ts';
import { DONE_TODAY, IF_OTHERS, NOT_ON } from './day-cues.ts';
import { isToday, phraseOf } from './day-phrase.ts';
import { HAS_READY } from './further-deed-cues.ts';
import { NEXT_CLAUSE } from './joint-cues.ts';
import { AWAY } from './main-cues.ts';
import { isNotYet, isOfAHabit } from './no-promise.ts';
import { SENDS_THAT, TAKES_BACK } from './promise-cues.ts';
import { standingWords } from './standing-words.ts';
import { SURE_DEED } from './sure-cues.ts';

/** What a turn says in its sentences that hold a deed, with the day that belongs to it. */
export function commitment(
	turn: Utterance,
	isDeed: (sentence: string) => boolean,
	by: string,
	fact?: Commitment,
): Commitment {
	const sentences = wholeSentences(turn.text);
	const deeds = sentences.filter((one) => isDeed(one) && (!one.endsWith('?') || asksOnlyAtTheEnd(one)));
	const leansOn = SENDS_THAT.pattern.test(deeds[0] ?? '')
		? sentences[sentences.indexOf(deeds[0] ?? '') - 1]
		: undefined;
	const first = leansOn ?? deeds[0] ?? turn.text;
	const last = deeds.at(-1) ?? first;
	const from = turn.text.indexOf(first);
	const next = sentences[sentences.indexOf(last) + 1] ?? '';
	const end = turn.text.indexOf(last, from) + last.length;
	const hasDay = dayIn(turn, turn.text.slice(from, end)) !== null;
	const isTakenBack = TAKES_BACK.pattern.test(next);
	const correcting = isTakenBack ? sentences.findLast((one) => dayIn(turn, one) !== null) : undefined;
	// "I'll send the invoice. And the six fifty bills on the first.": a long one speaks of something else.
	const isItsDay = !hasDay && lengthOf(next) <= FEW && dayIn(turn, next) !== null && !AWAY.pattern.test(next);
	const dated = correcting ?? (isItsDay ? next : undefined);
	const at = dated === undefined ? -1 : turn.text.indexOf(dated, end);
	const reached = dated === undefined || at === -1 ? end : at + dated.length;
	const behind = wholeSentences(turn.text.slice(reached))[0] ?? '';
	const isCorrected = reached > end && TAKES_BACK.pattern.test(behind) && dayIn(turn, behind) !== null;
	const until = isCorrected ? turn.text.indexOf(behind, reached) + behind.length : reached;
	const quote = standingWords(turn.text, turn.text.slice(from, until));
	const when = dayIn(turn, turn.text.slice(from, until));
	return {
		lines: [turn.number],
		confidence: 1,
		by,
		owner: turn.speaker,
		...fact,
		quote,
		when,
		...promiseIn(quote, when),
	};
}

/** In words: a sentence that says the day of the one before it. */
const FEW = 9;

/** "I'll send you the page by Wednesday, and we talk again on Friday?" */
export function asksOnlyAtTheEnd(sentence: string): boolean {
	const [first = '', ...others] = sentence.split(NEXT_CLAUSE.pattern);
	const isDeed = SURE_DEED.pattern.test(first) || HAS_READY.pattern.test(first);
	return others.length > 0 && isDeed && datesIn(first).some(({ when }) => when.bound === 'by');
}

/** The day by which it is due, else the last that is still to come. */
export function dayIn(turn: Utterance, words: string): string | null {
	const ahead = turn.dates.filter(
		(one) =>
			words.includes(one.text) &&
			isAhead(one.when) &&
			!isOfAHabit(turn.text, one.start) &&
			!isNotYet(turn.text, one) &&
			![NOT_ON, IF_OTHERS].some(({ pattern }) => pattern.test(before(turn, one))),
	);
	const due = ahead.find(({ when }) => when.bound === 'by' || when.bound === 'before');
	if (due === undefined && BY_THEN.test(words)) return null;
	const today = ahead.find((one) => isToday(one) && DONE_TODAY.pattern.test(turn.text.slice(0, one.start)));
	if (today !== undefined) return today.text;
	const day = ahead.findLast(({ when }) => when.weekday !== undefined || when.day !== undefined);
	// "in November" or "this year" alone is no day to do something by.
	const near = ahead.findLast(
		({ when }) =>
			(when.month === undefined || when.nth !== undefined) && when.relative !== 'year' && when.in?.unit !== 'year',
	);
	const isCorrected = due !== undefined && TAKES_BACK.pattern.test(turn.text.slice(due.end));
	const named = (isCorrected ? day : due) ?? day ?? near;
	return named === undefined ? null : phraseOf(turn, named);
}

/** In characters. */
const NEAR = 200;

function before({ text }: Utterance, { start }: DateMention): string {
	return text.slice(Math.max(0, start - NEAR), start);
}

/** The day of something else stands beside it. */
export const BY_THEN = /\bby then\b/i;

/** Whether a day is not over, as "last year" is. */
export function isAhead({ offset = 0, in: count, bound }: DateMention['when']): boolean {
	return bound !== 'since' && offset >= 0 && (count?.count ?? 0) >= 0;
}
