import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { resetTokens, sessions, users } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { verifyPassword } from './passwords.ts';
import { makeResetToken, resetPassword, verifyResetToken } from './recovery.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const INVALID = { code: 'INVALID_TOKEN', status: 400, message: 'Invalid or expired reset token' };
const GOOD = 'Marmalade-over-7-hills';

async function member(db: Database, name = 'ann') {
	const email = `${name}@example.com`;
	await db.insert(users).values({ id: name, email, passwordHash: 'the old hash', role: 'member' });
	await db.insert(sessions).values(
		['laptop', 'phone'].map((device) => ({
			tokenHash: `${name} ${device}`,
			userId: name,
			device,
			expiresAt: minutesLater(10_000),
		})),
	);
	return { id: name, email };
}

async function passwordHashOf(db: Database, id: string): Promise<string> {
	const rows = await db.select().from(users);
	return rows.find((row) => row.id === id)?.passwordHash ?? '';
}

describe('a link for a new password', () => {
	onEveryDatabase((current) => {
		it('RESET-9: works for an hour: after 59 minutes, and no more after 61', async () => {
			const { db } = current();
			const ann = await member(db);
			const token = await makeResetToken(db, ann.id, NOW);
			expect(await verifyResetToken(db, token, minutesLater(59))).toBe(ann.email);
			await expect(verifyResetToken(db, token, minutesLater(61))).rejects.toMatchObject(INVALID);
			const late = resetPassword(db, { token, newPassword: GOOD }, minutesLater(61));
			await expect(late).rejects.toMatchObject(INVALID);
			await resetPassword(db, { token, newPassword: GOOD }, minutesLater(59));
		});

		it('RESET-11: that nobody made is refused with the same words', async () => {
			const { db } = current();
			await member(db);
			for (const token of ['', 'x', 'a'.repeat(43)]) {
				await expect(verifyResetToken(db, token, NOW)).rejects.toMatchObject(INVALID);
				await expect(resetPassword(db, { token, newPassword: GOOD }, NOW)).rejects.toMatchObject(INVALID);
			}
		});

		it('sets the password, ends every session of that member and of nobody else', async () => {
			const { db } = current();
			const ann = await member(db);
			await member(db, 'bob');
			const token = await makeResetToken(db, ann.id, NOW);
			await resetPassword(db, { token, newPassword: GOOD }, NOW);
			expect(await verifyPassword(await passwordHashOf(db, ann.id), GOOD)).toBe(true);
			expect(await passwordHashOf(db, 'bob')).toBe('the old hash');
			const left = await db.select().from(sessions);
			expect(left.map(({ userId }) => userId)).toEqual(['bob', 'bob']);
		});

		it('works once, even for twenty who use it at the same time', async () => {
			const { db } = current();
			const ann = await member(db);
			const token = await makeResetToken(db, ann.id, NOW);
			const all = await Promise.allSettled(
				Array.from({ length: 20 }, (_, index) => resetPassword(db, { token, newPassword: `${GOOD}${index}` }, NOW)),
			);
			const won = all.findIndex(({ status }) => status === 'fulfilled');
			expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
			for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(INVALID);
			expect(await verifyPassword(await passwordHashOf(db, ann.id), `${GOOD}${won}`)).toBe(true);
			await expect(resetPassword(db, { token, newPassword: GOOD }, NOW)).rejects.toMatchObject(INVALID);
		});

		it('stops working when a newer one is made', async () => {
			const { db } = current();
			const ann = await member(db);
			const older = await makeResetToken(db, ann.id, NOW);
			const newer = await makeResetToken(db, ann.id, minutesLater(1));
			await expect(verifyResetToken(db, older, minutesLater(2))).rejects.toMatchObject(INVALID);
			expect(await verifyResetToken(db, newer, minutesLater(2))).toBe(ann.email);
		});

		it('RESET-15: outlasts a password that is too weak, which is refused with every reason', async () => {
			const { db } = current();
			const ann = await member(db);
			const token = await makeResetToken(db, ann.id, NOW);
			await expect(resetPassword(db, { token, newPassword: 'short' }, NOW)).rejects.toMatchObject({
				code: 'WEAK_PASSWORD',
				details: expect.arrayContaining([
					{ field: 'newPassword', problem: 'Password must be at least 8 characters long' },
					{ field: 'newPassword', problem: 'Password must contain at least one uppercase letter' },
					{ field: 'newPassword', problem: 'Password must contain at least one number' },
					{ field: 'newPassword', problem: 'Password must contain at least one special character' },
				]),
			});
			const common = resetPassword(db, { token, newPassword: 'P@ssw0rd1' }, NOW);
			await expect(common).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
			expect(await passwordHashOf(db, ann.id)).toBe('the old hash');
			await resetPassword(db, { token, newPassword: GOOD }, NOW);
		});

		it('stays good, and the sessions too, when the change fails half-way', async () => {
			const { db } = current();
			const ann = await member(db);
			const token = await makeResetToken(db, ann.id, NOW);
			await db.execute(sql`alter table sessions rename to sessions_elsewhere`);
			try {
				await expect(resetPassword(db, { token, newPassword: GOOD }, NOW)).rejects.toThrow();
			} finally {
				await db.execute(sql`alter table sessions_elsewhere rename to sessions`);
			}
			expect(await passwordHashOf(db, ann.id)).toBe('the old hash');
			expect(await verifyResetToken(db, token, NOW)).toBe(ann.email);
		});

		it('cannot be made from its row', async () => {
			const { db } = current();
			const ann = await member(db);
			const token = await makeResetToken(db, ann.id, NOW);
			const [row] = await db.select().from(resetTokens);
			expect(JSON.stringify(row)).not.toContain(token);
			await expect(verifyResetToken(db, row?.tokenHash ?? '', NOW)).rejects.toMatchObject(INVALID);
		});
	});
});
