/** Who is asking. The bearer token is looked up only on routes that ask for a member. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '#server/accounts/sessions.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
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

/** Decorates the instance that it is registered on, not a child: the mark below asks Fastify for that. */
export async function sessionPlugin(app: FastifyInstance, options: { db: Database }): Promise<void> {
	app.decorateRequest('member', null);
	app.decorate('findMember', (token: string) => findSession(options.db, token));
}
Object.assign(sessionPlugin, { [Symbol.for('skip-override')]: true });

/** An `onRequest` hook: whoever is not signed in gets a 401 before the body is read. */
export async function requireMember(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const token = bearerToken(request);
	request.member = token ? await request.server.findMember(token) : null;
	if (request.member) return;
	reply.header('www-authenticate', 'Bearer');
	throw unauthenticated();
}

/** The member behind a request that `requireMember` let through. */
export function memberOf(request: FastifyRequest): User {
	if (!request.member) throw unauthenticated();
	return request.member;
}

export function bearerToken(request: FastifyRequest): string | null {
	return /^Bearer +([\w.~+/=-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function unauthenticated(): ApiError {
	return new ApiError('UNAUTHENTICATED', 'Sign in to go on.');
}
