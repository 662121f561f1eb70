import type { FastifyError, FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { compareWithList, importAuthorized } from '#server/accounts/authorized.ts';
import { type MemberFile, MemberFileError, readMemberFile } from '#server/accounts/membership/member-file.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { sendError } from '#server/plugins/errors.ts';
import { MOST_IMPORT_CHARACTERS } from '#shared/member-limits.ts';
import { importAnswerSchema, importRequestSchema, type MemberImport } from '#shared/member-requests.ts';

/** JSON makes a file longer: by escapes, and by letters of more than one byte. */
const MOST_BYTES = 2 * MOST_IMPORT_CHARACTERS;

/** Reads a file of buyers, and imports it if asked to. Register it in a scope whose hooks admit only the owner. */
export function importRoute(instance: FastifyInstance, db: Database): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	app.post(
		'/api/members/import',
		{
			bodyLimit: MOST_BYTES,
			errorHandler: (error, request, reply) => sendError(tooLarge(error) ?? error, request, reply),
			schema: {
				summary: 'Read a CSV file of buyers; with commit, put them on the authorized list',
				tags: ['Members'],
				security: [{ bearer: [] }],
				body: importRequestSchema,
				response: { 200: importAnswerSchema },
			},
		},
		async (request) => {
			const { csv, commit, skipInvalid } = request.body;
			const file = readFile(csv);
			return { import: commit ? await carryOut(db, file, skipInvalid) : await preview(db, file) };
		},
	);
}

function readFile(csv: string): MemberFile {
	try {
		return readMemberFile(csv);
	} catch (error) {
		if (!(error instanceof MemberFileError)) throw error;
		throw new ApiError('INVALID_REQUEST', error.message, { details: [{ field: 'csv', problem: error.message }] });
	}
}

async function preview(db: Database, file: MemberFile): Promise<MemberImport> {
	const { known, refunded } = await compareWithList(db, file.emails);
	return { ...file, emails: file.emails.length, known: known.length, refundedHere: refunded };
}

async function carryOut(db: Database, file: MemberFile, skipInvalid: boolean): Promise<MemberImport> {
	if (file.invalid.length > 0 && !skipInvalid) {
		const problem = `has lines without an email address, ${list(file.invalid.map(({ line }) => line))}: mend or skip them`;
		throw new ApiError('INVALID_REQUEST', `Nothing was imported: the file ${problem}.`, {
			details: [{ field: 'csv', problem }],
		});
	}
	const { added, refunded } = await importAuthorized(db, file.emails);
	return {
		...file,
		emails: file.emails.length,
		known: file.emails.length - added.length - refunded.length,
		refundedHere: refunded,
		added: added.length,
	};
}

function list(lines: readonly number[]): string {
	const most = 10;
	const more = lines.length - most;
	return `line ${lines.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function tooLarge(error: FastifyError): ApiError | null {
	if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return null;
	return new ApiError('TOO_LARGE', `The file holds more than ${MOST_BYTES / 1024 / 1024} MiB. Split it.`);
}
