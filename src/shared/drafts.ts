import { z } from 'zod';

/** A form that is being filled in, at most one for each tool and member. */
export const draftSchema = z.object({
	/** The tool's id. */
	tool: z.string(),
	/** The step of the form that was open, from 0. */
	step: z.int().min(0),
	input: z.record(z.string(), z.unknown()),
	/** The id of the client that was chosen; missing where none was. */
	client: z.string().optional(),
	/** ISO 8601 */
	savedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

export const draftListSchema = z.object({ drafts: z.array(draftSchema) });
export type DraftList = z.infer<typeof draftListSchema>;

/** `null` where the form was not begun. */
export const draftAnswerSchema = z.object({ draft: draftSchema.nullable() });

/** What is stored after a draft was sent: this one, or one that was saved later. */
export const keptDraftSchema = z.object({ draft: draftSchema });

const wanted = 'must be a moment such as 2026-03-02T09:30:00.000Z';

/** No database knows the year 0, which an offset can lead to as well. */
const moment = z.iso.datetime({ offset: true, error: wanted }).refine((text) => Date.parse(text) > 0, wanted);

export const draftParamsSchema = z.object({ tool: z.string() });

export const draftRequestSchema = z.strictObject({
	step: z.int('must be a whole number').min(0, 'must be 0 or more').max(100, 'must be 100 or less'),
	input: z.record(z.string(), z.unknown(), 'must be a JSON object'),
	client: z
		.string()
		.max(100, 'must be the id of a client')
		.optional()
		.describe('The client that the form is for; one that does not exist counts as none'),
	savedAt: moment,
});

export const draftQuerySchema = z.object({
	until: moment.optional().describe('leaves a draft that was saved after this moment'),
});
