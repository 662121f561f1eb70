import { z } from 'zod';
import { type RunStatus, runSourceSchema, runStatusSchema } from './runs.ts';

/** By what runs are chosen in lists; nothing and an empty text choose all. */
export const runFilterFields = {
	tool: z.string().max(100, 'must be the id of a tool').optional().describe('Only runs of this tool'),
	status: z
		.enum(['', ...runStatusSchema.options, 'under-way'], {
			error: `must be one of ${runStatusSchema.options.join(', ')}, or under-way for those queued or running`,
		})
		.optional()
		.describe('Only runs that stand so; `under-way` are those queued or running'),
	engine: z
		.enum(['', ...runSourceSchema.options], { error: 'must be model or built-in' })
		.optional()
		.describe('Only runs by this engine'),
};

/** The statuses that are asked for; undefined for all. */
export function statusesOf(asked: RunStatus | 'under-way' | '' | undefined): RunStatus[] | undefined {
	if (!asked) return undefined;
	return asked === 'under-way' ? ['queued', 'running'] : [asked];
}
