/** Numbers in digits, with the separators of English or of the Continent. */

const PLAIN = /^\d+$/;
const ENGLISH = /^\d+(?:,\d{3})*(?:\.\d+)?$/;
const CONTINENTAL = /^\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$/;
/** Decimals behind a comma, after a thousand that a point sets off: `1.200,50` has no English reading. */
const POINTS_THEN_COMMA = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
/** A thousand that a group of two sets off, as in India: `3,50,000`. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * The value of digits; null for what is no number, as `2.4.1` or `192.168.0.1`, a code as `04101`.
 * `continental` says that the currency is one written so: `1.200 €` is twelve hundred, `12,5 %` is twelve and a half.
 */
export function writtenNumber(text: string, continental = false): number | null {
	if (PLAIN.test(text)) return text.length > 1 && text.startsWith('0') ? null : finite(Number(text));
	if (POINTS_THEN_COMMA.test(text) || (continental && CONTINENTAL.test(text)))
		return finite(Number(text.replaceAll('.', '').replace(',', '.')));
	if (ENGLISH.test(text) || INDIAN.test(text)) return finite(Number(text.replaceAll(',', '')));
	return null;
}

function finite(value: number): number | null {
	return Number.isFinite(value) ? value : null;
}

/** Keeps 2.3 × 1000 at 2300. */
export function exact(value: number): number {
	return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}
