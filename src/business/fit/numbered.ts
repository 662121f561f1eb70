/** Whether a result names a number and what it counts. */
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { isNumberWord } from '#language/numbers/cardinal.ts';
import { NUMBER } from '#language/word-classes.ts';
import { wordsOf } from '#language/words-of.ts';

const EARLIEST_YEAR = 1900;

/** A number alone shows nothing: "40" of what? A year is none, and neither is "one". */
export function hasNumberAndUnit(text: string): boolean {
	if (/[£$€]\s?\d|\d\s?(?:%|per ?cent|[€£$])/i.test(text)) return true;
	if (
		/\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:twice|an? (?:hour|day|week|month|year) (?:longer|shorter|earlier|sooner|later|faster|less|more)|doubled|halved|tripled|tenfold|a third|a quarter|two thirds)\b/i.test(
			text,
		)
	) {
		return true;
	}
	if (goesFromTo(text)) return true;
	const found = amountsIn(text);
	const isOne = ({ kind, value }: Amount) => kind === 'count' && value === 1;
	if (found.some((one) => one.kind !== 'number' && !isOne(one))) return true;
	// "Lost 1 architect last year, 6 the year before".
	return found.some(isOne) && found.some(({ value }) => value !== null && value !== 1 && value < EARLIEST_YEAR);
}

const NONE = new Set(['none', 'nothing', 'zero']);
const isNumber = (word: string): boolean => NUMBER.test(word) || isNumberWord(word) || NONE.has(word);
/** "About", and what is counted with its period: "from about two visits a week down to one". */
const [MOST_BEFORE, MOST_BETWEEN] = [1, 5];

/** "From about two every Sunday to one": what was counted stands before it. */
function goesFromTo(text: string): boolean {
	const words = wordsOf(text).map(({ word }) => word);
	return words.some((word, from) => {
		if (word !== 'from') return false;
		const first = words.findIndex((other, index) => index > from && isNumber(other));
		const to = words.indexOf('to', first);
		const isNear = first !== -1 && first - from - 1 <= MOST_BEFORE && to > first && to - first - 1 <= MOST_BETWEEN;
		return isNear && words.slice(to + 1, to + 3).some(isNumber);
	});
}
