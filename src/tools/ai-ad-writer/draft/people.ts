import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { AdInput } from '../contract.ts';

/** Reads the ages of an audience: chosen from the list, otherwise as typed beside it. */

/** The youngest that Ads Manager takes. */
const YOUNGEST = 13;
/** Stands for 65 and over in Ads Manager. */
const OLDEST = 65;
/** Where nothing is said. `andOver`: those over 65 are meant as well. */
const OPEN = { youngest: 18, oldest: OLDEST, andOver: true, isGiven: false };
/** Characters; whoever writes more writes no ages and no place. */
export const READ_CHARACTERS = 500;

type Ages = typeof OPEN;

export function agesOf({ demographics, targetAudience }: AdInput): Ages {
	const { ageRange, location } = demographics;
	if (ageRange === 'All Ages') return OPEN;
	const said = [ageRange, targetAudience.demographics, location, targetAudience.primaryAudience];
	return said.map(agesIn).find((ages) => ages !== null) ?? OPEN;
}

/** "25-44", "ages 30 to 55", "50+", "in their 40s"; from the youngest to the oldest where several are named. */
export function agesIn(text: string): Ages | null {
	const read = text.slice(0, READ_CHARACTERS);
	const ranges = [...amountsIn(read).flatMap((amount) => rangeOf(amount, read)), ...decadesIn(read)];
	if (ranges.length === 0) return null;
	const youngest = Math.max(YOUNGEST, Math.min(...ranges.map(([from]) => from)));
	const oldest = Math.max(...ranges.map(([, to]) => to));
	return { youngest, oldest: Math.min(OLDEST, oldest), andOver: oldest > OLDEST, isGiven: true };
}

type Range = readonly [from: number, to: number];

const MOST_YEARS = 100;
/** Characters around a number of years in which it is said to be an age. */
const NEAR = 14;
const AGE = /\b(?:olds?|older|aged?|ages|up|over)\b/i;

function rangeOf(amount: Amount, text: string): Range[] {
	const { kind, unit, value, low = OPEN.youngest, high = MOST_YEARS, currency, end, start } = amount;
	const around = text.slice(Math.max(0, start - NEAR), end + NEAR);
	const isAge = kind === 'number' || (kind === 'duration' && unit === 'year' && AGE.test(around));
	if (!isAge || currency !== undefined) return [];
	const ranges = value === null ? [[low, high] as const] : boundsOf(value, text.slice(0, start), text.slice(end));
	return ranges.filter(([from, to]) => from >= YOUNGEST && to <= MOST_YEARS && from <= to);
}

/** "60 or older", "30 and under", "aged 40". */
function boundsOf(years: number, before: string, after: string): Range[] {
	const [, older, younger] = /^(?: ?years?)? (?:and|or) (?:(older|over|up|above)|(younger|under))\b/i.exec(after) ?? [];
	if (older !== undefined) return [[years, MOST_YEARS]];
	if (younger !== undefined) return [[OPEN.youngest, years]];
	return /\bage[ds]?\s$/i.test(before) ? [[years, years]] : [];
}

/** "in their 30s and 40s". */
function decadesIn(text: string): Range[] {
	return Array.from(
		text.matchAll(/(?<![\d$£€])([2-6]0)['’]?s\b/g),
		([, ten = '']) => [Number(ten), Number(ten) + 9] as const,
	);
}
