/** Sums that a text shows with their factors: the right ones need no source of their own. */

const NUMBER = '(?<![\\d,])([$£€]?)(\\d[\\d,]*(?:\\.\\d+)?)';
const UNIT = '(?: (?:weeks|months|quarters|hours|a month|a week))?';
const SUM = new RegExp(`${NUMBER}${UNIT} ([×+−÷]) ${NUMBER}${UNIT} = (?:about )?${NUMBER}`, 'g');
/** Weeks and months of a year, quarters, and minutes of an hour: no fact about anybody. */
const OF_A_YEAR = new Set([52, 12, 4, 60]);

/** Of a share, the whole in per cent. */
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
 * The texts without the results of those sums that are right: their factors still need a source, unless they are
 * results themselves. What is wrong stays and is found by whoever looks for figures without a source.
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
