import { expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { besiege } from '#test/hostile-requests/siege.ts';
import { answer, startModelServer } from '#test/model-server.ts';
import { tinyAnswer } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';

onAnyDatabase((current) => {
	it('whatever is sent to a route, by whomever, it answers in our words, in time and without an error of ours', {
		timeout: 120_000,
	}, async () => {
		const model = await startModelServer(answer(tinyAnswer));
		onTestFinished(() => model.close());
		const env = { PURCHASE_WEBHOOK_SECRET: 'whsec_only-for-this-test', AI_LOCAL_SERVERS: new URL(model.url).origin };
		const tool = tinyTools['client-tool'];
		const test = await buildTestApp({ tools: { 'client-tool': tool }, database: current(), env });
		const own = { contract: tool.contract, input: { topic: 'pumps' } };
		expect(await besiege({ test, tool: own, modelUrl: model.url, requestsTo: () => 5 })).toEqual([]);
	});
});
