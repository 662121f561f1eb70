import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import { promptTrials } from '#server/database/schema.ts';
import { chosenEngine } from '#server/model/connection/chosen.ts';
import { ModelError } from '#server/model/model-error.ts';
import { priced, priceOf, recordSpending } from '#server/model/spending.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import { checkQuota, holdMember } from '#server/runs/quota.ts';
import { MOST_PROMPT, PROMPT_TRIAL } from '#shared/prompt-trials.ts';
import type { Usage } from '#shared/runs.ts';
import { storableText } from '#shared/storable-text.ts';

/** Of which a trial is a part. */
const TOOL = 'prompt-generator';

const bodySchema = z.strictObject({
	prompt: z
		.string('must be text')
		.max(MOST_PROMPT, `is too long: at most ${MOST_PROMPT.toLocaleString('en-US')} characters; shorten it`)
		.refine((prompt) => prompt.trim() !== '', 'is empty: fill it in'),
});

/** Sends a prompt to the connected model and streams the reply. Neither is stored. */
export async function promptTrialRoutes(
	instance: FastifyInstance,
	{ context }: { context: RunContext },
): Promise<void> {
	instance.withTypeProvider<ZodTypeProvider>().post(
		PROMPT_TRIAL,
		{
			onRequest: requireMember,
			schema: {
				summary: 'Try a prompt on the connected model',
				description: 'Answers plain text as the model writes it. Counts as a run by a model; leaving ends the model.',
				tags: ['Tools'],
				security: [{ bearer: [] }],
				body: bodySchema,
				response: { 200: z.string().describe('What the model wrote') },
			},
		},
		async (request, reply) => {
			const userId = memberOf(request).id;
			const { engine, ownKey } = await chosenEngine(context, userId, {});
			if (!engine) throw new ApiError('NOT_READY', 'No model is connected to this installation.');
			const id = await writeDown(context, { userId, ownKey });
			const gone = new AbortController();
			reply.raw.once('close', () => gone.abort());
			const free = await context.slots.take(gone.signal);
			const usages: Promise<unknown>[] = [];
			const pieces = engine.write({
				text: storableText(request.body.prompt),
				signal: gone.signal,
				onUsage: (usage) => usages.push(keepUsage(context, { id, userId, ownKey, model: engine.model, usage })),
			});
			return send(reply, pieces, async () => {
				free();
				await Promise.allSettled(usages);
			});
		},
	);
}

/** A failure before the first piece becomes a normal error response; a later one cuts the response off. */
async function send(reply: FastifyReply, pieces: AsyncGenerator<string>, onEnd: () => Promise<void>) {
	const first = await pieces.next().catch(async (error: unknown) => {
		await onEnd();
		throw error instanceof ModelError ? new ApiError(error.code, error.message) : error;
	});
	async function* all() {
		try {
			if (!first.done) yield first.value;
			yield* pieces;
		} finally {
			await pieces.return(undefined);
			await onEnd();
		}
	}
	return reply
		.header('cache-control', 'no-store')
		.header('x-accel-buffering', 'no')
		.type('text/plain; charset=utf-8')
		.send(Readable.from(all()));
}

interface Payer {
	userId: string;
	/** The member pays, not the owner. */
	ownKey: boolean;
}

async function keepUsage(
	{ db, now }: RunContext,
	{ id, userId, ownKey, model, usage: told }: Payer & { id: string; model: string; usage: Usage },
): Promise<void> {
	const usage = priced(told, ownKey ? null : await priceOf(db, model));
	await db.update(promptTrials).set({ usage }).where(eq(promptTrials.id, id));
	await recordSpending(db, { userId, tool: TOOL, ownKey, runs: 1, usage }, now());
}

async function writeDown({ db, dailyRuns, now }: RunContext, { userId, ownKey }: Payer): Promise<string> {
	const id = randomUUID();
	const createdAt = now();
	await db.transaction(async (transaction) => {
		await holdMember(transaction, userId);
		await checkQuota(transaction, { userId, ownKey }, dailyRuns, createdAt);
		await transaction.insert(promptTrials).values({ id, userId, createdAt });
	});
	return id;
}
