import type { Figure } from './figure.ts';
import { type Given, givenIn } from './given.ts';
import { figuresOfLine } from './read-figures.ts';
import { bareNumbers, numberSupport, supportOf } from './support.ts';

export { figuresIn } from './read-figures.ts';

/** From here on, a number in digits counts as a claim even without a unit: "counted 41,733 of them". */
const SMALLEST_BARE = 1000;
const MAY_BE_LARGE = /\d[\d,]{3}/;

/**
 * The figures in an output that its input does not support, each once. Compared by value, not by spelling: "forty
 * grand" supports "$40k", "two weeks" supports "14 days", a bare 8000 supports "$8,000".
 */
export function unsupportedFigures(output: readonly string[], input: readonly string[] | Given): string[] {
	const given = 'holds' in input ? input : givenIn(input);
	const missing = new Set<string>();
	const asked = new Set<string>();
	const isNew = (question: string) => !asked.has(question) && asked.add(question);
	for (const text of new Set(output.flatMap((one) => one.split('\n')))) {
		const figures = figuresOfLine(text);
		for (const figure of figures) {
			if (figure.isDeictic === true || isAskedAbout(figure, text)) continue;
			if (isNew(signature(figure)) && !isGiven(figure, given)) missing.add(figure.text);
		}
		if (!MAY_BE_LARGE.test(text)) continue;
		const large = bareNumbers(text, figures).filter(({ value, digits }) => digits && value >= SMALLEST_BARE);
		for (const { text: said, value } of large) {
			if (isNew(`${said} ${value}`) && !isNumberGiven(said, value, given)) missing.add(said);
		}
	}
	return [...missing];
}

/** "Who is the calmest person in your office in October?" claims nothing of that month. */
function isAskedAbout({ kind, unit, text, index }: Figure, line: string): boolean {
	return kind === 'date' && unit === 'month' && !/\d/.test(text) && /^[^.!?]{0,200}\?/.test(line.slice(index));
}

function signature({ kind, unit, value, low, high, text }: Figure): string {
	return [kind, unit, value, low, high, text].join('|');
}

/** Cheapest check first: the facts read so far, then a text search, then reading the remaining texts. */
function isGiven(figure: Figure, { knows, lower, holds }: Given): boolean {
	const support = supportOf(figure);
	return knows(support) || standsIn(figure.text, lower()) || holds(support);
}

function isNumberGiven(said: string, value: number, { knows, lower, holds, isWritten }: Given): boolean {
	const support = numberSupport(value);
	return knows(support) || standsIn(said, lower()) || isWritten(value) || holds(support);
}

/** Matches whole figures only: "15 days" does not contain "5 days", nor "$8,000" "$8". */
function standsIn(said: string, text: string): boolean {
	const figure = said.toLowerCase();
	for (let at = text.indexOf(figure); at !== -1; at = text.indexOf(figure, at + 1)) {
		const before = text.slice(Math.max(0, at - 2), at);
		const after = text.slice(at + figure.length, at + figure.length + 2);
		if (!/[\p{L}\p{N}]$|\p{N}[.,]$|[$£€¥-]$/u.test(before) && !/^(?:[\p{L}\p{N}%]|[.,]\p{N})/u.test(after)) return true;
	}
	return false;
}
