import type { Problem } from '#content/problem.ts';
import { problems } from '#content/problems.ts';
import { overlap, stems } from '#language/stems.ts';
import { choicesIn } from '../taken-as.ts';
import { subjectsIn } from './subjects.ts';

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

/** Reads texts one by one: as the member said of this text, or by the longest phrase that it holds of a problem. */
export function readerOf(takenAs: string): (words: string) => Reading {
	const choices = choicesIn(takenAs);
	return (words) => {
		const found = problemsIn(words);
		const choice = choices.get(words);
		const taken = (choice === undefined ? found[0] : byId(choice)) ?? null;
		const likely = [
			...found,
			...(taken ?? found[0] ?? { near: [] }).near.flatMap((id) => byId(id) ?? []),
			...alike(words),
		];
		const others = [...new Set(likely)].filter((one) => one !== taken).slice(0, OTHERS);
		return { words, taken, others, isChosen: choice !== undefined };
	};
}

function byId(id: string): Problem | undefined {
	return problems.find((problem) => problem.id === id);
}

/** The problems that a text speaks of, the one with the longest phrase first, then those with what it names as going wrong. */
function problemsIn(words: string): Problem[] {
	const straight = words.replaceAll('’', "'");
	const lengths = problems.map((problem) => {
		const phrases = problem.detect.map(({ pattern }) => pattern.exec(straight)?.[0].length ?? 0);
		return { problem, length: Math.max(...phrases) };
	});
	const told = lengths
		.filter(({ length }) => length > 0)
		.toSorted((one, other) => other.length - one.length)
		.map(({ problem }) => problem);
	return [...new Set([...told, ...subjectsIn(straight).flatMap((id) => byId(id) ?? [])])];
}

/** What troubles most firms. */
const COMMON = ['overload', 'where-it-stands'].flatMap((id) => byId(id) ?? []);

const PHRASES = problems.map((problem) => {
	return { problem, phrases: stems(problem.detect.flatMap(({ finds }) => finds).join('\n')) };
});

/** Problems whose phrases share the most words with a text, then common ones: enough to offer, too little to choose. */
function alike(words: string): Problem[] {
	const own = stems(words);
	const shared = PHRASES.map(({ problem, phrases }) => ({ problem, count: overlap(own, phrases) }));
	const likely = shared.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
	return [...likely.map(({ problem }) => problem), ...COMMON];
}
