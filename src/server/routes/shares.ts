import type { FastifyInstance } from 'fastify';
import { hashPassword } from '#server/accounts/passwords.ts';
import { ApiError } from '#server/api-error.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import { runNotFound } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { runForClient } from '#server/runs/present.ts';
import { findRun, type RunRow } from '#server/runs/store.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { authorOf, gapCount } from '#server/shares/copy.ts';
import { findToken, insertShare, listShares, revokeShare } from '#server/shares/store.ts';
import {
	newShareAnswerSchema,
	shareAddressAnswerSchema,
	shareAnswerSchema,
	shareListSchema,
	shareRequestSchema,
} from '#shared/shares.ts';
import { openAnswers } from '#tools/input-paths.ts';
import { runParamsSchema } from './runs.ts';

/** @throws ApiError CONFLICT if a result of the built-in engine still asks for something */
function refuseOpen({ tools }: RunContext, { tool, source, input, ...row }: RunRow): void {
	const contract = tools[tool]?.contract;
	const open = contract && source === 'built-in' ? openAnswers(contract, input, row.editedOutput ?? row.output) : [];
	if (open.length === 0) return;
	throw new ApiError(
		'CONFLICT',
		`Not confirmed yet: ${open.join(', ')}. Answer these first, or send leaveOpen: true to leave them out.`,
	);
}

interface ShareRoutesOptions {
	context: RunContext;
	/** The base address of shared pages. */
	publicUrl: () => string;
	/** With which addresses are kept. */
	keys: SealingKeys;
}

const NOT_YOURS = 'There is no such link among yours.';
const NOT_KEPT = 'This address was shown once, when it was made; make a new link to see it.';
const KEY_GONE =
	'This address cannot be shown any more, since the key that it was kept with is gone. The link still works; make a new one to see its address.';

const DAY_MS = 86_400_000;
const described = { tags: ['Shares'], security: [{ bearer: [] }] };

/** A member's links for clients. */
export async function shareRoutes(instance: FastifyInstance, options: ShareRoutesOptions): Promise<void> {
	const { context, publicUrl, keys } = options;
	const { db } = context;
	const addressOf = (token: string) => `${publicUrl().replace(/(?<!\/)\/+$/, '')}/share/${token}`;
	const app = forMembers(instance);

	app.post(
		'/api/runs/:id/shares',
		{
			schema: {
				...described,
				summary: 'Make a page for a client: a copy of the result as it is now, at an address that nobody can guess',
				params: runParamsSchema,
				body: shareRequestSchema,
				response: { 201: newShareAnswerSchema },
			},
		},
		async (request, reply) => {
			const member = memberOf(request);
			const { id: userId } = member;
			const run = await findRun(db, userId, request.params.id);
			if (!run) throw runNotFound();
			const { days, password, parts, leaveOpen, keepDays, replyTo } = request.body;
			if (!leaveOpen) refuseOpen(context, run);
			const now = context.now();
			const copy = await runForClient(context, run, parts, { today: now, keepDays });
			const document = { ...copy, author: await authorOf(db, member, copy, replyTo) };
			const { share, token } = await insertShare(db, {
				userId,
				runId: run.id,
				document,
				parts,
				passwordHash: password === '' ? null : await hashPassword(password),
				now,
				expiresAt: new Date(now.getTime() + days * DAY_MS),
				keys,
			});
			return reply
				.code(201)
				.header('cache-control', 'no-store')
				.send({ share: { ...share, address: addressOf(token), gaps: gapCount(document) } });
		},
	);

	app.get(
		'/api/runs/:id/shares',
		{
			schema: {
				...described,
				summary: 'The links to copies of a run, newest first, without their addresses',
				params: runParamsSchema,
				response: { 200: shareListSchema },
			},
		},
		async (request) => {
			const run = await findRun(db, memberOf(request).id, request.params.id);
			if (!run) throw runNotFound();
			return { runId: run.id, shares: await listShares(db, run.id) };
		},
	);

	app.get(
		'/api/shares/:id/address',
		{
			schema: {
				...described,
				summary: 'The address of a link, to be seen again by whoever made it',
				params: runParamsSchema,
				response: { 200: shareAddressAnswerSchema },
			},
		},
		async (request) => {
			const { id } = request.params;
			const found = await findToken(db, keys, { userId: memberOf(request).id, id });
			if (!found) throw new ApiError('NOT_FOUND', NOT_YOURS);
			if (found.token === null) throw new ApiError('CONFLICT', found.isKept ? KEY_GONE : NOT_KEPT);
			return { share: { id, address: addressOf(found.token) } };
		},
	);

	app.delete(
		'/api/shares/:id',
		{
			schema: {
				...described,
				summary: 'End a link for good; again changes nothing',
				params: runParamsSchema,
				response: { 200: shareAnswerSchema },
			},
		},
		async (request) => {
			const share = await revokeShare(db, memberOf(request).id, request.params.id, context.now());
			if (!share) throw new ApiError('NOT_FOUND', NOT_YOURS);
			return { share };
		},
	);
}
