/** What an input offers for fields that are still empty: words of a call, a sum, a name. */
import { z } from 'zod';

const suggestionSchema = z.object({
	/** What the field would hold. */
	text: z.string(),
	/** Verbatim words that show it; empty where the text itself is the quote. */
	quote: z.string(),
	/** The line of the transcript; 0 where it is not from a call. */
	line: z.int().min(0),
	/** Who says it; empty where nobody is named. */
	speaker: z.string(),
});

export type Suggestion = z.infer<typeof suggestionSchema>;

/** By the path of the field, the likeliest first. */
export type Suggestions = Readonly<Record<string, readonly Suggestion[]>>;

export const suggestionsAnswerSchema = z.object({ suggestions: z.record(z.string(), z.array(suggestionSchema)) });
