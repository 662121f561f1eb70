import { expect, it } from 'vitest';
import { buildTestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { besiege, modelToName } from '#test/hostile-requests/siege.ts';
import { tinyTools } from '#test/tiny-tools.ts';

onAnyDatabase((current) => {
	it('whatever is sent to a route, by whomever, it answers in our words, in time and without an error of ours', {
		timeout: 120_000,
	}, async () => {
		const { modelUrl, env } = await modelToName();
		const tool = tinyTools['client-tool'];
		const test = await buildTestApp({ tools: { 'client-tool': tool }, database: current(), env });
		const own = { contract: tool.contract, input: { topic: 'pumps' } };
		expect(await besiege({ test, tool: own, modelUrl, requestsTo: () => 5 })).toEqual([]);
	});
});
