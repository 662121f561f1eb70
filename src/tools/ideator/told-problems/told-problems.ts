/**
 * Which of the problems a few words are about. The weights are learned from phrases as people type them
 * (`test/problems/learned.tsv`, `npm run problems:train`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#content/problem.ts';
import { problems } from '#content/problems.ts';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { modelsIn } from '#language/linear-models/stored.ts';
import { featuresOf } from './features.ts';

export const WEIGHTS_FILE = join(import.meta.dirname, 'weights.bin');

/** From this likelihood on a text is taken to be about a problem: see `docs/decisions/0016`. */
export const SURE = 0.35;

export interface ToldProblems {
	/** Null where the words leave it open. */
	taken: Problem | null;
	/** All of them, the likeliest first. */
	likeliest: readonly Problem[];
}

/** @param sure the likelihood from which it is taken so */
export function problemsTold(text: string, sure = SURE): ToldProblems {
	const likelihoods = ask(models(), featuresOf(text));
	const likely = ({ id }: Problem) => likelihoods[id] ?? 0;
	const likeliest = problems.toSorted((one, other) => likely(other) - likely(one));
	const [first] = likeliest;
	return { taken: first && likely(first) >= sure ? first : null, likeliest };
}

/** What the weights answer, in the order in which they are stored. */
export const PROBLEM_IDS: readonly string[] = problems.map(({ id }) => id).toSorted();

let kept: LinearModels | undefined;

/** Read once for each process that asks. */
function models(): LinearModels {
	kept ??= modelsIn(readFileSync(WEIGHTS_FILE))(PROBLEM_IDS);
	return kept;
}
