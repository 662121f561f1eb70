import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { count, createCounter, hashed } from '#server/accounts/throttle-counters.ts';
import { ApiError } from '#server/api-error.ts';
import { memberOf, requireMember, requireOwner } from '#server/plugins/session.ts';
import {
	countWaiting,
	findSubmission,
	insertSubmission,
	listSubmissions,
	markHandled,
} from '#server/submissions/store.ts';
import {
	submissionAnswerSchema,
	submissionListSchema,
	submissionParamsSchema,
	submissionQuerySchema,
	submissionRequestSchema,
	submittedAnswerSchema,
} from '#shared/submissions.ts';
import { pageOf, positionAt } from './cursor.ts';

const PAGE = 30;

/** Per member. The owner could not keep up with more. */
const MOST_AN_HOUR = 5;

type Context = Pick<AccountContext, 'db' | 'mails' | 'now'>;

const described = { tags: ['Submissions'], security: [{ bearer: [] }] };

/** What members submit to the directories, and the owner's list of it. */
export async function submissionRoutes(instance: FastifyInstance, { account }: { account: Context }): Promise<void> {
	instance.addHook('onRequest', requireMember);
	sendRoute(instance, account);
	await instance.register(async (owned) => {
		owned.addHook('onRequest', requireOwner('see the submissions'));
		ownerRoutes(owned, account);
	});
}

function sendRoute(instance: FastifyInstance, { db, mails, now }: Context): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const counter = createCounter(db, 'submission', MOST_AN_HOUR, 3600);
	app.post(
		'/api/submissions',
		{
			schema: {
				...described,
				summary: 'Suggest a tool or a prompt, or ask for the analysis of a niche',
				body: submissionRequestSchema,
				response: { 201: submittedAnswerSchema },
			},
		},
		async (request, reply) => {
			const { id: userId } = memberOf(request);
			const { kind, fields } = request.body;
			await count(counter, hashed(userId), 'submissions');
			const id = await db.transaction(async (transaction) => {
				const inserted = await insertSubmission(transaction, { userId, kind, fields, now: now() });
				await mails.post({ kind: 'submission', id: inserted }, transaction);
				return inserted;
			});
			return reply.code(201).send({ submission: { id } });
		},
	);
}

function ownerRoutes(instance: FastifyInstance, { db, now }: Context): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.get(
		'/api/submissions',
		{
			schema: {
				...described,
				summary: 'What members sent in, newest first',
				querystring: submissionQuerySchema,
				response: { 200: submissionListSchema },
			},
		},
		async (request) => {
			const { cursor } = request.query;
			const below = positionAt(cursor);
			const found = await listSubmissions(db, { below, limit: PAGE + 1 });
			const { page, nextCursor } = pageOf(found, PAGE, ({ createdAt, id }) => ({ moment: createdAt, id }));
			return {
				submissions: page,
				nextCursor,
				waiting: await countWaiting(db),
			};
		},
	);

	app.post(
		'/api/submissions/:submissionId/handled',
		{
			schema: {
				...described,
				summary: 'Mark a submission as handled; again changes nothing',
				params: submissionParamsSchema,
				response: { 200: submissionAnswerSchema },
			},
		},
		async (request) => {
			const { submissionId } = request.params;
			await markHandled(db, submissionId, now());
			const submission = await findSubmission(db, submissionId);
			if (!submission) throw new ApiError('NOT_FOUND', 'There is no such submission.');
			return { submission };
		},
	);
}
