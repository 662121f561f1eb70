/** Counters of attempts, kept in the database so that they hold across instances and restarts. */

import { createHash } from 'node:crypto';
import { and, gt, inArray, lte } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { counted } from '#language/inflect.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { throttles } from '#server/database/schema.ts';

export type Counter = RateLimiterDrizzle;

export function createCounter(db: Database, keyPrefix: string, points: number, seconds: number): Counter {
	// Its own timer for old rows would print SQL when it fails; `createSweeper` does that work.
	return new RateLimiterDrizzle({
		storeClient: db,
		schema: throttles,
		keyPrefix,
		points,
		duration: seconds,
		clearExpiredByTimeout: false,
	});
}

/** Counts one attempt. @throws ApiError TOO_MANY_ATTEMPTS, with the time to wait, once there are too many */
export async function count(counter: Counter, key: string, what = 'failed attempts'): Promise<void> {
	const milliseconds = await countQuietly(counter, key);
	if (milliseconds !== null) throw tooMany(milliseconds, what);
}

export function tooMany(milliseconds: number, what = 'failed attempts'): ApiError {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	return new ApiError('TOO_MANY_ATTEMPTS', `Too many ${what}. Try again in ${waitText(seconds)}.`, {
		retryAfter: seconds,
	});
}

interface Count {
	points: number;
	/** Milliseconds until the count starts again. */
	left: number;
}

/** The counts under one key, in one query: sign-in waits for it. An absent count is 0. */
export async function readCounts(db: Database, counters: readonly Counter[], key: string): Promise<Count[]> {
	const keys = counters.map((counter) => counter.getKey(key));
	const rows = await db
		.select()
		.from(throttles)
		.where(and(inArray(throttles.key, keys), gt(throttles.expire, new Date())));
	return keys.map((wanted) => {
		const row = rows.find((one) => one.key === wanted);
		return { points: row?.points ?? 0, left: (row?.expire?.getTime() ?? 0) - Date.now() };
	});
}

/** Counts one attempt; returns null where it is allowed, otherwise the milliseconds until the next one is. */
export async function countQuietly(counter: Counter, key: string): Promise<number | null> {
	try {
		await counter.consume(key);
		return null;
	} catch (refusal) {
		if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
		throw refusal;
	}
}

/** Removes expired counts, at most once a minute in each process. */
export function createSweeper(db: Database): () => Promise<void> {
	let next = 0;
	return async () => {
		if (Date.now() < next) return;
		next = Date.now() + 60_000;
		await db.delete(throttles).where(lte(throttles.expire, new Date()));
	};
}

/** The key of a count: the table holds neither accounts nor addresses in clear. */
export function hashed(value: string): string {
	return createHash('sha256').update(value).digest('base64url');
}

function waitText(seconds: number): string {
	if (seconds < 60) return counted(seconds, 'second');
	return seconds < 7200 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3600), 'hour');
}
