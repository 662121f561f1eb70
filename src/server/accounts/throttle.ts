/**
 * Limits on attempts that fail, kept in the database so that they hold across instances and restarts.
 * They stop the guesser and spare the owner: what counts first is who guesses at which account, and a place
 * from which this account was opened before is not shut out by what others do elsewhere.
 */
import { createHash } from 'node:crypto';
import { lte } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { throttles } from '#server/database/schema.ts';
import { networkOf } from './network-address.ts';

interface ThrottleLimits {
	windowSeconds: number;
	/** Failures from one network address, whatever the account. */
	perAddress: number;
	/** Wrong passwords for one account from one network address. */
	perAccountAndAddress: number;
	/** Wrong passwords for one account from all addresses it was never opened from. */
	perAccount: number;
	/** How long an address is remembered from which an account was opened. */
	knownSeconds: number;
}

const LIMITS: ThrottleLimits = {
	windowSeconds: 15 * 60,
	perAddress: 30,
	perAccountAndAddress: 10,
	perAccount: 50,
	knownSeconds: 30 * 24 * 3600,
};

/** An attempt is counted when it begins, so that many at once cannot slip past; success takes the count back. */
interface Attempt {
	succeeded(): Promise<void>;
}

export interface Throttle {
	/** @throws ApiError TOO_MANY_ATTEMPTS, with the time to wait */
	signIn(email: string, address: string): Promise<Attempt>;
	/** @throws ApiError TOO_MANY_ATTEMPTS, with the time to wait */
	signUp(address: string): Promise<Attempt>;
}

export function createThrottle(db: Database, limits: ThrottleLimits = LIMITS): Throttle {
	const limiter = (keyPrefix: string, points: number, duration = limits.windowSeconds) =>
		// Its own timer for old rows would print SQL when it fails; `sweep` does that work.
		new RateLimiterDrizzle({
			storeClient: db,
			schema: throttles,
			keyPrefix,
			points,
			duration,
			clearExpiredByTimeout: false,
		});
	const byAddress = limiter('address', limits.perAddress);
	const byPair = limiter('account-and-address', limits.perAccountAndAddress);
	const byAccount = limiter('account', limits.perAccount);
	const known = limiter('known', 1, limits.knownSeconds);

	return {
		async signIn(email, address) {
			const from = hashed(networkOf(address));
			const account = hashed(email);
			const pair = hashed(`${email} ${networkOf(address)}`);
			// In this order, so that somebody who is stopped already counts no further against the account.
			await count(byAddress, from);
			await count(byPair, pair);
			const isKnown = (await known.get(pair)) !== null;
			if (!isKnown) await count(byAccount, account);
			return {
				async succeeded() {
					await byAddress.reward(from);
					await byPair.delete(pair);
					if (!isKnown) await byAccount.reward(account);
					await known.set(pair, 1, limits.knownSeconds);
					await sweep(db);
				},
			};
		},
		async signUp(address) {
			const from = hashed(networkOf(address));
			await count(byAddress, from);
			return {
				async succeeded() {
					await byAddress.reward(from);
				},
			};
		},
	};
}

async function count(limiter: RateLimiterDrizzle, key: string): Promise<void> {
	try {
		await limiter.consume(key);
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
		throw new ApiError('TOO_MANY_ATTEMPTS', `Too many failed attempts. Try again in ${inWords(seconds)}.`, {
			retryAfter: seconds,
		});
	}
}

function inWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
	return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

async function sweep(db: Database): Promise<void> {
	await db.delete(throttles).where(lte(throttles.expire, new Date()));
}

function hashed(value: string): string {
	return createHash('sha256').update(value).digest('base64url');
}
