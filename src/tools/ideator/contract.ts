import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { text } from '#tools/fields.ts';

const input = z.strictObject({
	niche: text(),
	idealCustomer: text(),
	primaryGoal: text(),
	assumedPainPoints: text(),
	initialServiceIdeas: text(),
	uncertainties: text(),
});

export type IdeatorInput = z.infer<typeof input>;

/** Models may write a string instead of a list of one; `mendAnswer` fixes that before this check. */
const texts = z.array(z.string().min(1));

const output = z.object({
	discoveryCallToolkit: z.object({
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
