import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { fixed, section, speakerRoles, text, transcript } from '#tools/fields.ts';

/** Another option: what sets it apart. All else is as in the first. */
const option = () => section({ title: text(), deliverables: text(), price: text(), timing: text() });

const input = z.strictObject({
	transcript: transcript(),
	/** What the salesperson knows beyond the call: prices, terms, taboos, tone. */
	additionalContext: text(),
	speakerRoles: speakerRoles(),
	/** What the member wrote or accepted for the client to read. */
	answers: section({
		client: text(),
		seller: text(),
		problem: text(),
		outcome: text(),
		deliverables: text(),
		price: text(),
		timing: text(),
		decides: text(),
		nextSteps: text(),
		solution: text(),
		proof: text(),
		reassurance: text(),
		title: text(),
	}),
	secondOption: option(),
	thirdOption: option(),
});

export type DealInput = z.infer<typeof input>;
export type AnswerName = keyof DealInput['answers'];

const texts = z.array(z.string());

const proposal = z.object({
	/** What distinguishes this option, in a few words. */
	title: z.string(),
	/** The situation in the prospect's own words and figures; like other parts, empty where it is as in the first option. */
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
	/**
	 * The parts that the member has neither written nor accepted, by the name of their answer: they hold a candidate from
	 * the call, and stay out of what a client gets. Absent from results of a model, and from those made before.
	 */
	unconfirmed: fixed(z.array(z.string())).optional(),
	/** How the call ended, in a built-in result: what was agreed can be signed. */
	outcome: fixed(z.enum(['agreed', 'next-step', 'open', 'refused'])).optional(),
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
	asked: [
		'answers.client',
		'answers.seller',
		'answers.problem',
		'answers.outcome',
		'answers.deliverables',
		'answers.price',
		'answers.timing',
		'answers.decides',
		'answers.nextSteps',
	],
});
