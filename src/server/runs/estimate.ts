/** What a run by the connected model will use, said beforehand. The model is not asked. */
import { and, eq, sql } from 'drizzle-orm';
import { factsAnswer } from '#call-facts/model/answer.ts';
import { ApiError } from '#server/api-error.ts';
import { callOfInput, keptOf } from '#server/calls/kept-call.ts';
import type { Database } from '#server/database/open.ts';
import { lastFirst } from '#server/database/order.ts';
import { runs } from '#server/database/schema.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { chosenEngine } from '#server/model/connection/chosen.ts';
import { monthBudgetOf, priced, priceOf, spentIn } from '#server/model/spending.ts';
import { tokensOf } from '#server/model/usage.ts';
import { TaskExhausted } from '#server/tool-pool/errors.ts';
import type { User } from '#shared/account.ts';
import type { RunEstimate } from '#shared/run-estimate.ts';
import type { ToolOutline } from '#tools/define.ts';
import type { RunContext } from './context.ts';
import { exhaustedMessage } from './exhausted.ts';

type Tokens = Pick<RunEstimate, 'inputTokens' | 'outputTokens'>;

/**
 * The tokens of the prompts that a run with this input would send, and what runs of the tool by this model wrote before;
 * where there are none, as much as a recorded answer. Null where the built-in engine writes. Stores nothing.
 *
 * @param input parsed by the tool's contract, with its required fields
 * @param model the one that the member chose, if any
 *
 * @throws ApiError INVALID_REQUEST for a model that is not offered, INPUT_TOO_COMPLEX if making the prompts takes too long or
 * too much memory
 */
export async function estimateRun(
	context: RunContext,
	member: User,
	tool: ToolOutline,
	input: object,
	model?: string,
): Promise<RunEstimate | null> {
	const transcript = tool.call?.(input)?.transcript;
	const { engine, ownKey } = await chosenEngine(context, member.id, { transcript, model });
	if (engine === null) return null;
	const { inputTokens, outputTokens } = await asked(context, { engine, member, tool, input });
	const written = (await usuallyWritten(context.db, tool.contract.id, engine.model)) ?? outputTokens;
	const tokens = { inputTokens, outputTokens: written };
	// What a member's own provider charges is nothing that the owner entered.
	return { model: engine.model, ...(ownKey ? tokens : await charged(context, engine, tokens)) };
}

interface Asked {
	engine: ModelEngine;
	member: User;
	tool: ToolOutline;
	input: object;
}

/** A call that this model has not read yet is asked about first. */
async function asked({ db, pool, deadlines }: RunContext, { engine, member, tool, input }: Asked): Promise<Tokens> {
	const call = await callOfInput(db, tool, member.id, input);
	const task = { tool: tool.contract.id, input, kept: keptOf(call) };
	const options = { member: member.id, deadlineMs: deadlines.draft };
	try {
		const prompt = await pool.run({ kind: 'prompt', ...task }, options);
		const parts = prompt.inParts ? tool.parts : undefined;
		const result = await engine.tokensOf({ prompt, answer: tool.answer, parts });
		if (call === null || call.readBy === engine.model) {
			return { inputTokens: result, outputTokens: tool.answerTokens };
		}
		const factsPrompt = await pool.run({ kind: 'facts', ...task }, options);
		const reading = await engine.tokensOf({ prompt: factsPrompt, answer: factsAnswer });
		const facts = JSON.stringify(prompt.facts ?? call.facts ?? {});
		return { inputTokens: result + reading, outputTokens: tool.answerTokens + tokensOf(facts.length) };
	} catch (error) {
		if (error instanceof TaskExhausted) throw new ApiError('INPUT_TOO_COMPLEX', exhaustedMessage(error, input));
		throw error;
	}
}

const RECENT = 20;

/** The median of what the latest runs of a tool by a model wrote, as its provider told; undefined without such runs. */
async function usuallyWritten(db: Database, tool: string, model: string): Promise<number | undefined> {
	const rows = await db
		.select({ tokens: sql<number>`(${runs.usage} ->> 'outputTokens')::float8` })
		.from(runs)
		.where(
			and(
				eq(runs.tool, tool),
				eq(runs.model, model),
				sql`${runs.source} = 'model' and ${runs.status} = 'succeeded'`,
				sql`${runs.usage} ->> 'outputTokens' is not null and ${runs.usage} ->> 'estimated' is null`,
			),
		)
		.orderBy(lastFirst(runs.createdAt))
		.limit(RECENT);
	const sorted = rows.map(({ tokens }) => tokens).sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)];
}

async function charged(
	{ db, now }: RunContext,
	{ model }: ModelEngine,
	tokens: Tokens,
): Promise<Omit<RunEstimate, 'model'>> {
	const { cost } = priced(tokens, await priceOf(db, model));
	const known = { ...tokens, ...(cost === undefined ? {} : { cost }) };
	const monthBudget = await monthBudgetOf(db);
	if (monthBudget === null) return known;
	const spent = await spentIn(db, now());
	if (spent >= monthBudget) return { ...known, budget: 'spent' };
	return spent + (cost ?? 0) > monthBudget ? { ...known, budget: 'passed' } : known;
}
