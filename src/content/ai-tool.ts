import { z } from 'zod';
import { RATING_POINTS, type RatingPoint } from './ai-tool-rating.ts';

/** An entry of the AI tools directory: a real product, described by facts that do not change every month. */

export const aiToolEntrySchema = z.strictObject({
	/** Kebab-case. */
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	/** As the maker writes it. */
	name: z.string().min(2).max(30),
	category: z.enum(['Development', 'Design', 'Writing', 'Productivity']),
	/** What it does, in one or two sentences. */
	description: z.string().min(60).max(220),
	/** Verb or noun phrases, the three most important first. */
	features: z.array(z.string().min(8).max(80)).min(3).max(5),
	/** Free: no plan is sold. Freemium: useful without paying. Paid: needs a plan or pays by use. */
	pricing: z.enum(['Free', 'Freemium', 'Paid']),
	/** The maker's own address. */
	url: z.url({ protocol: /^https$/ }),
	/** A name that the page maps to a drawing. */
	icon: z.enum(['automate', 'chat', 'code', 'design', 'image', 'model', 'notes', 'search', 'speech', 'text', 'video']),
	badge: z.enum(['Popular', 'New', 'Trending']).optional(),
	tags: z.array(z.string().min(2).max(24)).min(3).max(6),
	/** The points that our rating counts. */
	points: z.array(z.enum(Object.keys(RATING_POINTS) as [RatingPoint, ...RatingPoint[]])),
	/** The day on which we last checked the entry, as `YYYY-MM-DD`. */
	reviewed: z.iso.date(),
});

export type AiToolEntry = z.infer<typeof aiToolEntrySchema>;

export interface AiTool extends AiToolEntry {
	/** Ours, from 4.2 to 4.9; `RATING_RULE` says how it is made. */
	rating: number;
}
