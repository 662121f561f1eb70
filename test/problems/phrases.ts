/** Phrases as people type them, with the problem that each is about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsTold } from '#tools/ideator/told-problems/told-problems.ts';

export interface Phrase {
	/** The id of the problem, or `none`. */
	best: string;
	/** The id of another that fits as well; may be empty. */
	second: string;
	text: string;
}

/** What the weights are learned from: problem and text. */
export function learnedPhrases(): Phrase[] {
	return linesOf('learned.tsv').map(([best = '', text = '']) => ({ best, second: '', text }));
}

/** By somebody who had not seen the others: best problem, second, text. */
export function heldOutPhrases(): Phrase[] {
	return linesOf('held-out.tsv').map(([best = '', second = '', text = '']) => ({ best, second, text }));
}

function linesOf(file: string): string[][] {
	const text = readFileSync(join(import.meta.dirname, file), 'utf8');
	return text
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => line.split('\t'));
}

/** In percent: how many of those that were taken to be about a problem are, and how many that are about one were taken so. */
export function figuresOf(phrases: readonly Phrase[]): { precision: number; recall: number } {
	const taken = phrases.flatMap((phrase) => {
		const { taken } = problemsTold(phrase.text);
		return taken === null ? [] : [taken.id === phrase.best || taken.id === phrase.second];
	});
	const right = taken.filter((isRight) => isRight).length;
	const real = phrases.filter(({ best }) => best !== 'none').length;
	return { precision: Math.round((100 * right) / taken.length), recall: Math.round((100 * right) / real) };
}
