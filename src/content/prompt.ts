import { z } from 'zod';
import { PROMPT_CATEGORIES, PROMPT_LEVELS } from './prompt-lists.ts';

export const promptEntrySchema = z.strictObject({
	/** Kebab-case. Likes and uses are stored under it, so it never changes. */
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	title: z.string().min(8).max(50),
	/** What it gives and what it needs, in one or two sentences. */
	description: z.string().min(40).max(180),
	/** The text to paste; square brackets mark what the member fills in. */
	prompt: z.string().min(1200).max(4000),
	/** Without the hash sign, lower case. */
	tags: z
		.array(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
		.min(3)
		.max(5),
	difficulty: z.enum(PROMPT_LEVELS),
	featured: z.literal(true).optional(),
	/** Every bracketed name in the text, in order of first appearance. */
	placeholders: z
		.array(
			z.strictObject({
				name: z.string().regex(/^[A-Za-z][A-Za-z0-9 '-]{2,39}$/),
				/** What to put there: one sentence or phrase. */
				explains: z.string().min(10).max(160),
				/** Fits that place in the text as it is. */
				example: z.string().min(2).max(600),
			}),
		)
		.min(2)
		.max(7),
});

export type PromptEntry = z.infer<typeof promptEntrySchema>;

const promptSchema = promptEntrySchema.extend({
	category: z.enum(PROMPT_CATEGORIES),
	author: z.string().min(2),
	/** When it was last checked, as `YYYY-MM-DD`. */
	reviewed: z.iso.date(),
});

export type Prompt = z.infer<typeof promptSchema>;

/** A prompt as shown: with what the members of this installation did with it. */
export const promptTemplateSchema = promptSchema.extend({
	/** How many members like it; null while unknown. */
	likes: z.int().min(0).nullable(),
	/** Copies, at most one a day for each member; null while unknown. */
	usage: z.int().min(0).nullable(),
});

export type PromptTemplate = z.infer<typeof promptTemplateSchema>;
