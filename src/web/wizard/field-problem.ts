import { decapitalize } from '#language/decapitalize.ts';
import type { Contract, Field, WebTool } from '#tools/define.ts';
import { missingFields, valueAt } from '#tools/input-paths.ts';

type Tool = Pick<WebTool, 'steps' | 'contract'>;

/** Every field of a tool with the index of its step, in the order of the form. */
export function fieldsOf(tool: Pick<WebTool, 'steps'>): { field: Field; step: number }[] {
	return tool.steps.flatMap((step, index) =>
		step.groups.flatMap((group) => group.fields.map((field) => ({ field, step: index }))),
	);
}

/** The required fields that are still empty, according to the contract; with `step`, only those of that step. */
export function fieldsLeft(tool: Tool, input: object, step?: number) {
	const missing = new Set(missingFields(tool.contract, input));
	return fieldsOf(tool).filter((place) => missing.has(place.field.name) && (step === undefined || place.step === step));
}

/** Whether a step holds something that the form did not begin with, and nothing that it requires is left. */
export function isFilled(tool: Tool, { input, empty }: { input: object; empty: object }, step: number): boolean {
	const places = fieldsOf(tool).filter((place) => place.step === step);
	const isTouched = places.some(({ field }) => {
		return JSON.stringify(valueAt(input, field.name)) !== JSON.stringify(valueAt(empty, field.name));
	});
	return isTouched && fieldsLeft(tool, input, step).length === 0;
}

/** What is wrong with a field's value, as the sentence under it; empty where nothing is. */
export function fieldProblem(field: Field, contract: Pick<Contract, 'required' | 'untrimmed'>, input: object): string {
	if (missingFields(contract, input).includes(field.name)) return whatToEnter(field);
	const value = valueAt(input, field.name);
	const text = typeof value === 'string' ? value.trim() : '';
	if (text === '') return '';
	if (field.kind !== 'text') return '';
	if (field.type === 'email' && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)) {
		return 'Enter an address such as name@company.com';
	}
	if (field.type === 'url' && !/^(https?:\/\/)?[^\s/]+\.[^\s/]+/.test(text)) {
		return 'Enter an address such as https://company.com';
	}
	return '';
}

/** The refusals of a schema or of the server, by the field that they name; for an entry of a list, by its list. */
export function problemsByField(details: readonly { field: string; problem: string }[]): Record<string, string> {
	const problems: Record<string, string> = {};
	for (const { field, problem } of details) problems[field.replace(/\.\d+$/, '')] ??= asSentence(problem);
	return problems;
}

function whatToEnter(field: Field): string {
	const label = decapitalize(field.label);
	if (field.kind === 'choice') return `Choose the ${label}`;
	if (field.kind === 'choices') return `Choose at least one of the ${label}`;
	return field.kind === 'transcript' ? `Paste the ${label}, or choose its file` : `Enter the ${label}`;
}

/** Schemas say "is too long: …"; under the field it reads "This is too long: …". */
function asSentence(problem: string): string {
	return /^(is|must|holds)\b/.test(problem) ? `This ${problem}` : problem;
}
