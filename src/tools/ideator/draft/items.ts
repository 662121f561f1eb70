import { spaced } from '#language/clean.ts';
import { quoted } from '#prose/sentences.ts';

/** Splits a list that the member typed into one text field. */

const BULLET =
	/^\s*(?:\(?\d{1,2}[.):]\s+|[-*•–—]\s+|\(?[a-e][.)]\s+|(?:first|second|third|fourth|fifth|finally|also|and|plus)(?:ly)?,?\s+(?=\p{L}))/iu;

/** The items that say something, without their bullets and end marks. */
function filled(items: readonly string[]): string[] {
	const bare = items.map((item) => spaced(item.replace(BULLET, '')).replace(/(?<![.;,])[.;,]+$/, ''));
	return bare.filter((item) => /[\p{L}\p{N}]/u.test(item));
}

const SHORT_WORDS = 9;

/** Two short pieces also make a list, unless the second merely continues the first. */
function isCommaList(items: readonly string[]): boolean {
	const counts = items.map((item) => item.split(' ').length);
	if (items.length < 2 || counts.some((count) => count > SHORT_WORDS)) return false;
	const goesOn =
		/^(?:which|who|that|so|but|because|since|when|where|then|especially|such as|like|e\.g|on|in|at|with|without|what|how|if|as|by)\b/i;
	if (items.slice(1).some((item) => goesOn.test(item))) return false;
	return items.length > 2 || counts.every((count) => count > 1);
}

const MARK = /(?:^|\s)\(?(?:\d{1,2}[.)]|[a-h]\))\s+/g;

/** The pieces of a line that counts from 1, or from a; "on day 1. On day 3. Then …" does not. */
function numbered(line: string): string[] {
	const marks = (line.match(MARK) ?? []).map((mark) => mark.replace(/[\s().]/g, ''));
	const isInOrder = marks.every((mark, index) => mark === String(index + 1) || mark === 'abcdefgh'[index]);
	return marks.length > 1 && isInOrder ? filled(line.split(MARK)) : [];
}

/**
 * The items of a list: one per line, numbered in one line, separated by semicolons, as questions or sentences, or short
 * ones separated by commas. Numbers and final full stops are removed; the words do not change.
 */
export function itemsOf(text: string): string[] {
	const line = spaced(text);
	const split = (mark: RegExp) => filled(line.split(mark));
	const between = [/;/, /(?<=[.?!])\s+(?=\p{L})/u, /(?:,|(?<!\s))\s+plus\s+/i];
	const lists = [filled(text.split(/\r\n|[\n\r]/)), numbered(line), ...between.map(split)];
	const list = lists.find((items) => items.length > 1);
	if (list !== undefined) return list;
	const commas = split(/,\s+(?:and\s+|or\s+)?|(?<!\s)\s+[+&]\s+(?=\p{L}+\s)/u);
	return isCommaList(commas) ? commas : filled([line]);
}

const LONGEST = 300;

/** The text on one line; of a very long one the sentences, or else the words, that there is room for. */
export function quotable(text: string): string {
	const line = spaced(text);
	if (line.length <= LONGEST) return line;
	const head = line.slice(0, LONGEST);
	const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? ')) + 1;
	return head.slice(0, end > 0 ? end : Math.max(head.lastIndexOf(' '), 1)).trim();
}

/** The text in quotation marks, unless it contains some already. */
export function inMarks(text: string): string {
	return /[“”]/.test(text) ? text : quoted(text);
}
