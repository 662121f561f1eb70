import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** A run is one generation by one tool for one member. */
export const runStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** Which engine wrote a result: a connected model, or the built-in one. */
export const runSourceSchema = z.enum(['model', 'built-in']);
export type RunSource = z.infer<typeof runSourceSchema>;

/** How well an output is supported by its input. */
export const groundingSchema = z.object({
	/** Quotes that are verbatim in the input. */
	quotesKept: z.int().min(0),
	/** Quotes from a model that are not in the input; they were taken out. */
	quotesDropped: z.int().min(0),
	/** Figures of the output that are neither in the input nor measured. */
	unsupported: z.array(z.string()),
});
export type Grounding = z.infer<typeof groundingSchema>;

/** Tokens and cost of all calls of a run together, where the provider reports them. */
export const usageSchema = z.object({
	inputTokens: z.int().min(0).optional(),
	outputTokens: z.int().min(0).optional(),
	/** The provider reported nothing, e.g. because the run was cancelled: estimated from the text that had arrived. */
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
	/** The model that the member chose for it; missing where the choice was left to the installation. */
	chosenModel: z.string().optional(),
	/** ISO 8601 */
	createdAt: z.string(),
	durationMs: z.int().min(0).optional(),
	/** For the member, when the run failed. */
	error: z.string().optional(),
	grounding: groundingSchema.optional(),
	usage: usageSchema.optional(),
	/** The client that it belongs to. */
	clientId: z.string().optional(),
	/** The call that it was made of. */
	callId: z.string().optional(),
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

/** What is happening in a run that is under way. */
export const progressSchema = z.object({
	/**
	 * `waiting` for a place, `reading` (a model its call, then what else was entered) until the first word arrives,
	 * `writing`, or `correcting` an answer of the wrong form.
	 */
	stage: z.enum(['waiting', 'reading', 'writing', 'correcting']),
	/** How much of the call is read, in percent, where reading takes longer than a moment. */
	read: z.int().min(0).max(100).optional(),
	/** The part of the result that is being written, from 1. */
	section: z.int().min(1).optional(),
	/** How many parts there are. */
	sections: z.int().min(1).optional(),
	/** The part's key in the result, e.g. `objections`; its name where the result is asked for in parts. */
	part: z.string().optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** The events of `GET /api/runs/:id/events`, by name; each is sent as JSON, with an id that `Last-Event-ID` accepts. */
export interface RunEvents {
	/** At the beginning, and whenever something changes. */
	status: { run: Run; progress: Progress };
	/** Everything written so far, not yet checked against the input: any part may be missing. */
	partial: { output: object };
	/** The end of a run that succeeded. */
	result: { run: Run; output: object };
	/** The end of any other run. */
	error: { error: string; code: ErrorCode; run: Run };
}

export const runListSchema = z.object({ runs: z.array(runSchema), nextCursor: z.string().nullable() });
export type RunList = z.infer<typeof runListSchema>;
