/** Splitting what a member listed in one text field. */

const BULLET = /^\s*(?:\(?\d{1,2}[.):]\s+|[-*•–—]\s+|\(?[a-e][.)]\s+)/i;

function clean(item: string): string {
	return item
		.replace(BULLET, '')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.;,]+$/, '');
}

function filled(items: readonly string[]): string[] {
	return items.map(clean).filter((item) => /[\p{L}\p{N}]/u.test(item));
}

const SHORT_WORDS = 9;

/**
 * The items of a list, however it was written: one a line, numbered in one line, by semicolons, as questions or
 * sentences, or short ones by commas. The words stay; numbering and the closing point go.
 */
export function itemsOf(text: string): string[] {
	const lines = filled(text.split(/\r\n|[\n\r]/));
	if (lines.length > 1) return lines;
	const line = text.replace(/\s+/g, ' ').trim();
	const numbered = filled(line.split(/(?:^|\s)\(?(?:\d{1,2}[.)]|[a-h]\))\s+/));
	if (numbered.length > 1) return numbered;
	const semicolons = filled(line.split(';'));
	if (semicolons.length > 1) return semicolons;
	const sentences = filled(line.split(/(?<=[.?!])\s+(?=\p{Lu})/u));
	if (sentences.length > 1) return sentences;
	const commas = filled(line.split(/,\s+(?:and\s+|or\s+)?/));
	const short = commas.every((item) => item.split(' ').length <= SHORT_WORDS);
	return commas.length > 2 && short ? commas : filled([line]);
}

const LONGEST = 160;

/** A piece short enough to quote: the whole, else its words up to a natural end. */
export function quotable(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= LONGEST) return line;
	const head = line.slice(0, LONGEST);
	const ends = [...head.matchAll(/[.;:!?,](?=\s)/g)].map((match) => match.index);
	const end = ends.at(-1);
	if (end !== undefined && end > 30) return head.slice(0, end);
	return head.slice(0, head.lastIndexOf(' ') > 30 ? head.lastIndexOf(' ') : LONGEST);
}

/** The words between quotation marks; words that bring their own marks keep those. */
export function inMarks(text: string): string {
	const words = quotable(text);
	return words.includes('“') ? words : `“${words}”`;
}
