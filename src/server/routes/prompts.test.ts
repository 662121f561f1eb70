import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prompts } from '#content/prompts.ts';
import { findByEmail } from '#server/accounts/users.ts';
import { promptLikes, users } from '#server/database/schema.ts';
import { buildTestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';

const START = Date.parse('2026-03-02T21:00:00Z');
const HOUR = 3_600_000;
const SEO = 'seo-blog-post-writer';
const DEBUG = 'debug-helper';

describe('likes and uses of the prompts', () => {
	onAnyDatabase((current) => {
		const open = async () => {
			const moment = { now: START };
			const env = { SESSION_IDLE_DAYS: '30' };
			const app = await buildTestApp({ database: current(), now: () => new Date(moment.now), env });
			const ann = await app.signUp('ann@example.com');
			const bob = await app.signUp('bob@example.com');
			const counts = async (token = ann) => (await app.send('GET', '/api/prompts/counts', { token })).json();
			const press = (method: 'PUT' | 'DELETE' | 'POST', token: string, id = SEO) =>
				app.send(method, `/api/prompts/${id}/${method === 'POST' ? 'use' : 'like'}`, { token });
			return { ...app, moment, ann, bob, counts, press };
		};

		it('PROMPTS-17: start at 0 for every prompt', async () => {
			const { counts } = await open();
			const none = Object.fromEntries(prompts.map(({ id }) => [id, { likes: 0, uses: 0 }]));
			expect(await counts()).toEqual({ counts: none, liked: [] });
		});

		it('PROMPTS-17: count each member who likes it once, and show each only their own', async () => {
			const { counts, press, ann, bob } = await open();
			expect((await press('PUT', ann)).json()).toEqual({ likes: 1, uses: 0, liked: true });
			expect((await press('PUT', ann)).json()).toEqual({ likes: 1, uses: 0, liked: true });
			expect((await press('PUT', bob)).json()).toEqual({ likes: 2, uses: 0, liked: true });
			await press('PUT', bob, DEBUG);
			const forAnn = await counts(ann);
			expect(forAnn.counts[SEO]).toEqual({ likes: 2, uses: 0 });
			expect(forAnn.liked).toEqual([SEO]);
			expect((await counts(bob)).liked).toEqual([SEO, DEBUG]);
		});

		it('take back only the like of whoever asks', async () => {
			const { counts, press, ann, bob } = await open();
			await press('PUT', ann);
			expect((await press('DELETE', bob)).json()).toEqual({ likes: 1, uses: 0, liked: false });
			expect((await press('DELETE', ann)).json()).toEqual({ likes: 0, uses: 0, liked: false });
			expect((await press('DELETE', ann)).statusCode).toBe(200);
			expect((await counts()).liked).toEqual([]);
		});

		it('PROMPTS-17: count a copy once a member and day, in UTC', async () => {
			const { press, moment, ann, bob } = await open();
			const copies = await Promise.all([press('POST', ann), press('POST', ann), press('POST', ann)]);
			expect(copies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
			expect((await press('POST', bob)).json()).toEqual({ likes: 0, uses: 2, liked: false });
			moment.now += 2.9 * HOUR;
			expect((await press('POST', ann)).json().uses).toBe(2);
			moment.now += 0.2 * HOUR;
			expect((await press('POST', ann)).json().uses).toBe(3);
			expect((await press('POST', ann)).json().uses).toBe(3);
		});

		it('answer 404 for a prompt that the directory does not hold', async () => {
			const { press, counts, database, ann } = await open();
			for (const id of ['no-such-prompt', '__proto__', encodeURIComponent('../auth/me')]) {
				for (const method of ['PUT', 'DELETE', 'POST'] as const) {
					const answer = await press(method, ann, id);
					expect([id, method, answer.statusCode]).toEqual([id, method, 404]);
				}
			}
			const member = await findByEmail(database.db, 'ann@example.com');
			await database.db.insert(promptLikes).values({ userId: member?.id ?? '', promptId: 'taken-out-since' });
			expect(Object.keys((await counts()).counts)).not.toContain('taken-out-since');
			expect((await counts()).liked).toEqual([]);
		});

		it('refuse more than sixty presses a minute of one member, and no other member for it', async () => {
			const { press, ann, bob } = await open();
			for (let pressed = 0; pressed < 60; pressed++) expect((await press('PUT', ann)).statusCode).toBe(200);
			const refused = await press('PUT', ann);
			expect(refused.statusCode).toBe(429);
			expect(refused.json().error).toMatch(/^Too many likes and copies\. Try again in /);
			expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
			expect((await press('PUT', bob)).statusCode).toBe(200);
		});

		it('go away with the account', async () => {
			const { press, counts, database, ann, bob } = await open();
			await press('PUT', bob);
			await press('POST', bob);
			await database.db.delete(users).where(eq(users.email, 'bob@example.com'));
			expect((await counts(ann)).counts[SEO]).toEqual({ likes: 0, uses: 0 });
		});
	});
});
