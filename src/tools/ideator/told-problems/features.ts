import { withStraightApostrophes } from '#language/apostrophes.ts';
import type { Features } from '#language/linear-models/linear.ts';
import { STOP_WORDS, stem } from '#language/stems.ts';

/** What comes after this is not read: nobody types a trouble that is longer. */
const LONGEST = 400;

/** How a question begins that somebody wants answered: what it is about comes after. */
const ASKING = /^\s*(?:(?:i|we) (?:want|need) to |to )?(?:learn|find out|understand|hear|see|know|validate) /i;

/** Of a word's beginning, so that "reschedule" and "resheduling" share something. */
const BEGINNING = 4;

/** What a text of a few words is judged by: its words and stems, which stand beside and which near each other. */
export function featuresOf(text: string): Features {
	const features: Features = new Map();
	const add = (name: string, value: number) => void features.set(name, value);
	const words = wordsIn(text);
	const stems = words.map(stem);
	for (const [index, word] of words.entries()) {
		add(`w ${word}`, 1);
		add(`s ${stems[index]}`, 1);
		if (word.length > BEGINNING) add(`c ${word.slice(0, BEGINNING)}`, 0.5);
		if (index > 0) add(`b ${stems[index - 1]} ${stems[index]}`, 0.8);
		if (index > 1) add(`t ${stems[index - 2]} ${stems[index - 1]} ${stems[index]}`, 0.6);
	}
	const telling = [...new Set(stems.filter((_, index) => !STOP_WORDS.has(words[index] ?? '')))];
	for (const [index, one] of telling.entries()) {
		for (const other of telling.slice(index + 1)) add(`p ${[one, other].sort().join(' ')}`, 0.7);
	}
	return features;
}

/** Lower case, numbers as one word, "don't" as "do" and "not". */
function wordsIn(text: string): string[] {
	const plain = withStraightApostrophes(text.slice(0, LONGEST)).replace(ASKING, '').toLowerCase();
	return (
		plain
			.replace(/n't\b|(?<=\b(?:do|does|did|is|was|are|were|have|has|ca|wo|would|could|should))nt\b/g, ' not')
			.replace(/\d[\d.,:]*/g, '#')
			.match(/\p{L}+|#/gu) ?? []
	);
}
