import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAuthorized } from '#server/accounts/authorized.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/database/open.ts';
import { refundedEmails, twoFactor, users } from '#server/database/schema.ts';
import { openMailbox } from '#server/mail/mail-queue.ts';
import { openQueue } from '#server/queue/queue.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import type { Role } from '#shared/account.ts';
import { temporaryFolder } from '#test/cache.ts';
import { runCommand } from '#test/command.ts';
import { freshDataDir, openTestDatabase, openTestPostgres } from '#test/database.ts';
import { openControlSocket } from './control-socket.ts';
import { members } from './members.ts';
import { withMembers } from './reach-members.ts';
import { controlSocketPath } from './socket-path.ts';

const log = { info() {}, error() {} };
/** For commands that write none. */
const mails = { async post() {} };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const runMembers = (env: Record<string, string>, ...argv: string[]) => runCommand(members, env, ...argv);

async function makeAccount(db: Database, email: string, role: Role): Promise<void> {
	await db.insert(users).values({ id: randomUUID(), email, passwordHash: '-', role });
}

async function fileOf(content: string | Buffer): Promise<string> {
	const file = join(await folder(), 'buyers.csv');
	await writeFile(file, content);
	return file;
}

async function folder(make: () => Promise<string> = temporaryFolder): Promise<string> {
	const made = await make();
	cleanups.push(() => rm(made, { recursive: true, force: true }));
	return made;
}

/** What the server does with its folder, in this process; its database is elsewhere, and empty. */
async function serve(dataDir: string): Promise<OpenDatabase> {
	const database = await openTestDatabase();
	cleanups.push(() => database.close());
	const socket = await socketIn(dataDir, database);
	cleanups.push(() => socket.close());
	return database;
}

function socketIn(dataDir: string, { db }: OpenDatabase) {
	return openControlSocket({ dataDir, db, shareKeys: openSealingKeys({ dataDir }), mails, log });
}

/** Whoever holds the database: turns it off for a member and leaves a mail, and says where there is nothing to turn off. */
async function resetTwoFactor(environment: Record<string, string>, db: Database): Promise<void> {
	await makeAccount(db, 'ada@example.com', 'member');
	const [{ id = '' } = {}] = await db.select().from(users).where(eq(users.email, 'ada@example.com'));
	await db.insert(twoFactor).values({ userId: id, sealedSecret: 'sealed', lastStep: 1, since: new Date() });
	const reset = () => runMembers(environment, 'reset-two-factor', 'Ada@example.com');
	const done = { code: 0, output: 'ada@example.com signs in with the password alone now.\n' };
	expect(await reset()).toMatchObject(done);
	expect(await db.select().from(twoFactor)).toEqual([]);
	const { rows } = await db.execute<{ change: string }>(
		sql`select data ->> 'change' as change from pgboss.job where name = 'mail'`,
	);
	expect(rows).toEqual([{ change: 'reset' }]);
	const nothing = { code: 1, errors: 'ada@example.com has no two-factor authentication.\n' };
	expect(await reset()).toMatchObject(nothing);
}

/** The same short story, whichever process holds the database. */
async function addListRemove(environment: Record<string, string>): Promise<void> {
	const added = { code: 0, output: 'Added ada@example.com.\n' };
	expect(await runMembers(environment, 'add', ' Ada@Example.com')).toMatchObject(added);
	const { output } = await runMembers(environment, 'list');
	expect(output).toMatch(/^ada@example\.com\t\d{4}-\d\d-\d\d\tno account\n$/);
	const removed = { code: 0, output: 'Removed ada@example.com.\n' };
	expect(await runMembers(environment, 'remove', 'ada@example.com')).toMatchObject(removed);
}

