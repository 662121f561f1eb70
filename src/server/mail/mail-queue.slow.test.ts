import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyResetToken } from '#server/accounts/recovery.ts';
import type { Database, OpenDatabase } from '#server/database/open.ts';
import { resetTokens, users } from '#server/database/schema.ts';
import { createLog } from '#server/log.ts';
import { openQueue } from '#server/queue/queue.ts';
import { onAnyDatabase } from '#test/database.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { type MailJob, type MailQueueParts, startMailQueue } from './mail-queue.ts';
import { createMailTransport } from './transport.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const PACE = { retrySeconds: 1, lookSeconds: 0.5 };
const ANN = 'ann@example.com';
const PATIENCE = { timeout: 15_000 };

async function started(database: OpenDatabase, smtpUrl: string, parts: Partial<MailQueueParts> = {}) {
	const queue = await openQueue(database);
	const lines: string[] = [];
	const log: FastifyBaseLogger = createLog('trace', { write: (line: string) => lines.push(line) });
	const mails = await startMailQueue({
		queue,
		db: database.db,
		transport: createMailTransport({ smtpUrl, mailFrom: 'hello@toolkit.example', dataDir: '/nowhere' }),
		publicUrl: () => 'https://toolkit.example',
		supportEmail: 'help@toolkit.example',
		keys: { forSealing: () => null },
		log,
		now: () => NOW,
		pace: PACE,
		...parts,
	});
	let open = true;
	const close = async () => {
		if (!open) return;
		open = false;
		await mails.stop();
		await queue.close();
	};
	onTestFinished(close);
	await queue.boss.deleteAllJobs('mail');
	await database.db.insert(users).values({ id: 'ann', email: ANN, passwordHash: 'x', role: 'member' });
	return { mails, boss: queue.boss, close, logged: () => lines.join('') };
}

async function mailServer(options = {}): Promise<MailServer> {
	const server = await startMailServer(options);
	onTestFinished(() => server.close());
	return server;
}

