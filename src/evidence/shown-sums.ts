/** Calculations that a text shows, e.g. `12 × $50 = $600`. A correct result needs no source of its own. */

const NUMBER = '(?<![\\d,])([$£€]?)(\\d[\\d,]*(?:\\.\\d+)?)';
const UNIT = '(?: (?:weeks|months|quarters|hours|a month|a week))?';
const SUM = new RegExp(`${NUMBER}${UNIT} ([×+−÷]) ${NUMBER}${UNIT} = (?:about )?${NUMBER}`, 'g');
/** Weeks, months and quarters in a year, and minutes in an hour: general knowledge that needs no source. */
const OF_A_YEAR = new Set([52, 12, 4, 60]);

/** The whole, in percent, from which a share is subtracted. */
const WHOLE = 100;

const YEAR_FACTOR = / [×÷] (?:52 weeks|12 months|4 quarters)\b/g;

function read(digits: string): number {
	return Number(digits.replaceAll(',', ''));
}

function result(a: number, operator: string, b: number): number {
	if (operator === '×') return a * b;
	if (operator === '+') return a + b;
	return operator === '−' ? a - b : a / b;
}

/**
 * The texts without the results of correct calculations. The factors stay and still need a source, unless they are
 * results themselves. Wrong results stay too, so that a check for figures without a source finds them.
 */
export function withoutSums(texts: readonly string[]): string[] {
	const results = new Set<string>();
	const unfolded = texts.map((text) =>
		text.replace(SUM, (whole, ...parts: string[]) => {
			const [signA = '', a = '', operator = '', signB = '', b = '', , c = ''] = parts;
			const right = result(read(a), operator, read(b));
			if (Math.abs(right - read(c)) > Math.max(0.06, Math.abs(right) * 0.01)) return whole;
			results.add(c);
			const ofWhole = operator === '−' && signA === '' && read(a) === WHOLE;
			const factors = [
				...(ofWhole ? [] : [`${signA}${a}`]),
				...(OF_A_YEAR.has(read(b)) && signB === '' ? [] : [`${signB}${b}`]),
			];
			return factors.join(' and ');
		}),
	);
	return unfolded.map((text) =>
		text
			.replace(YEAR_FACTOR, '')
			.replace(/[$£€]?(\d[\d,]*(?:\.\d+)?)/g, (whole, digits: string) => (results.has(digits) ? 'the sum' : whole)),
	);
}
