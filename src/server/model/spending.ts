/** What the connected model costs, and what the owner allows it to cost. In US dollars, by calendar months in UTC. */
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { modelBudgets, modelPrices, modelSpending, users } from '#server/database/schema.ts';
import type { ModelBudget, ModelPrice } from '#shared/model-settings.ts';
import type { Usage } from '#shared/runs.ts';

const ID = 'default';
const MILLION = 1_000_000;

export async function readBudget(db: Database | Transaction): Promise<ModelBudget> {
	const prices = await db.select().from(modelPrices).orderBy(modelPrices.model);
	return { prices, monthBudget: await monthBudgetOf(db) };
}

export async function monthBudgetOf(db: Database | Transaction): Promise<number | null> {
	const [row] = await db.select().from(modelBudgets).where(eq(modelBudgets.id, ID));
	return row?.monthBudget ?? null;
}

export async function saveBudget(db: Database, { prices, monthBudget }: ModelBudget): Promise<void> {
	const known = prices.filter(({ inputPrice, outputPrice }) => inputPrice !== null || outputPrice !== null);
	await db.transaction(async (transaction) => {
		await transaction
			.insert(modelBudgets)
			.values({ id: ID, monthBudget })
			.onConflictDoUpdate({ target: modelBudgets.id, set: { monthBudget } });
		await transaction.delete(modelPrices);
		if (known.length > 0) await transaction.insert(modelPrices).values(known);
	});
}

/** What the owner says that this very model costs; null where nobody said. */
export async function priceOf(db: Database, model: string): Promise<ModelPrice | null> {
	const [price] = await db.select().from(modelPrices).where(eq(modelPrices.model, model));
	return price ?? null;
}

/** With its cost by the owner's price, unless the provider said what it charged. */
export function priced(usage: Usage, price: ModelPrice | null): Usage {
	if (usage.cost !== undefined || price === null) return usage;
	const { inputPrice, outputPrice } = price;
	const cost = (usage.inputTokens ?? 0) * (inputPrice ?? 0) + (usage.outputTokens ?? 0) * (outputPrice ?? 0);
	return { ...usage, cost: cost / MILLION };
}

export interface Spent {
	userId: string;
	/** A tool's id. */
	tool: string;
	/** With the member's own key. */
	ownKey: boolean;
	/** How many runs ended with it: none for an attempt that another one follows. */
	runs: number;
	usage: Usage;
}

export async function recordSpending(
	db: Database,
	{ userId, tool, ownKey, runs, usage }: Spent,
	now: Date,
): Promise<void> {
	const { inputTokens = 0, outputTokens = 0, cost = 0 } = usage;
	// Null where the account was deleted in the meantime.
	const member = sql`(select ${users.id} from ${users} where ${users.id} = ${userId})`;
	await db
		.insert(modelSpending)
		.values({ month: monthOf(now), userId: member, tool, ownKey, runs, inputTokens, outputTokens, cost })
		.onConflictDoUpdate({
			target: [modelSpending.month, modelSpending.userId, modelSpending.tool, modelSpending.ownKey],
			set: {
				runs: sql`${modelSpending.runs} + ${runs}`,
				inputTokens: sql`${modelSpending.inputTokens} + ${inputTokens}`,
				outputTokens: sql`${modelSpending.outputTokens} + ${outputTokens}`,
				cost: sql`${modelSpending.cost} + ${cost}`,
			},
		});
}

/**
 * Checks that this month's budget is not spent. What is under way counts once it has ended: a few runs may go beyond it.
 *
 * @throws ApiError BUDGET_SPENT
 */
export async function checkBudget(db: Transaction, now: Date): Promise<void> {
	const monthBudget = await monthBudgetOf(db);
	if (monthBudget === null || (await spentIn(db, now)) < monthBudget) return;
	const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
	throw new ApiError(
		'BUDGET_SPENT',
		'The model has used up its budget for this month. The owner can raise it in the settings of the model; the built-in engine needs none.',
		{ retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1000) },
	);
}

/** What this month has cost the owner so far, of all members. */
export async function spentIn(db: Database | Transaction, now: Date): Promise<number> {
	const [row] = await db
		.select({ cost: sql<number>`coalesce(sum(${modelSpending.cost}), 0)::float8` })
		.from(modelSpending)
		.where(and(eq(modelSpending.month, monthOf(now)), eq(modelSpending.ownKey, false)));
	return row?.cost ?? 0;
}

/** E.g. `2026-11`. */
export function monthOf(now: Date): string {
	return now.toISOString().slice(0, 7);
}
