import { datesIn } from '#language/dates/dates.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { wholeSentences } from '#language/sentences.ts';
import { FARTHEST } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { type Hour, timeOf } from './hour.ts';
import { HOUR_OF_THE_OTHERS, WHOSE_TIME } from './zone-cues.ts';

interface ZonedHour {
	turn: Utterance;
	words: string;
	time: string;
	/** Whether it says the hour of both sides: "two o'clock my time, three yours". */
	isOfBoth: boolean;
}

/**
 * The words for an hour with its zone, as one side says them, and who says so: "your time" is nobody's without a name.
 * Those that name the hour of both sides go before others, and of these the last; none where it is not the hour on which
 * both sides settle.
 */
export function zonedHour(
	turns: readonly Utterance[],
	settled: Hour | undefined,
	nameOf: (turn: Utterance) => string,
): string | undefined {
	const fit = turns.flatMap(zonedIn).filter(({ time }) => settled === undefined || time === settled.time);
	const one = fit.findLast(({ isOfBoth }) => isOfBoth) ?? fit.at(-1);
	return one && `${decapitalize(one.words)} (said by ${nameOf(one.turn)})`;
}

/** In words: "quarter past three o'clock". */
const LONGEST = 4;

/** "The nineteenth, one o'clock". */
function namesADay(words: string): boolean {
	return datesIn(words).some(({ when: { weekday, day } }) => weekday !== undefined || day !== undefined);
}

function zonedIn(turn: Utterance): ZonedHour[] {
	return wholeSentences(turn.text.slice(0, FARTHEST)).flatMap((sentence) => {
		const words = [...sentence.matchAll(/[\w:'’-]+/g)];
		for (const [from, { index }] of words.entries()) {
			for (const last of words.slice(from, from + LONGEST).toReversed()) {
				const end = last.index + last[0].length;
				const whose = WHOSE_TIME.pattern.exec(sentence.slice(end))?.[0];
				const hour = sentence.slice(index, end).toLowerCase();
				const time = whose === undefined ? undefined : timeOf(hour);
				if (whose === undefined || time === undefined || namesADay(hour) || hour.includes(',')) continue;
				const others = HOUR_OF_THE_OTHERS.pattern.exec(sentence.slice(end + whose.length))?.[0] ?? '';
				const said = sentence.slice(index, end + whose.length + others.length);
				return [{ turn, words: said.replace(/^(?:at|by|say|on) /i, ''), time, isOfBoth: others !== '' }];
			}
		}
		return [];
	});
}
