/** Identifies the member. The bearer token is looked up only on routes that require a member. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { deviceOf } from '#server/accounts/device.ts';
import { knowMembers } from '#server/accounts/known-members.ts';
import { findSession, type NewSession, sessionEnded, sweepSessions } from '#server/accounts/sessions.ts';
import { ApiError } from '#server/api-error.ts';
import { sqlState } from '#server/database/errors.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { User } from '#shared/account.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set by `requireMember`. */
		member: User | null;
	}
	interface FastifyInstance {
		findMember(token: string): Promise<User | null>;
	}
}

const SWEEP_EVERY_MS = 60 * 60 * 1000;

interface SessionOptions extends Pick<AccountContext, 'db' | 'sessionIdleDays' | 'now'> {
	queue: Queue;
}

/** Where the database's own triggers tell that a session ended or an account changed. */
const CHANGES = 'growth_toolkit_members';

/** Decorates the instance it is registered on, not a child: see the `skip-override` mark below. */
export async function sessionPlugin(app: FastifyInstance, options: SessionOptions): Promise<void> {
	const { db, sessionIdleDays, now, queue } = options;
	app.decorateRequest('member', null);
	const moment = () => ({ now: now(), idleDays: sessionIdleDays });
	const known = knowMembers((token) => findSession(db, token, moment()), now);
	app.decorate('findMember', known.find);
	const hearing = await queue.boss
		.getDb()
		.listen?.(CHANGES, known.forget, () => known.forget())
		.catch((error: unknown) => {
			app.log.warn({ code: sqlState(error) ?? 'unknown' }, 'changes of sessions are not heard; each request looks');
		});
	known.hears(hearing !== undefined);
	// Of what this instance wrote it knows before its answer leaves; PostgreSQL's news may come a moment later.
	app.addHook('onSend', async ({ method }) => {
		if (method !== 'GET' && method !== 'HEAD') known.forget();
	});
	const timer = setInterval(() => {
		sweepSessions(db, moment()).catch((error: unknown) =>
			app.log.error({ err: error }, 'old sessions were not removed'),
		);
	}, SWEEP_EVERY_MS);
	timer.unref();
	app.addHook('preClose', async () => {
		clearInterval(timer);
		known.hears(false);
		await hearing?.close();
	});
}
Object.assign(sessionPlugin, { [Symbol.for('skip-override')]: true });

/** An `onRequest` hook: answers 401, before the body is read, if nobody is signed in. */
export async function requireMember(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const token = bearerToken(request);
	request.member = token ? await request.server.findMember(token) : null;
	if (request.member) return;
	reply.header('www-authenticate', 'Bearer');
	throw sessionEnded();
}

/** The instance for routes of members alone: every route that is added to it requires one. */
export function forMembers(instance: FastifyInstance) {
	instance.addHook('onRequest', requireMember);
	return instance.withTypeProvider<ZodTypeProvider>();
}

/** An `onRequest` hook for use after `requireMember`; `what` completes "Only the owner of this installation may …". */
export function requireOwner(what: string) {
	return async (request: FastifyRequest): Promise<void> => {
		if (memberOf(request).role !== 'owner') {
			throw new ApiError('OWNER_ONLY', `Only the owner of this installation may ${what}.`);
		}
	};
}

/** The member of a request that passed `requireMember`. */
export function memberOf(request: FastifyRequest): User {
	if (!request.member) throw sessionEnded();
	return request.member;
}

export function bearerToken(request: FastifyRequest): string | null {
	return /^Bearer +([\w.~+/=-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The token of a request that passed `requireMember`. */
export function tokenOf(request: FastifyRequest): string {
	const token = bearerToken(request);
	if (!token) throw sessionEnded();
	return token;
}

/** The properties of a session that starts with this request. */
export function newSession(
	request: FastifyRequest,
	{ sessionDays, now }: Pick<AccountContext, 'sessionDays' | 'now'>,
): NewSession {
	return { days: sessionDays, device: deviceOf(request.headers['user-agent']), now: now() };
}
