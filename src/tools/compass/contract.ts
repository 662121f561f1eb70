import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { fixed, text } from '#tools/fields.ts';

const input = z.strictObject({
	professionalBackground: text(),
	topSkills: text(),
	passions: text(),
	network: text(),
	anythingElse: text(),
});

export type CompassInput = z.infer<typeof input>;
export type Answer = keyof CompassInput;

const sentence = z.string().min(1);
const texts = z.array(sentence);

const recommendation = z.object({
	title: sentence.describe('One service for one trade, e.g. "Load paperwork for small trucking firms"'),
	description: sentence.describe('What is done for whom, in one sentence'),
	marketDemand: z.enum(['High', 'Medium', 'Low']).describe('As the catalogue says; of a niche of your own, Medium'),
	difficulty: z.enum(['Low', 'Medium', 'High']).describe('As the catalogue says; of a niche of your own, High'),
	potentialRevenue: fixed(sentence.describe('The catalogue’s estimate with its factors; otherwise "Not known"')),
	reasoning: sentence.describe(
		'Two to five sentences: why it fits, each resting on the member’s own words between “ and ”, then "Against it:" and what speaks against it',
	),
	marketResearch: z.object({
		marketSnapshot: sentence.describe('What is typical of this market, without figures'),
		targetAudience: sentence.describe('Who buys: role and kind of firm'),
		coreProblem: sentence.describe('What goes wrong in their day, in one sentence'),
		existingPlayers: texts.describe('Products or companies that serve it today, by their real names'),
	}),
	validationSteps: texts
		.optional()
		.describe('Three to five things to do within seven days, each of which ends in a reply, a number or a no'),
	automationOpportunities: texts.describe('Three to five pieces of the work that software could do'),
});

/** Five to ten items, best first. */
function listOf<Item extends z.ZodType>(item: Item) {
	return z.object({
		recommendations: z.array(item).min(5).max(10).describe('The best fitting first, at most two of one trade'),
	});
}

const output = listOf(recommendation);

/**
 * Accepts two mistakes that models make: `validationCriteria` as the name of the steps, and a string instead of a list
 * of one.
 */
function asRecommendation(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const { validationCriteria, ...rest } = value as Record<string, unknown>;
	const { validationSteps = validationCriteria } = rest;
	if (validationSteps === undefined) return rest;
	return { ...rest, validationSteps: typeof validationSteps === 'string' ? [validationSteps] : validationSteps };
}

/** What a model is asked for. `output` stays strict, since the server itself uses no other names. */
export const answer = listOf(z.preprocess(asRecommendation, recommendation));

export type CompassOutput = z.infer<typeof output>;
export type Recommendation = CompassOutput['recommendations'][number];

export const contract = defineContract({
	id: 'compass',
	title: 'Compass - Niche Selector',
	path: '/compass',
	endpoint: '/api/compass/analyze',
	input,
	output,
	required: ['professionalBackground', 'topSkills'],
});
