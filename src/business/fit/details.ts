/** Judges of what is no language: sums, days, addresses, tags. */

import { MONTHS } from '#language/dates/date-words.ts';
import { countWords, formProblem } from './form.ts';

type Judge = (text: string) => string | null;

export const price: Judge = (text) =>
	formProblem(text, { loose: true }) ??
	(/\d|\bfree\b/i.test(text) ? null : 'Write a sum with its currency, or “free”.') ??
	(countWords(text) > 8 ? 'Write the sum alone: the rest goes into the label.' : null);

export const currency: Judge = (text) =>
	Intl.supportedValuesOf('currency').includes(text) ? null : 'Write three letters, such as GBP, EUR or USD.';

export const day: Judge = (text) => {
	const low = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	const isPart = low.some((word) => /^(?:end|beginning|middle|mid|early|late)$/.test(word));
	const hasDate =
		/\d{4}-\d{2}-\d{2}/.test(text) || (low.some((word) => MONTHS.has(word)) && (isPart || /\d/.test(text)));
	return formProblem(text, { loose: true }) ?? (hasDate ? null : 'Write a day and a month.');
};

export const hashtags: Judge = (text) =>
	/^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u.test(text) ? null : 'Write words that begin with #, with spaces between.';

export const website: Judge = (text) =>
	/^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu.test(text)
		? null
		: 'Write a web address alone.';

export const email: Judge = (text) =>
	/^[^\s@<>]{1,64}@[^\s@<>.]{1,100}(?:\.[^\s@<>.]{1,100}){1,8}$/.test(text) ? null : 'Write one email address.';

export const number: Judge = (text) => (/^\d{1,5}$/.test(text) ? null : 'Write a whole number.');
