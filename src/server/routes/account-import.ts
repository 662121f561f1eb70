import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { count, createCounter, hashed } from '#server/accounts/throttle-counters.ts';
import { ApiError } from '#server/api-error.ts';
import { countsOf, type ImportPlan, planImport } from '#server/own-data/import/plan.ts';
import { type ReadImport, readImport } from '#server/own-data/import/read-import.ts';
import { writeImport } from '#server/own-data/import/write-import.ts';
import { sendError } from '#server/plugins/errors.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import type { User } from '#shared/account.ts';
import { type Import, importAnswerSchema, MOST_IMPORT_BYTES } from '#shared/own-data.ts';

/** Per member, previews too: each unpacks and checks everything. */
const MOST_A_DAY = 20;
const DAY_SECONDS = 86_400;

/** Archives that are in memory at once. */
const MOST_AT_ONCE = 2;

/** A member brings an export back, here or elsewhere. */
export async function accountImportRoutes(
	instance: FastifyInstance,
	{ context }: { context: RunContext },
): Promise<void> {
	const { db, tools, now } = context;
	const app = forMembers(instance);
	const counter = createCounter(db, 'import', MOST_A_DAY, DAY_SECONDS);
	app.addHook('onRequest', oneOfFew());
	app.addHook('onRequest', async (request) => count(counter, hashed(memberOf(request).id), 'imports'));
	app.removeAllContentTypeParsers();
	const types = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];
	app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	app.setErrorHandler((error: FastifyError, request, reply) => sendError(inOurWords(error), request, reply));

	const described = { tags: ['Accounts'], security: [{ bearer: [] }], response: { 200: importAnswerSchema } };
	const read = async (body: unknown) => {
		if (!Buffer.isBuffer(body)) throw new ApiError('INVALID_REQUEST', 'Send the archive that the export made.');
		return readImport(body, tools);
	};

	app.post(
		'/api/account/import/preview',
		{
			bodyLimit: MOST_IMPORT_BYTES,
			schema: { ...described, summary: 'What an exported archive holds, and what of it is new to you; writes nothing' },
		},
		async (request) => {
			const member = memberOf(request);
			const found = await read(request.body);
			return { import: told(member, found, await planImport(db, member.id, found)) };
		},
	);

	app.post(
		'/api/account/import',
		{
			bodyLimit: MOST_IMPORT_BYTES,
			schema: { ...described, summary: 'Write what of an exported archive is new to you; again changes nothing' },
		},
		async (request) => {
			const member = memberOf(request);
			const found = await read(request.body);
			const answer = told(member, found, await writeImport(db, member.id, found, now()));
			request.log.info({ counts: answer.counts }, 'an account was imported');
			return { import: answer };
		},
	);
}

function told({ email }: User, found: ReadImport, plan: ImportPlan): Import {
	return {
		email,
		exportedFrom: found.email,
		exportedAt: found.header.exportedAt,
		counts: countsOf(found, plan),
		leftOut: found.leftOut + plan.leftOut,
	};
}

/** Turned away before the archive is received. */
function oneOfFew() {
	let underWay = 0;
	return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		if (underWay >= MOST_AT_ONCE) {
			const message = 'Others are importing right now. Try again in a minute.';
			throw new ApiError('TOO_MANY_ATTEMPTS', message, { retryAfter: 60 });
		}
		underWay++;
		reply.raw.once('close', () => underWay--);
	};
}

function inOurWords(error: FastifyError): Error {
	if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
		return new ApiError(
			'TOO_LARGE',
			`The archive is larger than ${MOST_IMPORT_BYTES / 1024 / 1024} MB: it cannot be imported.`,
		);
	}
	if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
		return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the archive, with the header Content-Type: application/zip.');
	}
	return error;
}
