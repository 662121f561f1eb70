import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addAuthorized, removeAuthorized } from '#server/accounts/authorized.ts';
import { countMembers, type ListPosition, listMembers } from '#server/accounts/membership/listed.ts';
import { makeResetToken } from '#server/accounts/recovery.ts';
import { findByEmail } from '#server/accounts/users.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { type Environment, publicUrlOf } from '#server/env.ts';
import { requireMember, requireOwner } from '#server/plugins/session.ts';
import {
	addMembersAnswerSchema,
	addMembersRequestSchema,
	memberListSchema,
	memberParamsSchema,
	memberQuerySchema,
	removedAnswerSchema,
	resetLinkAnswerSchema,
} from '#shared/member-requests.ts';
import { pageOf, readCursor } from './cursor.ts';
import { importRoute } from './members-import.ts';

const PAGE = 50;

export interface MemberRoutesOptions {
	db: Database;
	env: Pick<Environment, 'publicUrl' | 'port'>;
	now: () => Date;
}

/** The list of authorized members, for the owner only. */
export async function memberRoutes(instance: FastifyInstance, options: MemberRoutesOptions): Promise<void> {
	instance.addHook('onRequest', requireMember);
	instance.addHook('onRequest', requireOwner('see and change the members'));
	listRoutes(instance, options);
	memberRoute(instance, options);
	importRoute(instance, options.db);
}

const described = { tags: ['Members'], security: [{ bearer: [] }] };

function listRoutes(instance: FastifyInstance, { db }: MemberRoutesOptions): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.get(
		'/api/members',
		{
			schema: {
				...described,
				summary: 'The authorized list with its accounts and refunds, newest first',
				querystring: memberQuerySchema,
				response: { 200: memberListSchema },
			},
		},
		async (request) => {
			const { q, cursor } = request.query;
			const below = cursor ? positionOf(cursor) : undefined;
			const found = await listMembers(db, { q, below, limit: PAGE + 1 });
			const { page, nextCursor } = pageOf(found, PAGE, ({ addedAt, email }) => ({ moment: addedAt, id: email }));
			return {
				members: page,
				nextCursor,
				total: await countMembers(db, q),
			};
		},
	);

	app.post(
		'/api/members',
		{
			schema: {
				...described,
				summary: 'Put addresses on the authorized list',
				body: addMembersRequestSchema,
				response: { 200: addMembersAnswerSchema },
			},
		},
		async (request) => {
			const emails = [...new Set(request.body.emails)];
			const added = new Set(await addAuthorized(db, emails));
			return {
				added: emails.filter((email) => added.has(email)),
				known: emails.filter((email) => !added.has(email)),
			};
		},
	);
}

function memberRoute(instance: FastifyInstance, { db, env, now }: MemberRoutesOptions): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.delete(
		'/api/members/:email',
		{
			schema: {
				...described,
				summary: 'Take an address off the list; an account made with it stays',
				params: memberParamsSchema,
				response: { 200: removedAnswerSchema },
			},
		},
		async (request) => {
			const removed = await removeAuthorized(db, request.params.email);
			if (!removed) throw new ApiError('NOT_FOUND', 'This address is not on the authorized list.');
			return { removed: true as const };
		},
	);

	app.post(
		'/api/members/:email/reset-link',
		{
			schema: {
				...described,
				summary: 'A link by which a member sets a new password; older ones stop working',
				params: memberParamsSchema,
				response: { 200: resetLinkAnswerSchema },
			},
		},
		async (request, reply) => {
			const account = await findByEmail(db, request.params.email);
			if (!account) throw new ApiError('NOT_FOUND', 'This address has no account yet: it can sign up.');
			const token = await makeResetToken(db, account.id, now());
			const { port } = (app.server.address() as AddressInfo | null) ?? env;
			reply.header('cache-control', 'no-store');
			return { link: `${publicUrlOf(env, port)}/reset-password?token=${token}` };
		},
	);
}

function positionOf(cursor: string): ListPosition {
	const { moment, id } = readCursor(cursor);
	return { addedAt: moment, email: id };
}
