import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Utterance } from '../utterances.ts';
import { HOUR_ALONE, PAST_WHICH } from './hour-cues.ts';

/** The hour that somebody names for a day that is spoken of: "Half past nine. At nine I count coats." */

/** Verbatim words for an hour, and the hour as `HH:MM`, the earlier one where it may be two. */
export interface Hour {
	text: string;
	time: string;
}

/** In sentences: who answers with an hour says it soon. */
const SOON = 4;

/**
 * The hour that words settle on: one that stands alone goes before one that is only named, and of these the last.
 *
 * @param before The hour that was spoken of, for "make it half past".
 */
export function hourIn({ text }: Pick<Utterance, 'text'>, before?: Hour): Hour | undefined {
	const sentences = wholeSentences(text).slice(0, SOON);
	return sentences.map((one) => hourAlone(one, before)).findLast((hour) => hour !== undefined);
}

function hourAlone(sentence: string, before: Hour | undefined): Hour | undefined {
	const said = HOUR_ALONE.pattern.exec(sentence)?.groups?.hour;
	if (said === undefined) return undefined;
	const spoken = before?.text.replace("o'clock", '').trim().split(/[ -]/).at(-1);
	const of = PAST_WHICH.pattern.test(said) ? spoken : '';
	if (of === undefined) return undefined;
	const text = of === '' ? said : `${said} ${of}`.toLowerCase();
	const time = timeOf(text);
	return time === undefined ? undefined : { text, time };
}

/** "Ten" behind "at" is an hour, as is "half ten" by itself. */
export function timeOf(words: string): string | undefined {
	return [words, `at ${words}`, `${words} o'clock`]
		.flatMap((one) => datesIn(one))
		.find(({ when }) => when.time !== undefined)?.when.time;
}
