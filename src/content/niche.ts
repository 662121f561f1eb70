import { z } from 'zod';

export { NICHES_REVIEWED, potentialRevenue } from './niche-figures.ts';

/**
 * A niche: one service for one trade. Facts are typical of the niche, never of one company; revenue is an
 * estimate whose factors stand beside it.
 */

const line = z.string().min(3).max(300);
const phrase = z.string().min(3).max(140);
/** Separated by ", "; matched as whole words, so they stand as people type them, without capitals. */
const words = z.string().regex(/^[a-z0-9.' -]+(?:, [a-z0-9.' -]+)+$/);

/**
 * What a step asks of the member, so that a limit such as "no cold calling" can leave it out. Each step is one
 * imperative sentence, fits into a week and ends with something to write down: a reply, a number, a sample or a no.
 */
const validationStepsSchema = z.strictObject({
	/** Needs nothing but time. */
	alone: z.array(line).min(2),
	/** Needs a text written. */
	writing: line,
	/** Needs a way to somewhere, and talking to people there. */
	visit: line,
	/** Needs a word to strangers. */
	outreach: line,
	/** Needs something built. */
	code: line,
});

export const nicheEntrySchema = z.strictObject({
	/** Kebab-case. */
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	/** A service for a trade, e.g. "Load paperwork for small trucking firms". */
	name: z.string().min(8).max(70),
	/** What is done for whom, in one sentence. */
	description: line,
	/** The trade, by the id of its industry where the catalogue has one. */
	industry: z.string().min(2),
	/** The trade in the middle of a sentence, plural, e.g. "small trucking firms". */
	trade: z.string().min(3).max(40),
	/** Those of the trade whom one talks to first, plural, e.g. "restaurant owners". */
	people: z.string().min(3).max(45),
	marketDemand: z.enum(['High', 'Medium', 'Low']),
	difficulty: z.enum(['Low', 'Medium', 'High']),
	marketSize: z.enum(['Medium', 'Large', 'Very Large']),
	trend: z.enum(['up', 'down', 'stable']),
	/** Why the trend, in a few words, e.g. "more rules to document". */
	trendValue: z.string().min(3).max(60),
	tags: z.array(z.string().min(2).max(24)).min(3).max(6),
	/** Revenue a year of a small firm that serves the niche well = clients × monthly fee × 12. */
	revenue: z.strictObject({
		clients: z.int().min(1),
		/** US dollars a month and client. */
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
	/** What the niche itself has against it, as a clause after "Against it:", e.g. "patient data brings duties". */
	warning: z.string().min(10).max(160),
});

/** How the answers of a member meet a niche; only Compass reads it, so it lies apart from what every page shows. */
export const nicheFitSchema = z.strictObject({
	/** How an answer of the member meets the niche. */
	fit: z.strictObject({
		/** Jobs, places, people and terms of the trade, with synonyms. */
		trade: words,
		/** What somebody of the trade has seen, as a clause after "has shown you". */
		insider: phrase,
		/** Skills that carry the service, and what they are for: goes on after "With that skill you". */
		skills: z.record(words, phrase),
		/** Hobbies that touch it. */
		interest: words,
		/** Goes on with a sentence whose subject is the hobby. */
		gives: phrase,
	}),
	/** What to look at with somebody of the trade. */
	field: z.strictObject({
		/** After "an hour at", e.g. "the front desk". */
		place: phrase,
		/** After "count", e.g. "the recall calls that are made and put off". */
		count: phrase,
		/** After "to show you", e.g. "last week's load papers, from delivery to invoice". */
		show: phrase,
		/** After "offer to", a small piece of work with an end. */
		trial: phrase,
	}),
});

export type NicheFit = z.infer<typeof nicheFitSchema>;

export type NicheEntry = z.infer<typeof nicheEntrySchema>;

export interface Niche extends NicheEntry {
	/** The place in the leaderboard, from 1 without gaps; `niches.ts` says by which rule. */
	rank: number;
	/** Shown as a card above the table. */
	featured: boolean;
}

export interface FittingNiche extends Niche, NicheFit {}
