import { withArticle } from '#language/articles.ts';
import { at } from '#prose/places.ts';
import type { Moment } from '#reading/remark.ts';
import { type Amount, product, range, times, written } from '../../arithmetic.ts';
import type { Kind } from './kinds.ts';
import type { Period, Rate, UnitCost } from './rates.ts';

/** What a problem costs when nothing changes: only from figures that the client stated, with each factor shown. */
export interface Cost {
	text: string;
	/** A year of it in money, where the figures give that. */
	yearly: Amount | null;
	/** The rate it rests on. */
	rate: Rate | null;
	unit: UnitCost | null;
	lines: readonly number[];
}

const OF_A_YEAR: Readonly<Partial<Record<Period, { count: number; word: string }>>> = {
	week: { count: 52, word: 'weeks' },
	month: { count: 12, word: 'months' },
	quarter: { count: 4, word: 'quarters' },
	year: { count: 1, word: '' },
};

interface Yearly {
	amount: Amount;
	/** "9 × 52 weeks = 468"; empty where the figure is for a year already. */
	sum: string;
}

/** A year of an amount; null for a day, whose number of working days nobody said. */
export function overAYear(amount: Amount, per: Period): Yearly | null {
	const year = OF_A_YEAR[per];
	if (year === undefined) return null;
	if (year.count === 1) return { amount, sum: '' };
	const count = { value: year.count, sign: '' };
	return { amount: times(amount, count), sum: product(amount, count, ` ${year.word}`) };
}

function places(...moments: readonly (Moment | null)[]): string {
	return at(...moments.flatMap((moment) => moment?.line ?? []));
}

function inMoney(rate: Rate, unit: UnitCost): Cost {
	const one = times(rate.amount, unit.amount);
	const year = overAYear(one, rate.per);
	const first = `${product(rate.amount, unit.amount)} ${withArticle(rate.per)}`;
	const lines = [rate.moment.line, unit.moment.line];
	const where = places(rate.moment, unit.moment);
	if (year === null)
		return { text: `${first} ${where}; × [add working days a year] for a year`, yearly: null, rate, unit, lines };
	const second = year.sum === '' ? '' : `; ${year.sum} a year`;
	return { text: `${first}${second} ${where}`, yearly: year.amount, rate, unit, lines };
}

function ofMoney(rate: Rate): Cost {
	const year = overAYear(rate.amount, rate.per);
	const where = places(rate.moment);
	const lines = [rate.moment.line];
	const stated = `${range(rate.amount)} ${withArticle(rate.per)}`;
	if (year === null)
		return {
			text: `${stated} ${where}; × [add working days a year] for a year`,
			yearly: null,
			rate,
			unit: null,
			lines,
		};
	const text = year.sum === '' ? `${stated}, by the client's own figure ${where}` : `${year.sum} a year ${where}`;
	return { text, yearly: year.amount, rate, unit: null, lines };
}

const MINUTES = 60;

function ofTime(rate: Rate): Cost {
	const where = places(rate.moment);
	const common = { yearly: null, rate, unit: null, lines: [rate.moment.line] };
	const year = overAYear(rate.amount, rate.per);
	const unit = rate.kind;
	if (year === null) {
		return {
			...common,
			text: `${range(rate.amount)} ${unit} ${withArticle(rate.per)} ${where} × [add working days a year] × [add cost of an hour]`,
		};
	}
	const stated = year.sum === '' ? `${range(rate.amount)} ${unit} a year` : `${year.sum} ${unit} a year`;
	const hours =
		unit === 'hours'
			? `${range(year.amount)} × [add cost of an hour]`
			: `${range(year.amount)} ÷ ${MINUTES} × [add cost of an hour]`;
	return { ...common, text: `${stated} ${where}; in money: ${hours}` };
}

function ofCount(rate: Rate, { about }: Kind): Cost {
	const where = places(rate.moment);
	const common = { yearly: null, rate, unit: null, lines: [rate.moment.line] };
	const year = overAYear(rate.amount, rate.per);
	if (year === null || year.sum === '')
		return {
			...common,
			text: `${range(rate.amount)} ${rate.noun} ${withArticle(rate.per)} ${where} × [add what one of the ${rate.noun} costs]`,
		};
	const total = `${year.sum} ${rate.noun} a year ${where}`;
	return { ...common, text: `${total}; in money: ${range(year.amount)} × [add what one costs: ${about}]` };
}

/** A sum of money that was stated once, for a month or a season. */
function ofOnce({ moment, amount }: UnitCost): Cost {
	const stated = written(amount.value, amount.sign);
	return {
		text: `${stated} was named for one time ${at(moment.line)}; a year is not reckoned from it [confirm how often it comes]`,
		yearly: null,
		rate: null,
		unit: null,
		lines: [moment.line],
	};
}

export function costOf(kind: Kind, rate: Rate | null, unit: UnitCost | null, once: UnitCost | null): Cost {
	if (rate === null) {
		if (once !== null) return ofOnce(once);
		const text = `No figure was named; it is reckoned as ${kind.cost}`;
		return { text, yearly: null, rate: null, unit: null, lines: [] };
	}
	if (rate.kind === 'money') return ofMoney(rate);
	if (rate.kind !== 'count') return ofTime(rate);
	return unit === null ? ofCount(rate, kind) : inMoney(rate, unit);
}
