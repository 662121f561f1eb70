/** Finds every day, time and period that a text names. */

import { finderOf } from '../numbers/phrase.ts';
import { at, type Token, tokensOf } from '../numbers/tokens.ts';
import { remembered } from '../remembered.ts';
import type { DateForm } from './date-form.ts';
import { DATE_FORMS } from './date-forms.ts';
import { BOUNDS, mayNameDate } from './date-words.ts';
import { type DateValues, SLOTS } from './slots.ts';
import type { DateMention, When } from './when.ts';

/** The mentions in a text, in order and without overlaps. Takes time linear in the length of the text. */
export const datesIn = remembered(dateReader(DATE_FORMS));

export function dateReader(forms: readonly DateForm[]): (text: string) => DateMention[] {
	const find = finderOf<DateValues, DateForm>(forms, SLOTS);
	return (text) => {
		if (!mayNameDate(text)) return [];
		const tokens = tokensOf(text);
		const found: DateMention[] = [];
		let said: When | null = null;
		let index = 0;
		const accepts = ({ when, unless }: DateForm, { next, values }: { next: number; values: Partial<DateValues> }) => {
			if (unless?.(tokens, index, next) === true) return false;
			said = when(values, wordsOf(tokens, index, next));
			return said !== null;
		};
		while (index < tokens.length) {
			const match = find(tokens, index, accepts);
			if (match !== null && said !== null) found.push(mention(text, tokens, index, match.next, said, match.rule.id));
			index = match?.next ?? index + 1;
		}
		return found;
	};
}

function wordsOf(tokens: readonly Token[], from: number, next: number): string[] {
	return tokens.slice(from, next).map(({ low }) => low);
}

function mention(
	text: string,
	tokens: readonly Token[],
	from: number,
	next: number,
	said: When,
	form: string,
): DateMention {
	const own = said.in === undefined ? BOUNDS.get(at(tokens, from)) : undefined;
	const first = own === undefined && at(tokens, from) !== 'at' ? from : from + 1;
	const bound = said.bound ?? own ?? (said.in === undefined ? BOUNDS.get(at(tokens, from - 1)) : undefined);
	const phraseFrom = own === undefined && bound !== undefined ? from - 1 : from;
	const span = (begin: number) => {
		const start = tokens[begin]?.start ?? 0;
		const end = tokens[next - 1]?.end ?? start;
		return { start, end, text: text.slice(start, end) };
	};
	const when = Object.fromEntries(
		Object.entries({ ...said, ...(bound === undefined ? {} : { bound }) }).filter(([, value]) => value !== undefined),
	);
	return { ...span(first), when, phrase: span(phraseFrom), form };
}
