import { readdirSync, readFileSync } from 'node:fs';
import { contract, type DealInput, type DealOutput } from './contract.ts';
import { example } from './example.ts';

/** What the tests of this tool share: inputs around calls, and all texts of a result. */

const CALLS = new URL('../../../test/calls/', import.meta.url);

export function inputOf(transcript: string, more: Partial<DealInput> = {}): DealInput {
	return contract.input.parse({ ...more, transcript });
}

/** A call of `test/calls`, e.g. "dealmaker/vet-phones.txt". */
export function callFile(name: string): string {
	return readFileSync(new URL(name, CALLS), 'utf8');
}

/** Lines of a call from one text, without the indentation of the test. */
export function callOf(text: string): string {
	return text
		.trim()
		.split('\n')
		.map((line) => line.trim())
		.join('\n');
}

const PLAIN = /^(?:odd-names|german|hostile)\.txt$/;

/** The rich calls, each of another trade. */
export function richInputs(): [string, DealInput][] {
	const names = readdirSync(new URL('dealmaker/', CALLS)).filter((name) => !PLAIN.test(name));
	return [
		['bakery', example],
		...names.map((name): [string, DealInput] => [name, inputOf(callFile(`dealmaker/${name}`))]),
	];
}

export function textsOf(output: Pick<DealOutput, 'proposals'>): string[] {
	return output.proposals.flatMap((proposal) => Object.values(proposal).flat());
}
