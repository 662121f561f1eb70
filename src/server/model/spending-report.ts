/** What models used in a month, for who may see it. In US dollars, by calendar months in UTC. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/open.ts';
import { modelSpending, users } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';
import type { ModelSpending, OwnSpending } from '#shared/model-settings.ts';
import { monthOf } from './spending.ts';

const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`;

const SUMS = {
	runs: total(modelSpending.runs),
	inputTokens: total(modelSpending.inputTokens),
	outputTokens: total(modelSpending.outputTokens),
	cost: total(modelSpending.cost),
};

/** Of all members, without what they paid with keys of their own; who and what spent most stands first. */
export async function spendingOf(db: Database, month: string, now: Date): Promise<ModelSpending> {
	const isOfMonth = and(eq(modelSpending.month, month), eq(modelSpending.ownKey, false));
	const byMember = await db
		.select({ email: users.email, ...SUMS })
		.from(modelSpending)
		.leftJoin(users, eq(users.id, modelSpending.userId))
		.where(isOfMonth)
		.groupBy(users.email)
		.orderBy(desc(SUMS.cost), users.email);
	const tools = await db
		.select({ tool: modelSpending.tool, ...SUMS })
		.from(modelSpending)
		.where(isOfMonth)
		.groupBy(modelSpending.tool)
		.orderBy(desc(SUMS.cost), modelSpending.tool);
	return {
		month,
		months: await monthsUntil(db, monthOf(now)),
		cost: byMember.reduce((sum, { cost }) => sum + cost, 0),
		members: byMember.flatMap(({ email, ...sums }) => (email === null ? [] : [{ email, ...sums }])),
		deletedMembers: byMember.find(({ email }) => email === null) ?? null,
		tools,
	};
}

/** Those with spending, and the present one; the newest first. */
async function monthsUntil(db: Database, present: string): Promise<string[]> {
	const rows = await db.selectDistinct({ month: modelSpending.month }).from(modelSpending);
	return [...new Set([present, ...rows.map(({ month }) => month)])].sort().reverse();
}

const NOTHING = { runs: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** This month, of one member alone. */
export async function ownSpending(db: Database, { id, email }: User, now: Date): Promise<OwnSpending> {
	const month = monthOf(now);
	const rows = await db
		.select({ ownKey: modelSpending.ownKey, ...SUMS })
		.from(modelSpending)
		.where(and(eq(modelSpending.userId, id), eq(modelSpending.month, month)))
		.groupBy(modelSpending.ownKey);
	const sumsOf = (ownKey: boolean) => rows.find((row) => row.ownKey === ownKey) ?? NOTHING;
	return { email, month, ...sumsOf(false), byOwnKey: sumsOf(true) };
}
