import { ApiError } from '#server/api-error.ts';
import { adoptCall } from '#server/calls/store.ts';
import { checkClient } from '#server/clients/check.ts';
import { touchClient } from '#server/clients/store.ts';
import type { Transaction } from '#server/database/open.ts';
import { storableJson } from '#server/database/storable.ts';
import { fieldProblems } from '#server/plugins/field-problems.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import type { User } from '#shared/account.ts';
import type { FullRun } from '#shared/runs.ts';
import { cancelRun, runNotFound } from './cancel.ts';
import type { RunContext } from './context.ts';
import { deleteRun, findRun, type RunRow, toFullRun, updateRun } from './store.ts';

export interface RunChange {
	title?: string | undefined;
	/** Null discards the edited result. */
	editedOutput?: object | null | undefined;
	/** A client of the member's; null takes the run away from its client. */
	clientId?: string | null | undefined;
}

/**
 * Renames a run, stores the member's edited result next to the original, or gives the run to a client. A call of nobody
 * follows its run.
 *
 * @throws ApiError NOT_FOUND, also for the client; CONFLICT if there is no result to edit; INVALID_REQUEST if the edited result does not fit
 * the tool's result schema
 */
export async function changeRun(context: RunContext, member: User, id: string, change: RunChange): Promise<FullRun> {
	const before = await findRun(context.db, member.id, id);
	if (!before) throw runNotFound();
	const editedOutput = change.editedOutput ? checked(context, before, change.editedOutput) : change.editedOutput;
	const { title, clientId } = change;
	const after = await context.db.transaction(async (transaction) => {
		if (clientId) await checkClient(transaction, member.id, clientId);
		const row = await updateRun(transaction, member.id, id, { title, editedOutput, clientId });
		if (row && clientId) await follow(transaction, row, clientId, context.now());
		return row;
	});
	if (!after) throw runNotFound();
	return toFullRun(after);
}

async function follow(transaction: Transaction, run: RunRow, clientId: string, now: Date): Promise<void> {
	if (run.callHash !== null) await adoptCall(transaction, { userId: run.userId, textHash: run.callHash }, clientId);
	await touchClient(transaction, clientId, now);
}

function checked(context: RunContext, run: RunRow, edited: object): object {
	if (run.output === null) throw new ApiError('CONFLICT', 'This run has no result to edit.');
	const parsed = context.tools[run.tool]?.contract.output.safeParse(storableJson(edited));
	if (!parsed) throw new ApiError('CONFLICT', 'This result was made by an earlier version. Run it again to edit it.');
	if (parsed.success) return context.tools[run.tool]?.edited?.(parsed.data, run.output as object) ?? parsed.data;
	throw invalidFields(fieldProblems(parsed.error.issues, ['editedOutput']));
}

/** @throws ApiError NOT_FOUND */
export async function removeRun(context: RunContext, member: User, id: string): Promise<void> {
	await cancelRun(context, member, id).catch((error: unknown) => {
		const ended = error instanceof ApiError && error.code === 'CONFLICT';
		if (!ended) throw error;
	});
	if (!(await deleteRun(context.db, member.id, id, context.now()))) throw runNotFound();
}
