/** An installation whose owner connects a model, in tests of what the settings of the model do. */
import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import type { Run } from '#shared/runs.ts';
import { buildTestApp, type TestAppOptions } from './app.ts';
import { answer, type Behaviour, type ModelServer, startModelServer } from './model-server.ts';
import { tinyAnswer, tinyTool } from './tiny-tool.ts';
import { tinyTools } from './tiny-tools.ts';

export const STATE = '/api/settings/model';
export const body = { topic: 'ferries', source: 'Ann: The ferry is late.' };

export async function models(...plan: Behaviour[]): Promise<ModelServer> {
	const server = await startModelServer(...(plan.length > 0 ? plan : [answer(tinyAnswer)]));
	onTestFinished(() => server.close());
	return server;
}

/** An installation with its owner signed in. */
export async function installation(options: TestAppOptions = {}) {
	const test = await buildTestApp({ tools: tinyTools, ...options });
	const token = await test.signUp('owner@example.com');
	await makeOwner(test.database.db, 'owner@example.com');
	const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, given?: object) =>
		test.send(method, url, { token, body: given });
	const write = () => writtenBy(send('POST', tinyTool.contract.endpoint, body));
	return { ...test, ask: test.send, token, send, write };
}

export async function writtenBy(response: Promise<LightMyRequestResponse>): Promise<string> {
	const { source, model }: Run = (await response).json().run;
	return source === 'model' ? (model ?? '') : source;
}

export const local = ({ url }: ModelServer, changes: object = {}) => ({
	provider: 'openai-compatible',
	baseUrl: url,
	model: 'test-model',
	...changes,
});
