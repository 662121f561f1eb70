import { and, count, eq, gte } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Transaction } from '#server/database/open.ts';
import { promptTrials, runs, users } from '#server/database/schema.ts';

/**
 * Makes sure that the member may start another run by a model today (UTC); a prompt that was tried counts as one. The run must be written in the
 * same transaction: the member's row is held until then, so that parallel requests are counted one by one.
 *
 * @throws ApiError DAILY_LIMIT
 */
export async function checkDailyRuns(transaction: Transaction, userId: string, most: number, now: Date): Promise<void> {
	await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
	const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
	const [today] = await transaction
		.select({ started: count() })
		.from(runs)
		.where(and(eq(runs.userId, userId), eq(runs.source, 'model'), gte(runs.createdAt, midnight)));
	const [tried] = await transaction
		.select({ started: count() })
		.from(promptTrials)
		.where(and(eq(promptTrials.userId, userId), gte(promptTrials.createdAt, midnight)));
	if ((today?.started ?? 0) + (tried?.started ?? 0) < most) return;
	const next = new Date(midnight.getTime() + 24 * 3600 * 1000);
	throw new ApiError('DAILY_LIMIT', limitMessage(most), {
		retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1000),
	});
}

function limitMessage(most: number): string {
	const used = most === 1 ? 'the one run' : `the ${most} runs`;
	return `You have used ${used} by a model that a member may start in a day. More can be started after midnight UTC; the built-in engine has no such limit.`;
}