describe('npm run members', () => {
	it('ACCESS-4: keeps the authorized list while the server runs', async () => {
		const dataDir = await folder();
		await serve(dataDir);
		await addListRemove({ DATA_DIR: dataDir });
	});

	it('says what changed nothing: an address that is there already, one that is not, an empty list', async () => {
		const dataDir = await folder();
		const { db } = await serve(dataDir);
		const environment = { DATA_DIR: dataDir };
		expect(await runMembers(environment, 'list')).toMatchObject({ code: 0, output: 'The list is empty.\n' });
		expect(await runMembers(environment, 'remove', 'ada@example.com')).toMatchObject({
			code: 1,
			errors: 'ada@example.com is not on the list.\n',
		});
		await addAuthorized(db, ['ada@example.com']);
		const again = { code: 0, output: 'ada@example.com is on the list already.\n' };
		expect(await runMembers(environment, 'add', 'ADA@example.com')).toMatchObject(again);
	});

	it('suspends and resumes an account and orders its deletion, though never the owner’s', async () => {
		const dataDir = await folder();
		const { db } = await serve(dataDir);
		await makeAccount(db, 'ada@example.com', 'member');
		await makeAccount(db, 'owner@example.com', 'owner');
		const run = (...argv: string[]) => runMembers({ DATA_DIR: dataDir }, ...argv);
		const account = async () => (await db.select().from(users).where(eq(users.email, 'ada@example.com')))[0];
		expect((await run('suspend', 'Ada@example.com')).output).toBe('ada@example.com is suspended.\n');
		expect((await account())?.suspendedAt).toBeInstanceOf(Date);
		expect((await run('list')).output).toMatch(/^ada@example\.com\t.*\tsuspended$/m);
		expect((await run('resume', 'ada@example.com')).output).toBe('ada@example.com can sign in again.\n');
		expect((await account())?.suspendedAt).toBeNull();
		expect((await run('delete', 'ada@example.com')).output).toMatch(
			/^ada@example\.com is suspended\. The server deletes it/,
		);
		expect((await account())?.deleteAt?.getTime()).toBeLessThanOrEqual(Date.now());
		for (const command of ['suspend', 'delete']) {
			expect(await run(command, 'owner@example.com')).toMatchObject({
				code: 1,
				errors: expect.stringContaining("The owner's account cannot be"),
			});
		}
		const unknown = { code: 1, errors: 'eve@example.com has no account.\n' };
		expect(await run('resume', 'eve@example.com')).toMatchObject(unknown);
	});

	it('turns two-factor authentication off for a member who lost it, by mail and log, while the server runs', async () => {
		const dataDir = await folder();
		const database = await openTestDatabase();
		cleanups.push(() => database.close());
		const queue = await openQueue(database);
		cleanups.push(() => queue.close());
		const logged: unknown[] = [];
		const socket = await openControlSocket({
			dataDir,
			db: database.db,
			shareKeys: openSealingKeys({ dataDir }),
			mails: await openMailbox(queue),
			log: { info: (facts: unknown) => logged.push(facts), error() {} },
		});
		cleanups.push(() => socket.close());
		await resetTwoFactor({ DATA_DIR: dataDir }, database.db);
		expect(logged).toEqual(Array(2).fill({ command: 'reset-two-factor' }));
	});

	it('ACCESS-4: imports an export, says how it was read, and lists what it left out', async () => {
		const dataDir = await folder();
		const { db } = await serve(dataDir);
		await addAuthorized(db, ['ada@example.com']);
		await db.insert(refundedEmails).values({ email: 'joan@example.com' });
		const text = [
			'id,Created (UTC),Amount,Amount Refunded,Status,Customer Email',
			'ch_1,2026-03-01,49.00,0.00,Paid,Ada@Example.com',
			'ch_2,2026-03-01,49.00,0.00,Paid,grace@example.com',
			'ch_3,2026-03-02,49.00,0.00,Paid,grace@example.com',
			'ch_4,2026-03-02,49.00,49.00,Refunded,mary@example.com',
			'ch_5,2026-03-02,49.00,0.00,Paid,joan@example.com',
		].join('\r\n');
		// As a spreadsheet saves it: UTF-16 with a byte order mark.
		const file = await fileOf(Buffer.from(`\uFEFF${text}`, 'utf16le'));
		expect(await runMembers({ DATA_DIR: dataDir }, 'import', file)).toEqual({
			code: 0,
			output: [
				'The file looks like an export of Stripe: 3 addresses in the column "Customer Email".',
				'Line 4: "grace@example.com" stands in the file before; taken once.',
				'Line 5: "mary@example.com" was refunded; left out.',
				'joan@example.com was refunded since; left out. To let it in: members add joan@example.com',
				'Added: 1. Already there: 1. Invalid: 0.',
				'',
			].join('\n'),
			errors: '',
		});
		expect((await runMembers({ DATA_DIR: dataDir }, 'list')).output).toMatch(/^joan@\S+\t\S+\tno account\trefunded$/m);
	});

	it('imports nothing of a file with a bad line, names every one, and leaves them out when told to', async () => {
		const dataDir = await folder();
		await serve(dataDir);
		const file = await fileOf('email,name\nAda@Example.com,Ada\nnobody,Nobody\n,Grace\n');
		expect(await runMembers({ DATA_DIR: dataDir }, 'import', file)).toMatchObject({
			code: 1,
			errors: [
				'Line 3: "nobody" is no email address.',
				'Line 4: "" is no email address.',
				'Nothing was imported. Mend these lines, or leave them out with --skip-invalid.',
				'',
			].join('\n'),
		});
		expect((await runMembers({ DATA_DIR: dataDir }, 'list')).output).toBe('The list is empty.\n');
		const skipped = await runMembers({ DATA_DIR: dataDir }, 'import', '--skip-invalid', file);
		expect(skipped.code).toBe(0);
		expect(skipped.output).toContain('Added: 1. Already there: 0. Invalid: 2.\n');
	});

	it('says what to do with a spreadsheet and with a CSV that is broken', async () => {
		const environment = { DATA_DIR: await folder() };
		const spreadsheet = await runMembers(environment, 'import', await fileOf(Buffer.from('PK\u0003\u0004…')));
		expect(spreadsheet).toMatchObject({ code: 1, errors: /is no text\. Save the list as CSV/ });
		const broken = await runMembers(environment, 'import', await fileOf('email\n"ada@example.com'));
		expect(broken).toMatchObject({ code: 1, errors: /quotation marks do not match/ });
	});

	it('makes an account the owner, through the server, and refuses an address without one', async () => {
		const dataDir = await folder();
		const { db } = await serve(dataDir);
		await makeAccount(db, 'ada@example.com', 'owner');
		await makeAccount(db, 'grace@example.com', 'member');
		expect(await runMembers({ DATA_DIR: dataDir }, 'owner', 'Grace@example.com')).toMatchObject({
			code: 0,
			output: 'grace@example.com is the owner now.\n',
		});
		const { output } = await runMembers({ DATA_DIR: dataDir }, 'list');
		expect(output).toMatch(/^grace@\S+\t\S+\taccount\towner\tnot on the list$/m);
		expect(output).toMatch(/^ada@\S+\t\S+\taccount\tnot on the list$/m);
		expect(await runMembers({ DATA_DIR: dataDir }, 'owner', 'nobody@example.com')).toMatchObject({
			code: 1,
			errors: /^nobody@example\.com has no account\./,
		});
	});

	it('keeps the authorized list in the embedded database when no server runs', async () => {
		await addListRemove({ DATA_DIR: await folder(freshDataDir) });
	});

	it('shows who has an account', async () => {
		const dataDir = await folder();
		const { db } = await serve(dataDir);
		await runMembers({ DATA_DIR: dataDir }, 'add', 'ada@example.com');
		await makeAccount(db, 'ada@example.com', 'member');
		expect((await runMembers({ DATA_DIR: dataDir }, 'list')).output).toMatch(/^ada@example\.com\t\S+\taccount\n$/);
	});

	it('refuses what is no address, a missing file and an unknown command', async () => {
		const environment = { DATA_DIR: await folder() };
		expect(await runMembers(environment, 'add', 'nobody')).toMatchObject({
			code: 1,
			errors: '"nobody" is no email address.\n',
		});
		expect(await runMembers(environment, 'import', '/nowhere/buyers.csv')).toMatchObject({
			code: 1,
			errors: '/nowhere/buyers.csv cannot be read.\n',
		});
		expect((await runMembers(environment, 'invite', 'ada@example.com')).code).toBe(1);
	});

	it('gives up with the reason where another process holds the database and does not answer', async () => {
		const dataDir = await folder(freshDataDir);
		const database = await openDatabase({ dataDir });
		cleanups.push(() => database.close());
		await expect(withMembers({ dataDir }, (list) => list.list(), 500)).rejects.toThrow(
			`in use by process ${process.pid}`,
		);
	});

	it('waits for a server that holds the database and does not listen yet', async () => {
		const dataDir = await folder(freshDataDir);
		const { db, close } = await openDatabase({ dataDir });
		cleanups.push(close);
		const asked = withMembers({ dataDir }, (list) => list.add(['ada@example.com']));
		await delay(500);
		const socket = await openControlSocket({ dataDir, db, shareKeys: openSealingKeys({ dataDir }), mails, log });
		cleanups.push(() => socket.close());
		expect(await asked).toEqual(['ada@example.com']);
	});
});

