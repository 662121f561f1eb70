import { describe, expect, it } from 'vitest';
import { findByEmail } from '#server/accounts/users.ts';
import { runs } from '#server/database/schema.ts';
import { buildTestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';

const email = 'ada@example.com';
const START = Date.parse('2026-03-02T21:00:00Z');
const DAY = 86_400_000;

describe('the statistics of a member', () => {
	onAnyDatabase((current) => {
		const open = async () => {
			const moment = { now: START };
			const env = { SESSION_IDLE_DAYS: '30' };
			const app = await buildTestApp({ database: current(), now: () => new Date(moment.now), env });
			const statistics = async (token: string) =>
				(await app.send('GET', '/api/profile/statistics', { token })).json().statistics;
			const run = async (owner: string, tool: string, day: number) => {
				const userId = (await findByEmail(current().db, owner))?.id ?? '';
				const createdAt = new Date(START + day * DAY);
				const facts = { title: `${tool} on day ${day}`, status: 'succeeded', source: 'built-in' } as const;
				await current()
					.db.insert(runs)
					.values({ id: `${owner} ${tool} ${day}`, userId, tool, createdAt, input: {}, ...facts });
			};
			return { ...app, statistics, run, moment };
		};

		it('are nothing for a new member', async () => {
			const { signUp, statistics } = await open();
			expect(await statistics(await signUp(email))).toEqual({
				toolsUsed: 0,
				runs: 0,
				daysActive: 0,
				runsThisWeek: 0,
				recentActivity: [],
			});
		});

		it("PROFILE-4: are counted from the member's own runs", async () => {
			const { signUp, statistics, run, moment } = await open();
			const token = await signUp(email);
			await signUp('grace@example.com');
			for (const day of [0, 1, 2, 3]) await run(email, 'compass', day);
			for (const day of [9, 10, 11]) await run(email, 'ideator', day);
			await run('grace@example.com', 'dealmaker', 11);
			moment.now = START + 11 * DAY;
			const found = await statistics(token);
			expect(found).toMatchObject({ toolsUsed: 2, runs: 7, runsThisWeek: 3, daysActive: 11 });
			const titles = found.recentActivity.map(({ title }: { title: string }) => title);
			const expected = ['ideator on day 11', 'ideator on day 10', 'ideator on day 9', 'compass on day 3'];
			expect(titles).toEqual([...expected, 'compass on day 2']);
			expect(found.recentActivity[0]).not.toHaveProperty('input');
		});

		it('PROFILE-3: count days by the calendar in UTC', async () => {
			const { signUp, statistics, moment } = await open();
			const token = await signUp(email);
			moment.now = Date.parse('2026-03-02T23:59:59Z');
			expect((await statistics(token)).daysActive).toBe(0);
			moment.now = Date.parse('2026-03-03T00:00:00Z');
			expect((await statistics(token)).daysActive).toBe(1);
		});
	});
});
