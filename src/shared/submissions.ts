/** What the routes for submissions take and answer. */
import { z } from 'zod';
import { cursorSchema } from './cursor.ts';
import { SUBMISSION_FIELDS, SUBMISSION_KINDS, type SubmissionKind, submissionProblem } from './submission-fields.ts';

/** As stored: trimmed, and without the control characters that a database refuses. */
const storable = (text: string) =>
	text
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.toWellFormed()
		.trim();

function requestOf<Kind extends SubmissionKind>(kind: Kind) {
	const fields = SUBMISSION_FIELDS[kind].map((field) => {
		const text = z.string(field.missing).superRefine((entry, context) => {
			const problem = submissionProblem(field, entry);
			if (problem) context.addIssue({ code: 'custom', message: problem });
		});
		return [field.name, text.overwrite(storable)] as const;
	});
	return z.strictObject({ kind: z.literal(kind), fields: z.strictObject(Object.fromEntries(fields)) });
}

export const submissionRequestSchema = z.discriminatedUnion(
	'kind',
	[requestOf('tool'), requestOf('prompt'), requestOf('niche')],
	`must be one of ${SUBMISSION_KINDS.join(', ')}`,
);

const submissionSchema = z.object({
	id: z.string(),
	kind: z.enum(SUBMISSION_KINDS),
	/** By the names of `SUBMISSION_FIELDS`. */
	fields: z.record(z.string(), z.string()),
	/** The email address of the member who sent it. */
	email: z.string(),
	/** ISO 8601 */
	createdAt: z.string(),
	/** Null while it waits for the owner. */
	handledAt: z.string().nullable(),
});
export type Submission = z.infer<typeof submissionSchema>;

export const submittedAnswerSchema = z.object({ submission: z.object({ id: z.string() }) });
export const submissionAnswerSchema = z.object({ submission: submissionSchema });
export const submissionListSchema = z.object({
	submissions: z.array(submissionSchema),
	nextCursor: z.string().nullable(),
	/** How many wait, on all pages. */
	waiting: z.number().int(),
});
export type SubmissionList = z.infer<typeof submissionListSchema>;

export const submissionQuerySchema = z.object({
	cursor: cursorSchema,
});

export const submissionParamsSchema = z.object({ submissionId: z.string().max(100, 'is too long for an id') });
