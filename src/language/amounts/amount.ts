/** A part of a text, letter for letter. */
export interface Span {
	start: number;
	end: number;
	text: string;
}

export type Period = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/**
 * - `money`: with a currency; or a thousand and more without a noun; or a rate or a price that the words around it name
 * - `percent`; `share`: "one in five", "three quarters", in percent, too
 * - `duration`: `unit` is the period; `count`: `unit` is the noun
 * - `number`: a number of which the text does not say what it counts
 */
export type AmountKind = 'money' | 'percent' | 'share' | 'duration' | 'count' | 'number';

/** An amount that a text names: its own span is number and unit, without what hedges it or says per what it is. */
export interface Amount extends Span {
	kind: AmountKind;
	/** In the unit, percent for a share; null for a range or a bound. */
	value: number | null;
	/** Both for a range; only this for "over two grand". */
	low?: number;
	/** Both for a range; only this for "under two grand". */
	high?: number;
	/** ISO 4217, where said: cents are dollars' or euros', so they name none. */
	currency?: string;
	unit?: string;
	/** How often it falls due or happens. */
	per?: Period;
	/** For what: "seat" of "per seat a month"; "each" where it is only said to be for each. */
	each?: string;
	isApproximate: boolean;
	/** Money only by the words around it: "the price is forty". */
	isInferred?: true;
	/** Why a form with two readings was read as it was, and what it would be otherwise. */
	reading?: { because: string; other: number };
	/** The place, in the list of amounts, of the amount that this one takes back. */
	corrects?: number;
	/** The amount with its hedges and its rate: "about $350 a month". */
	phrase: Span;
}
