import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repairAnswer } from './repair.ts';

const schema = z.object({
	names: z.array(z.string()),
	count: z.int(),
	share: z.number().nullable(),
	mood: z.enum(['Good', 'Very Good']),
	parts: z.array(z.object({ label: z.string(), items: z.array(z.string()) })),
});
const whole: z.infer<typeof schema> = {
	names: ['Ann'],
	count: 3,
	share: null,
	mood: 'Very Good',
	parts: [{ label: 'one', items: [] }],
};

describe('repairing an answer', () => {
	it('leaves a good one as it is', () => {
		expect(repairAnswer(schema, whole)).toEqual({ ok: true, answer: whole });
	});

	it.each([
		['null for an empty list', { names: null }, { names: [] }],
		['one text for a list of one', { names: 'Ann' }, { names: ['Ann'] }],
		['a number written as text', { count: '3' }, { count: 3 }],
		['another capitalisation', { mood: 'very good' }, { mood: 'Very Good' }],
		[
			'a number in place of a text, deep inside',
			{ parts: [{ label: 1, items: null }] },
			{ parts: [{ label: '1', items: [] }] },
		],
	])('puts %s right', (_, wrong, right) => {
		expect(repairAnswer(schema, { ...whole, ...wrong })).toEqual({ ok: true, answer: { ...whole, ...right } });
	});

	it.each([
		['a value that is not listed', { mood: 'Splendid' }, 'mood: '],
		['a missing part', { parts: undefined }, 'parts: '],
		['words in place of a number', { count: 'three' }, 'count: '],
		['null in place of a text', { parts: [{ label: null, items: [] }] }, 'parts.0.label: '],
	])('guesses nothing for %s, and names the place', (_, wrong, place) => {
		const repaired = repairAnswer(schema, { ...whole, ...wrong });
		expect(repaired).toEqual({ ok: false, problems: [expect.stringContaining(place)] });
	});

	it('does not change what it was given', () => {
		const given = { ...whole, names: null };
		repairAnswer(schema, given);
		expect(given.names).toBeNull();
	});
});
