/** What the routes about prompts answer. The browser imports only the types from here. */
import { z } from 'zod';

const promptCountSchema = z.object({
	likes: z.int().min(0).describe('Members who like it'),
	uses: z.int().min(0).describe('Copies, each member at most once a day'),
});

export const promptCountsSchema = z.object({
	counts: z.record(z.string(), promptCountSchema).describe('By the id of the prompt; every prompt is there'),
	liked: z.array(z.string()).describe('Ids of those that whoever asks likes'),
});
export type PromptCounts = z.infer<typeof promptCountsSchema>;

export const promptAnswerSchema = promptCountSchema.extend({
	liked: z.boolean().describe('Whether whoever asks likes it'),
});
export type PromptAnswer = z.infer<typeof promptAnswerSchema>;

export const promptParamsSchema = z.strictObject({ promptId: z.string().max(80) });
