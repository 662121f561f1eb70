import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './field-problems.ts';

const problemOf = (schema: z.ZodType, value: unknown) =>
	fieldProblems(schema.safeParse(value).error?.issues ?? []).map(({ problem }) => problem);

describe('what a schema refused', () => {
	it.each([
		[z.string(), 1, 'must be text'],
		[z.number(), 'a', 'must be a number'],
		[z.int(), 0.5, 'must be a whole number'],
		[z.boolean(), 1, 'must be true or false'],
		[z.array(z.string()), {}, 'must be a list'],
		[z.object({}), [], 'must be a JSON object'],
		[z.record(z.string(), z.string()), undefined, 'must be a JSON object'],
		[z.enum(['good', 'bad']), 'fair', 'must be one of: good; bad'],
		[z.number().min(1), 0, 'must be at least 1'],
		[z.number().max(10), 11, 'must be at most 10'],
		[z.array(z.int()).max(1), [1, 2], 'must hold at most 1'],
		[z.string().regex(/^a/), 'b', 'is not valid: /api/docs says what is taken'],
		[z.string('must be the id of a run'), 1, 'must be the id of a run'],
	])('is said in words of ours: %#', (schema, value, problem) => {
		expect(problemOf(schema, value)).toEqual([problem]);
	});

	it('is named by the path of its field, also where that has no name', () => {
		const schema = z.strictObject({ people: z.array(z.strictObject({ name: z.string() })) });
		const { issues = [] } = schema.safeParse({ people: [{ name: 1, '': 2 }], '': 3 }).error ?? {};
		expect(fieldProblems(issues, ['client']).map(({ field }) => field)).toEqual([
			'client.people.0.name',
			'client.people.0.""',
			'client.""',
		]);
	});
});
