import type { FastifyInstance } from 'fastify';
import { prompts } from '#content/prompts.ts';
import type { AccountContext } from '#server/accounts/context.ts';
import { count, createCounter, hashed } from '#server/accounts/throttle-counters.ts';
import { ApiError } from '#server/api-error.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import { countPrompt, countPrompts, likePrompt, unlikePrompt, usePrompt } from '#server/prompts/counts.ts';
import { promptAnswerSchema, promptCountsSchema, promptParamsSchema } from '#shared/prompt-counts.ts';

const IDS = prompts.map(({ id }) => id);
const KNOWN = new Set(IDS);

/** No honest member presses a button more than once a second for a whole minute. */
const MOST_PRESSES = 60;
const PRESSES_SECONDS = 60;

const described = { tags: ['Prompts'], security: [{ bearer: [] }] };

type Context = Pick<AccountContext, 'db' | 'now'>;

/** Likes and uses of the directory's prompts. The prompts themselves are part of the web app. */
export async function promptRoutes(instance: FastifyInstance, { account }: { account: Context }): Promise<void> {
	const { db, now } = account;
	const presses = createCounter(db, 'prompt-press', MOST_PRESSES, PRESSES_SECONDS);
	const app = forMembers(instance);

	app.get(
		'/api/prompts/counts',
		{ schema: { ...described, summary: 'Likes and uses of every prompt', response: { 200: promptCountsSchema } } },
		(request) => countPrompts(db, memberOf(request).id, IDS),
	);

	const press = (summary: string) => ({
		schema: { ...described, summary, params: promptParamsSchema, response: { 200: promptAnswerSchema } },
	});
	const pressed = async (userId: string, promptId: string, change: () => Promise<void>) => {
		if (!KNOWN.has(promptId)) throw new ApiError('NOT_FOUND', 'There is no such prompt in the directory.');
		await count(presses, hashed(userId), 'likes and copies');
		await change();
		return countPrompt(db, userId, promptId);
	};

	app.put('/api/prompts/:promptId/like', press('Like a prompt; again changes nothing'), (request) => {
		const { id } = memberOf(request);
		const { promptId } = request.params;
		return pressed(id, promptId, () => likePrompt(db, id, promptId, now()));
	});

	app.delete('/api/prompts/:promptId/like', press('Take a like back'), (request) => {
		const { id } = memberOf(request);
		const { promptId } = request.params;
		return pressed(id, promptId, () => unlikePrompt(db, id, promptId));
	});

	app.post('/api/prompts/:promptId/use', press('Count a copy, at most once a day'), (request) => {
		const { id } = memberOf(request);
		const { promptId } = request.params;
		return pressed(id, promptId, () => usePrompt(db, id, promptId, now()));
	});
}