describe('npm run members with DATABASE_URL', () => {
	let postgres: Awaited<ReturnType<typeof openTestPostgres>>;
	beforeAll(async () => {
		postgres = await openTestPostgres();
	}, 60_000);
	afterAll(() => postgres.close());

	it('keeps the list in PostgreSQL', () => addListRemove({ DATABASE_URL: postgres.databaseUrl }));

	it('turns two-factor authentication off there', () =>
		resetTwoFactor({ DATABASE_URL: postgres.databaseUrl }, postgres.db));

	it('says what is wrong where PostgreSQL does not answer, and keeps the password to itself', async () => {
		const { code, errors } = await runMembers(
			{ DATABASE_URL: 'postgres://somebody:the-password@127.0.0.1:1/x' },
			'list',
		);
		expect(code).toBe(1);
		expect(errors).toContain('DATABASE_URL');
		expect(errors).not.toContain('the-password');
	});
});

describe('the control socket', () => {
	it('is closed to other users and goes away with the server', async () => {
		const dataDir = await folder();
		const database = await openTestDatabase();
		cleanups.push(() => database.close());
		const socket = await socketIn(dataDir, database);
		const path = controlSocketPath(dataDir);
		expect((await stat(path)).mode & 0o777).toBe(0o600);
		await socket.close();
		await expect(stat(path)).rejects.toThrow('ENOENT');
	});

	it('replaces what a killed server left behind', async () => {
		const dataDir = await folder();
		const path = controlSocketPath(dataDir);
		const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
		const killed = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
		await once(killed.stdout, 'data');
		killed.kill('SIGKILL');
		await once(killed, 'exit');
		expect((await stat(path)).isSocket()).toBe(true);
		await serve(dataDir);
		expect(await runMembers({ DATA_DIR: dataDir }, 'list')).toMatchObject({ code: 0 });
	});

	it('never pushes a living server aside', async () => {
		const dataDir = await folder();
		const { db } = await serve(dataDir);
		await expect(
			openControlSocket({ dataDir, db, shareKeys: openSealingKeys({ dataDir }), mails, log }),
		).rejects.toThrow('Another server listens');
	});

	it('moves to a private folder of the temporary folder where the path is too long', async () => {
		const dataDir = join(await folder(), 'a-long-name'.repeat(10));
		await mkdir(dataDir);
		await serve(dataDir);
		const path = controlSocketPath(dataDir);
		cleanups.push(() => rm(join(path, '..'), { recursive: true, force: true }));
		expect(path.startsWith(dataDir)).toBe(false);
		expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
		expect((await runMembers({ DATA_DIR: dataDir }, 'add', 'ada@example.com')).output).toBe('Added ada@example.com.\n');
	});
});
