import { expect, it } from 'vitest';
import { buildTestApp } from '#test/app.ts';
import { onEveryDatabase } from '#test/database.ts';
import { besiege, modelToName } from '#test/hostile-requests/siege.ts';
import { SHORT_CALL_INPUT } from '#test/short-call.ts';
import { tinyTools } from '#test/tiny-tools.ts';
import { catalog } from '#tools/catalog.ts';

const MANY = 120;
/** Each of these reads a call or writes a result, or is followed by a new account. */
const FEW = 25;
const LONG_WORK =
	/generate|analyze|suggestions|answers|corrections|export|merge|signout|password|email|deletion|DELETE/;

onEveryDatabase((current) => {
	it('whatever is sent to a route, by whomever, it answers in our words, in time and without an error of ours', {
		timeout: 120_000,
	}, async () => {
		const { modelUrl, env } = await modelToName();
		const tool = tinyTools['client-tool'];
		const test = await buildTestApp({ tools: { 'client-tool': tool }, database: current(), env });
		const own = { contract: tool.contract, input: { topic: 'pumps' } };
		expect(await besiege({ test, tool: own, modelUrl, requestsTo: () => 5 })).toEqual([]);
	});

	it('a hundred requests of any kind to each route of every tool break none of its promises', {
		timeout: 1_200_000,
	}, async () => {
		const { modelUrl, env } = await modelToName();
		const test = await buildTestApp({ database: current(), env });
		const tool = { contract: catalog['sales-call-analyzer'], input: SHORT_CALL_INPUT };
		const requestsTo = ({ path, method }: { path: string; method: string }) =>
			LONG_WORK.test(`${method} ${path}`) ? FEW : MANY;
		expect(await besiege({ test, tool, modelUrl, requestsTo })).toEqual([]);
	});
});
