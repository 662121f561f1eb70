import { readFileSync } from 'node:fs';
import { contract, type SalesCallInput } from './contract.ts';

/** What the tests of this tool share: an input around a transcript, and all texts of a result. */

export function inputOf(callTranscript: string, form: Partial<SalesCallInput> = {}): SalesCallInput {
	const filled = { callType: 'Discovery Call', callObjective: 'Agree a next step', ...form, callTranscript };
	return contract.input.parse(filled) as SalesCallInput;
}

/** A gold call, by its folder and name. */
export function goldCall(name: string): string {
	return readFileSync(new URL(`../../../test/calls/gold/${name}.txt`, import.meta.url), 'utf8');
}

/** Lines of a call from one text, without the indentation of the test. */
export function callOf(text: string): string {
	return text
		.trim()
		.split('\n')
		.map((line) => line.trim())
		.join('\n');
}

/** Every text of a result, evidence left out on wish. */
export function textsOf(value: unknown, without: readonly string[] = []): string[] {
	if (typeof value === 'string') return [value];
	if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, without));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => (without.includes(key) ? [] : textsOf(item, without)));
}
