/** Calculations that a text shows, e.g. `12 × $50 = $600`. A correct result needs no source of its own. */

const NUMBER = '(?<![\\d,])[$£€]?\\d[\\d,]*(?:\\.\\d+)?';
const UNIT = '(?: (?:weeks|months|quarters|hours|a month|a week))?';
const SIGN = ' [×+−÷] ';
/** Of so many terms at most: nobody follows more. */
const SUM = new RegExp(`(${NUMBER}${UNIT}(?:${SIGN}${NUMBER}${UNIT}){1,5}) = (?:about )?(${NUMBER})`, 'g');
const TERM = new RegExp(`(?:([×+−÷]) )?(${NUMBER})`, 'g');
/** Weeks, months and quarters in a year, and minutes in an hour: general knowledge that needs no source. */
const OF_A_YEAR = new Set([52, 12, 4, 60]);

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
	const unfolded = texts.map((text) =>
		text.replace(SUM, (whole, sum: string, said: string) => {
			const terms = termsOf(sum);
			const right = result(terms);
			if (Math.abs(right - read(said)) > Math.max(0.06, Math.abs(right) * 0.01)) return whole;
			results.add(said.replace(/^[$£€]/, ''));
			return terms
				.filter((term, index) => !isKnown(term, index, terms))
				.map(({ text: factor }) => factor)
				.join(' and ');
		}),
	);
	return unfolded.map((text) =>
		text
			.replace(YEAR_FACTOR, '')
			.replace(/[$£€]?(\d[\d,]*(?:\.\d+)?)/g, (whole, digits: string) => (results.has(digits) ? 'the sum' : whole)),
	);
}
