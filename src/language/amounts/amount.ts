/** A verbatim part of a text. */
export interface Span {
	start: number;
	end: number;
	text: string;
}

export type Period = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/**
 * - `money`: has a currency; or is a thousand or more without a noun; or the words around it name a price or a rate
 * - `percent`; `share`: "one in five", "three quarters", also in percent
 * - `duration`: `unit` is the period; `count`: `unit` is the noun
 * - `number`: the text does not say what it counts
 */
export type AmountKind = 'money' | 'percent' | 'share' | 'duration' | 'count' | 'number';

/** An amount in a text. Its own span covers number and unit, without hedges and rate. */
export interface Amount extends Span {
	kind: AmountKind;
	/** In `unit`, or in percent for a share; null for a range or a bound. */
	value: number | null;
	/** The lower end of a range; alone for "over two grand". */
	low?: number;
	/** The upper end of a range; alone for "under two grand". */
	high?: number;
	/** ISO 4217, if known. Cents have none, since they may be dollars' or euros'. */
	currency?: string;
	unit?: string;
	/** How often it is due or happens. */
	per?: Period;
	/** What it is for: "seat" in "per seat a month"; "each" if that is all the text says. */
	each?: string;
	isApproximate: boolean;
	/** Only the surrounding words make it money: "the price is forty". */
	isInferred?: true;
	/** Why an ambiguous form was read this way, and its value in the other reading. */
	reading?: { because: string; other: number };
	/** The index, in the list of amounts, of the amount that this one corrects. */
	corrects?: number;
	/** The amount with its hedges and its rate: "about $350 a month". */
	phrase: Span;
}
