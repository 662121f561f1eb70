import { describe, expect, it } from 'vitest';
import type { FullClient } from '#shared/clients.ts';
import { isExampleClient } from '#shared/example-client.ts';
import type { Run } from '#shared/runs.ts';
import { buildTestApp } from '#test/app.ts';

async function member() {
	const test = await buildTestApp();
	const signedUp = async (email: string) => {
		const token = await test.signUp(email);
		const ask = (method: 'GET' | 'POST' | 'DELETE', url: string) => test.send(method, url, { token });
		const runs = async (): Promise<Run[]> => (await ask('GET', '/api/runs')).json().runs;
		const open = async (): Promise<FullClient> => {
			const opened = await ask('POST', '/api/clients/example');
			expect(opened.statusCode).toBe(200);
			return (await ask('GET', `/api/clients/${opened.json().client.id}`)).json();
		};
		return { token, ask, runs, open };
	};
	return { ...(await signedUp('ada@example.com')), signedUp, app: test.app };
}

describe('the example client', () => {
	it('is a client with a call, its analysis and a proposal, written by the built-in engine', async () => {
		const { open } = await member();
		const { client, calls, runs } = await open();
		expect(client).toMatchObject({ company: 'Vance Bakery', people: [{ name: 'Colm Vance' }, { name: 'Orla Vance' }] });
		expect(runs.map(({ tool, status, source }) => [tool, status, source])).toEqual([
			['dealmaker', 'succeeded', 'built-in'],
			['sales-call-analyzer', 'succeeded', 'built-in'],
		]);
		expect(calls).toMatchObject([{ id: runs[0]?.callId, outcome: 'next-step', clientId: client.id }]);
	});

	it('is made once for each member, and nothing of it twice', async () => {
		const { open, runs, signedUp } = await member();
		const [first, again] = [await open(), await open()];
		expect(again).toEqual(first);
		expect(await runs()).toHaveLength(2);
		const other = await signedUp('eve@example.com');
		expect((await other.ask('GET', `/api/clients/${first.client.id}`)).statusCode).toBe(404);
		expect((await other.open()).client.id).not.toBe(first.client.id);
	});

	it('stays an example where an export brings it to another member', async () => {
		const { ask, open, signedUp, app } = await member();
		await open();
		const archive = (await ask('POST', '/api/account/export')).rawPayload;
		const other = await signedUp('eve@example.com');
		const headers = { authorization: `Bearer ${other.token}`, 'content-type': 'application/zip' };
		await app.inject({ method: 'POST', url: '/api/account/import', headers, payload: archive });
		const brought = await other.runs();
		expect(brought.map(({ clientId }) => isExampleClient(clientId))).toEqual([true, true]);
		expect((await other.open()).client.id).toBe(brought[0]?.clientId);
	});

	it('counts in no statistics', async () => {
		const { ask, open } = await member();
		await open();
		const { statistics } = (await ask('GET', '/api/profile/statistics')).json();
		expect(statistics).toMatchObject({ toolsUsed: 0, runs: 0, runsThisWeek: 0 });
	});

	it('goes whole where it is removed, and can be made again', async () => {
		const { ask, runs, open } = await member();
		const { client } = await open();
		expect((await ask('GET', '/api/search?q=vance')).json().hits).not.toEqual([]);
		expect((await ask('DELETE', `/api/clients/${client.id}`)).statusCode).toBe(200);
		expect(await runs()).toEqual([]);
		expect((await ask('GET', '/api/calls')).json().calls).toEqual([]);
		expect((await ask('GET', '/api/clients')).json().clients).toEqual([]);
		expect((await ask('GET', '/api/search?q=vance')).json().hits).toEqual([]);
		expect((await open()).runs.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
	});
});
