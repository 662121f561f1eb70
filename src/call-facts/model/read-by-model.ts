/** The two halves of reading a call by a model: what it is asked, and what its answer is worth. */

import { readCall } from '#transcript/read.ts';
import type { CallSource } from '../call-source.ts';
import { knownSides } from '../given-sides.ts';
import { utterancesOf } from '../utterances.ts';
import type { FactsAnswer } from './answer.ts';
import { factsFromModel, type ModelReading } from './facts-from-model.ts';
import { factsPrompt } from './prompt.ts';

export function promptForFacts({ transcript, hints }: CallSource): { system: string; prompt: string } {
	const call = readCall(transcript);
	return factsPrompt(call, utterancesOf(call), knownSides(call, hints));
}

export function readByModel({ transcript, hints }: CallSource, answer: FactsAnswer): ModelReading {
	const call = readCall(transcript);
	return factsFromModel(answer, call, utterancesOf(call), knownSides(call, hints));
}
