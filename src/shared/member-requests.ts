/** What the owner's routes for the authorized list take and answer. */
import { z } from 'zod';
import { emailSchema } from './account-requests.ts';
import { MOST_IMPORT_CHARACTERS } from './member-limits.ts';

/** How many addresses one request may add by hand. */
const MOST_ADDED = 1000;

/** `list` is any other CSV. */
const sourceSchema = z.enum(['stripe', 'gumroad', 'thrivecart', 'list']);
export type MemberFileSource = z.infer<typeof sourceSchema>;

/** A line of a file, from 1, and what its address column holds. */
const fileLineSchema = z.object({ line: z.number().int(), text: z.string() });
export type FileLine = z.infer<typeof fileLineSchema>;

const memberSchema = z.object({
	email: z.string(),
	/** ISO 8601: when it was put on the list; otherwise when it was refunded or the account was made. */
	addedAt: z.string(),
	/** Whether it is on the authorized list. */
	authorized: z.boolean(),
	hasAccount: z.boolean(),
	lastSeenAt: z.string().nullable(),
	refunded: z.boolean(),
	role: z.enum(['owner', 'member']).nullable(),
	/** Its account cannot be used until the owner resumes it. */
	suspended: z.boolean(),
	/** Its account signs in with a code as well. */
	twoFactor: z.boolean(),
});
export type ListedMember = z.infer<typeof memberSchema>;

export const memberQuerySchema = z.object({
	q: z.string().trim().max(254, 'must hold at most 254 characters').optional().describe('Part of the address'),
	cursor: z
		.string()
		.max(600, 'must be a cursor of an earlier answer')
		.optional()
		.describe('nextCursor of the page before'),
});

export const memberListSchema = z.object({
	members: z.array(memberSchema),
	nextCursor: z.string().nullable(),
	/** On all pages together. */
	total: z.number().int(),
});
export type MemberListPage = z.infer<typeof memberListSchema>;

export const addMembersRequestSchema = z.strictObject({
	emails: z
		.array(emailSchema, 'must be a list of addresses')
		.min(1, 'Enter at least one email address.')
		.max(MOST_ADDED, `may hold at most ${MOST_ADDED} addresses: import a file instead`),
});
export const addMembersAnswerSchema = z.object({
	added: z.array(z.string()),
	/** Those that were already on the list. */
	known: z.array(z.string()),
});
export type AddedMembers = z.infer<typeof addMembersAnswerSchema>;

export const importRequestSchema = z.strictObject({
	csv: z
		.string('must be the text of a CSV file')
		.min(1, 'is empty: choose a file with addresses')
		.max(MOST_IMPORT_CHARACTERS, 'is too long: split the file'),
	commit: z.boolean('must be true or false').describe('false reads the file and changes nothing'),
	skipInvalid: z
		.boolean('must be true or false')
		.default(false)
		.describe('Import although lines hold no address; else one such line keeps everything out'),
});

const importSchema = z.object({
	source: sourceSchema,
	column: z.string().describe('Where the addresses stand'),
	emails: z.number().int().describe('Addresses of purchases that stand, each counted once'),
	known: z.number().int().describe('Of these: on the list before'),
	duplicates: z.array(fileLineSchema),
	invalid: z.array(fileLineSchema),
	refunded: z.array(fileLineSchema).describe('Left out'),
	unpaid: z.array(fileLineSchema).describe('Left out: the payment did not go through'),
	refundedHere: z.array(z.string()).describe('Left out: this installation knows of their refund'),
	added: z.number().int().optional().describe('Once it is done'),
});
export const importAnswerSchema = z.object({ import: importSchema });
export type MemberImport = z.infer<typeof importSchema>;

export const memberParamsSchema = z.object({ email: emailSchema });
export const suspendedAnswerSchema = z.object({ suspended: z.boolean() });

export const twoFactorOffAnswerSchema = z.object({ twoFactor: z.literal(false) });

export const deletedAnswerSchema = z.object({ deleted: z.literal(true) });

export const removedAnswerSchema = z.object({ removed: z.literal(true) });
export const resetLinkAnswerSchema = z.object({ link: z.string() });
