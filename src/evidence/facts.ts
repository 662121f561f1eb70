import { mayHoldNumber } from '#language/numbers/number-words.ts';
import { markOf } from '#transcript/read/label.ts';
import { figuresOfLine } from './read-figures.ts';
import { bareNumbers, type Facts, keysOf } from './support.ts';

/** Behind a word of three letters or more, so that "5 p.m. Tuesday" stays one; most sentences hold no figure at all. */
const SENTENCE_END = /(?<=[^.\s]{3}[.!?])\s+(?=\p{Lu})/u;

type Question = (facts: Facts) => boolean;

interface FactReader {
	/** Whether what was read so far holds it. */
	knows(isHeld: Question): boolean;
	/**
	 * Whether the texts hold it. Reads no more of them than it takes: from the last to the first, since the short texts
	 * of our own stand behind the long ones of the member.
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

/** The time mark at the head of a line is nobody's words. What was `read` before holds nothing new. */
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
