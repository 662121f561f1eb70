import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttles } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { createThrottle, type Throttle } from './throttle.ts';

const limits = { windowSeconds: 900, perAddress: 8, perAccountAndAddress: 3, perAccount: 5, knownSeconds: 86_400 };
const email = 'ada@example.com';
const refusal = { code: 'TOO_MANY_ATTEMPTS' };

/** Attempts that fail: nobody says that they succeeded. */
async function fail(throttle: Throttle, times: number, address: string, account = email): Promise<void> {
	for (let attempt = 0; attempt < times; attempt++) await throttle.signIn(account, address);
}

describe('the throttle', () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	onEveryDatabase((current) => {
		const open = () => createThrottle(current().db, limits);

		it('SIGNIN-9: stops whoever guesses at an account, and says when to come back', async () => {
			const throttle = open();
			await fail(throttle, 3, '203.0.113.1');
			vi.setSystemTime('2026-03-02T09:03:30Z');
			await expect(throttle.signIn(email, '203.0.113.1')).rejects.toMatchObject({
				...refusal,
				message: 'Too many failed attempts. Try again in 12 minutes.',
				retryAfter: 690,
			});
			vi.setSystemTime('2026-03-02T09:15:00Z');
			await throttle.signIn(email, '203.0.113.1');
		});

		it('SIGNIN-9: stops whoever tries one account after another from one address', async () => {
			const throttle = open();
			for (let n = 0; n < 8; n++) await throttle.signIn(`member-${n}@example.com`, '203.0.113.1');
			await expect(throttle.signIn('member-9@example.com', '203.0.113.1')).rejects.toMatchObject(refusal);
			await expect(throttle.signUp('203.0.113.1')).rejects.toMatchObject(refusal);
			await throttle.signIn('member-9@example.com', '203.0.113.2');
		});

		it('stops guesses at one account from many addresses', async () => {
			const throttle = open();
			for (let n = 1; n <= 5; n++) await throttle.signIn(email, `203.0.113.${n}`);
			await expect(throttle.signIn(email, '203.0.113.6')).rejects.toMatchObject(refusal);
		});

		it('lets the owner in from a place known to the account while others guess at it', async () => {
			const throttle = open();
			await (await throttle.signIn(email, '198.51.100.1')).succeeded();
			for (let n = 1; n <= 5; n++) await throttle.signIn(email, `203.0.113.${n}`);
			await expect(throttle.signIn(email, '203.0.113.6')).rejects.toMatchObject(refusal);
			await (await throttle.signIn(email, '198.51.100.1')).succeeded();
		});

		it('holds back guesses from a known place too', async () => {
			const throttle = open();
			await (await throttle.signIn(email, '198.51.100.1')).succeeded();
			await fail(throttle, 3, '198.51.100.1');
			await expect(throttle.signIn(email, '198.51.100.1')).rejects.toMatchObject(refusal);
		});

		it('counts nothing further against an account from somebody who is stopped already', async () => {
			const throttle = open();
			await fail(throttle, 3, '203.0.113.1');
			for (let n = 0; n < 20; n++) await throttle.signIn(email, '203.0.113.1').catch(() => {});
			await fail(throttle, 2, '203.0.113.2');
		});

		it('lets no more through when many guess in the same moment', async () => {
			const throttle = open();
			const all = await Promise.allSettled(Array.from({ length: 20 }, () => throttle.signIn(email, '203.0.113.1')));
			expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
		});

		it('never stops somebody who signs in well, however often', async () => {
			const throttle = open();
			for (let n = 0; n < 20; n++) await (await throttle.signIn(email, '203.0.113.1')).succeeded();
			for (let n = 0; n < 20; n++) await (await throttle.signUp('203.0.113.1')).succeeded();
		});

		it('holds across instances, and takes an IPv6 network for one guesser', async () => {
			await fail(open(), 2, '2001:db8:1:2::1');
			await fail(open(), 1, '2001:db8:1:2:ffff::9');
			await expect(open().signIn(email, '2001:db8:1:2::3')).rejects.toMatchObject(refusal);
		});

		it('stores neither addresses nor accounts in clear, and sweeps out what is over', async () => {
			const throttle = open();
			await fail(throttle, 2, '203.0.113.1');
			const stored = JSON.stringify(await current().db.select().from(throttles));
			expect(stored).not.toContain('ada');
			expect(stored).not.toContain('203.0.113');
			vi.setSystemTime('2026-03-02T10:00:00Z');
			await (await throttle.signIn('grace@example.com', '198.51.100.1')).succeeded();
			const kept = (await current().db.select().from(throttles)).map(({ key }) => key.split(':')[0]);
			expect(kept.sort()).toEqual(['account', 'address', 'known']);
		});
	});
});
