import { expect, it } from 'vitest';
import { disagreement } from './agreement.ts';

it.each([
	['You is late.', 'You is'],
	['We has time.', 'We has'],
	['It have two sites.', 'It have'],
	['It takes three month.', 'three month'],
	['Since 14 day we wait.', '14 day'],
	['We chase a invoice.', 'a invoice'],
	['We rent an van.', 'an van'],
	['It is is late.', 'is is'],
])('finds “%s”: %s', (text, found) => {
	expect(disagreement(text)).toBe(found);
});

it.each([
	'The three month trial ends.',
	'A three-month trial.',
	'Does it have two sites?',
	'Both of you is a crowd.',
	'An hour, a user, an SEO audit and a SEO audit.',
	'They had had it.',
	'He said that that works.',
	'One month is enough.',
	'In 2024 month after month went by.',
])('leaves “%s”', (text) => {
	expect(disagreement(text)).toBeNull();
});
