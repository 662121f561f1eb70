import { withoutBullet } from '#language/clean.ts';
import { given } from '#prose/lists.ts';
import { EXAMPLES } from './sentences.ts';

const LONGEST_LINE = 600;

/** A text as the member gave it; between tags if it has several lines or would pass for a part of the prompt. */
export function asGiven(name: string, text: string): string {
	return /[\r\n\u2028\u2029]|^[#<`-]/.test(text) || text.length > LONGEST_LINE ? fenced(name, text) : text;
}

/** A text between tags that do not occur in it. */
export function fenced(name: string, text: string): string {
	let tag = name;
	for (let number = 2; text.includes(`</${tag}>`); number++) tag = `${name}-${number}`;
	return `<${tag}>\n${text}\n</${tag}>`;
}

/** The lines of a field that takes one entry a line, without their marks. */
export function entriesOf(text: string): string[] {
	return given(text.split(/[\r\n\u2028\u2029]+/).map((line) => withoutBullet(line).trim()));
}

const MOST_EXAMPLES = 12;
const GOES_IN = /^(?:input|before|question|q|from) ?\d{0,3} ?:/im;
const COMES_OUT = /^(?:output|after|answer|a|to) ?\d{0,3} ?:/im;
const ARROW = /\S ?(?:->|→|=>) ?\S/;
const DASHES = /\n[^\S\n]*[-–—*_=]{3,}[^\S\n]*(?=\n)/;

/** The member's examples, each verbatim. They are separated by lines of dashes or, if there are none, by empty lines. */
export function examplesIn(examples: string): string[] {
	const lines = `\n${examples}\n`;
	const found = lines.split(DASHES.test(lines) ? DASHES : /\n\s*\n/);
	const texts = given(found.map((text) => text.trim()));
	if (texts.length === 0) return [EXAMPLES.none];
	const shown = texts.length > MOST_EXAMPLES ? [examples] : texts;
	return [howTo(shown), ...shown.map((text) => fenced('example', text))];
}

function howTo(shown: readonly string[]): string {
	const arePairs = shown.some((text) => ARROW.test(text) || (GOES_IN.test(text) && COMES_OUT.test(text)));
	if (arePairs) return EXAMPLES.pairs;
	return shown.length === 1 ? EXAMPLES.sample : EXAMPLES.samples;
}
