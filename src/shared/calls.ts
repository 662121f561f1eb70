/** What the routes for kept calls answer. */
import { z } from 'zod';
import { clientIdSchema } from './client-id.ts';

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
	/** The label of the speaker who made it. */
	owner: z.string(),
	/** Whether the member's own side made it. */
	own: z.boolean(),
	/** What is to be done, in the words of the call. */
	text: z.string(),
	/** The words for the day or hour; null where none was named. */
	when: z.string().nullable(),
	/** That day, where the words and the day of the call name one: `2026-03-02`. */
	day: z.string().nullable(),
	/** The turn that shows it. */
	line: z.int(),
	/** ISO 8601; null while it is open. */
	keptAt: z.string().nullable(),
});
export type PromiseMade = z.infer<typeof promiseSchema>;

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
		title: z
			.string('must be text')
			.transform((title) => title.replaceAll('\u0000', '').toWellFormed())
			.pipe(z.string().trim().min(1, 'is empty: fill it in').max(200, 'must hold at most 200 characters'))
			.optional(),
		/** Null takes the call away from its client. */
		clientId: clientIdSchema.nullable().optional(),
	})
	.refine((change) => Object.keys(change).length > 0, 'must hold title or clientId');
export type CallChange = z.infer<typeof callChangeSchema>;
