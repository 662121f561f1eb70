import { and, count, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Transaction } from '#server/database/open.ts';
import { promptTrials, runs, users } from '#server/database/schema.ts';
import { checkBudget } from '#server/model/spending.ts';

/** Locks the member's row: their other transactions that call this wait until this one ends. */
export async function holdMember(transaction: Transaction, userId: string): Promise<void> {
	await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Checks that the member may start another model run now. The owner's budget does not limit what a member pays.
 *
 * @throws ApiError DAILY_LIMIT, BUDGET_SPENT
 */
export async function checkQuota(
	transaction: Transaction,
	{ userId, ownKey }: { userId: string; ownKey: boolean },
	most: number,
	now: Date,
): Promise<void> {
	if (!ownKey) await checkBudget(transaction, now);
	await checkDailyRuns(transaction, userId, most, now);
}

/**
 * Checks that the member may start another model run today (UTC). A prompt trial counts as a run. Runs that ended
 * before the model was called do not count; runs that the member deleted do. Call `holdMember` first and write the run
 * in the same transaction, so that parallel requests are counted one by one.
 *
 * @throws ApiError DAILY_LIMIT
 */
async function checkDailyRuns(transaction: Transaction, userId: string, most: number, now: Date): Promise<void> {
	const midnight = startOfDay(now);
	const spent = or(gt(runs.modelCalls, 0), inArray(runs.status, ['queued', 'running']));
	const tried = transaction
		.select({ count: count() })
		.from(promptTrials)
		.where(and(eq(promptTrials.userId, userId), gte(promptTrials.createdAt, midnight)));
	const [today] = await transaction
		.select({ started: count(), tried: sql<number>`(${tried})::integer` })
		.from(runs)
		.where(and(eq(runs.userId, userId), eq(runs.source, 'model'), gte(runs.createdAt, midnight), spent));
	if (!today || today.started + today.tried < most) return;
	const next = new Date(midnight.getTime() + 24 * 3600 * 1000);
	throw new ApiError('DAILY_LIMIT', limitMessage(most), {
		retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1000),
	});
}

/** Midnight UTC. */
export function startOfDay(now: Date): Date {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function limitMessage(most: number): string {
	const used = most === 1 ? 'the one run' : `the ${most} runs`;
	return `You have used ${used} by a model that a member may start in a day. More can be started after midnight UTC; the built-in engine has no such limit.`;
}
