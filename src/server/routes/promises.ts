import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/api-error.ts';
import { checkClient } from '#server/clients/check.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import { briefCalls } from '#server/promises/calls.ts';
import { inOrder, promisesOfCall } from '#server/promises/promises.ts';
import { keepPromise, reopenPromise } from '#server/promises/store.ts';
import type { RunContext } from '#server/runs/context.ts';
import {
	type PromiseMade,
	promiseAnswerSchema,
	promiseChangeSchema,
	promiseListSchema,
	promiseParamsSchema,
	promiseQuerySchema,
} from '#shared/calls.ts';

type Context = Pick<RunContext, 'db' | 'now'>;

/** In calls: of older ones nobody waits for what was promised. */
const MOST_CALLS = 200;

const described = { tags: ['Promises'], security: [{ bearer: [] }] };

/** What was promised in a member's calls, and what of it was kept. */
export async function promiseRoutes(
	instance: FastifyInstance,
	{ context: { db, now } }: { context: Context },
): Promise<void> {
	const app = forMembers(instance);

	app.get(
		'/api/promises',
		{
			schema: {
				...described,
				summary: 'What was promised in your calls',
				description: `Open ones first, by their day; of the newest ${MOST_CALLS} calls.`,
				querystring: promiseQuerySchema,
				response: { 200: promiseListSchema },
			},
		},
		async (request) => {
			const { id: userId } = memberOf(request);
			const { client: clientId, open } = request.query;
			if (clientId !== undefined) await checkClient(db, userId, clientId);
			const found = await briefCalls(db, { userId, clientId, limit: MOST_CALLS });
			const promises = inOrder(found.flatMap(promisesOfCall));
			return { promises: open === 'true' ? promises.filter(({ keptAt }) => keptAt === null) : promises };
		},
	);

	app.put(
		'/api/promises/:callId/:promiseId',
		{
			schema: {
				...described,
				summary: 'Tick a promise off, or open it again; again changes nothing',
				params: promiseParamsSchema,
				body: promiseChangeSchema,
				response: { 200: promiseAnswerSchema },
			},
		},
		async (request) => {
			const { id: userId } = memberOf(request);
			const { callId, promiseId } = request.params;
			const place = { userId, textHash: callId, promise: promiseId };
			await findPromise(db, place);
			if (request.body.kept) await keepPromise(db, place, now());
			else await reopenPromise(db, place);
			return { promise: await findPromise(db, place) };
		},
	);
}

/** @throws ApiError NOT_FOUND for a call of another member as for one that never was */
async function findPromise(
	db: Context['db'],
	{ userId, textHash, promise }: { userId: string; textHash: string; promise: string },
): Promise<PromiseMade> {
	const [call] = await briefCalls(db, { userId, id: textHash, limit: 1 });
	const found = call && promisesOfCall(call).find(({ id }) => id === promise);
	if (!found) throw new ApiError('NOT_FOUND', 'There is no such promise: its call may have been deleted or corrected.');
	return found;
}
