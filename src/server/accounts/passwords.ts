import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '#server/api-error.ts';
import { createQueue } from './queue.ts';

/** OWASP's argon2id parameters for password storage: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash costs about 14 ms of a core and 19 MiB, so a flood of sign-ins waits in line or is turned away. */
const inTurn = createQueue(
	{ running: 2, waiting: 50 },
	() =>
		new ApiError('TOO_MANY_ATTEMPTS', 'Too many people are signing in right now. Try again in 5 seconds.', {
			retryAfter: 5,
		}),
);

/** How many hashes this process has computed, for tests and monitoring. */
const spent = { made: 0, checked: 0 };

export function hashesSpent(): Readonly<typeof spent> {
	return { ...spent };
}

export function hashPassword(password: string): Promise<string> {
	return inTurn(() => {
		spent.made++;
		return hash(composed(password), PARAMETERS);
	});
}

/**
 * No hash is computed for an account that does not exist: sign-in says ACCOUNT_NOT_FOUND by design, so the timing
 * reveals nothing more.
 */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
	return inTurn(() => {
		spent.checked++;
		return verify(passwordHash, composed(password));
	});
}

/** Whether two entries are one password. Both come from the same sender, so the timing reveals nothing. */
export function samePassword(one: string, other: string): boolean {
	return composed(one) === composed(other);
}

/** Keyboards compose "é" differently; the same password must give the same bytes. */
function composed(password: string): string {
	return password.normalize('NFKC');
}
