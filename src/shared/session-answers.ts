/** What the routes about sessions and the profile answer. The browser imports only the types from here. */
import { z } from 'zod';
import { runSchema } from './runs.ts';

const listedSessionSchema = z.object({
	id: z.string(),
	device: z.string().describe('E.g. "Firefox on Linux"; empty where the browser did not tell'),
	createdAt: z.string().describe('ISO 8601'),
	lastSeenAt: z.string().describe('ISO 8601, to about five minutes'),
	current: z.boolean().describe('Whether it is the session that asks'),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

export const sessionListSchema = z.object({ data: z.object({ sessions: z.array(listedSessionSchema) }) });

const statisticsSchema = z.object({
	toolsUsed: z.int().min(0).describe('Different tools'),
	runs: z.int().min(0),
	daysActive: z.int().min(0).describe('Whole days, in UTC, since the account was made'),
	runsThisWeek: z.int().min(0).describe('Runs of the last seven days'),
	recentActivity: z.array(runSchema).describe('The newest five runs'),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const statisticsAnswerSchema = z.object({ statistics: statisticsSchema });
