import { eq } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { ApiError } from '#server/api-error.ts';
import { sqlState } from '#server/database/errors.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import type { PromptsRow } from '#server/own-data/archive/format.ts';
import * as tables from '#server/own-data/archive/tables.ts';
import { indexCall, indexClient, indexRun } from '#server/search/entries.ts';
import type { Place } from './places.ts';
import { type ImportPlan, planImport } from './plan.ts';
import type { ReadImport } from './read-import.ts';

const UNIQUE_VIOLATION = '23505';
const BATCH = 200;
const DAY_MS = 86_400_000;

/** Before this day nobody can have used a prompt. */
const FIRST_DAY = Date.parse('2026-01-01');

interface Target {
	transaction: Transaction;
	userId: string;
	plan: ImportPlan;
	now: Date;
}

/**
 * Writes what is new, all of it or nothing. What the member has stays as it is, so that the same archive can be
 * imported again.
 *
 * @throws ApiError CONFLICT where somebody else wrote the same at the same moment
 */
export async function writeImport(db: Database, userId: string, found: ReadImport, now: Date): Promise<ImportPlan> {
	try {
		return await db.transaction(async (transaction) => {
			// Of two imports of a member, the later one finds what the earlier one wrote.
			await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
			const plan = await planImport(transaction, userId, found);
			const target = { transaction, userId, plan, now };
			if (found.businessProfile && plan.hasNewProfile) {
				await transaction.insert(tables.businessProfiles).values({ userId, ...found.businessProfile });
			}
			await writeClients(target, found);
			await writeCalls(target, found);
			await writeRuns(target, found);
			await writeShares(target, found);
			await writeForms(target, found);
			await writePrompts(target, found.prompts);
			return plan;
		});
	} catch (error) {
		if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
		throw new ApiError('CONFLICT', 'Something changed while this was imported. Nothing was written: try again.');
	}
}

async function writeClients({ transaction, userId, plan }: Target, found: ReadImport): Promise<void> {
	const rows = newRows(found.clients, plan.clients).map((row) => ({ ...row, userId }));
	for (const batch of inBatches(rows)) {
		const written = await transaction.insert(tables.clients).values(batch).returning();
		for (const row of written) await indexClient(transaction, row);
	}
}

const clientIn = ({ plan }: Target, id: string | null) => (id === null ? null : (plan.clients.get(id)?.id ?? null));

async function writeCalls(target: Target, found: ReadImport): Promise<void> {
	const { transaction, userId, plan } = target;
	for (const { key, read } of found.calls) {
		if (!plan.calls.has(key.textHash)) continue;
		const call = await read();
		const row = { ...call, userId, clientId: clientIn(target, call.clientId) };
		const written = await transaction.insert(tables.calls).values(row).returning();
		for (const one of written) await indexCall(transaction, one);
	}
	const promises = plan.keptPromises.map((row) => ({ ...row, userId }));
	await write(transaction, tables.keptPromises, promises);
}

async function writeRuns(target: Target, found: ReadImport): Promise<void> {
	const { transaction, userId, plan } = target;
	for (const { key, read } of found.runs) {
		const place = plan.runs.get(key.id);
		if (!place || place.isKnown) continue;
		const run = await read();
		const row = { ...run, id: place.id, userId, clientId: clientIn(target, run.clientId) };
		const written = await transaction.insert(tables.runs).values(row).returning();
		for (const one of written) await indexRun(transaction, one);
	}
}

/** They arrive ended: their addresses and passwords were not exported, and nobody knows the new token. */
async function writeShares({ transaction, userId, plan, now }: Target, found: ReadImport): Promise<void> {
	for (const { key, read } of found.shares) {
		const place = plan.shares.get(key.id);
		const run = plan.runs.get(key.runId);
		if (!place || place.isKnown || !run) continue;
		const { hasPassword: _, ...share } = await read();
		const ended = { tokenHash: hashToken(newToken()), revokedAt: share.revokedAt ?? now };
		await transaction.insert(tables.shares).values({ ...share, ...ended, id: place.id, runId: run.id, userId });
	}
}

/** Submissions arrive as handled: they were sent to the owner of another installation. */
async function writeForms(target: Target, found: ReadImport): Promise<void> {
	const { transaction, userId, plan, now } = target;
	const forms = plan.drafts.map((row) => ({ ...row, userId, clientId: clientIn(target, row.clientId) }));
	await write(transaction, tables.drafts, forms);
	const sent = newRows(found.submissions, plan.submissions);
	const handled = sent.map((row) => ({ ...row, userId, handledAt: row.handledAt ?? now }));
	await write(transaction, tables.submissions, handled);
}

async function writePrompts({ transaction, userId, plan, now }: Target, { trials }: PromptsRow): Promise<void> {
	const likes = plan.likes.map((row) => ({ ...row, userId }));
	const uses = plan.uses.map((row) => ({ ...row, ...possibleDays(row, now), userId }));
	const tried = newRows(trials, plan.trials).map((row) => ({ ...row, userId }));
	await write(transaction, tables.promptLikes, likes);
	await write(transaction, tables.promptUses, uses);
	await write(transaction, tables.promptTrials, tried);
}

/** Those that the member does not have yet, each with the id of its place. */
function newRows<Row extends { id: string }>(rows: readonly Row[], places: ReadonlyMap<string, Place>): Row[] {
	return rows.flatMap((row) => {
		const place = places.get(row.id);
		return place && !place.isKnown ? [{ ...row, id: place.id }] : [];
	});
}

async function write<Table extends PgTable>(
	transaction: Transaction,
	table: Table,
	rows: readonly PgInsertValue<Table>[],
): Promise<void> {
	for (const batch of inBatches(rows)) await transaction.insert(table).values(batch);
}

/** The totals are shown to every member, so that nobody may count more than once a day. */
function possibleDays({ days, lastDay }: PromptsRow['uses'][number], now: Date) {
	const last = Math.min(Date.parse(lastDay), now.getTime());
	const most = Math.max(1, Math.floor((last - FIRST_DAY) / DAY_MS) + 1);
	return { days: Math.min(days, most), lastDay: new Date(last).toISOString().slice(0, 10) };
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
	for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
