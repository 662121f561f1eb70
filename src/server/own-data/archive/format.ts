/**
 * The files of an export: each a list of rows, or one row, as JSON. Rows are those of the database, without whose they
 * are, without secrets, and with moments in ISO 8601.
 */
import { z } from 'zod';
import { businessProfileSchema } from '#business/profile.ts';
import { correctionSchema } from '#call-facts/corrections.ts';
import { storableJson } from '#server/database/storable.ts';
import { newClientSchema } from '#shared/clients.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { groundingSchema, runSourceSchema, usageSchema } from '#shared/runs.ts';
import { storableText } from '#shared/storable-text.ts';
import { SUBMISSION_KINDS } from '#shared/submission-fields.ts';
import { documentSchema } from './document-schema.ts';

export const FORMAT = 'growth-toolkit-export';
export const FORMAT_VERSION = 1;

const MOST_LINE = 1000;
const MOST_TRANSCRIPT = 400_000;

const text = (most = MOST_LINE) => z.string().max(most).transform(storableText);
const id = z.string().regex(/^[\w-]{1,64}$/);
const hash = z.string().regex(/^[\w-]{43}$/);
const whole = z
	.int()
	.min(0)
	.max(2 ** 31 - 1);

/** Within what every database and every page can show. */
const moment = z.iso
	.datetime()
	.transform((iso) => new Date(iso))
	.refine((date) => date >= new Date('2000-01-01') && date < new Date('2100-01-01'));

const json = z.record(z.string(), z.unknown()).transform(storableJson);

/** The order in which they are written and read: each kind after those that it refers to. */
export const KINDS = [
	'clients',
	'calls',
	'keptPromises',
	'runs',
	'shares',
	'drafts',
	'submissions',
	'prompts',
] as const;
export type Kind = (typeof KINDS)[number];
export const COUNTED = [...KINDS, 'businessProfile'] as const;

export const headerSchema = z.strictObject({
	format: z.literal(FORMAT),
	formatVersion: z.int().min(1),
	/** The product's version that wrote it. */
	product: z.string().max(100),
	exportedAt: z.iso.datetime(),
	/** Rows by kind. */
	counts: z.record(z.enum(COUNTED), whole),
});
export type Header = z.infer<typeof headerSchema>;

export const profileSchema = z.strictObject({
	email: z.string().max(320),
	role: z.string().max(20),
	createdAt: z.iso.datetime(),
	lastSeenAt: z.iso.datetime().nullable(),
});

export const businessProfileRowSchema = z.strictObject({ profile: businessProfileSchema, savedAt: moment });

export const clientRowSchema = newClientSchema.extend({
	id,
	createdAt: moment,
	changedAt: moment,
	archivedAt: moment.nullable(),
});

const speaker = z.strictObject({ name: text(), role: z.enum(['salesperson', 'prospect', 'other']) });

export const callRowSchema = z.strictObject({
	textHash: hash,
	title: text(),
	transcript: text(MOST_TRANSCRIPT).nullable(),
	roles: z.array(speaker).max(200),
	clientId: id.nullable(),
	/** Checked apart: facts of another form are read again. */
	facts: json.nullable(),
	readWith: text(),
	corrections: z.array(correctionSchema).max(1000),
	createdAt: moment,
});

export const keptPromiseRowSchema = z.strictObject({ textHash: hash, promise: text(), keptAt: moment });

export const runRowSchema = z.strictObject({
	id: z.uuid(),
	tool: text(100),
	title: text(),
	/** Only runs that have ended. */
	status: z.enum(['succeeded', 'failed', 'cancelled']),
	source: runSourceSchema,
	model: text().nullable(),
	input: json,
	output: json.nullable(),
	editedOutput: json.nullable(),
	error: text(5000).nullable(),
	errorCode: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]).nullable(),
	grounding: groundingSchema.transform(storableJson).nullable(),
	usage: usageSchema.nullable(),
	createdAt: moment,
	finishedAt: moment.nullable(),
	durationMs: whole.nullable(),
	modelCalls: whole.max(100),
	clientId: id.nullable(),
	callHash: hash.nullable(),
});

export const shareRowSchema = z.strictObject({
	id,
	runId: z.uuid(),
	version: whole.min(1),
	document: documentSchema,
	parts: z.array(text(60)).max(20),
	hasPassword: z.boolean(),
	views: whole,
	createdAt: moment,
	expiresAt: moment,
	revokedAt: moment.nullable(),
});

export const draftRowSchema = z.strictObject({
	tool: text(100),
	step: whole.max(100),
	input: json,
	clientId: id.nullable(),
	savedAt: moment,
});

export const submissionRowSchema = z.strictObject({
	id,
	kind: z.enum(SUBMISSION_KINDS),
	fields: z.record(z.string().max(100), text(10_000)),
	createdAt: moment,
	handledAt: moment.nullable(),
});

const promptId = z.string().regex(/^[\w-]{1,100}$/);

export const promptsRowSchema = z.strictObject({
	likes: z.array(z.strictObject({ promptId, createdAt: moment })).max(5000),
	uses: z.array(z.strictObject({ promptId, days: whole.min(1), lastDay: z.iso.date() })).max(5000),
	trials: z.array(z.strictObject({ id: z.uuid(), usage: usageSchema.nullable(), createdAt: moment })).max(100_000),
});

export type ClientRow = z.infer<typeof clientRowSchema>;
export type CallRow = z.infer<typeof callRowSchema>;
export type KeptPromiseRow = z.infer<typeof keptPromiseRowSchema>;
export type RunRow = z.infer<typeof runRowSchema>;
export type ShareRow = z.infer<typeof shareRowSchema>;
export type DraftRow = z.infer<typeof draftRowSchema>;
export type SubmissionRow = z.infer<typeof submissionRowSchema>;
export type PromptsRow = z.infer<typeof promptsRowSchema>;
export type BusinessProfileRow = z.infer<typeof businessProfileRowSchema>;
