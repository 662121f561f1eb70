/** What the routes for kept calls answer. */
import { z } from 'zod';
import { clientIdSchema } from './client-id.ts';
import { givenTitleSchema } from './given-title.ts';

/** A speaker's side, as the member set it. */
export interface GivenRole {
	name: string;
	role: 'salesperson' | 'prospect' | 'other';
}

/** A promise that was made in a call. */
export const promiseSchema = z.object({
	/** Which of the call's promises; the same after the call is read again, as long as its words are. */
	id: z.string(),
	callId: z.string(),
	/** Who spoke in the call, e.g. "Priya with Marcus"; empty where nobody is named. */
	callTitle: z.string(),
	clientId: z.string().nullable(),
	/** The name of the speaker who made it, or "Both sides". */
	owner: z.string(),
	/** Whether the member's own side made it, alone or with the other side. */
	own: z.boolean(),
	/** Verbatim words of the call, as its analysis shows them. */
	text: z.string(),
	/** The words for the day or hour; null where none was named. */
	when: z.string().nullable(),
	/** That day, where the words and the day of the call name one: `2026-03-02`. */
	day: z.string().nullable(),
	/** What `day` is counted from: the day that the transcript gives, or the day on which the call was added. */
	dayFrom: z.enum(['transcript', 'added']).nullable(),
	/** The line of the transcript that shows it, from 1. */
	line: z.int(),
	/** The newest finished run that was made of the call, where its line can be read; null where there is none. */
	runId: z.string().nullable(),
	/** ISO 8601; null while it is open. */
	keptAt: z.string().nullable(),
});
export type PromiseMade = z.infer<typeof promiseSchema>;

export const promiseListSchema = z.object({ promises: z.array(promiseSchema) });
export const promiseAnswerSchema = z.object({ promise: promiseSchema });

export const promiseQuerySchema = z.object({
	client: z
		.string()
		.max(100, 'must be the id of a client')
		.optional()
		.describe('Only promises of calls of this client'),
	open: z.enum(['true', 'false'], { error: 'must be true or false' }).optional().describe('Only those not kept yet'),
});

const MOST_ID = 100;

export const promiseParamsSchema = z.object({
	callId: z.string().max(MOST_ID, 'must be the id of a call'),
	promiseId: z.string().max(MOST_ID, 'must be the id of a promise'),
});

export const promiseChangeSchema = z.strictObject({ kept: z.boolean('must be true or false') });

/** A call of the member, without its text. */
export const callSchema = z.object({
	/** Of the text: the same text is the same call. */
	id: z.string(),
	title: z.string(),
	clientId: z.string().nullable(),
	/** Of its client. */
	company: z.string().nullable(),
	/** The newest result that was made of it; null without one. */
	runId: z.string().nullable(),
	/** How it ended, with what the member corrected; null where it was not read yet. */
	outcome: z.enum(['agreed', 'next-step', 'open', 'refused']).nullable(),
	/** ISO 8601: when it was kept first. */
	createdAt: z.string(),
});
export type Call = z.infer<typeof callSchema>;

export const callListSchema = z.object({ calls: z.array(callSchema), nextCursor: z.string().nullable() });

export const fullCallSchema = callSchema.extend({
	transcript: z.string(),
	roles: z.array(z.object({ name: z.string(), role: z.enum(['salesperson', 'prospect', 'other']) })),
});
export type FullCall = z.infer<typeof fullCallSchema>;
export const fullCallAnswerSchema = z.object({ call: fullCallSchema });

export const callChangeSchema = z
	.strictObject({
		title: givenTitleSchema.optional(),
		/** Null takes the call away from its client. */
		clientId: clientIdSchema.nullable().optional(),
	})
	.refine((change) => Object.keys(change).length > 0, 'must hold title or clientId');
export type CallChange = z.infer<typeof callChangeSchema>;
