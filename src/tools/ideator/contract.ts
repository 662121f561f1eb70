import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { fixed, text } from '#tools/fields.ts';

const input = z.strictObject({
	niche: text(),
	idealCustomer: text(),
	primaryGoal: text(),
	assumedPainPoints: text(),
	initialServiceIdeas: text(),
	uncertainties: text(),
	contactFirstName: text().describe('The first name of whom the call is with, for the greeting'),
	minutes: text().describe('How long the call may take, in minutes'),
	firstStep: text().describe('What you offer to do first, in one sentence that begins with "We" or "I"'),
	takenAs: text().describe(
		'Where a text was taken to be about the wrong thing, a line each: the id of what it is about or "none", a colon, a space, and the text as `takenAs` of the result lists it',
	),
});

export type IdeatorInput = z.infer<typeof input>;

/** Models may write a string instead of a list of one; `mendAnswer` fixes that before this check. */
const texts = z.array(z.string().min(1));

const toolkit = z.object({
	callPrep: z.object({
		mindsetAndGoals: z
			.string()
			.min(1)
			.describe('How to go into the call and what counts as success, in three to six sentences'),
		targetAudienceProfile: z.object({
			role: z.string().min(1).describe('Whom the call is with, in the words of idealCustomer'),
			likelyGoals: texts.describe('What they probably want; each marked as an assumption'),
			likelyFrustrations: texts.describe(
				'The assumed pain points, each with its number: holds if, and what in the answers would confirm it',
			),
		}),
		keyIndustryInsights: texts.describe('What is typical of the trade and what to ask about it; unknowns as such'),
	}),
	callFramework: z.object({
		opening: texts.describe('Sentences to say first, between ‘ and ’'),
		discoveryQuestions: z.object({
			workflowAndProcess: texts.describe('At least six open questions about how the work is done today'),
			painPointValidation: texts.describe('At least six open questions that could disprove an assumed pain point'),
		}),
		closing: texts.describe('Sentences to say last, one of them for the case that the assumptions do not hold'),
	}),
	postCall: z.object({
		nextSteps: texts.describe('What to do after the call, in order, with a time each'),
	}),
});

const named = { id: z.string(), name: z.string() };

/** What a text of the member was taken to be about, and what else it might be about; the id is "none" for nothing. */
const takenAs = z.object({ words: z.string(), ...named, others: z.array(z.object(named)) });

export type TakenAs = z.infer<typeof takenAs>;

/** What a model is asked for. */
export const answer = z.object({ discoveryCallToolkit: toolkit });

const output = z.object({
	discoveryCallToolkit: toolkit.extend({
		postCall: toolkit.shape.postCall.extend({
			/** The service ideas, each in the member's words. Absent as `takenAs` is. */
			ideas: fixed(z.array(z.string())).optional(),
		}),
		/** Absent from results of a model, and from those made before. */
		takenAs: fixed(z.array(takenAs)).optional(),
	}),
});

export type IdeatorOutput = z.infer<typeof output>;
export type Toolkit = IdeatorOutput['discoveryCallToolkit'];

export const contract = defineContract({
	id: 'ideator',
	title: 'Ideator',
	path: '/ideator',
	endpoint: '/api/ideator/generate',
	input,
	output,
	required: ['niche', 'idealCustomer', 'primaryGoal', 'assumedPainPoints', 'initialServiceIdeas', 'uncertainties'],
});
