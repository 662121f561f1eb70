import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { fixed, text } from '#tools/fields.ts';

const input = z.strictObject({
	professionalBackground: text(),
	topSkills: text(),
	passions: text(),
	network: text(),
	anythingElse: text(),
	job1: text().describe('A job done for others, in two or three words, e.g. "Supplier statements"'),
	result1: text().describe('What came of the first job, with its number'),
	job2: text(),
	result2: text(),
	job3: text(),
	result3: text(),
	knownTrade1: text().describe('A trade known from the inside, in the plural, e.g. "restaurants"'),
	knownTrade2: text(),
	knownPeople1: text().describe('Whom the member can ask in the first trade, e.g. "about 30 head chefs"'),
	knownPeople2: text(),
	contactTrade1: text().describe('A trade known through somebody, in the plural, e.g. "breweries"'),
	contactJob1: text().describe('Which of the jobs they need in that trade'),
	contactTrade2: text(),
	contactJob2: text(),
	firstPrice: text().describe('What a first client would pay for the first job, e.g. "£280 a month"'),
	hoursAWeek: text().describe('A whole number, or half days: "5 mornings"'),
	takenAs: text().describe(
		'What the member says the answers are about: the name of an entry of the catalogue, or "None of these"',
	),
});

export type CompassInput = z.infer<typeof input>;

const sentence = z.string().min(1);
const texts = z.array(sentence);

const recommendation = z.object({
	title: sentence.describe('One service for one trade, e.g. "Load paperwork for small trucking firms"'),
	description: sentence.describe('What is done for whom, in one sentence'),
	marketDemand: z
		.enum(['High', 'Medium', 'Low', 'Not known'])
		.describe('As the catalogue says; of a niche that it does not hold, "Not known"'),
	difficulty: z
		.enum(['Low', 'Medium', 'High', 'Not known'])
		.describe('As the catalogue says; of a niche that it does not hold, "Not known"'),
	potentialRevenue: fixed(
		sentence.describe('The catalogue’s estimate, or what the member’s own price comes to; otherwise "Not known"'),
	),
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
		.describe('Up to five things to do within seven days, each of which ends in a reply, a number or a no'),
	automationOpportunities: texts.describe('Three to five pieces of the work that software could do'),
});

const score = z.object({ points: z.int().min(0).max(2), reason: sentence });

/** Five scores of 0 to 2, each with its reason. */
const scores = z.object({ fit: score, reach: score, proof: score, time: score, money: score });
export type Scores = z.infer<typeof scores>;

const MOST = 10;

const output = z.object({
	recommendations: z
		.array(recommendation.extend({ scores: fixed(scores).optional() }))
		.max(MOST)
		.describe('The best fitting first; as many as reach the floor'),
	/** Why the list holds no more, in a built-in result. */
	about: fixed(z.array(sentence)).optional(),
	/** What the member could add, in a built-in result. */
	missing: fixed(z.array(sentence)).optional(),
	/** What the answers were taken to be about, and what else they could be; all names of entries. */
	reading: fixed(z.object({ taken: z.string(), choices: z.array(sentence) })).optional(),
});

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
export const answer = z.object({
	recommendations: z
		.array(z.preprocess(asRecommendation, recommendation))
		.max(MOST)
		.describe('The best fitting first, at most ten; none that background, network and proof do not carry'),
});

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
