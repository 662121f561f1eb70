import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { quoted } from '#prose/sentences.ts';
import type { CompassInput } from '../contract.ts';
import { entriesOf, wordsIn } from './pieces.ts';

/** The time that the member has a week. */
export interface Time {
	/** Null where it is told, but not in a number. */
	hours: number | null;
	text: string;
}

const HOURS_A_DAY = 7;
const WORKDAYS = 5;
/** "30h/week". */
const SHORT_HOURS = /(?<=\d) ?h(?![\p{L}\p{N}])/gu;
const OF_TIME = /\bweek|\bh(?:ou)?rs?\b|\dh\b/i;
/** Times of the clock are no numbers of hours. */
const CLOCK = /\b(?:till?|until|from|after|before)\b/i;
/** "Evenings and one weekend day". */
const PART_OF_DAY = /morning|afternoon|evening|night|day|weekend|school|time\b/i;
/** How long one piece of work takes. */
const TAKES = /\b(?:takes?|each)\b/i;
/** In words: what is longer says more than a number, and is quoted. */
const SHORT = 3;

export function timeIn({ hoursAWeek, anythingElse }: CompassInput): Time | null {
	const partOfDay = PART_OF_DAY.test(hoursAWeek) ? { hours: null, text: quoted(hoursAWeek) } : null;
	const others = entriesOf(anythingElse).filter((entry) => OF_TIME.test(entry) && !TAKES.test(entry));
	return bareNumber(hoursAWeek) ?? counted([hoursAWeek]) ?? partOfDay ?? counted(others);
}

/** "30", "30ish", "about 30", "10-12", "max 10". */
function bareNumber(text: string): Time | null {
	const [amount, ...others] = amountsIn(text);
	if (amount?.kind !== 'number' || others.length > 0 || CLOCK.test(text) || text.match(SHORT_HOURS)) return null;
	const hours = leastOf(amount);
	if (hours === 0 || hours > (amount.high ?? hours)) return null;
	return { hours, text: wordsIn(text) > SHORT ? quoted(text) : `${text} hours a week` };
}

export function leastOf({ value, low, high }: Amount): number {
	return value ?? low ?? high ?? 0;
}

function counted(texts: readonly string[]): Time | null {
	const told = texts.flatMap((text) => amountsIn(text.replace(SHORT_HOURS, ' hours'))).find(hoursOf);
	return told ? { hours: hoursOf(told), text: told.phrase.text } : null;
}

function hoursOf(amount: Amount): number {
	if (amount.kind !== 'duration') return 0;
	if (amount.unit === 'day') return leastOf(amount) * HOURS_A_DAY;
	return amount.unit === 'hour' ? leastOf(amount) * (amount.per === 'day' ? WORKDAYS : 1) : 0;
}
