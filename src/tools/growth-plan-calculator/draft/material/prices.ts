import type { Figure } from '#evidence/figures.ts';
import { pricesOf } from '#reading/quoted-prices.ts';
import type { Reading } from '#reading/reading.ts';
import type { Remark } from '#reading/remark.ts';
import { smallerOf } from '#reading/smaller.ts';
import { type Amount, product, times, written } from '../../arithmetic.ts';

/** What the first year costs by the prices named on the call, where they leave no doubt. */
export interface FirstYear {
	amount: Amount;
	/** "€650 × 12 months = €7,800; €7,800 + €4,800 = €12,600". */
	sum: string;
	/** The lines of the prices in it. */
	lines: readonly number[];
}

const SIGNS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };
const MONTHLY = /^,? ?(?:(?:per|a|each|every) month|monthly)\b(?! (?:per|a|for each|each) )/i;
const YEARLY = /^,? ?(?:(?:per|a|each|every) year|yearly|annually)\b/i;
const PER_PIECE = /^,? ?(?:per|a|for each|each|every) (?!month|year)\p{L}/iu;
const ONCE =
	/\b(?:once|one-?off|one time|set-?up|setting up|onboarding|installation|install|to start|upfront|up front)\b/i;

type Part = { kind: 'monthly' | 'yearly' | 'once'; value: number; sign: string; line: number } | null;

function partOf(remark: Remark, figure: Figure): Part {
	const sign = SIGNS[figure.unit ?? ''] ?? '';
	if (figure.value === null || sign === '') return null;
	const rest = remark.folded.slice(figure.index + figure.text.length);
	const common = { value: figure.value, sign, line: remark.line };
	if (MONTHLY.test(rest)) return { kind: 'monthly', ...common };
	if (YEARLY.test(rest)) return { kind: 'yearly', ...common };
	if (PER_PIECE.test(rest)) return null;
	const clause = remark.folded.slice(Math.max(0, figure.index - 40), figure.index + figure.text.length + 24);
	return ONCE.test(clause) ? { kind: 'once', ...common } : null;
}

/** Null where a price hangs on a number of pieces, two prices of one kind were named, or a figure's meaning is open. */
export function firstYearOf(reading: Reading): FirstYear | null {
	const part = smallerOf(reading)?.price?.remark.index;
	const remarks = pricesOf(reading).flatMap(({ remark }) => (remark.index === part ? [] : [remark]));
	const parts = [...new Set(remarks)].flatMap((remark) =>
		remark.figures.filter(({ kind }) => kind === 'money').map((figure) => partOf(remark, figure)),
	);
	if (parts.length === 0 || parts.includes(null)) return null;
	const known = parts.flatMap((one) => one ?? []);
	const values = (kind: 'monthly' | 'yearly' | 'once') => [
		...new Set(known.filter((one) => one.kind === kind).map(({ value }) => value)),
	];
	const [monthly, yearly, once] = [values('monthly'), values('yearly'), values('once')];
	const signs = new Set(known.map(({ sign }) => sign));
	if (monthly.length + yearly.length !== 1 || once.length > 1 || signs.size !== 1) return null;
	return added(monthly[0], yearly[0], once[0], known);
}

function added(
	monthly: number | undefined,
	yearly: number | undefined,
	once: number | undefined,
	known: readonly { sign: string; line: number }[],
): FirstYear {
	const sign = known[0]?.sign ?? '';
	const months = { value: 12, sign: '' };
	const running = monthly === undefined ? { value: yearly ?? 0, sign } : times({ value: monthly, sign }, months);
	const first = monthly === undefined ? '' : product({ value: monthly, sign }, months, ' months');
	const total = running.value + (once ?? 0);
	const second =
		once === undefined ? '' : `${written(running.value, sign)} + ${written(once, sign)} = ${written(total, sign)}`;
	return {
		amount: { value: total, sign },
		sum: [first, second].filter((text) => text !== '').join('; '),
		lines: [...new Set(known.map(({ line }) => line))],
	};
}
