import { counted } from '#language/inflect.ts';
import { splitSentences } from '#language/sentences.ts';

export interface Samples {
	/** Verbatim. */
	texts: readonly string[];
	/** `pairs`: input and output; `texts`: whole pieces of writing; `lines`: short entries. */
	kind: 'none' | 'pairs' | 'texts' | 'lines';
	/** What the whole pieces have in common, measured. */
	voice: readonly string[];
}

const MOST = 12;
const GOES_IN = /^(?:input|in|before|question|q|text|from|source)\s?\d{0,3}\s?:/i;
const COMES_OUT = /^(?:output|out|after|answer|a|label|to|result|target)\s?\d{0,3}\s?:/i;
const ARROW = /\S ?(?:->|→|=>) ?\S/;
const DASHES = /^[-–—*_=]{3,}$/;

/** Samples are separated by lines of dashes or, if there are none, by empty lines. */
export function readSamples(examples: string): Samples {
	const lines = examples.split('\n');
	const divides = lines.some((line) => DASHES.test(line.trim())) ? DASHES : /^$/;
	const texts = grouped(lines, (line) => divides.test(line.trim()));
	if (texts.length === 0) return { texts: [], kind: 'none', voice: [] };
	if (texts.length > MOST) return { texts: [examples.trim()], kind: 'lines', voice: [] };
	if (texts.some(isPair)) return { texts, kind: 'pairs', voice: [] };
	if (texts.length === 1 && isList(texts[0] ?? '')) return { texts, kind: 'lines', voice: [] };
	const sentences = texts.map((text) => text.split('\n').flatMap(splitSentences));
	const isProse = sentences.every((each) => each.length > 1 || wordsIn(each[0] ?? '') > 11);
	return isProse ? { texts, kind: 'texts', voice: voiceOf(texts, sentences) } : { texts, kind: 'lines', voice: [] };
}

/** The texts between dividing lines. */
function grouped(lines: readonly string[], divides: (line: string) => boolean): string[] {
	const groups: string[][] = [[]];
	for (const line of lines) {
		if (divides(line)) groups.push([]);
		else groups.at(-1)?.push(line);
	}
	return groups.map((group) => group.join('\n').trim()).filter((text) => text !== '');
}

function isPair(text: string): boolean {
	if (ARROW.test(text)) return true;
	const lines = text.split('\n').map((line) => line.trim());
	const first = lines.findIndex((line) => GOES_IN.test(line));
	return first >= 0 && lines.slice(first + 1).some((line) => COMES_OUT.test(line));
}

/** Whether a text is a list: several lines, none of them a sentence. */
function isList(text: string): boolean {
	const lines = text.split('\n').map((line) => line.trim());
	return lines.length > 1 && !lines.some((line) => /[.?!:]$/.test(line));
}

function voiceOf(texts: readonly string[], bySample: readonly string[][]): string[] {
	const lengths = bySample
		.flat()
		.map(wordsIn)
		.filter((words) => words > 0);
	const total = lengths.reduce((sum, words) => sum + words, 0);
	const all = (test: RegExp) => texts.every((text) => test.test(text));
	const none = (test: RegExp) => !texts.some((text) => test.test(text));
	const range = `Sentences run from ${Math.min(...lengths)} to ${counted(Math.max(...lengths), 'word')}; the average is ${Math.round(total / lengths.length)}.`;
	const I = /\bI(?:['’](?:m|ll|d|ve))?\b/;
	const we = /\b(?:we|our|us)\b/i;
	const short = /(?<!\p{L})\p{L}+['’](?:s|t|re|ve|ll|d|m)\b/u;
	return [
		range,
		all(I) && none(we) ? 'The writer is “I”, never a firm.' : '',
		all(we) && none(I) ? 'The writer says “we”.' : '',
		all(/\byou(?:r|rs)?\b/i) ? 'The reader is addressed directly.' : '',
		all(/\?/) ? 'Every sample asks its reader something.' : '',
		none(/\?/) ? 'No sample asks a question.' : '',
		all(/!/) ? 'Exclamation marks are part of the voice.' : none(/!/) ? 'There is no exclamation mark anywhere.' : '',
		all(short) ? 'Short forms such as it’s are welcome.' : none(short) ? 'No short forms such as it’s.' : '',
		all(/\p{Extended_Pictographic}/u) ? 'Each sample has an emoji.' : '',
		all(/(?:^|\s)#\p{L}/u) ? 'Each sample has a hashtag.' : '',
	].filter((line) => line !== '');
}

function wordsIn(text: string): number {
	return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
