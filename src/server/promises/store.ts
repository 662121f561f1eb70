import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { keptPromises } from '#server/database/schema.ts';

interface PromisePlace {
	userId: string;
	/** Of the call. */
	textHash: string;
	promise: string;
}

/** Ticks a promise off; again changes nothing. */
export async function keepPromise(db: Database, place: PromisePlace, keptAt: Date): Promise<void> {
	await db
		.insert(keptPromises)
		.values({ ...place, keptAt })
		.onConflictDoNothing();
}

/** Takes the tick away; again changes nothing. */
export async function reopenPromise(db: Database, { userId, textHash, promise }: PromisePlace): Promise<void> {
	const own = and(eq(keptPromises.userId, userId), eq(keptPromises.textHash, textHash));
	await db.delete(keptPromises).where(and(own, eq(keptPromises.promise, promise)));
}
