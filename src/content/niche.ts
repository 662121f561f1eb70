import { z } from 'zod';

/**
 * A niche: one service for one trade. Facts are typical of the niche, never of one company; revenue is an
 * estimate whose factors stand beside it.
 */

const line = z.string().min(3).max(300);

/** What a step asks of the member, so that a limit such as "no cold calling" can leave it out. */
export const stepNeedSchema = z.enum(['contact', 'cold-outreach', 'visit', 'money', 'employer', 'code', 'writing']);

export const nicheSchema = z.strictObject({
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	/** The place in the leaderboard, from 1 without gaps. */
	rank: z.int().min(1).max(50),
	/** A service for a trade, e.g. "Load paperwork for small trucking firms". */
	name: z.string().min(8).max(70),
	/** What is done for whom, in one sentence. */
	description: line,
	/** The trade, by the id of its industry where the catalogue has one. */
	industry: z.string().min(2),
	marketDemand: z.enum(['High', 'Medium', 'Low']),
	difficulty: z.enum(['Low', 'Medium', 'High']),
	marketSize: z.enum(['Medium', 'Large', 'Very Large']),
	trend: z.enum(['up', 'down', 'stable']),
	/** Why the trend, in a few words, e.g. "more rules to document". */
	trendValue: z.string().min(3).max(60),
	tags: z.array(z.string().min(2).max(24)).min(3).max(6),
	featured: z.boolean(),
	/** Revenue a year of a small firm that serves the niche well = clients × monthly fee × 12. */
	revenue: z.strictObject({
		clients: z.int().min(1),
		/** US dollars a month and client. */
		monthlyFee: z.int().min(1),
		/** How the two figures were chosen; says "our estimate" or names the source. */
		basis: line,
		source: z.url({ protocol: /^https$/ }).optional(),
	}),
	marketSnapshot: z.string().min(40).max(500),
	targetAudience: line,
	coreProblem: line,
	/** Companies or products that serve it today, by their real names. */
	existingPlayers: z.array(z.string().min(2).max(50)).min(2).max(6),
	/** Each can be done this week and yields an answer, a count or a refusal. */
	validationSteps: z.array(z.strictObject({ text: line, needs: z.array(stepNeedSchema) })).min(5),
	automationOpportunities: z.array(z.string().min(8).max(120)).min(3).max(6),
	/** What the niche itself has against it, as a clause after "Against it:", e.g. "patient data brings duties". */
	warning: z.string().min(10).max(160),
	/** Words by which an answer of the member meets the niche, lower case. */
	words: z.strictObject({
		/** Jobs, places, people and terms of the trade, with synonyms. */
		trade: z.array(z.string()).min(6),
		/** Skills that carry the service. */
		skills: z.array(z.string()).min(4),
		/** Hobbies and interests that touch it. */
		interests: z.array(z.string()).min(2),
	}),
});

export type Niche = z.infer<typeof nicheSchema>;

/** US dollars a year. */
export function potentialRevenue({ revenue }: Pick<Niche, 'revenue'>): number {
	return revenue.clients * revenue.monthlyFee * 12;
}
