import { z } from 'zod';
import { fixed } from '#tools/fields.ts';

/** What was counted in a call, beside what was judged. */

/** A figure and how it was obtained. `value` is null if it could not be measured; then `how` says why. */
const measured = z.object({ value: z.number().nullable(), unit: z.string(), how: z.string() });

const sideMeasurements = z.object({
	role: z.enum(['salesperson', 'prospect', 'other']),
	names: z.array(z.string()),
	words: z.int().min(0),
	/** Percent of the talk of all sides. */
	share: z.number().min(0).max(100).nullable(),
	questions: z.int().min(0),
	longestMonologue: z
		.object({ words: z.int().min(0), seconds: z.number().nullable(), line: z.int().min(1) })
		.nullable(),
	fillerWords: z.int().min(0),
	fillerWordsPer100: z.number().min(0),
	wordsPerMinute: z.number().nullable(),
	/** Turns that interrupt another speaker; null if the transcript has no times. */
	interruptions: z.int().min(0).nullable(),
});

export const measurements = fixed(
	z.object({
		/** Whether talk share was measured by time, by words, or not at all. */
		basis: z.enum(['time', 'words', 'none']),
		/** One sentence that explains `basis`. */
		basisNote: z.string(),
		words: z.int().min(0),
		turns: z.int().min(0),
		/** Empty if the transcript names no speakers. */
		sides: z.array(sideMeasurements),
		speakerSwitches: measured,
		switchRate: measured,
		patience: measured,
	}),
);
