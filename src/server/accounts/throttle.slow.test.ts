import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttles } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { createThrottle, type Throttle } from './throttle.ts';

const limits = {
	windowSeconds: 900,
	perAddress: 8,
	perAccountAndAddress: 3,
	perAccount: 5,
	inAll: 12,
	knownSeconds: 86_400,
	forgotPerAddress: 7,
	resetLinks: 6,
	perMember: 4,
	codesPerDay: 6,
};
const email = 'ada@example.com';
const refusal = { code: 'TOO_MANY_ATTEMPTS' };

async function fail(throttle: Throttle, times: number, address: string, account = email): Promise<void> {
	for (let attempt = 0; attempt < times; attempt++) await (await throttle.signIn(account, address)).failed();
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

		it('SIGNIN-9: stops a guesser at one account, and says when to come back', async () => {
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

		it('SIGNIN-9: stops a guesser who tries one account after another from one address', async () => {
			const throttle = open();
			for (let n = 0; n < 8; n++) await throttle.signIn(`member-${n}@example.com`, '203.0.113.1');
			await expect(throttle.signIn('member-9@example.com', '203.0.113.1')).rejects.toMatchObject(refusal);
			await expect(throttle.signUp('new@example.com', '203.0.113.1')).rejects.toMatchObject(refusal);
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

		it('does not know a place where only the password was right, and a code is still needed', async () => {
			const throttle = open();
			await (await throttle.signIn(email, '198.51.100.1')).halfway();
			for (let n = 1; n <= 5; n++) await throttle.signIn(email, `203.0.113.${n}`);
			await expect(throttle.signIn(email, '198.51.100.1')).rejects.toMatchObject(refusal);
		});

		it('stops a guesser at codes, in a day as well, and leaves recovery codes and other members alone', async () => {
			const throttle = open();
			for (let n = 0; n < 4; n++) await throttle.code('ada', 'app');
			await expect(throttle.code('ada', 'app')).rejects.toMatchObject(refusal);
			await throttle.code('grace', 'app');
			await throttle.code('ada', 'recovery');
			vi.setSystemTime('2026-03-02T09:15:00Z');
			for (let n = 0; n < 10; n++) await (await throttle.code('ada', 'app')).succeeded();
			for (let n = 0; n < 2; n++) await throttle.code('ada', 'app');
			await expect(throttle.code('ada', 'app')).rejects.toMatchObject({
				...refusal,
				message: 'Too many failed attempts. Try again in 24 hours.',
			});
		});

		it('lets no more through from a known place when many guess in the same moment', async () => {
			const throttle = open();
			await (await throttle.signIn(email, '198.51.100.1')).succeeded();
			const guess = async () => (await throttle.signIn(email, '198.51.100.1')).failed();
			const all = await Promise.allSettled(Array.from({ length: 20 }, guess));
			expect(all.filter((one) => one.status === 'fulfilled').length).toBeLessThanOrEqual(3);
			const later = await Promise.allSettled(Array.from({ length: 20 }, guess));
			const through = [...all, ...later].filter((one) => one.status === 'fulfilled');
			expect(through.length).toBeLessThanOrEqual(3);
		});

		it('makes no one wait for finished attempts from a known place', async () => {
			const throttle = open();
			for (let round = 0; round < 4; round++) {
				for (const attempt of [1, 2, 3].map(() => throttle.signIn(email, '198.51.100.1')))
					await (await attempt).succeeded();
			}
			const all = [1, 2, 3, 4].map(() => throttle.signIn(email, '198.51.100.1'));
			const refused = (await Promise.allSettled(all)).filter((one) => one.status === 'rejected');
			expect(refused).toHaveLength(1);
			expect(refused[0]?.reason).toMatchObject({ ...refusal, retryAfter: 5 });
		});

		it('adds nothing to an account’s count from a place that is already stopped', async () => {
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

		it('never stops successful sign-ins, however many', async () => {
			const throttle = open();
			for (let n = 0; n < 20; n++) await (await throttle.signIn(email, '203.0.113.1')).succeeded();
			for (let n = 0; n < 20; n++) await (await throttle.signUp('new@example.com', '203.0.113.1')).succeeded();
		});

		it('holds across instances, and takes an IPv6 network for one guesser', async () => {
			await fail(open(), 2, '2001:db8:1:2::1');
			await fail(open(), 1, '2001:db8:1:2:ffff::9');
			await expect(open().signIn(email, '2001:db8:1:2::3')).rejects.toMatchObject(refusal);
		});

		it('lets the owner in from where the account was made, or from where it was recovered by mail', async () => {
			const throttle = open();
			await (await throttle.signUp(email, '198.51.100.1')).succeeded();
			for (let n = 1; n <= 9; n++) await throttle.signIn(email, `203.0.113.${n}`).catch(() => {});
			await (await throttle.signIn(email, '198.51.100.1')).succeeded();
			await expect(throttle.signIn(email, '198.51.100.2')).rejects.toMatchObject(refusal);
			await throttle.recovered(email, '198.51.100.2');
			for (let n = 11; n <= 19; n++) await throttle.signIn(email, `203.0.113.${n}`).catch(() => {});
			await (await throttle.signIn(email, '198.51.100.2')).succeeded();
		});

		it('forgets the guesses at an account that was recovered by mail', async () => {
			const throttle = open();
			for (let n = 1; n <= 6; n++) await throttle.signIn(email, `203.0.113.${n}`).catch(() => {});
			await throttle.recovered(email, '198.51.100.2');
			await throttle.signIn(email, '198.51.100.3');
		});

		it('takes the place from which an account got its new address for a known one', async () => {
			const throttle = open();
			await throttle.opened('countess@example.com', '198.51.100.1');
			for (let n = 1; n <= 6; n++) await throttle.signIn('countess@example.com', `203.0.113.${n}`).catch(() => {});
			await throttle.signIn('countess@example.com', '198.51.100.1');
		});

		it('holds back a flood by many machines at many accounts, and spares known places', async () => {
			const throttle = open();
			await (await throttle.signIn(email, '198.51.100.1')).succeeded();
			for (let n = 1; n <= 12; n++) await throttle.signIn(`member-${n}@example.com`, `203.0.113.${n}`);
			await expect(throttle.signIn('member-13@example.com', '203.0.113.13')).rejects.toMatchObject(refusal);
			await throttle.signIn(email, '198.51.100.1');
		});

		it('takes guesses at a closed account for no flood', async () => {
			const throttle = open();
			for (let n = 1; n <= 40; n++) await throttle.signIn(email, `203.0.113.${n}`).catch(() => {});
			await throttle.signIn('member-1@example.com', '198.51.100.1');
		});

		it('allows three mails with a link to one address in an hour, whether it has an account or not', async () => {
			const throttle = open();
			const ask = (n: number) => throttle.forgot(email, `203.0.113.${n}`);
			const answers = await Promise.all([1, 2, 3, 4, 5].map(ask));
			expect(answers.sort()).toEqual(['enough', 'enough', 'send', 'send', 'send']);
			vi.setSystemTime('2026-03-02T09:59:59Z');
			expect(await ask(6)).toBe('enough');
			expect(await throttle.forgot('grace@example.com', '203.0.113.6')).toBe('send');
			vi.setSystemTime('2026-03-02T10:00:01Z');
			expect(await ask(7)).toBe('send');
		});

		it('refuses requests for links from one network address alike for every email', async () => {
			const throttle = open();
			for (let n = 0; n < 7; n++) await throttle.forgot(`member-${n % 2}@example.com`, '203.0.113.1');
			const message = 'Too many requests for reset links. Try again in 15 minutes.';
			for (const one of [email, 'member-0@example.com'])
				await expect(throttle.forgot(one, '203.0.113.1')).rejects.toMatchObject({
					...refusal,
					message,
					retryAfter: 900,
				});
			expect(await throttle.forgot(email, '203.0.113.2')).toBe('send');
		});

		it('stops a guesser at reset links, and no one with a valid link', async () => {
			const throttle = open();
			for (let n = 0; n < 20; n++) await (await throttle.resetLink('203.0.113.1')).succeeded();
			for (let n = 0; n < 6; n++) await throttle.resetLink('203.0.113.1');
			await expect(throttle.resetLink('203.0.113.1')).rejects.toMatchObject(refusal);
			await throttle.resetLink('203.0.113.2');
		});

		it('counts wrong current passwords and refused new addresses of one member, each apart', async () => {
			const throttle = open();
			for (let n = 0; n < 4; n++) await throttle.currentPassword('ada');
			await expect(throttle.currentPassword('ada')).rejects.toMatchObject(refusal);
			await throttle.currentPassword('grace');
			for (let n = 0; n < 4; n++) await throttle.newEmail('ada');
			await expect(throttle.newEmail('ada')).rejects.toMatchObject(refusal);
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
			expect(kept.sort()).toEqual(['account', 'address', 'all', 'known']);
		});
	});
});
