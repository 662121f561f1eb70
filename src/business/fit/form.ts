/** What no text may hold that others will read: markup, links, brackets, lists, signs, capitals. */

import { wholeSentences } from '#language/sentences.ts';

const MARKUP = /<\/?[a-z!][^<>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);/i;
const LINKS = [
	/https?:|www\./i,
	/[^\s@]@[^\s@.]{1,100}\.[^\s@]/,
	/[\p{L}\p{N}-]\.(?:com|org|net|io|ai|app|dev|co|uk|ie|de|fr|es|nl|eu|us|ca|au|pl|example)(?![\p{L}\p{N}-]|\.\p{L})/iu,
];
const EMOJI = /(?![©®™\d#*])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}★☆✓✔✗✘→⇒►•]/u;
const BULLET = /^\s*(?:[-*•–—]|\d{1,2}[.)])\s/;

export interface FormRules {
	/** Brackets and slashes may stand in it. */
	loose?: boolean;
	/** Several lines. */
	lines?: boolean;
	/** It is an address itself. */
	links?: boolean;
}

/** A name or a kind in round brackets, as in "Boris (Harris hawk)". */
const ASIDE = / \(\p{Lu}[\p{L}\p{N}'’ -]{0,40}\)(?=[ ,.])/u;

/** The words of the problem, or null. */
export function formProblem(
	text: string,
	{ loose = false, lines = false, links = false }: FormRules = {},
): string | null {
	if (MARKUP.test(text)) return 'Leave out the HTML: write plain words.';
	if (!lines && /[\r\n\u2028\u2029]/.test(text)) return 'Write it on one line, without line breaks.';
	if (!links && LINKS.some((link) => link.test(text)))
		return 'Leave out the link or address: it has a field of its own.';
	if (EMOJI.test(text)) return 'Leave out emoji and signs: write words.';
	if (!loose && !lines && BULLET.test(text)) return 'Write one sentence instead of a list.';
	if (!loose && /[()[\]{}<>]/.test(text.replace(ASIDE, '')))
		return 'Leave out brackets: write it as part of the sentence, or drop it.';
	if (!loose && /[\\|*~^=_]|(?<!\d)\/|\/(?!\d)/.test(text)) return 'Leave out slashes and signs: write “and” or “or”.';
	if (isShouted(text)) return 'Do not write in capitals.';
	return null;
}

/** Whether most of the longer words are in capitals, or three in a row are. */
function isShouted(text: string): boolean {
	const words = text.match(/\p{L}{3,}/gu) ?? [];
	const loud = words.filter((word) => /^\p{Lu}+$/u.test(word));
	if (loud.length >= 3 && loud.length > words.length / 2) return true;
	return /(?:(?<!\p{L})\p{Lu}{4,}(?!\p{L})[\s,]*){3}/u.test(text);
}

export function countWords(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The lines of a text with a stroke between whole thoughts read as a line break: "We dig the pond. / We fill it slowly." */
export function withLineBreaks(text: string): string {
	const broken = text.split('\n').map((line) => {
		const parts = line.split(' / ');
		return parts.every((part) => countWords(part) > 2) ? parts.join('\n') : line;
	});
	return broken.join('\n');
}

/** One step a line; of a single line each sentence is a step. */
export function stepLines(text: string): string {
	const lines = withLineBreaks(text.trim()).split('\n');
	return (lines.length === 1 ? wholeSentences(lines[0] ?? '') : lines).join('\n');
}
