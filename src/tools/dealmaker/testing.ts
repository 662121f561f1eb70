import { readFileSync } from 'node:fs';
import { contract, type DealInput, type DealOutput } from './contract.ts';

/** What the tests of this tool share: inputs around calls, and all texts of a result. */

const CALLS = new URL('../../../test/calls/', import.meta.url);

export function inputOf(transcript: string, more: Partial<DealInput> = {}): DealInput {
	return contract.input.parse({ ...more, transcript });
}

/** A call of `test/calls`, e.g. "refusal.txt". */
export function callFile(name: string): string {
	return readFileSync(new URL(name, CALLS), 'utf8');
}

/** A gold call, e.g. "23-architects-proposals". */
export function goldInput(name: string, more: Partial<DealInput> = {}): DealInput {
	return inputOf(callFile(`gold/given/${name}.txt`), more);
}

export function textsOf(output: Pick<DealOutput, 'proposals'>): string[] {
	return output.proposals.flatMap((proposal) => Object.values(proposal).flat()).filter((text) => text !== '');
}
