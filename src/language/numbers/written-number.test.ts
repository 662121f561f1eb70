import { expect, it } from 'vitest';
import { decimalComma } from './written-number.ts';

it.each([
	['We read 98,7% of them.', '98,7%'],
	['It weighs 1,25 tonnes.', '1,25'],
	['It grew by 3,5.', '3,5'],
])('finds the decimal comma of “%s”', (text, found) => {
	expect(decimalComma(text)).toBe(found);
});

it.each([
	'It costs £1,400.',
	'Rooms 1,2 and 3.',
	'Rooms 1,2 or 3.',
	'Rooms 1,2,3.',
	'We read 98.7%.',
	'Part 12.5,5 is new.',
	'A1,5 paper.',
	'Version 2,5a.',
	'1,400.50',
	'12,50.75',
])('finds none in “%s”', (text) => {
	expect(decimalComma(text)).toBeNull();
});
