import { z } from 'zod';

/**
 * What is typical of a trade. Never a fact about one company: text that uses an entry says "typical" or asks. Every
 * entry is plain English without figures, superlatives or names of people.
 */

const line = z.string().min(3).max(240);

/** One piece of daily work in the trade that often causes trouble. */
export const industryTaskSchema = z.strictObject({
	/** A noun phrase that fits after "about" and into a subject line, e.g. "late cancellations". */
	name: z.string().min(3).max(34),
	/** The trouble, as a whole sentence of at most 18 words. */
	hurts: line,
	/** An open question to the person who does it; contains no answer. */
	question: line,
	/** The role that does it, e.g. "front desk". */
	owner: z.string().min(3).max(60),
});

export const industrySchema = z.strictObject({
	/** Kebab-case. */
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	/** As in an option list, or as people call the trade, e.g. "Dental practices". */
	name: z.string().min(3).max(60),
	/** Other words people type for it. */
	aliases: z.array(z.string().min(2).max(60)).min(2),
	/** The entries of our option lists that mean this trade, matched exactly. */
	options: z.array(z.string().min(3)).optional(),
	/** A whole field, which yields to any trade of its own that a text also names. */
	general: z.literal(true).optional(),
	/** For the middle of a sentence: plural, and singular with its article. */
	many: z.string().min(3).max(60),
	one: z.string().min(3).max(60),
	/** Words that its people use and outsiders seldom do. */
	words: z.array(z.string().min(2).max(40)).min(6),
	tasks: z.array(industryTaskSchema).min(6),
	/** Who buys and what each cares about, as a clause, e.g. "a front desk that keeps up". */
	buyers: z.array(z.strictObject({ role: z.string().min(3).max(60), cares: z.string().min(3).max(120) })).min(2),
	/** Who signs, as a sentence. */
	signs: line,
	/** Software used there, by the makers' own product names. */
	tools: z.array(z.string().min(2).max(40)).min(3),
	/** Moments of the year that matter, each a sentence. */
	seasons: z.array(line).min(1),
	/** What may not be claimed or done there without further conditions, each a sentence. */
	mayNotClaim: z.array(line).min(1),
});

export type Industry = z.infer<typeof industrySchema>;
export type IndustryTask = z.infer<typeof industryTaskSchema>;
