import { and, eq, lt } from 'drizzle-orm';
import type { AccountContext } from '#server/accounts/context.ts';
import { ApiError } from '#server/api-error.ts';
import type { Transaction } from '#server/database/open.ts';
import { twoFactor } from '#server/database/schema.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { openSealed } from '#server/secrets/seal.ts';
import { stepOf } from './app-codes.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { rowOf } from './secret.ts';

export type CodeKind = 'app' | 'recovery';

/**
 * Uses up a code of the member and does the work, or neither. A wrong code counts as a failed attempt; codes of the app
 * and recovery codes are counted apart, so that guesses at the six digits do not lock out a member with a recovery code.
 *
 * @throws ApiError INVALID_CODE, TOO_MANY_ATTEMPTS
 */
export async function withCode<Result>(
	{ db, keys, throttle, now }: Pick<AccountContext, 'db' | 'keys' | 'throttle' | 'now'>,
	{ userId, code }: { userId: string; code: string },
	work: (transaction: Transaction, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
	const digits = code.replace(/[\s-]/g, '');
	const kind: CodeKind = /^\d{6}$/.test(digits) ? 'app' : 'recovery';
	const attempt = await throttle.code(userId, kind);
	const result = await db.transaction(async (transaction) => {
		if (kind === 'app') await spendAppCode(transaction, keys, { userId, digits, now: now() });
		else if (!(await spendRecoveryCode(transaction, userId, code))) throw wrongCode();
		return work(transaction, kind);
	});
	await attempt.succeeded();
	return result;
}

async function spendAppCode(
	transaction: Transaction,
	keys: Pick<SealingKeys, 'forOpening'>,
	{ userId, digits, now }: { userId: string; digits: string; now: Date },
): Promise<void> {
	const [row] = await transaction.select().from(twoFactor).where(eq(twoFactor.userId, userId));
	const secret = row && openSealed(keys.forOpening(), rowOf(userId), row.sealedSecret);
	if (secret === null) throw lostKey();
	const step = secret === undefined ? null : stepOf(secret, digits, now);
	if (step === null) throw wrongCode();
	// Of two requests with one code, the database lets one use it.
	const used = await transaction
		.update(twoFactor)
		.set({ lastStep: step })
		.where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
		.returning({ userId: twoFactor.userId });
	if (used.length === 0) throw refusedCode('This code was used already. Wait for the next one in your app.');
}

export function wrongCode(): ApiError {
	return refusedCode('This code is not right. Enter the newest one of your app, or a recovery code that is unused.');
}

function lostKey(): ApiError {
	return refusedCode(
		'Codes of an app cannot be checked here any more, since the key of this installation was lost. Use a recovery code, or write to support.',
	);
}

function refusedCode(problem: string): ApiError {
	return new ApiError('INVALID_CODE', problem, { details: [{ field: 'code', problem }] });
}
