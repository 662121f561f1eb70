/** The unit of a number: money, percent, a period or a noun. */

import { belowHundred, pastHyphen } from '../numbers/cardinal.ts';
import { isNoun } from '../numbers/function-words.ts';
import { mayOpenNumeral, numeralAt } from '../numbers/numeral.ts';
import { finderOf } from '../numbers/phrase.ts';
import { at, isGlued, type Token } from '../numbers/tokens.ts';
import type { AmountKind } from './amount.ts';
import type { CURRENCIES } from './currencies.ts';
import { PERIODS } from './periods.ts';
import type { SpokenRange } from './spoken-range.ts';

export interface Unit {
	kind: AmountKind;
	unit?: string;
	currency?: string;
	/** 100 if the unit is a hundredth: cents, pence. */
	parts: number;
	/** What coins after the currency add: the fifty of "four pounds fifty". */
	added: number;
	next: number;
}

const ADJECTIVES = new Set(
	'more new different full other extra additional business working calendar whole entire good solid separate empty total flat net gross'.split(
		' ',
	),
);

type Currency = (typeof CURRENCIES)[number];

export function unitReader(currencies: readonly Currency[]) {
	const find = finderOf<Record<never, never>, Currency>(currencies, {});

	function moneyAt(tokens: readonly Token[], range: SpokenRange, next: number): Unit | null {
		const named = find(tokens, pastHyphen(tokens, next));
		const sign = range.currency;
		// Lower-case "us" is the pronoun, not US dollars.
		const lowerUs = at(tokens, next) === 'us' && tokens[next]?.text === 'us';
		if (named === null || lowerUs) {
			return sign === undefined ? null : { kind: 'money', currency: sign, parts: 1, added: 0, next: range.next };
		}
		const { id, parts } = named.rule;
		const currency = sign ?? (id === '?' ? undefined : id);
		const coins = parts === 1 ? coinsAt(tokens, range, named.next) : { added: 0, next: named.next };
		return { kind: 'money', ...(currency === undefined ? {} : { currency }), parts, ...coins };
	}

	/** The unit at `next`, which is after the number and any loose hedge. */
	return (tokens: readonly Token[], range: SpokenRange, next: number): Unit | null => {
		if (range.currency !== undefined) return moneyAt(tokens, range, next);
		return (
			percentAt(tokens, next) ?? moneyAt(tokens, range, next) ?? periodAt(tokens, next) ?? countAt(tokens, range, next)
		);
	};
}

function percentAt(tokens: readonly Token[], index: number): Unit | null {
	const word = at(tokens, index);
	const length =
		word === '%' || word === 'percent' || word === 'pct'
			? 1
			: word === 'per' && at(tokens, index + 1) === 'cent'
				? 2
				: 0;
	return length === 0 ? null : { kind: 'percent', unit: '%', parts: 1, added: 0, next: index + length };
}

/** The coins of "forty nine pounds fifty", unless they count something else. */
function coinsAt(
	tokens: readonly Token[],
	{ high, isRange }: SpokenRange,
	index: number,
): { added: number; next: number } {
	const none = { added: 0, next: index };
	if (isRange || high.scale > 1) return none;
	const joint = at(tokens, index) === 'and' ? index + 1 : index;
	const coins = belowHundred(tokens, joint);
	if (coins === null || coins.value < 5) return none;
	const named = /^(?:cents?|pence|p)$/.test(at(tokens, coins.next));
	if (named) return { added: coins.value / 100, next: coins.next + 1 };
	const counted = periodAt(tokens, coins.next) !== null || nounAt(tokens, coins.next) !== null;
	const other = counted || joint > index || /^(?:%|percent|hundred|per)$/.test(at(tokens, coins.next));
	const isRate = at(tokens, coins.next) === 'per';
	return other && !(isRate && joint === index && !counted) ? none : { added: coins.value / 100, next: coins.next };
}

export function periodAt(tokens: readonly Token[], next: number): Unit | null {
	let after = pastHyphen(tokens, next);
	if (ADJECTIVES.has(at(tokens, after))) after++;
	const unit = PERIODS.get(at(tokens, after));
	return unit === undefined ? null : { kind: 'duration', unit, parts: 1, added: 0, next: after + 1 };
}

function nounAt(tokens: readonly Token[], next: number): number | null {
	let noun = pastHyphen(tokens, next);
	if (noun === next && isGlued(tokens, noun)) return null;
	if (ADJECTIVES.has(at(tokens, noun))) noun++;
	const word = at(tokens, noun);
	const isNumber = mayOpenNumeral(word) && numeralAt(tokens, noun) !== null;
	// "A hundred and fifty set aside" counts no sets.
	const isSetAside = at(tokens, noun + 1) === 'aside';
	return isNoun(word) && !isNumber && !isSetAside ? noun : null;
}

function countAt(tokens: readonly Token[], { high, isRange }: SpokenRange, next: number): Unit | null {
	if (!isRange && !high.digits && high.value < 2) return null;
	const noun = nounAt(tokens, next);
	return noun === null ? null : { kind: 'count', unit: at(tokens, noun), parts: 1, added: 0, next: noun + 1 };
}
