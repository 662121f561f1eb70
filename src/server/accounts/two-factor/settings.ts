/** Two-factor authentication of one account: on, off, and its recovery codes. Each change is told by mail. */
import { eq } from 'drizzle-orm';
import type { AccountContext } from '#server/accounts/context.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { twoFactor } from '#server/database/schema.ts';
import { holdKey } from '#server/secrets/rotate-key.ts';
import { seal } from '#server/secrets/seal.ts';
import { sealingKey } from '#server/secrets/sealing-key.ts';
import type { User } from '#shared/account.ts';
import type { PasswordAndCode, SetUp, TwoFactor } from '#shared/two-factor-requests.ts';
import { confirmPassword } from '../confirm-password.ts';
import { findByEmail } from '../users.ts';
import { addressOf, newSecret, stepOf } from './app-codes.ts';
import { withCode, wrongCode } from './check-code.ts';
import { mailAbout } from './mail-about.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { rowOf, secretIn, setUpToken } from './secret.ts';

type Change = Pick<AccountContext, 'db' | 'keys' | 'throttle' | 'mails' | 'now'>;

export async function hasTwoFactor(db: Database, userId: string): Promise<boolean> {
	return (await db.$count(twoFactor, eq(twoFactor.userId, userId))) > 0;
}

export async function readTwoFactor(db: Database, { id, email }: User): Promise<TwoFactor> {
	const [row] = await db.select({ since: twoFactor.since }).from(twoFactor).where(eq(twoFactor.userId, id));
	const recoveryCodesLeft = await countRecoveryCodes(db, id);
	return { email, since: row?.since.toISOString() ?? null, recoveryCodesLeft };
}

/**
 * A secret for the member's app. It is on once a code of it was right.
 *
 * @throws ApiError INCORRECT_PASSWORD, TOO_MANY_ATTEMPTS, CONFLICT where it is on, NOT_READY
 */
export async function setUpTwoFactor(change: Change, member: User, password: string): Promise<SetUp> {
	await confirmPassword(change, member.id, password);
	if (await hasTwoFactor(change.db, member.id)) throw isOn();
	const secret = newSecret();
	const setUp = setUpToken(change.keys, member.id, secret, change.now());
	return { address: addressOf(secret, member.email), secret, setUp };
}

/**
 * Returns the recovery codes, for the only time. Sessions stay as they are.
 *
 * @throws ApiError INVALID_TOKEN, INVALID_CODE, CONFLICT where it is on, NOT_READY
 */
export async function turnOnTwoFactor(
	{ db, keys, mails, now }: Change,
	member: User,
	given: { setUp: string; code: string },
): Promise<string[]> {
	const since = now();
	const secret = secretIn(keys, member.id, given.setUp, since);
	const step = stepOf(secret, given.code.replace(/\s/g, ''), since);
	if (step === null) throw wrongCode();
	return db.transaction(async (transaction) => {
		await holdKey(transaction, 'sealing');
		const sealedSecret = seal(sealingKey(keys), rowOf(member.id), secret);
		const made = await transaction
			.insert(twoFactor)
			.values({ userId: member.id, sealedSecret, lastStep: step, since })
			.onConflictDoNothing()
			.returning({ userId: twoFactor.userId });
		if (made.length === 0) throw isOn();
		await mails.post(mailAbout('on', member.email, since), transaction);
		return replaceRecoveryCodes(transaction, member.id);
	});
}

/** @throws ApiError INCORRECT_PASSWORD, INVALID_CODE, TOO_MANY_ATTEMPTS */
export async function turnOffTwoFactor(change: Change, member: User, given: PasswordAndCode): Promise<void> {
	await confirmPassword(change, member.id, given.password);
	await withCode(change, { userId: member.id, code: given.code }, async (transaction) => {
		await transaction.delete(twoFactor).where(eq(twoFactor.userId, member.id));
		await change.mails.post(mailAbout('off', member.email, change.now()), transaction);
	});
}

/**
 * Ten new recovery codes, returned for the only time; the old ones stop working.
 *
 * @throws ApiError INCORRECT_PASSWORD, INVALID_CODE, TOO_MANY_ATTEMPTS
 */
export async function makeRecoveryCodes(change: Change, member: User, given: PasswordAndCode): Promise<string[]> {
	await confirmPassword(change, member.id, given.password);
	return withCode(change, { userId: member.id, code: given.code }, async (transaction) => {
		await change.mails.post(mailAbout('new-codes', member.email, change.now()), transaction);
		return replaceRecoveryCodes(transaction, member.id);
	});
}

/**
 * For a member who lost app and recovery codes: the password alone signs in again.
 *
 * @param email normalised
 * @throws ApiError NOT_FOUND without an account, CONFLICT where it is off
 */
export async function resetTwoFactor(
	{ db, mails, now }: Pick<AccountContext, 'db' | 'mails' | 'now'>,
	email: string,
): Promise<void> {
	await db.transaction(async (transaction) => {
		const account = await findByEmail(transaction, email);
		if (!account) throw new ApiError('NOT_FOUND', `${email} has no account.`);
		const gone = await transaction.delete(twoFactor).where(eq(twoFactor.userId, account.id)).returning();
		if (gone.length === 0) throw new ApiError('CONFLICT', `${email} has no two-factor authentication.`);
		await mails.post(mailAbout('reset', email, now()), transaction);
	});
}

function isOn(): ApiError {
	return new ApiError('CONFLICT', 'Two-factor authentication is on already.');
}
