import { describe, expect, it } from 'vitest';
import { numeralAt } from './numeral.ts';
import type { NumeralForm } from './numeral-form.ts';
import { NUMERAL_FORMS } from './numeral-forms.ts';
import { tokensOf } from './tokens.ts';

/** The first number in a text, as the forms read it. */
function first(text: string, forms: readonly NumeralForm[] = NUMERAL_FORMS) {
	const tokens = tokensOf(text);
	for (const index of tokens.keys()) {
		const numeral = numeralAt(tokens, index, forms);
		if (numeral !== null) return numeral;
	}
	return null;
}

describe.each(NUMERAL_FORMS)('a number in the form "$id"', (form) => {
	const without = NUMERAL_FORMS.filter((other) => other !== form);

	it.each(form.finds)('reads %j as %d', (text, value) => expect(first(text)?.value).toBe(value));

	it.each(form.finds)('is what reads %j', (text, value) => {
		expect(first(text)?.form).toBe(form.id);
		expect(first(text, without)?.value).not.toBe(value);
	});

	it.each(form.leaves)('leaves %j alone', (text) => expect(first(text)?.form).not.toBe(form.id));
});
