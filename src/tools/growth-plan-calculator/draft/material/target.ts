import { withArticle } from '#language/articles.ts';
import type { Moment } from '#reading/remark.ts';
import { type Amount, product, written } from '../../arithmetic.ts';
import { overAYear } from './cost.ts';
import type { Rate, UnitCost } from './rates.ts';

/** "From nine to three": where the client stands and wants to get to, where that fits a rate that was stated. */
export interface Target {
	from: number;
	to: number;
	moment: Moment;
}

const WORDS =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
		' ',
	);
const NUMBER = `(\\d[\\d,.]*\\d|\\d|${WORDS.join('|')})`;
const FROM_TO = new RegExp(
	`\\bfrom (?:about |around )?${NUMBER}(?: [a-z]+){0,2} (?:down |up )?to (?:about |around )?${NUMBER}\\b`,
	'i',
);
const TO_ONLY = new RegExp(
	`\\b(?:down|up) to (?:about |around )?${NUMBER}\\b|\\b(?:not more than|at most|no more than) ${NUMBER}\\b`,
	'i',
);

function read(text: string): number {
	const word = WORDS.indexOf(text.toLowerCase());
	return word < 0 ? Number(text.replaceAll(',', '')) : word;
}

/** The target that a goal sets for a rate; null where the goal names another starting value or none. */
export function targetIn(goal: Moment, rate: Rate): Target | null {
	const { folded } = goal.remark;
	const both = FROM_TO.exec(folded);
	if (both !== null) {
		const [from, to] = [read(both[1] ?? ''), read(both[2] ?? '')];
		return from === rate.amount.value && Number.isFinite(to) ? { from, to, moment: goal } : null;
	}
	const only = TO_ONLY.exec(folded);
	const to = only === null ? Number.NaN : read(only[1] ?? only[2] ?? '');
	const about = rate.noun !== '' && folded.includes(rate.noun);
	return about && to < rate.amount.value ? { from: rate.amount.value, to, moment: goal } : null;
}

/** "9 − 3 = 6; 6 × €140 = €840 a week; €840 × 52 weeks = €43,680": what reaching the target is worth in a year. */
export function gainOf(target: Target, rate: Rate, unit: UnitCost): { amount: Amount; sum: string } | null {
	const fewer = target.from - target.to;
	if (fewer <= 0 || unit.amount.high !== undefined || rate.amount.high !== undefined) return null;
	const value = fewer * unit.amount.value;
	const year = overAYear({ value, sign: unit.amount.sign }, rate.per);
	if (year === null) return null;
	const first = `${written(target.from)} − ${written(target.to)} = ${written(fewer)}`;
	const second = `${product({ value: fewer, sign: '' }, unit.amount)} ${withArticle(rate.per)}`;
	return { amount: year.amount, sum: [first, second, year.sum].filter((text) => text !== '').join('; ') };
}
