/** The hedges and the rate around an amount. */

import { at, type Token } from '../numbers/tokens.ts';
import type { Amount, AmountKind, Span } from './amount.ts';
import type { Hedged, HedgeReader } from './hedge-reader.ts';
import type { Rate } from './rates.ts';

/** What is known about an amount before its surroundings are read. */
export type Said = Pick<Amount, 'kind' | 'value' | 'low' | 'high' | 'unit' | 'currency' | 'reading' | 'isInferred'>;

export interface Surroundings {
	hedges: readonly Hedged[];
	rate: Rate | null;
	/** The first token, and the token after the last. */
	from: number;
	next: number;
}

const NO_HEDGES: readonly Hedged[] = [];

export function surroundingsReader(
	hedges: HedgeReader,
	rateAt: (tokens: readonly Token[], index: number) => Rate | null,
) {
	/** `loose` is a hedge between a number and its unit. */
	return (
		tokens: readonly Token[],
		from: number,
		end: number,
		kind: AmountKind,
		loose: Hedged | null,
	): Surroundings => {
		// "Over two years" means during two years, not more than two.
		const isSpread = kind === 'duration' && at(tokens, from - 1) === 'over';
		const before = isSpread ? null : hedges.before(tokens, from);
		const isBehind = loose !== null && loose.next > end;
		const directly = isBehind ? loose : hedges.after(tokens, end);
		const rate = rateAt(tokens, directly?.next ?? end);
		const after = directly ?? (rate === null ? null : hedges.after(tokens, rate.next));
		const said = before ?? loose ?? after;
		return {
			hedges: said === null ? NO_HEDGES : [before, loose, after].filter((hedge) => hedge !== null),
			rate,
			from: before?.next ?? from,
			next: Math.max(rate?.next ?? end, after?.next ?? end),
		};
	};
}

/** The amount between two tokens, with its surroundings. A bound replaces the value. */
export function amountOf(
	text: string,
	tokens: readonly Token[],
	from: number,
	next: number,
	said: Said,
	{ hedges, rate, from: first, next: last }: Surroundings,
): Amount {
	const { start, end, text: words } = spanOf(text, tokens, from, next);
	const amount: Amount = {
		...said,
		start,
		end,
		text: words,
		isApproximate: hedges.some(({ means }) => means === 'approximate'),
		phrase: spanOf(text, tokens, first, last),
	};
	if (rate?.per !== undefined) amount.per = rate.per;
	if (rate?.each !== undefined) amount.each = rate.each;
	for (const { means } of hedges) {
		if (means === 'approximate' || amount.value === null) continue;
		amount[means] = amount.value;
		amount.value = null;
	}
	return amount;
}

function spanOf(text: string, tokens: readonly Token[], from: number, next: number): Span {
	const start = tokens[from]?.start ?? 0;
	const end = tokens[next - 1]?.end ?? start;
	return { start, end, text: text.slice(start, end) };
}
