/** Sums that a plan shows with their factors: how they are written, and how they are checked again. */

export interface Amount {
	value: number;
	/** The other end of a range. */
	high?: number | undefined;
	/** `$`, `£`, `€` or nothing. */
	sign: string;
}

const MOST_DECIMALS = 2;

/** "€1,260"; "€13.50". */
export function written(value: number, sign = ''): string {
	const whole = Math.abs(value - Math.round(value)) < 0.005;
	const decimals = whole ? 0 : sign === '' ? 1 : MOST_DECIMALS;
	const digits = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
	return `${sign}${digits}`;
}

/** "€1,260", "10 to 15". */
export function range({ value, high, sign }: Amount): string {
	return high === undefined || high === value
		? written(value, sign)
		: `${written(value, sign)} to ${written(high, sign)}`;
}

/** The product; the sign of the factor that has one. */
export function times(a: Amount, b: Amount): Amount {
	const high = a.high === undefined && b.high === undefined ? undefined : (a.high ?? a.value) * (b.high ?? b.value);
	return { value: a.value * b.value, high, sign: a.sign || b.sign };
}

/** "9 × €140 = €1,260", "10 × $300 = $3,000 to 15 × $300 = $4,500". */
export function product(a: Amount, b: Amount, unit = ''): string {
	const result = times(a, b);
	const low = `${written(a.value, a.sign)} × ${written(b.value, b.sign)}${unit} = ${written(result.value, result.sign)}`;
	if (result.high === undefined || result.high === result.value) return low;
	const ends = [a.high ?? a.value, b.high ?? b.value] as const;
	return `${low} to ${written(ends[0], a.sign)} × ${written(ends[1], b.sign)}${unit} = ${written(result.high, result.sign)}`;
}

const NUMBER = '([$£€]?)(\\d[\\d,]*(?:\\.\\d+)?)';
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
