/** Likes and uses of the prompts: what the members of this installation did, and nothing else. */
import { and, count, eq, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { promptLikes, promptUses } from '#server/database/schema.ts';
import type { PromptAnswer, PromptCounts } from '#shared/prompt-counts.ts';

/** For each of these prompts, from 0; whatever else the tables hold is left out. */
export async function countPrompts(db: Database, userId: string, promptIds: readonly string[]): Promise<PromptCounts> {
	const likes = await db
		.select({
			promptId: promptLikes.promptId,
			number: count(),
			own: sql<boolean>`bool_or(${promptLikes.userId} = ${userId})`,
		})
		.from(promptLikes)
		.groupBy(promptLikes.promptId);
	const uses = await db
		.select({ promptId: promptUses.promptId, number: sum(promptUses.days).mapWith(Number) })
		.from(promptUses)
		.groupBy(promptUses.promptId);
	const likesOf = new Map(likes.map((row) => [row.promptId, row]));
	const usesOf = new Map(uses.map(({ promptId, number }) => [promptId, number]));
	return {
		counts: Object.fromEntries(
			promptIds.map((id) => [id, { likes: likesOf.get(id)?.number ?? 0, uses: usesOf.get(id) ?? 0 }]),
		),
		liked: promptIds.filter((id) => likesOf.get(id)?.own),
	};
}

/** The same for one prompt. */
export async function countPrompt(db: Database, userId: string, promptId: string): Promise<PromptAnswer> {
	const [likes] = await db
		.select({
			number: count(),
			own: sql<boolean>`coalesce(bool_or(${promptLikes.userId} = ${userId}), false)`,
		})
		.from(promptLikes)
		.where(eq(promptLikes.promptId, promptId));
	const [uses] = await db
		.select({ number: sum(promptUses.days).mapWith(Number) })
		.from(promptUses)
		.where(eq(promptUses.promptId, promptId));
	return { likes: likes?.number ?? 0, uses: uses?.number ?? 0, liked: likes?.own ?? false };
}

/** Liking twice is liking once. */
export async function likePrompt(db: Database, userId: string, promptId: string, now: Date): Promise<void> {
	await db.insert(promptLikes).values({ userId, promptId, createdAt: now }).onConflictDoNothing();
}

export async function unlikePrompt(db: Database, userId: string, promptId: string): Promise<void> {
	await db.delete(promptLikes).where(and(eq(promptLikes.userId, userId), eq(promptLikes.promptId, promptId)));
}

/** Counts once for each member and day (UTC), in one statement, so that simultaneous presses count as one. */
export async function usePrompt(db: Database, userId: string, promptId: string, now: Date): Promise<void> {
	const today = now.toISOString().slice(0, 10);
	await db
		.insert(promptUses)
		.values({ userId, promptId, days: 1, lastDay: today })
		.onConflictDoUpdate({
			target: [promptUses.userId, promptUses.promptId],
			set: { days: sql`${promptUses.days} + 1`, lastDay: today },
			setWhere: lt(promptUses.lastDay, today),
		});
}
