import type { FastifyInstance } from 'fastify';
import { confirmPassword } from '#server/accounts/confirm-password.ts';
import type { AccountContext } from '#server/accounts/context.ts';
import { contentsOf } from '#server/own-data/contents.ts';
import { deleteAccount, planDeletion, plannedDeletion, withdrawDeletion } from '#server/own-data/deletion/deletion.ts';
import { MOST_ACCOUNT_BODY_BYTES } from '#server/plugins/request-problems.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import type { User } from '#shared/account.ts';
import { accountContentsAnswerSchema, deletionAnswerSchema, deletionRequestSchema } from '#shared/own-data.ts';

interface Options {
	account: AccountContext;
	context: RunContext;
}

const described = { tags: ['Accounts'], security: [{ bearer: [] }] };
const response = { 200: deletionAnswerSchema };

const answer = ({ email }: User, deleteAt: Date | null) => ({
	deletion: { email, deleteAt: deleteAt?.toISOString() ?? null },
});

/** A member deletes the account: at once, or in 30 days, during which it can be kept after all. */
export async function accountDeletionRoutes(instance: FastifyInstance, { account, context }: Options): Promise<void> {
	const app = forMembers(instance);
	const { db, now } = account;

	app.get(
		'/api/account/contents',
		{
			schema: {
				...described,
				summary: 'What your account holds, counted',
				response: { 200: accountContentsAnswerSchema },
			},
		},
		async (request) => ({ contents: await contentsOf(db, memberOf(request), now()) }),
	);

	app.get(
		'/api/account/deletion',
		{ schema: { ...described, summary: 'Whether your account is to be deleted, and when', response } },
		async (request) => {
			const member = memberOf(request);
			return answer(member, await plannedDeletion(db, member.id));
		},
	);

	app.post(
		'/api/account/deletion',
		{
			bodyLimit: MOST_ACCOUNT_BODY_BYTES,
			schema: {
				...described,
				summary: 'Delete your account with everything in it: at once, or in 30 days',
				body: deletionRequestSchema,
				response,
			},
		},
		async (request) => {
			const member = memberOf(request);
			const { password, when } = request.body;
			await confirmPassword(account, member.id, password);
			if (when === 'in-30-days') return answer(member, await planDeletion(account, member));
			await deleteAccount(context, member);
			return answer(member, now());
		},
	);

	app.delete(
		'/api/account/deletion',
		{ schema: { ...described, summary: 'Keep your account after all; again changes nothing', response } },
		async (request) => {
			const member = memberOf(request);
			await withdrawDeletion(db, member.id);
			return answer(member, null);
		},
	);
}
