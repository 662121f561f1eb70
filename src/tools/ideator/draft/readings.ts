import type { Problem } from '#content/problem.ts';
import { problems } from '#content/problems.ts';
import { choicesIn } from '../taken-as.ts';
import { problemsTold, SURE } from '../told-problems/told-problems.ts';

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

/** Reads texts one by one: as the member said of this text, or else as others speak of the same. */
export function readerOf(takenAs: string): (words: string, sure?: number) => Reading {
	const choices = choicesIn(takenAs);
	return (words, sure = SURE) => {
		const told = problemsTold(words, sure);
		const choice = choices.get(words);
		const taken = choice === undefined ? told.taken : byId(choice);
		const others = told.likeliest.filter((one) => one !== taken).slice(0, OTHERS);
		return { words, taken, others, isChosen: choice !== undefined };
	};
}

/** Null for "none". */
function byId(id: string): Problem | null {
	return problems.find((problem) => problem.id === id) ?? null;
}
