/**
 * A backup is gzipped lines: a header, then each table as `["table", name, columns]` followed by one JSON object a row,
 * and finally `["end", { table: { rows, sha256 } }]`. It is the same for both kinds of database.
 */
import { z } from 'zod';

export const FORMAT = 'growth-toolkit-backup';
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
	format: z.literal(FORMAT),
	formatVersion: z.number(),
	/** The product's version that wrote it. */
	product: z.string(),
	/** Names of the migrations that its database had, in order. */
	migrations: z.array(z.string()).min(1),
	from: z.enum(['embedded', 'postgres']),
	/** The time of its snapshot, in ISO 8601. */
	at: z.string(),
});
export type Header = z.infer<typeof headerSchema>;

export const tableLineSchema = z.tuple([z.literal('table'), z.string(), z.array(z.string()).min(1)]);

/** By table, in the order of the file. The hash covers the lines of its rows. */
const summarySchema = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }));
export type Summary = z.infer<typeof summarySchema>;

export const endLineSchema = z.tuple([z.literal('end'), summarySchema]);

/** Why a backup or restore failed; the message is for the person at the terminal. */
export class BackupError extends Error {
	override readonly name = 'BackupError';
}

export function rowsIn(summary: Summary): number {
	return Object.values(summary).reduce((sum, { rows }) => sum + rows, 0);
}
