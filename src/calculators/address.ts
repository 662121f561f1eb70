import type { NumberRule } from './numbers.ts';

type Rules = Readonly<Record<string, NumberRule>>;

/** One number per input. */
export type Inputs<Fields extends Rules = Rules> = { [Name in keyof Fields]: number };

export function initialInputs<Fields extends Rules>(fields: Fields): Inputs<Fields> {
	return mapFields(fields, (rule) => rule.initial);
}

/**
 * The inputs that an address asks for. An input that it does not name, or names with anything but a plain number within
 * the rule, starts as on a fresh page.
 */
export function inputsFromAddress<Fields extends Rules>(params: URLSearchParams, fields: Fields): Inputs<Fields> {
	return mapFields(fields, (rule, name) => {
		const text = params.get(name) ?? '';
		const value = Number(text);
		const fits = (rule.whole ? /^\d+$/ : /^\d+(\.\d{1,6})?$/).test(text) && value <= rule.max;
		return fits ? value : rule.initial;
	});
}

/** The address for these inputs, with other parameters kept; none of ours where all are as on a fresh page. */
export function addressFromInputs<Fields extends Rules>(
	params: URLSearchParams,
	inputs: Inputs<Fields>,
	fields: Fields,
): URLSearchParams {
	const next = new URLSearchParams(params);
	const names: (keyof Fields & string)[] = Object.keys(fields);
	const fresh = names.every((name) => inputs[name] === fields[name]?.initial);
	for (const name of names) {
		if (fresh) next.delete(name);
		else next.set(name, String(inputs[name]));
	}
	return next;
}

function mapFields<Fields extends Rules>(
	fields: Fields,
	value: (rule: NumberRule, name: string) => number,
): Inputs<Fields> {
	const entries = Object.entries(fields).map(([name, rule]) => [name, value(rule, name)]);
	return Object.fromEntries(entries) as Inputs<Fields>;
}
