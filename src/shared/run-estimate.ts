import { z } from 'zod';

/** What a run by the connected model would use, about. */
export const runEstimateSchema = z.object({
	model: z.string(),
	inputTokens: z.int().min(0),
	outputTokens: z.int().min(0),
	/** In US dollars, by the owner's prices; missing where there are none. */
	cost: z.number().min(0).optional(),
	/** The run would pass the budget of the month, or that is spent already. */
	budget: z.enum(['passed', 'spent']).optional(),
});
export type RunEstimate = z.infer<typeof runEstimateSchema>;

export const runEstimateAnswerSchema = z.object({
	/** Null where the built-in engine writes. */
	estimate: runEstimateSchema.nullable(),
});
export type RunEstimateAnswer = z.infer<typeof runEstimateAnswerSchema>;
