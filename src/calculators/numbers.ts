/** The values that one input of a calculator accepts. */
export interface NumberRule {
	/** Its value at the start, and after a reset. */
	initial: number;
	/** What plus and minus change it by. */
	step: number;
	/** Larger values count as this one, so that every sum stays finite and every projection can be drawn. */
	max: number;
	/** Whole numbers only: fractions are cut off. */
	whole?: boolean;
}

/** Why the value differs from what was typed. */
export type ReadingNote = 'not-a-number' | 'negative' | 'too-large' | 'fraction';

export interface Reading {
	value: number;
	note?: ReadingNote;
}

/** Fractions are kept to a millionth. */
const PRECISION = 1_000_000;

/**
 * The number in a typed or pasted text. These all read as 1000: "1,000", "1 000", "1'000", "$1000", "1e3", "1k" and
 * "1000 h". Where both a comma and a point occur, the last one is the decimal mark ("1.000,50" is 1000.5). A comma
 * alone is a decimal mark before one or two digits or after a zero ("1,5"), and otherwise groups digits; a point alone
 * is always a decimal mark. An empty text is 0. Text that is not a number, and anything below 0, is 0 with a note.
 */
export function readNumber(text: string, rule: NumberRule): Reading {
	const typed = text.normalize('NFKC').replace(/[\s'’]/g, '');
	if (typed === '') return { value: 0 };
	const amount = amountOf(typed);
	if (amount === undefined) return { value: 0, note: 'not-a-number' };
	if (amount < 0) return { value: 0, note: 'negative' };
	if (amount > rule.max) return { value: rule.max, note: 'too-large' };
	if (rule.whole) return Number.isInteger(amount) ? { value: amount } : { value: Math.floor(amount), note: 'fraction' };
	return { value: tidy(amount) };
}

/** One press of plus or minus, within 0 and the largest value. */
export function stepped(value: number, rule: NumberRule, direction: 1 | -1): number {
	return Math.min(rule.max, Math.max(0, tidy(value + direction * rule.step)));
}

/** Also removes what binary fractions add: 0.7 − 0.5 is 0.2. */
function tidy(value: number): number {
	return Math.round(value * PRECISION) / PRECISION;
}

function amountOf(typed: string): number | undefined {
	const sign = /^[-−]|^(?:US)?\$[-−]/i.test(typed) ? -1 : 1;
	const bare = typed
		.replace(/^[-−+]?(?:US)?\$?[-−+]?/i, '')
		.replace(/(?:USD|\$|hours?|hrs?|h|months?|clients?|x|×)$/i, '');
	const [, mantissa = '', thousands, exponent] = /^([\d.,]*\d[.,]?)(?:(k)|e([-+]?\d+))?$/i.exec(bare) ?? [];
	const digits = withPoint(mantissa);
	if (digits === undefined) return undefined;
	const amount = Number(`${digits}e${exponent ?? (thousands ? 3 : 0)}`);
	return amount === 0 ? 0 : sign * amount;
}

/** The digits with a point as the only mark; undefined where the marks do not form a number. */
function withPoint(mantissa: string): string | undefined {
	const comma = mantissa.lastIndexOf(',');
	const point = mantissa.lastIndexOf('.');
	if (comma >= 0 && point >= 0) {
		const [group, mark] = comma > point ? ['.', ','] : [',', '.'];
		return plain(mantissa.replaceAll(group, '').replace(mark, '.'));
	}
	if (comma >= 0) return plain(isDecimalComma(mantissa) ? mantissa.replace(',', '.') : mantissa.replaceAll(',', ''));
	return plain(/^\d{1,3}(\.\d{3}){2,}$/.test(mantissa) ? mantissa.replaceAll('.', '') : mantissa);
}

function isDecimalComma(mantissa: string): boolean {
	return /^\d*,\d{1,2}$/.test(mantissa) || /^0?,\d+$/.test(mantissa);
}

function plain(digits: string): string | undefined {
	return /^(\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? digits : undefined;
}
