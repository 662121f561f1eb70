import { eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import { users } from '#server/database/schema.ts';
import type { AccountContext } from './context.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Makes sure that whoever has the session also knows the password; returns its stored hash.
 *
 * @param field of the request, for the error
 * @throws ApiError INCORRECT_PASSWORD, TOO_MANY_ATTEMPTS
 */
export async function confirmPassword(
	{ db, throttle }: Pick<AccountContext, 'db' | 'throttle'>,
	memberId: string,
	password: string,
	field = 'password',
): Promise<string> {
	const attempt = await throttle.currentPassword(memberId);
	const [row] = await db.select({ stored: users.passwordHash }).from(users).where(eq(users.id, memberId));
	if (!row || !(await verifyPassword(row.stored, password))) throw incorrectPassword(field);
	await attempt.succeeded();
	return row.stored;
}

export function incorrectPassword(field: string): ApiError {
	const problem = 'Current password is incorrect';
	return new ApiError('INCORRECT_PASSWORD', problem, { details: [{ field, problem }] });
}
