import type { FastifyInstance } from 'fastify';
import { deskOf } from '#server/desk/desk.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import { deskQuerySchema, deskSchema } from '#shared/desk.ts';

type Context = Pick<RunContext, 'db' | 'now'>;

/** What the home page shows of a member's work. */
export async function deskRoutes(
	instance: FastifyInstance,
	{ context: { db, now } }: { context: Context },
): Promise<void> {
	const app = forMembers(instance);
	app.get(
		'/api/desk',
		{
			schema: {
				summary: 'What waits for you today',
				description: 'Promises, calls without a next step, proposals with a link that works, drafts, runs under way.',
				tags: ['Desk'],
				security: [{ bearer: [] }],
				querystring: deskQuerySchema,
				response: { 200: deskSchema },
			},
		},
		async (request) => {
			const at = now();
			const { today = at.toISOString().slice(0, 10) } = request.query;
			return deskOf(db, { userId: memberOf(request).id, now: at, today });
		},
	);
}
