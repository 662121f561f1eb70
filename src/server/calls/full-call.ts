import { and, desc, eq, isNull } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import { calls, runs } from '#server/database/schema.ts';
import type { RunContext } from '#server/runs/context.ts';
import type { FullCall } from '#shared/calls.ts';
import { hashOfCall } from './hash.ts';
import { findSummary } from './list.ts';
import { isCallAt } from './store.ts';

type Context = Pick<RunContext, 'db' | 'tools'>;

export function callNotFound(): ApiError {
	return new ApiError('NOT_FOUND', 'This call does not exist: it may have been deleted.');
}

/** A call with its text. @throws ApiError NOT_FOUND, also where an earlier version kept no text and no run has it */
export async function fullCall(context: Context, userId: string, id: string): Promise<FullCall> {
	const { db } = context;
	const summary = await findSummary(db, userId, id);
	if (!summary) throw callNotFound();
	const { transcript, roles } = calls;
	const [kept] = await db
		.select({ transcript, roles })
		.from(calls)
		.where(isCallAt({ userId, textHash: id }));
	const text = kept?.transcript ?? (await textInRuns(context, userId, id));
	if (text === null) throw callNotFound();
	return { ...summary, transcript: text, roles: [...(kept?.roles ?? [])] };
}

/** Runs of one call hold the same text: of the newest few at least one can still be read. */
const MOST_RUNS = 5;

async function textInRuns({ db, tools }: Context, userId: string, id: string): Promise<string | null> {
	const made = await db
		.select({ tool: runs.tool, input: runs.input })
		.from(runs)
		.where(and(eq(runs.userId, userId), eq(runs.callHash, id), isNull(runs.deletedAt)))
		.orderBy(desc(runs.createdAt))
		.limit(MOST_RUNS);
	const texts = made.map(({ tool, input }) => transcriptIn(tools, tool, input));
	return texts.find((text) => text !== null && hashOfCall(text) === id) ?? null;
}

function transcriptIn(tools: Context['tools'], id: string, input: unknown): string | null {
	const tool = tools[id];
	const parsed = tool?.contract.input.safeParse(input);
	return parsed?.success ? (tool?.call?.(parsed.data).transcript ?? null) : null;
}
