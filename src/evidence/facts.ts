import { mayHoldNumber } from '#language/numbers/number-words.ts';
import { markOf } from '#transcript/read/label.ts';
import { figuresOfLine } from './read-figures.ts';
import { bareNumbers, type Facts, keysOf } from './support.ts';

/** Only after a word of three letters or more, so that "5 p.m. Tuesday" is not split. */
const SENTENCE_END = /(?<=[^.\s]{3}[.!?])\s+(?=\p{Lu})/u;

type Question = (facts: Facts) => boolean;

interface FactReader {
	/** Whether the texts read so far contain it. */
	knows(isHeld: Question): boolean;
	/**
	 * Whether the texts contain it. Reads only as much as needed, from the last text to the first, since our own short
	 * texts come after the member's long ones.
	 */
	holds(isHeld: Question): boolean;
}

export function factReader(texts: readonly string[]): FactReader {
	const facts = { figures: new Set<string>(), numbers: new Set<number>() };
	const read = new Set<string>();
	let left = texts.length;
	return {
		knows: (isHeld) => isHeld(facts),
		holds(isHeld) {
			while (!isHeld(facts)) {
				if (left === 0) return false;
				const text = texts[--left] ?? '';
				for (const line of text.split('\n')) readLine(line, facts, read);
			}
			return true;
		},
	};
}

/**
 * Skips the time mark at the start of a line, which nobody said, and any sentence in `read`, which adds nothing new.
 */
function readLine(line: string, facts: { figures: Set<string>; numbers: Set<number> }, read: Set<string>): void {
	const said = line.startsWith('[') ? line.slice(markOf(line)?.after ?? 0) : line;
	for (const sentence of said.split(SENTENCE_END)) {
		if (read.has(sentence)) continue;
		read.add(sentence);
		const isNumbered = mayHoldNumber(sentence);
		const figures = figuresOfLine(sentence, isNumbered);
		for (const figure of figures) for (const key of keysOf(figure)) facts.figures.add(key);
		if (isNumbered) for (const { value } of bareNumbers(sentence, figures)) facts.numbers.add(value);
	}
}
