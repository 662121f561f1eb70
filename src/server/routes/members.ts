import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addAuthorized, removeAuthorized } from '#server/accounts/authorized.ts';
import { countMembers, type ListPosition, listMembers } from '#server/accounts/membership/listed.ts';
import { endable, resumeMember, suspendMember } from '#server/accounts/membership/suspension.ts';
import { makeResetToken } from '#server/accounts/recovery.ts';
import { resetTwoFactor } from '#server/accounts/two-factor/settings.ts';
import { findByEmail, toUser } from '#server/accounts/users.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { type Environment, publicUrlOf } from '#server/env.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { deleteAccount } from '#server/own-data/deletion/deletion.ts';
import { memberOf, requireMember, requireOwner } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import {
	addMembersAnswerSchema,
	addMembersRequestSchema,
	deletedAnswerSchema,
	memberListSchema,
	memberParamsSchema,
	memberQuerySchema,
	removedAnswerSchema,
	resetLinkAnswerSchema,
	suspendedAnswerSchema,
	twoFactorOffAnswerSchema,
} from '#shared/member-requests.ts';
import { pageOf, readCursor } from './cursor.ts';
import { importRoute } from './members-import.ts';

const PAGE = 50;

export interface MemberRoutesOptions {
	context: RunContext;
	mails: Pick<MailQueue, 'post'>;
	env: Pick<Environment, 'publicUrl' | 'port'>;
	now: () => Date;
}

/** The list of authorized members, for the owner only. */
export async function memberRoutes(instance: FastifyInstance, options: MemberRoutesOptions): Promise<void> {
	instance.addHook('onRequest', requireMember);
	instance.addHook('onRequest', requireOwner('see and change the members'));
	const { db } = options.context;
	listRoutes(instance, db);
	memberRoute(instance, options);
	accountRoutes(instance, options);
	importRoute(instance, db);
}

const described = { tags: ['Members'], security: [{ bearer: [] }] };

function listRoutes(instance: FastifyInstance, db: Database): void {
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

function memberRoute(instance: FastifyInstance, { context, env, now }: MemberRoutesOptions): void {
	const { db } = context;
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

/** What the owner does to an account. Whether its address is on the list is another matter. */
function accountRoutes(instance: FastifyInstance, { context, mails, now }: MemberRoutesOptions): void {
	const { db } = context;
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.post(
		'/api/members/:email/suspend',
		{
			schema: {
				...described,
				summary: 'End the sessions of an account and refuse new ones; everything of it stays',
				params: memberParamsSchema,
				response: { 200: suspendedAnswerSchema },
			},
		},
		async (request) => {
			await suspendMember(db, request.params.email, now());
			return { suspended: true };
		},
	);

	app.post(
		'/api/members/:email/resume',
		{
			schema: {
				...described,
				summary: 'Let a suspended account sign in again',
				params: memberParamsSchema,
				response: { 200: suspendedAnswerSchema },
			},
		},
		async (request) => {
			await resumeMember(db, request.params.email);
			return { suspended: false };
		},
	);

	app.delete(
		'/api/members/:email/two-factor',
		{
			schema: {
				...described,
				summary: 'Let a member who lost app and recovery codes sign in with the password alone',
				params: memberParamsSchema,
				response: { 200: twoFactorOffAnswerSchema },
			},
		},
		async (request) => {
			const { email } = request.params;
			// Whoever has the owner's session has neither the password nor a code.
			if (email === memberOf(request).email) {
				throw new ApiError(
					'CONFLICT',
					'Turn off your own in your profile, or with “npm run members -- reset-two-factor EMAIL” on the server.',
				);
			}
			await resetTwoFactor({ db, mails, now }, email);
			request.log.info('two-factor authentication of a member was turned off by the owner');
			return { twoFactor: false as const };
		},
	);

	app.delete(
		'/api/members/:email/account',
		{
			schema: {
				...described,
				summary: 'Delete an account with everything of it, at once and for good',
				params: memberParamsSchema,
				response: { 200: deletedAnswerSchema },
			},
		},
		async (request) => {
			const account = await endable(db, request.params.email, 'deleted');
			await deleteAccount(context, toUser(account));
			return { deleted: true as const };
		},
	);
}

function positionOf(cursor: string): ListPosition {
	const { moment, id } = readCursor(cursor);
	return { addedAt: moment, email: id };
}
