import { expect, it } from 'vitest';
import { buildTestApp } from '#test/app.ts';
import { tinyTools } from '#test/tiny-tools.ts';

const TOKEN = 'a-token-of-the-operator';

const watched = () => buildTestApp({ tools: tinyTools, env: { METRICS_TOKEN: TOKEN } });

it('is not there without METRICS_TOKEN', async () => {
	const test = await buildTestApp({ tools: tinyTools });
	const answer = await test.send('GET', '/metrics', { token: TOKEN });
	expect(answer.statusCode).not.toBe(200);
	expect(answer.body).not.toContain('http_request');
});

it('opens for its token alone, not for a session', async () => {
	const test = await watched();
	const member = await test.signUp('ann@example.com');
	for (const token of [undefined, member, `${TOKEN}x`, '']) {
		const refused = await test.send('GET', '/metrics', token === undefined ? {} : { token });
		expect(refused.statusCode).toBe(401);
		expect(refused.body).not.toContain('queue_jobs_waiting');
	}
	expect((await test.send('GET', '/metrics', { token: TOKEN })).statusCode).toBe(200);
});

it('counts requests by route, runs by tool, engine and outcome, and what waits', async () => {
	const test = await watched();
	const token = await test.signUp('ann@example.com');
	const body = { topic: 'pumps', source: 'Ann: we like it' };
	expect((await test.send('POST', '/api/tiny-tool/generate', { token, body })).statusCode).toBe(200);
	expect((await test.send('POST', '/api/careless-tool/generate', { token, body })).statusCode).toBe(500);
	await test.send('GET', '/api/runs?limit=1', { token });

	const { body: text, headers } = await test.send('GET', '/metrics', { token: TOKEN });
	expect(headers['content-type']).toContain('text/plain');
	expect(headers['cache-control']).toBe('no-store');
	expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/runs",status="200"} 1');
	expect(text).toContain('run_duration_seconds_count{tool="tiny-tool",engine="built-in",outcome="succeeded"} 1');
	expect(text).toContain('run_duration_seconds_count{tool="careless-tool",engine="built-in",outcome="failed"} 1');
	expect(text).toMatch(/queue_jobs_waiting\{queue="mail"\} 0/);
	expect(text).toContain('tool_pool_tasks{state="busy"} 0');
	expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
	expect(text).not.toContain('ann@example.com');
	expect(text).not.toContain('pumps');
});
