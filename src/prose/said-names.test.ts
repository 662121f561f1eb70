import { expect, it } from 'vitest';
import { firstAndLast, firstNameOf } from './said-names.ts';

it.each([
	['Thomas Brandt', 'Thomas', 'Brandt'],
	['Dr. Thomas Brandt', 'Thomas', 'Brandt'],
	['Prof Dr  Ana de la Cruz', 'Ana', 'de la Cruz'],
	['Priya', 'Priya', ''],
	['Dr.', 'Dr.', ''],
	['', '', ''],
])('lists “%s” as “%s” and “%s”', (name, firstName, lastName) => {
	expect(firstAndLast(name)).toEqual({ firstName, lastName });
});

it('calls nobody by a title, and somebody without a name nothing', () => {
	expect(['Dr. Thomas Brandt', 'Dr. Brandt', '王 Mei', ''].map(firstNameOf)).toEqual([
		'Thomas',
		'Brandt',
		'Mei',
		'there',
	]);
});
