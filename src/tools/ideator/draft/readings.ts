import type { Problem } from '#content/problem.ts';
import { problems } from '#content/problems.ts';
import { stems } from '#language/stems.ts';
import { choicesIn } from '../taken-as.ts';
import { subjectsIn } from './subjects.ts';

/** What a text of the member was taken to be about. */
export interface Reading {
	words: string;
	taken: Problem | null;
	/** What else it might be about. */
	others: readonly Problem[];
	/** Whether the member said so, a phrase of the text does, or only its words do. */
	by: 'choice' | 'phrase' | 'words';
}

const OTHERS = 2;

/**
 * Reads texts one by one: as the member said of this text, by the longest phrase that it holds of a problem, by its
 * likeness to what is said of one alone, or else by what it names.
 */
export function readerOf(takenAs: string): (words: string) => Reading {
	const choices = choicesIn(takenAs);
	return (words) => {
		const straight = words.replaceAll('’', "'");
		const told = problemsIn(straight);
		const named = subjectsIn(straight).flatMap((id) => byId(id) ?? []);
		const like = alike(words, named);
		const found = [...told, ...likeEnough(like), ...named];
		const choice = choices.get(words);
		const taken = (choice === undefined ? found[0] : byId(choice)) ?? null;
		const likely = [
			...found,
			...(taken ?? found[0] ?? { near: [] }).near.flatMap((id) => byId(id) ?? []),
			...like.map(({ problem }) => problem),
			...COMMON,
		];
		const others = [...new Set(likely)].filter((one) => one !== taken).slice(0, OTHERS);
		const by = choice !== undefined ? 'choice' : told.length > 0 ? 'phrase' : 'words';
		return { words, taken, others, by };
	};
}

function byId(id: string): Problem | undefined {
	return problems.find((problem) => problem.id === id);
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

const KNOWN = problems.map(({ name, said }) => stems(`${name} ${said}`));

/** The fewer problems a word belongs to, the more it says. */
function weight(word: string): number {
	return Math.log(problems.length / KNOWN.filter((words) => words.has(word)).length);
}

/**
 * What tells a likeness from a chance: more than one rare word, and no other problem nearly as like; and what a problem
 * weighs more that the text names.
 */
const LIKE = { weight: 5.5, ahead: 2.2, named: 2 };

/** The problems whose words a text holds, each with the weight of these, the likest first. */
function alike(words: string, named: readonly Problem[]): { problem: Problem; weight: number }[] {
	const own = [...stems(words)];
	return problems
		.map((problem, index) => {
			const shared = own.filter((word) => KNOWN[index]?.has(word));
			return {
				problem,
				weight: shared.reduce((sum, word) => sum + weight(word), named.includes(problem) ? LIKE.named : 0),
			};
		})
		.filter((like) => like.weight > 0)
		.toSorted((one, other) => other.weight - one.weight);
}

function likeEnough([first, second]: ReturnType<typeof alike>): Problem[] {
	if (!first || first.weight < LIKE.weight) return [];
	return first.weight - (second?.weight ?? 0) < LIKE.ahead ? [] : [first.problem];
}