/** Of the newest mail. */
function tokenIn(server: MailServer): string {
	return /reset-password\?token=([\w-]+)/.exec(server.received.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Every row in the database, ours and the queue's. */
async function dump(db: Database): Promise<string> {
	const tables = await db.execute<{ schema: string; name: string }>(
		sql`select table_schema as schema, table_name as name from information_schema.tables
			where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
	);
	const rows: string[] = [];
	for (const { schema, name } of tables.rows) {
		const found = await db.execute<{ row: string }>(
			sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
		);
		rows.push(...found.rows.map(({ row }) => row));
	}
	return rows.join('\n');
}

function jobsOf(db: Database) {
	return db
		.execute<{ state: string; data: MailJob; output: unknown }>(
			sql`select state, data, output from pgboss.job where name = 'mail' order by created_on`,
		)
		.then(({ rows }) => rows);
}

describe('the queue of mails', () => {
	onAnyDatabase((current) => {
		it('makes the link when it sends the mail, and stores neither link nor mail', async () => {
			const { db } = current();
			const server = await mailServer();
			const { mails, logged } = await started(current(), server.url);
			await mails.post({ kind: 'reset-link', email: ANN });
			await expect.poll(() => server.received.length, PATIENCE).toBe(1);
			await expect.poll(async () => (await jobsOf(db))[0]?.state, PATIENCE).toBe('completed');
			const token = tokenIn(server);
			expect(await verifyResetToken(db, token, NOW)).toBe(ANN);
			expect(token).toHaveLength(43);
			const stored = await dump(db);
			expect(stored).toContain('reset-link');
			for (const place of [stored, logged()]) expect(place).not.toContain(token);
			expect(stored).not.toContain('/reset-password');
		});

		it('FORGOT-6: sends nothing to an address without an account, and makes no link', async () => {
			const { db } = current();
			const server = await mailServer();
			const { mails } = await started(current(), server.url);
			await mails.post({ kind: 'reset-link', email: 'nobody@example.com' });
			await mails.post({ kind: 'reset-link', email: ANN });
			await expect
				.poll(async () => (await jobsOf(db)).map(({ state }) => state), PATIENCE)
				.toEqual(['completed', 'completed']);
			expect(server.received.flatMap(({ recipients }) => recipients)).toEqual([ANN]);
			expect(await db.select().from(resetTokens)).toHaveLength(1);
		});

		it('spends the older link with the newer mail', async () => {
			const { db } = current();
			const server = await mailServer();
			const { mails } = await started(current(), server.url);
			await mails.post({ kind: 'reset-link', email: ANN });
			await expect.poll(() => server.received.length, PATIENCE).toBe(1);
			const older = tokenIn(server);
			await mails.post({ kind: 'reset-link', email: ANN });
			await expect.poll(() => server.received.length, PATIENCE).toBe(2);
			await expect(verifyResetToken(db, older, NOW)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
			expect(await verifyResetToken(db, tokenIn(server), NOW)).toBe(ANN);
		});

		it('keeps a mail while the mail server is down, and sends it when it is back', async () => {
			const { db } = current();
			const down = await mailServer();
			const port = Number(new URL(down.url).port);
			await down.close();
			const { mails, logged } = await started(current(), down.url);
			await mails.post({ kind: 'email-changed', email: ANN, newEmail: 'bea@example.com', at: NOW.toISOString() });
			await expect
				.poll(async () => (await jobsOf(db))[0], PATIENCE)
				.toMatchObject({
					state: 'retry',
					output: { code: 'ESOCKET' },
				});
			const server = await mailServer({ port });
			await expect.poll(() => server.received.length, PATIENCE).toBe(1);
			expect(server.received[0]?.recipients).toEqual([ANN]);
			expect(logged()).toContain('a mail was not sent yet');
		});

		it('tries again after a permanent refusal, and logs a code and never the address', async () => {
			const { db } = current();
			const server = await mailServer({ refuse: 550 });
			const { mails, logged } = await started(current(), server.url);
			await mails.post({ kind: 'reset-link', email: ANN });
			await expect
				.poll(async () => (await jobsOf(db))[0], PATIENCE)
				.toMatchObject({
					state: 'retry',
					output: { code: 'EENVELOPE', status: 550 },
				});
			expect(logged()).toContain('"status":550');
			expect(logged()).not.toMatch(/ann@|reset-password\?/);
			expect(JSON.stringify((await jobsOf(db))[0]?.output)).not.toContain('ann@');
		});

		it('does not lose the mail that is under way when it stops', async () => {
			const { db } = current();
			const slow = await mailServer({ slowMs: 60_000 });
			const first = await started(current(), slow.url);
			await first.mails.post({ kind: 'reset-link', email: ANN });
			await expect.poll(async () => (await jobsOf(db))[0]?.state, PATIENCE).toBe('active');
			const stopped = performance.now();
			await first.close();
			// Some five seconds of patience, far from the minute that the mail takes, also on a busy machine.
			expect(performance.now() - stopped).toBeLessThan(25_000);
			expect((await jobsOf(db))[0]).toMatchObject({ state: 'retry', output: { code: 'EABORT' } });
		}, 60_000);

		it('sends the mail that a killed server had under way', async () => {
			const { db } = current();
			const server = await mailServer();
			const { mails, boss } = await started(current(), server.url);
			await db.transaction(async (transaction) => {
				await mails.post({ kind: 'reset-link', email: ANN }, transaction);
				// As the killed server left it, after the time that a mail may take.
				await transaction.execute(
					sql`update pgboss.job set state = 'active', started_on = now() - interval '121 seconds'
						where name = 'mail' and state = 'created'`,
				);
			});
			await boss.supervise('mail');
			await expect.poll(() => server.received.length, PATIENCE).toBe(1);
		});

		it('sends nothing of a transaction that is rolled back', async () => {
			const { db } = current();
			const server = await mailServer();
			const { mails } = await started(current(), server.url);
			const changed = {
				kind: 'email-changed',
				email: ANN,
				newEmail: 'bea@example.com',
				at: NOW.toISOString(),
			} as const;
			const cut = db.transaction(async (transaction) => {
				await mails.post(changed, transaction);
				throw new Error('cut');
			});
			await expect(cut).rejects.toThrow('cut');
			await db.transaction((transaction) => mails.post({ ...changed, newEmail: 'cleo@example.com' }, transaction));
			await expect.poll(() => server.received.length, PATIENCE).toBe(1);
			expect(server.received[0]?.text).toContain('c…@example.com');
			expect(await jobsOf(db)).toHaveLength(1);
		});

		it('sends twenty mails that come at once', async () => {
			const server = await mailServer();
			const { mails } = await started(current(), server.url);
			const changed = { kind: 'email-changed', newEmail: 'bea@example.com', at: NOW.toISOString() } as const;
			const addresses = Array.from({ length: 20 }, (_, index) => `member-${index}@example.com`);
			await Promise.all(addresses.map((email) => mails.post({ ...changed, email })));
			await expect.poll(() => server.received.length, PATIENCE).toBe(20);
			expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual(addresses.sort());
		});
	});
});
