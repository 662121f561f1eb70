/** Identifies the member. The bearer token is looked up only on routes that require a member. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { deviceOf } from '#server/accounts/device.ts';
import { findSession, type NewSession, sessionEnded, sweepSessions } from '#server/accounts/sessions.ts';
import { ApiError } from '#server/api-error.ts';
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

type SessionOptions = Pick<AccountContext, 'db' | 'sessionIdleDays' | 'now'>;

/** Decorates the instance it is registered on, not a child: see the `skip-override` mark below. */
export async function sessionPlugin(app: FastifyInstance, options: SessionOptions): Promise<void> {
	const { db, sessionIdleDays, now } = options;
	app.decorateRequest('member', null);
	const moment = () => ({ now: now(), idleDays: sessionIdleDays });
	app.decorate('findMember', (token: string) => findSession(db, token, moment()));
	const timer = setInterval(() => {
		sweepSessions(db, moment()).catch((error: unknown) =>
			app.log.error({ err: error }, 'old sessions were not removed'),
		);
	}, SWEEP_EVERY_MS);
	timer.unref();
	app.addHook('onClose', async () => clearInterval(timer));
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
