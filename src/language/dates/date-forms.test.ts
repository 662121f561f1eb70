import { describe, expect, it } from 'vitest';
import { DATE_FORMS } from './date-forms.ts';
import { dateReader, datesIn } from './dates.ts';

describe.each(DATE_FORMS)('a date in the form "$id"', (form) => {
	const readWithout = dateReader(DATE_FORMS.filter((other) => other !== form));
	const found = (text: string) => datesIn(text).filter((mention) => mention.form === form.id);

	it.each(form.finds)('reads %j', (text, when) => expect(found(text).map((mention) => mention.when)).toEqual([when]));

	it.each(form.finds)('is what reads %j', (text, when) =>
		expect(readWithout(text).map((mention) => mention.when)).not.toEqual([when]),
	);

	it.each(form.leaves)('leaves %j alone', (text) => expect(found(text)).toEqual([]));
});
