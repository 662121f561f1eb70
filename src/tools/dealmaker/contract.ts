import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { fixed, speakerRoles, text, transcript } from '#tools/fields.ts';

const input = z.strictObject({
	transcript: transcript(),
	/** What the salesperson knows beyond the call: prices, terms, taboos, tone. */
	additionalContext: text(),
	speakerRoles: speakerRoles(),
});

export type DealInput = z.infer<typeof input>;

const texts = z.array(z.string());

const proposal = z.object({
	/** What distinguishes this option, in a few words. */
	title: z.string(),
	/** The situation in the prospect's own words and figures. */
	problemStatement: z.string(),
	/** What will be done and, at the end, what it costs, or `[add price]`. */
	proposedSolution: z.string(),
	keyBenefits: texts,
	deliverables: texts,
	timeline: z.string(),
	riskMitigation: texts,
	nextSteps: texts,
});

export type Proposal = z.infer<typeof proposal>;

/** What a model is asked for. */
export const answer = z.object({ proposals: z.array(proposal).min(1).max(6) });

const output = answer.extend({
	/** For the member only, with line references: what to check before sending. */
	beforeSending: fixed(z.array(z.string())),
});

export type DealAnswer = z.infer<typeof answer>;
export type DealOutput = z.infer<typeof output>;

export const contract = defineContract({
	id: 'dealmaker',
	title: 'Dealmaker',
	path: '/dealmaker',
	endpoint: '/api/dealmaker/generate',
	input,
	output,
	required: ['transcript'],
});
