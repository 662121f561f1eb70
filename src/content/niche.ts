import { z } from 'zod';

export { NICHES_REVIEWED, potentialRevenue } from './niche-figures.ts';

/**
 * A niche: one service for one trade. Facts are typical of the niche, never of one company; revenue is an estimate,
 * with its factors beside it.
 */

const line = z.string().min(3).max(300);
const phrase = z.string().min(3).max(140);
/** Separated by ", "; matched as whole words, so they are written as people type them, without capitals. */
const words = z.string().regex(/^[a-z0-9.' -]+(?:, [a-z0-9.' -]+)+$/);

/**
 * What a step requires of the member, so that a limit such as "no cold calling" can leave it out. Each step is one
 * imperative sentence, fits into a week and ends with a result to note: a reply, a number, a sample or a no.
 */
const validationStepsSchema = z.strictObject({
	/** Requires nothing but time. */
	alone: z.array(line).min(2),
	/** Requires writing a text. */
	writing: line,
	/** Requires going somewhere and talking to people there. */
	visit: line,
	/** Requires speaking to strangers. */
	outreach: line,
	/** Requires building something. */
	code: line,
});

export const nicheEntrySchema = z.strictObject({
	/** Kebab-case. */
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	/** A service for a trade, e.g. "Load paperwork for small trucking firms". */
	name: z.string().min(8).max(70),
	/** The service and its clients, in one sentence. */
	description: line,
	/** The trade, by the id of its industry where the catalogue has one. */
	industry: z.string().min(2),
	/** The trade in the middle of a sentence, plural, e.g. "small trucking firms". */
	trade: z.string().min(3).max(40),
	/** The people of the trade to talk to first, plural, e.g. "restaurant owners". */
	people: z.string().min(3).max(45),
	marketDemand: z.enum(['High', 'Medium', 'Low']),
	difficulty: z.enum(['Low', 'Medium', 'High']),
	marketSize: z.enum(['Medium', 'Large', 'Very Large']),
	trend: z.enum(['up', 'down', 'stable']),
	/** The reason for the trend, in a few words, e.g. "more rules to document". */
	trendValue: z.string().min(3).max(60),
	tags: z.array(z.string().min(2).max(24)).min(3).max(6),
	/** Yearly revenue of a small firm that serves the niche well = clients × monthly fee × 12. */
	revenue: z.strictObject({
		clients: z.int().min(1),
		/** US dollars a month for each client. */
		monthlyFee: z.int().min(1),
		/** How the two figures were chosen; says "Our estimate" or names the source. */
		basis: line,
		source: z.url({ protocol: /^https$/ }).optional(),
	}),
	marketSnapshot: z.string().min(40).max(500),
	targetAudience: line,
	coreProblem: line,
	/** Companies or products that serve it today, by their real names. */
	existingPlayers: z.array(z.string().min(2).max(50)).min(2).max(6),
	validationSteps: validationStepsSchema,
	automationOpportunities: z.array(z.string().min(8).max(120)).min(3).max(6),
	/** What is difficult about the niche, as a clause after "Against it:", e.g. "patient data brings duties". */
	warning: z.string().min(10).max(160),
});

/** How a member's answers match a niche; only Compass reads it, so it is apart from what every page shows. */
export const nicheFitSchema = z.strictObject({
	/** Jobs, places, people and terms of this trade, with synonyms; none that people of many trades use. */
	terms: words,
	/** What to look at with a person in the trade; follows "to show you", e.g. "last week's load papers". */
	show: phrase,
});

export type NicheFit = z.infer<typeof nicheFitSchema>;

export type NicheEntry = z.infer<typeof nicheEntrySchema>;

export interface Niche extends NicheEntry {
	/** The rank in the leaderboard, from 1 without gaps; `niches.ts` states the rule. */
	rank: number;
	/** Shown as a card above the table. */
	featured: boolean;
}

export interface FittingNiche extends Niche, NicheFit {}
