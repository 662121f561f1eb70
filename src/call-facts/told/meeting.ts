import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import type { Utterance } from '../utterances.ts';
import { phraseOf } from './day-phrase.ts';
import { ASKS_FOR_A_DAY, DECLINES, IS_DUE, MEETS, TAKES_THE_DAY } from './meeting-cues.ts';

/** A day on which both sides agreed to meet. */
export interface Meeting {
	/** The turn in which the day was offered. */
	offer: Utterance;
	/** The sentences of it that name the day. */
	quote: string;
	/** The words for day and hour. */
	when: string;
	/** The turn in which the other side took it up. */
	taken: Utterance;
}

/** In characters: who says a day back begins with it. */
const FAR = 20;
/** In turns: days to meet are agreed late. */
const LATE = 0.4;

/** The last such day of a call: offered as a question by one side, taken up by the other within the next turns. */
export function meetingOf(call: CallText): Meeting | undefined {
	const found = call.turns.flatMap((offer, index): Meeting[] => {
		const day = dayOf(offer);
		if (day === undefined || index < call.turns.length * LATE) return [];
		if (
			IS_DUE.pattern.test(offer.text.slice(0, day.start)) ||
			['by', 'before', 'after', 'since', 'until'].includes(day.when.bound ?? '')
		)
			return [];
		const side = sideOf(call, offer);
		const sentences = wholeSentences(offer.text);
		const named = sentences.findIndex((one) => one.includes(day.text));
		const from = Math.max(0, named - (lengthOf(sentences[named]) < 6 ? 1 : 0));
		const asked = sentences.findLastIndex((one) => one.endsWith('?'));
		const quote = sentences.slice(from, Math.max(named, asked) + 1).join(' ');
		if (side === 'other' || !offer.text.includes(quote)) return [];
		const taken = call.turns
			.slice(index + 1, index + 3)
			.find((next) => sideOf(call, next) !== side && sideOf(call, next) !== 'other');
		if (taken === undefined || !agrees(offer, quote, taken)) return [];
		const [first, second] = [phraseOf(offer, day), repeatedDay(taken, day)];
		return [{ offer, quote, when: second.length > first.length ? second : first, taken }];
	});
	return found.at(-1);
}

/** A weekday or a date, not merely "next week". */
function dayOf({ dates }: Utterance): DateMention | undefined {
	return dates.findLast(({ when }) => when.weekday !== undefined || when.day !== undefined);
}

/** The day as the other side says it, where it does. */
function repeatedDay(taken: Utterance, day: DateMention): string {
	const again = taken.dates.find((one) => isSameDay(one, day));
	return again === undefined ? '' : phraseOf(taken, again);
}

function isSameDay(one: DateMention, { when }: DateMention): boolean {
	const { weekday, day } = one.when;
	return (weekday !== undefined && weekday === when.weekday) || (day !== undefined && day === when.day);
}

/** A question for a day that is taken up, or a day with its hour that is said back. */
function agrees(offer: Utterance, quote: string, taken: Utterance): boolean {
	if (DECLINES.pattern.test(taken.text.slice(0, 40))) return false;
	const other = taken.dates.findLast(({ when }) => when.weekday !== undefined || when.day !== undefined);
	if (other !== undefined && !offer.dates.some((own) => isSameDay(other, own))) return false;
	const isSaidBack = offer.dates.some((own) => taken.dates.some((one) => isSameDay(one, own)));
	if (!ASKS_FOR_A_DAY.pattern.test(quote)) {
		const first = taken.dates[0]?.start ?? FAR;
		return isSaidBack && first < FAR && offer.dates.some(({ when }) => when.time !== undefined);
	}
	return isSaidBack || (MEETS.pattern.test(offer.text) && TAKES_THE_DAY.pattern.test(taken.text));
}

function lengthOf(words: string | undefined): number {
	return words === undefined ? 0 : words.split(/\s+/).length;
}
