import { writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lacksRoom, wantOfRoom } from '#server/database/embedded/disk.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '#test/app.ts';
import { onEveryDatabase } from '#test/database.ts';

/** What the system says of a file that takes nothing. */
function noRoom(): unknown {
	try {
		writeFileSync('/dev/full', 'x');
	} catch (error) {
		return error;
	}
	throw new Error('/dev/full took something');
}

describe('a full disk', () => {
	it.runIf(platform() === 'linux')('is named where the system says so, however deep', () => {
		const wrapped = new DrizzleQueryError('insert', [], noRoom() as Error);
		expect(wantOfRoom('/data', wrapped)?.message).toContain('The disk is full: the database in /data');
	});

	it('is not blamed where something else is wrong', () => {
		const denied = Object.assign(new Error('denied'), { code: 'EACCES', syscall: 'open' });
		expect(wantOfRoom(import.meta.dirname, denied)).toBeNull();
		expect(wantOfRoom('/nowhere/at/all', denied)).toBeNull();
	});

	it.runIf(platform() === 'linux')('is not what a file system is that counts no room', () => {
		expect(lacksRoom('/proc')).toBe(false);
	});
});

onEveryDatabase((current) => {
	it('what a database has no room for is refused with the reason, which the log names', async () => {
		const lines: string[] = [];
		const log = createLog('error', { write: (line) => void lines.push(line) });
		const test = await buildTestApp({ database: current(), log });
		const token = await test.signUp('ann@example.com');
		await current().db.execute(sql`
			create function no_room() returns trigger language plpgsql as $$ begin raise disk_full; end $$`);
		await current().db.execute(sql`create trigger refusing before insert on drafts execute function no_room()`);
		const body = { step: 0, input: {}, savedAt: '2026-03-02T09:30:00.000Z' };
		const refused = await test.send('PUT', '/api/drafts/ideator', { token, body });
		await current().db.execute(sql`drop function no_room cascade`);
		expect(refused.statusCode).toBe(503);
		expect(refused.headers['retry-after']).toBe('60');
		expect(refused.json()).toMatchObject({
			code: 'NOT_READY',
			error: expect.stringMatching(/^Nothing can be saved now: the disk of the server is full\./),
		});
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({
			route: '/api/drafts/:tool',
			err: { message: 'the disk is full', cause: { code: '53100' } },
		});
		expect((await test.send('PUT', '/api/drafts/ideator', { token, body })).statusCode).toBe(200);
	});
});
