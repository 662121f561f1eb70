import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** A run is one generation by one tool for one member. */
export const runStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** Which engine wrote a result: a connected model, or the built-in one. */
export const runSourceSchema = z.enum(['model', 'built-in']);
export type RunSource = z.infer<typeof runSourceSchema>;

/** How far an output stands on its input. */
export const groundingSchema = z.object({
	/** Quotes that stand verbatim in the input. */
	quotesKept: z.int().min(0),
	/** Quotes that a model gave and that do not stand in the input; they were taken out. */
	quotesDropped: z.int().min(0),
	/** Figures of the output that neither stand in the input nor were measured. */
	unsupported: z.array(z.string()),
});
export type Grounding = z.infer<typeof groundingSchema>;

/** Tokens and cost of all calls of a run together, where the provider tells. */
export const usageSchema = z.object({
	inputTokens: z.int().min(0).optional(),
	outputTokens: z.int().min(0).optional(),
	/** The provider did not tell, e.g. since the run was cancelled: counted from the text that had come. */
	estimated: z.literal(true).optional(),
	/** What the provider says it charged, in US dollars. */
	cost: z.number().min(0).optional(),
});
export type Usage = z.infer<typeof usageSchema>;

export const runSchema = z.object({
	id: z.string(),
	tool: z.string(),
	/** What the run is about, e.g. "Discovery Call with TechFlow Inc". */
	title: z.string(),
	status: runStatusSchema,
	source: runSourceSchema,
	model: z.string().optional(),
	/** ISO 8601 */
	createdAt: z.string(),
	durationMs: z.int().min(0).optional(),
	/** In words for the member, when the run failed. */
	error: z.string().optional(),
	grounding: groundingSchema.optional(),
	usage: usageSchema.optional(),
	/** The member keeps an edited result beside the original. */
	edited: z.literal(true).optional(),
});
export type Run = z.infer<typeof runSchema>;

/** One run as `GET /api/runs/:id` shows it. */
export const fullRunSchema = runSchema.extend({
	input: z.unknown(),
	output: z.unknown().optional(),
	editedOutput: z.unknown().optional(),
});
export type FullRun = z.infer<typeof fullRunSchema>;

/** What is being done for a run that is under way. */
export const progressSchema = z.object({
	/** `waiting` for a place, `reading` until the first word came, `writing`, or `correcting` an answer of the wrong form. */
	stage: z.enum(['waiting', 'reading', 'writing', 'correcting']),
	/** The part of the result that is being written, from 1. */
	section: z.int().min(1).optional(),
	/** How many parts there are. */
	sections: z.int().min(1).optional(),
	/** The part's key in the result, e.g. `objections`. */
	part: z.string().optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** The events of `GET /api/runs/:id/events`, by name; each is sent as JSON, with an id that `Last-Event-ID` takes. */
export interface RunEvents {
	/** First of all, and whenever something changed. */
	status: { run: Run; progress: Progress };
	/** All that is written so far, not yet checked against the input: any part may be missing. */
	partial: { output: object };
	/** The end of a run that succeeded. */
	result: { run: Run; output: object };
	/** The end of any other run. */
	error: { error: string; code: ErrorCode; run: Run };
}

export const runListSchema = z.object({ runs: z.array(runSchema), nextCursor: z.string().nullable() });
export type RunList = z.infer<typeof runListSchema>;
