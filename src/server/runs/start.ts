import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '#server/api-error.ts';
import { hashOfCall } from '#server/calls/hash.ts';
import { checkClient } from '#server/clients/check.ts';
import { touchClient } from '#server/clients/store.ts';
import type { Transaction } from '#server/database/open.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { chosenEngine } from '#server/model/connection/chosen.ts';
import type { User } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import type { ToolOutline } from '#tools/define.ts';
import type { RunContext } from './context.ts';
import { checkQuota, holdMember } from './quota.ts';
import { findRequest, insertRun, type RunRow, toRun } from './store.ts';
import { type Waiting, waitFor } from './wait.ts';

export interface StartOptions {
	tool: ToolOutline;
	/** Complete, and parsed by the tool's contract. */
	input: object;
	/** Use the built-in engine even if a model is connected. */
	builtIn: boolean;
	/** The model that the member chose. */
	model?: string | undefined;
	/** The id of a client. */
	client?: string | undefined;
	/** Idempotency key: the same key again returns the same run. */
	key: string | undefined;
}

export interface StartedRun {
	run: Run;
	waiting: Waiting;
}

/**
 * Writes the run and its job in one transaction. Once this resolves, the run is in the member's history and will be
 * worked on, whatever happens next.
 *
 * @throws ApiError DAILY_LIMIT, BUDGET_SPENT, CONFLICT if the key was used for a different request, NOT_FOUND for a client that is not
 * the member's, INVALID_REQUEST for a model that is not offered
 */
export async function startRun(context: RunContext, member: User, options: StartOptions): Promise<StartedRun> {
	const transcript = options.tool.call?.(options.input)?.transcript;
	const { engine, ownKey } = options.builtIn
		? { engine: null, ownKey: false }
		: await chosenEngine(context, member.id, { transcript, model: options.model });
	const row = { ...newRun(context, member, options, engine), ownKey };
	const inputJson = JSON.stringify(row.input);
	const waiting = waitFor(context, row.id);
	try {
		const { run, repeated } = await context.db.transaction((transaction) =>
			writeRun(context, transaction, row, inputJson),
		);
		if (!repeated) {
			context.queue.announce();
			return { run, waiting };
		}
		waiting.leave();
		return { run, waiting: waitForRepeated(context, run.id) };
	} catch (error) {
		waiting.leave();
		throw error;
	}
}

function waitForRepeated(context: RunContext, id: string): Waiting {
	const waiting = waitFor(context, id);
	waiting.look();
	return waiting;
}

interface WrittenRun {
	run: Run;
	/** The run existed already under the same key. */
	repeated: boolean;
}

/**
 * Locks the member, so that of several requests with the same key only the first is written, and each run gets its own
 * turn.
 */
async function writeRun(
	context: RunContext,
	transaction: Transaction,
	row: RunRow,
	inputJson: string,
): Promise<WrittenRun> {
	await holdMember(transaction, row.userId);
	if (row.clientId) await checkClient(transaction, row.userId, row.clientId);
	const before = await repeatedRun(transaction, row);
	if (before) return { run: before, repeated: true };
	if (row.source === 'model') await checkQuota(transaction, row, context.dailyRuns, row.createdAt);
	const run = await insertRun(transaction, row, inputJson);
	if (row.clientId) await touchClient(transaction, row.clientId, row.createdAt);
	await context.queue.send(row, transaction);
	return { run, repeated: false };
}

async function repeatedRun(transaction: Transaction, row: RunRow): Promise<Run | null> {
	if (!row.idempotencyKey) return null;
	const before = await findRequest(transaction, row.userId, row.idempotencyKey);
	if (before && before.requestHash !== row.requestHash) {
		throw new ApiError(
			'CONFLICT',
			'This Idempotency-Key named another request before: use a new one for each request.',
		);
	}
	return before ? toRun(before) : null;
}

function newRun(
	context: RunContext,
	member: User,
	{ tool, input, builtIn, model, client, key }: StartOptions,
	engine: ModelEngine | null,
): Omit<RunRow, 'ownKey'> {
	const call = tool.call?.(input);
	return {
		id: randomUUID(),
		userId: member.id,
		tool: tool.contract.id,
		// Until the input has been read, which yields a better title.
		title: tool.contract.title,
		status: 'queued',
		source: engine ? 'model' : 'built-in',
		model: engine?.model ?? null,
		chosenModel: model ?? null,
		input,
		output: null,
		editedOutput: null,
		error: null,
		errorCode: null,
		grounding: null,
		usage: null,
		createdAt: context.now(),
		finishedAt: null,
		durationMs: null,
		modelCalls: 0,
		deletedAt: null,
		clientId: client ?? null,
		callHash: call ? hashOfCall(call.transcript) : null,
		idempotencyKey: key ?? null,
		requestHash: key === undefined ? null : hashOfRequest(tool.contract.id, { builtIn, model, input, client }),
	};
}

/** What was not given says nothing, so that it stays the same where a later version can be given more. */
function hashOfRequest(
	tool: string,
	{ builtIn, input, client, model }: Pick<StartOptions, 'builtIn' | 'input' | 'client' | 'model'>,
): string {
	const given = [...(client === undefined ? [] : [client]), ...(model === undefined ? [] : [{ model }])];
	return createHash('sha256')
		.update(JSON.stringify([tool, builtIn, input, ...given]))
		.digest('base64url');
}
