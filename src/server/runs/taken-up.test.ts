import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { runs } from '#server/database/schema.ts';
import { buildTestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/database.ts';
import { tinyTool } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';

it('a run that a killed server had under way is taken up by the next at once, however lively its job looks', async () => {
	const database = await openTestDatabase();
	onTestFinished(() => database.close());
	const first = await buildTestApp({ tools: tinyTools, database });
	const token = await first.signUp('ann@example.com');
	const body = { topic: 'pumps', source: 'Ann: we like it' };
	const { id } = (await first.send('POST', tinyTool.contract.endpoint, { token, body })).json().run;
	await first.close();
	// As `kill -9` leaves it, but that no missing heartbeat gives it away.
	await database.db.update(runs).set({ status: 'running', output: null, finishedAt: null }).where(eq(runs.id, id));
	await database.db.execute(sql`
		update pgboss.job set state = 'active', completed_on = null, heartbeat_on = now() + interval '1 hour'
		where id = ${id}`);
	const next = await buildTestApp({ tools: tinyTools, database });
	await expect
		.poll(async () => (await next.send('GET', `/api/runs/${id}`, { token })).json().run)
		.toMatchObject({ status: 'succeeded', output: { report: { summary: 'About pumps.' } } });
	await next.close();
});
