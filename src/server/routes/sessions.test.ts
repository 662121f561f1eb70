import { describe, expect, it } from 'vitest';
import { sessions } from '#server/database/schema.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';

const email = 'ada@example.com';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const DAY = 86_400_000;

async function signIn({ send }: TestApp, userAgent?: string): Promise<string> {
	const headers = { 'user-agent': userAgent ?? '' };
	const answer = await send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD }, headers });
	return answer.json().data.token;
}

describe('the sessions of a member', () => {
	onAnyDatabase((current) => {
		it('are listed newest first by device, with the one that asks', async () => {
			const moment = { now: Date.parse('2026-03-02T09:00:00Z') };
			const app = await buildTestApp({ database: current(), now: () => new Date(moment.now) });
			const first = await app.signUp(email);
			moment.now += 60_000;
			await signIn(app, FIREFOX);
			const listed = await app.send('GET', '/api/auth/sessions', { token: first });
			expect(listed.json()).toEqual({
				data: {
					sessions: [
						{
							id: expect.any(String),
							device: 'Firefox on Linux',
							createdAt: '2026-03-02T09:01:00.000Z',
							lastSeenAt: '2026-03-02T09:01:00.000Z',
							current: false,
						},
						expect.objectContaining({ createdAt: '2026-03-02T09:00:00.000Z', current: true }),
					],
				},
			});
			expect(listed.body).not.toContain(first);
		});

		it('end one by one by their ids, and nobody ends those of others', async () => {
			const app = await buildTestApp({ database: current() });
			const mine = await app.signUp(email);
			const other = await app.signUp('grace@example.com');
			const elsewhere = await signIn(app);
			const { sessions } = (await app.send('GET', '/api/auth/sessions', { token: mine })).json().data;
			const { id } = sessions.find((one: { current: boolean }) => !one.current);
			const end = (token: string) => app.send('DELETE', `/api/auth/sessions/${id}`, { token });
			expect((await end(other)).statusCode).toBe(404);
			expect((await app.send('GET', '/api/auth/me', { token: elsewhere })).statusCode).toBe(200);
			expect(await end(mine)).toMatchObject({ statusCode: 200, body: '{"data":{}}' });
			expect((await app.send('GET', '/api/auth/me', { token: elsewhere })).statusCode).toBe(401);
			expect((await end(mine)).json()).toEqual({
				code: 'NOT_FOUND',
				message: 'This session does not exist. It may be over already.',
			});
		});

		it('end for this instance, too, where another one or a command ends them', async () => {
			const app = await buildTestApp({ database: current() });
			const token = await app.signUp(email);
			const look = async () => (await app.send('GET', '/api/auth/me', { token })).statusCode;
			expect(await look()).toBe(200);
			await app.database.db.delete(sessions);
			await expect.poll(look, { timeout: 1000 }).toBe(401);
		});

		it('end everywhere at once, this one too, and those of others go on', async () => {
			const app = await buildTestApp({ database: current() });
			const tokens = [await app.signUp(email), await signIn(app), await signIn(app)];
			const other = await app.signUp('grace@example.com');
			const all = await app.send('POST', '/api/auth/signout-everywhere', { token: tokens[0] });
			expect(all).toMatchObject({ statusCode: 200, body: '{"data":{}}' });
			for (const token of tokens) expect((await app.send('GET', '/api/auth/me', { token })).statusCode).toBe(401);
			expect((await app.send('GET', '/api/auth/me', { token: other })).statusCode).toBe(200);
		});

		it('end after resting for SESSION_IDLE_DAYS, and after SESSION_DAYS however busy they are', async () => {
			const start = Date.parse('2026-03-02T09:00:00Z');
			const moment = { now: start };
			const env = { SESSION_DAYS: '10', SESSION_IDLE_DAYS: '3' };
			const app = await buildTestApp({ database: current(), now: () => new Date(moment.now), env });
			const busy = await app.signUp(email);
			const resting = await signIn(app);
			const ask = async (token: string, day: number) => {
				moment.now = start + day * DAY;
				return (await app.send('GET', '/api/auth/me', { token })).statusCode;
			};
			expect([await ask(busy, 2), await ask(resting, 2.9), await ask(busy, 4.9)]).toEqual([200, 200, 200]);
			expect([await ask(resting, 6), await ask(busy, 7.8), await ask(busy, 9.9)]).toEqual([401, 200, 200]);
			expect(await ask(busy, 10)).toBe(401);
		});
	});
});
