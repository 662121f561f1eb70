/** Finds the speakers that a name in a form refers to. */

import type { Call } from '../call.ts';
import { folded, parseName } from '../read/names.ts';

/** `Marcus, Jane Doe and Ali` */
export function namesIn(text: string): string[] {
	return text
		.split(/[,;\n/&+]|\sand\s/)
		.map((name) => parseName(name.trim()).name.trim())
		.filter((name) => name !== '');
}

/**
 * Finds the speakers of a call by name: the same name or label, otherwise the same first or last name. Returns the same
 * array for the same speakers.
 */
export function speakerFinder(call: Pick<Call, 'speakers'>): (name: string) => number[] {
	const whole = new Map<string, number[]>();
	const partly = new Map<string, number[]>();
	for (const [index, { name, label }] of call.speakers.entries()) {
		for (const text of new Set([folded(name), folded(label), parseName(label).key])) add(whole, text, index);
		for (const word of new Set(folded(name).split(' '))) add(partly, word, index);
	}
	const firstNames = new Map<string, number[]>();
	return (name) => {
		const wanted = folded(parseName(name).name);
		const [first = ''] = wanted.split(' ');
		const found = whole.get(wanted) ?? partly.get(wanted) ?? [];
		if (found.length > 0 || first === wanted) return found;
		const alike =
			firstNames.get(first) ??
			(partly.get(first) ?? []).filter((index) => folded(call.speakers[index]?.name ?? '').startsWith(first));
		firstNames.set(first, alike);
		return alike;
	};
}

function add(index: Map<string, number[]>, key: string, value: number): void {
	const values = index.get(key);
	if (values === undefined) index.set(key, [value]);
	else values.push(value);
}
