/** Codes on paper for a member who lost the app: each works once. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { recoveryCodes } from '#server/database/schema.ts';
import { RECOVERY_CODES } from '#shared/two-factor.ts';
import { hashToken } from '../tokens.ts';

/** Crockford's: no i, l, o or u, which are read as others. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** New ones in place of all that the member has; the only time they are visible. */
export async function replaceRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, newCode);
	await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
	return codes.map(inGroups);
}

export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
	return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Whether it was one of the member's: it is gone then. Of two requests with one code, the database lets one use it. */
export async function spendRecoveryCode(transaction: Transaction, userId: string, text: string): Promise<boolean> {
	const used = await transaction
		.delete(recoveryCodes)
		.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, asWritten(text)))))
		.returning({ userId: recoveryCodes.userId });
	return used.length > 0;
}

function newCode(): string {
	return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

function inGroups(code: string): string {
	return code.replace(/.{4}(?=.)/g, '$&-');
}

/** However it was typed. */
function asWritten(text: string): string {
	return text.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
}

/** 80 random bits need no slow hash. */
function hashOf(userId: string, code: string): string {
	return hashToken(`${userId} ${code}`);
}
