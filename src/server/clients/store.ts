import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { lastFirst } from '#server/database/order.ts';
import { isBelow, type Position } from '#server/database/position.ts';
import { clients } from '#server/database/schema.ts';
import { indexClient } from '#server/search/entries.ts';
import type { Client, ClientChange, ClientSummary, NewClient } from '#shared/clients.ts';

export type ClientRow = typeof clients.$inferSelect;

const SUMMARY = {
	id: clients.id,
	company: clients.company,
	trade: clients.trade,
	size: clients.size,
	people: clients.people,
	createdAt: clients.createdAt,
	changedAt: clients.changedAt,
	archivedAt: clients.archivedAt,
	// Written out: within a subquery the columns of the list would be taken for its own.
	runs: sql<number>`(select count(*)::int from runs where runs.client_id = clients.id and runs.deleted_at is null)`,
	calls: sql<number>`(select count(*)::int from calls where calls.client_id = clients.id)`,
};

export const isOwnClient = (userId: string, id: string) => and(eq(clients.id, id), eq(clients.userId, userId));

export async function insertClient(
	db: Database,
	userId: string,
	given: NewClient,
	now: Date,
	id: string = randomUUID(),
): Promise<Client> {
	const row = { ...given, id, userId, createdAt: now, changedAt: now };
	return db.transaction(async (transaction) => {
		const [inserted] = await transaction.insert(clients).values(row).returning();
		if (!inserted) throw new Error('a client was not written');
		await indexClient(transaction, inserted);
		return toClient(inserted);
	});
}

/** A member's own client; null if it is unknown or another member's. */
export async function findClient(
	db: Database | Transaction,
	userId: string,
	id: string,
	{ lock = false }: { lock?: boolean } = {},
): Promise<ClientRow | null> {
	const query = db.select().from(clients).where(isOwnClient(userId, id));
	const [row] = await (lock ? query.for('update') : query);
	return row ?? null;
}

/** Sizes of earlier versions stay as they are. */
type StoredChange = Omit<ClientChange, 'size'> & { size?: string | undefined };

/** Null if there is no such client. A client that is archived already keeps the day on which it was. */
export async function updateClient(
	db: Database | Transaction,
	userId: string,
	id: string,
	{ archived, ...fields }: StoredChange,
	now: Date,
): Promise<Client | null> {
	const at = now.toISOString();
	const archivedAt =
		archived === undefined ? undefined : archived ? sql`coalesce(${clients.archivedAt}, ${at}::timestamptz)` : null;
	return db.transaction(async (transaction) => {
		const [row] = await transaction
			.update(clients)
			.set({ ...fields, archivedAt, changedAt: now })
			.where(isOwnClient(userId, id))
			.returning();
		if (row) await indexClient(transaction, row);
		return row ? toClient(row) : null;
	});
}

/** Brings a client to the top of the list, since something was added to it. */
export async function touchClient(db: Database | Transaction, id: string, now: Date): Promise<void> {
	const [row] = await db.update(clients).set({ changedAt: now }).where(eq(clients.id, id)).returning();
	if (row) await indexClient(db, row);
}

export interface ClientQuery {
	/** Words of the company or of a person's name. */
	q?: string | undefined;
	archived: boolean;
	below?: Position | undefined;
	/** The maximum number of clients. */
	limit: number;
}

/** A member's clients, changed last first. */
export async function listClients(db: Database, userId: string, query: ClientQuery): Promise<ClientSummary[]> {
	const rows = await clientsQuery(db, userId, query);
	return rows.map((row) => ({ ...row, ...withIsoMoments(row) }));
}

/** The query behind `listClients`. */
export function clientsQuery(db: Database, userId: string, { q = '', archived, below, limit }: ClientQuery) {
	const conditions = [
		eq(clients.userId, userId),
		archived ? isNotNull(clients.archivedAt) : isNull(clients.archivedAt),
		...q.split(/\s+/).filter(Boolean).map(holdsWord),
		below && isBelow({ moment: clients.changedAt, id: clients.id }, below),
	];
	return db
		.select(SUMMARY)
		.from(clients)
		.where(and(...conditions))
		.orderBy(lastFirst(clients.changedAt), lastFirst(clients.id))
		.limit(limit);
}

function holdsWord(word: string): SQL | undefined {
	const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
	const isOfSomebody = sql`exists (
		select 1 from jsonb_array_elements(${clients.people}) as person where person ->> 'name' ilike ${pattern}
	)`;
	return or(sql`${clients.company} ilike ${pattern}`, isOfSomebody);
}

export function toClient({ userId: _, ...row }: ClientRow): Client {
	return { ...row, ...withIsoMoments(row) };
}

function withIsoMoments({
	people,
	createdAt,
	changedAt,
	archivedAt,
}: Pick<ClientRow, 'people' | 'createdAt' | 'changedAt' | 'archivedAt'>) {
	return {
		people: [...people],
		createdAt: createdAt.toISOString(),
		changedAt: changedAt.toISOString(),
		archivedAt: archivedAt?.toISOString() ?? null,
	};
}
