import type { Problem } from '#content/problem.ts';
import { problems } from '#content/problems.ts';
import { choicesIn } from '../taken-as.ts';

/** What a text of the member was taken to be about. */
export interface Reading {
	words: string;
	taken: Problem | null;
	/** What else it might be about. */
	others: readonly Problem[];
	/** Whether the member said so. */
	isChosen: boolean;
}

const OTHERS = 2;

/** Reads texts one by one: as the member said of this text, or else by the longest phrase that it holds of a problem. */
export function readerOf(takenAs: string): (words: string) => Reading {
	const choices = choicesIn(takenAs);
	return (words) => {
		const told = problemsIn(asRead(words));
		const choice = choices.get(words);
		const taken = (choice === undefined ? told[0] : byId(choice)) ?? null;
		const near = (taken ?? told[0] ?? { near: [] }).near.flatMap((id) => byId(id) ?? []);
		const others = [...new Set([...told, ...near, ...COMMON])].filter((one) => one !== taken).slice(0, OTHERS);
		return { words, taken, others, isChosen: choice !== undefined };
	};
}

function byId(id: string): Problem | undefined {
	return problems.find((problem) => problem.id === id);
}

/** With straight apostrophes, also where "dont" and "cant" were typed without one. */
function asRead(words: string): string {
	return words.replaceAll('’', "'").replace(/\b(do|does|did|is|was|are|were|have|has|ca)nt\b/gi, "$1n't");
}

/** The problems that a text speaks of, the one with the longest phrase first. */
function problemsIn(words: string): Problem[] {
	const lengths = problems.map((problem) => {
		const phrases = problem.detect.map(({ pattern }) => pattern.exec(words)?.[0].length ?? 0);
		return { problem, length: Math.max(...phrases) };
	});
	return lengths
		.filter(({ length }) => length > 0)
		.toSorted((one, other) => other.length - one.length)
		.map(({ problem }) => problem);
}

/** What troubles most firms. */
const COMMON = ['overload', 'where-it-stands'].flatMap((id) => byId(id) ?? []);
