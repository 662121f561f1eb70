/** Calculations that a text shows, e.g. `12 × $50 = $600`. A correct result needs no source of its own. */

const NUMBER = '(?<![\\d,])[$£€]?\\d[\\d,]*(?:\\.\\d+)?';
const UNIT = '(?: (?:weeks|months|quarters|hours|a month|a week))?';
const SIGN = ' [×+−÷] ';
/** Of so many terms at most: nobody follows more. */
const SUM = new RegExp(`(${NUMBER}${UNIT}(?:${SIGN}${NUMBER}${UNIT}){1,5}) = (?:about )?(${NUMBER})`, 'g');
const TERM = new RegExp(`(?:([×+−÷]) )?(${NUMBER})`, 'g');
/** Weeks, months and quarters in a year, and minutes in an hour: general knowledge that needs no source. */
const OF_A_YEAR = new Set([52, 12, 4, 60]);

/** With the results before it: "= 97.5 hours a month; × 12 = 1,080 to 1,170 hours". */
const GOES_ON = new RegExp(`(?<=[;,(]) ?× (\\d{1,3}) = (${NUMBER})(?: to (${NUMBER}))?`, 'g');

/** The whole, in percent, from which a share is subtracted. */
const WHOLE = 100;

const YEAR_FACTOR = / [×÷] (?:52 weeks|12 months|4 quarters)\b/g;

interface Term {
	/** The first is added to nothing. */
	sign: string;
	/** With its currency. */
	text: string;
	value: number;
}

function read(number: string): number {
	return Number(number.replaceAll(/[$£€,]/g, ''));
}

function termsOf(sum: string): Term[] {
	return [...sum.matchAll(TERM)].map(([, sign = '+', text = '']) => ({ sign, text, value: read(text) }));
}

/** Within a rounding. */
function isNear(right: number, said: number): boolean {
	return Math.abs(right - said) <= Math.max(0.06, Math.abs(right) * 0.01);
}

/** Products before sums, as everybody reckons. */
function result(terms: readonly Term[]): number {
	const products: number[] = [];
	for (const { sign, value } of terms) {
		const last = products.at(-1) ?? 0;
		if (sign === '×') products[products.length - 1] = last * value;
		else if (sign === '÷') products[products.length - 1] = last / value;
		else products.push(sign === '−' ? -value : value);
	}
	return products.reduce((sum, value) => sum + value, 0);
}

/** Whether a term is general knowledge: the whole that a share is taken from, or how many weeks a year has. */
function isKnown({ text, value }: Term, index: number, terms: readonly Term[]): boolean {
	if (text !== String(value)) return false;
	if (index === 0) return value === WHOLE && terms[1]?.sign === '−';
	return OF_A_YEAR.has(value);
}

/**
 * The texts without the results of correct calculations. The factors stay and still need a source, unless they are
 * results themselves. Wrong results stay too, so that a check for figures without a source finds them.
 */
export function withoutSums(texts: readonly string[]): string[] {
	const results = new Set<string>();
	const unfolded = texts.map((text) => {
		const found: string[] = [];
		const reckoned = text.replace(SUM, (whole, sum: string, said: string) => {
			const terms = termsOf(sum);
			if (!isNear(result(terms), read(said))) return whole;
			found.push(said.replace(/^[$£€]/, ''));
			return terms
				.filter((term, index) => !isKnown(term, index, terms))
				.map(({ text: factor }) => factor)
				.join(' and ');
		});
		for (const one of found) results.add(one);
		return reckoned.replace(GOES_ON, (whole, factor: string, low: string, high = low) => {
			const isOfOne = (said: string) => found.some((one) => isNear(read(one) * read(factor), read(said)));
			return isOfOne(low) && isOfOne(high) ? '' : whole;
		});
	});
	return unfolded.map((text) =>
		text
			.replace(YEAR_FACTOR, '')
			.replace(/[$£€]?(\d[\d,]*(?:\.\d+)?)/g, (whole, digits: string) => (results.has(digits) ? 'the sum' : whole)),
	);
}
