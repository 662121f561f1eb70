/** What the routes for a member's own data take and answer: deletion of the account, export and import. */
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './account.ts';

/** How long a member who asked for deletion can change their mind. */
export const DELETION_DAYS = 30;

export const DELETION_TIMES = ['now', 'in-30-days'] as const;

export const deletionRequestSchema = z.strictObject({
	password: z
		.string('Enter your password.')
		.min(1, 'Enter your password.')
		.max(MAX_PASSWORD_LENGTH, `The password may hold at most ${MAX_PASSWORD_LENGTH} characters.`),
	when: z.enum(DELETION_TIMES, { error: `must be one of: ${DELETION_TIMES.join('; ')}` }),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

const deletionSchema = z.object({
	email: z.string(),
	/** ISO 8601: when the account is deleted, or was; null while the member stays. */
	deleteAt: z.string().nullable(),
});
export type Deletion = z.infer<typeof deletionSchema>;
export const deletionAnswerSchema = z.object({ deletion: deletionSchema });

/** What an account holds, counted. */
const accountContentsSchema = z.object({
	email: z.string(),
	runs: z.int(),
	calls: z.int(),
	clients: z.int(),
	/** Forms that are being filled in. */
	drafts: z.int(),
	/** Pages for clients that can still be opened. */
	pages: z.int(),
	submissions: z.int(),
	likes: z.int(),
	businessProfile: z.boolean(),
	/** Whether the account must be handed over before it can be deleted. */
	isLastOwner: z.boolean(),
});
export type AccountContents = z.infer<typeof accountContentsSchema>;
export const accountContentsAnswerSchema = z.object({ contents: accountContentsSchema });

/** Packed, in bytes. */
export const MOST_IMPORT_BYTES = 50 * 1024 * 1024;

const kindCountSchema = z.object({
	inside: z.int(),
	/** Not among the member's yet: they are written, or would be. */
	added: z.int(),
});

const importCountsSchema = z.object({
	businessProfile: kindCountSchema,
	clients: kindCountSchema,
	calls: kindCountSchema,
	keptPromises: kindCountSchema,
	runs: kindCountSchema,
	shares: kindCountSchema,
	drafts: kindCountSchema,
	submissions: kindCountSchema,
	/** Liked, used and tried ones together. */
	prompts: kindCountSchema,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** What an import holds, for the preview, and what it wrote. */
const importSchema = z.object({
	/** Of the account that asks. */
	email: z.string(),
	/** Of the account that was exported. */
	exportedFrom: z.string(),
	/** ISO 8601 */
	exportedAt: z.string(),
	counts: importCountsSchema,
	/** Runs and forms of another version, and pages without their result. */
	leftOut: z.int(),
});
export type Import = z.infer<typeof importSchema>;
export const importAnswerSchema = z.object({ import: importSchema });
