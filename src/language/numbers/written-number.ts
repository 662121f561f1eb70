/** Numbers in digits, with English or continental separators. */

const PLAIN = /^\d+$/;
const ENGLISH = /^\d+(?:,\d{3})*(?:\.\d+)?$/;
const CONTINENTAL = /^\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$/;
/** Points before thousands and a decimal comma: `1.200,50` has no English reading. */
const POINTS_THEN_COMMA = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
/** Indian grouping: `3,50,000`. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * The value of a number in digits. Null for what is not a number: `2.4.1`, `192.168.0.1`, or a code such as `04101`.
 * With `continental`, `1.200` is twelve hundred and `12,5` is twelve and a half.
 */
export function writtenNumber(text: string, continental = false): number | null {
	if (PLAIN.test(text)) return text.length > 1 && text.startsWith('0') ? null : finite(Number(text));
	if (POINTS_THEN_COMMA.test(text) || (continental && CONTINENTAL.test(text)))
		return finite(Number(text.replaceAll('.', '').replace(',', '.')));
	if (ENGLISH.test(text) || INDIAN.test(text)) return finite(Number(text.replaceAll(',', '')));
	return null;
}

/** A number of a sentence with a decimal comma, as in "98,7%"; null where there is none. "1,2 and 3" is a list. */
export function decimalComma(text: string): string | null {
	return /(?<![\p{L}\d.,])\d{1,4},\d{1,2}(?![\p{L}\d]|[.,]\d| (?:and|or) \d)%?/u.exec(text)?.[0] ?? null;
}

function finite(value: number): number | null {
	return Number.isFinite(value) ? value : null;
}

/** Rounds floating-point errors away: 2.3 × 1000 is 2300. */
export function exact(value: number): number {
	return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}
