/** What the home page shows of a member's work: what waits for them today. */
import { z } from 'zod';
import { callSchema, promiseSchema } from './calls.ts';
import { runSchema } from './runs.ts';

/** A call after which nobody has something to do by a day. */
const looseCallSchema = callSchema.pick({ id: true, title: true, clientId: true, createdAt: true }).extend({
	outcome: z.enum(['agreed', 'next-step', 'open']),
	/** The newest finished run that was made of it; null where there is none. */
	runId: z.string().nullable(),
});
export type LooseCall = z.infer<typeof looseCallSchema>;

/** A proposal or plan whose link still works. Whether the client answered is not known. */
const sentProposalSchema = runSchema.pick({ tool: true, title: true, clientId: true }).extend({
	runId: z.string(),
	/** How often its pages were shown, over all links that work. */
	views: z.int(),
	/** Of its newest link, both ISO 8601. */
	sharedAt: z.string(),
	expiresAt: z.string(),
});
export type SentProposal = z.infer<typeof sentProposalSchema>;

const deskDraftSchema = z.object({
	/** The tool's id. */
	tool: z.string(),
	/** The client, company or person that it names, or its subject; empty where it names none. */
	about: z.string(),
	/** ISO 8601 */
	savedAt: z.string(),
});
export type DeskDraft = z.infer<typeof deskDraftSchema>;

export const deskSchema = z.object({
	/** Open ones that are due, overdue or without a day: the member's own first, then by day. */
	promises: z.array(promiseSchema),
	/** All open promises, also those that are due later. */
	openPromises: z.int(),
	callsWithoutNextStep: z.array(looseCallSchema),
	proposals: z.array(sentProposalSchema),
	/** The newest first. */
	drafts: z.array(deskDraftSchema),
	underWay: z.array(runSchema),
});
export type Desk = z.infer<typeof deskSchema>;

export const deskQuerySchema = z.object({
	today: z.iso
		.date('must be a day such as 2026-03-02')
		.optional()
		.describe('The day of the member, which may differ from the day in UTC'),
});
