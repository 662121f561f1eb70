import type { Call, FullCall } from '#shared/calls.ts';
import type { Client, ClientChange, ClientSummary, FullClient, NewClient, OpenPoints } from '#shared/clients.ts';
import { exampleClientId } from '#shared/example-client.ts';
import type { FullRun } from '#shared/runs.ts';
import { startApi } from './api-server.ts';

const NOW = '2026-03-16T10:00:00.000Z';

/** A client as it is kept. */
export function client(id: string, changes: Partial<Client> = {}): Client {
	return {
		id,
		company: `Company ${id}`,
		trade: '',
		size: '',
		website: '',
		notes: '',
		people: [],
		createdAt: NOW,
		changedAt: NOW,
		archivedAt: null,
		...changes,
	};
}

/** A kept call with its text. */
export function call(id: string, changes: Partial<FullCall> = {}): FullCall {
	return {
		id,
		title: `Call ${id}`,
		clientId: null,
		company: null,
		runId: null,
		outcome: 'open',
		createdAt: NOW,
		transcript: `Ann: Hello from ${id}.`,
		roles: [],
		...changes,
	};
}

interface Kept {
	clients?: readonly Client[];
	/** Beside the client, on its page. */
	things?: Partial<Omit<FullClient, 'client'>>;
	open?: Partial<OpenPoints>;
	calls?: readonly FullCall[];
	runs?: readonly FullRun[];
}

/** A server that keeps clients, calls and runs as the product's does. */
export async function startClients({ clients: given = [], things = {}, open = {}, calls = [], runs = [] }: Kept = {}) {
	let clients = [...given];
	const api = await startApi({
		'GET /api/clients': ({ query }) => {
			const wanted = new URLSearchParams(query);
			const q = (wanted.get('q') ?? '').toLowerCase();
			const found = clients.filter(
				({ company, archivedAt }) =>
					company.toLowerCase().includes(q) && (archivedAt !== null) === (wanted.get('archived') === 'true'),
			);
			return { body: { clients: found.map(summary), nextCursor: null } };
		},
		'POST /api/clients': ({ body }) => {
			const added = client(`new-${clients.length}`, body as NewClient);
			keep(added);
			return { status: 201, body: { client: added } };
		},
		'POST /api/clients/example': () => {
			const added = client(exampleClientId('user-1'), { company: 'Vance Bakery' });
			keep(added);
			return { body: { client: added } };
		},
		'GET /api/promises': { body: { promises: [] } },
		'GET /api/calls': { body: { calls: calls.map(withoutText), nextCursor: null } },
	});
	for (const one of calls) api.routes[`GET /api/calls/${one.id}`] = { body: { call: one } };
	for (const one of runs) {
		let run = one;
		api.routes[`PATCH /api/runs/${one.id}`] = ({ body }) => {
			run = { ...run, ...(body as Partial<FullRun>) };
			return { body: { run } };
		};
	}
	for (const one of given) serve(one.id);
	return { ...api, client: (id: string) => clients.find((one) => one.id === id) };

	function keep(added: Client) {
		clients = [added, ...clients];
		serve(added.id);
	}

	function serve(id: string) {
		const path = `/api/clients/${id}`;
		const contents = { clientId: id, calls: 0, runs: 0, shares: 0 };
		const find = () => clients.find((one) => one.id === id);
		api.routes[`GET ${path}`] = () => {
			const found = find();
			if (!found) return { status: 404, body: { error: 'This client does not exist.', code: 'NOT_FOUND' } };
			return { body: { client: found, calls: [], runs: [], shares: [], contents, ...things } };
		};
		api.routes[`GET ${path}/contents`] = { body: things.contents ?? contents };
		api.routes[`GET ${path}/open`] = { body: { clientId: id, doubts: [], questions: [], ...open } };
		api.routes[`PATCH ${path}`] = ({ body }) => {
			const { archived, ...fields } = body as ClientChange;
			const archivedAt = archived === undefined ? {} : { archivedAt: archived ? NOW : null };
			clients = clients.map((one) => (one.id === id ? { ...one, ...(fields as Partial<Client>), ...archivedAt } : one));
			return { body: { client: find() } };
		};
		api.routes[`DELETE ${path}`] = () => {
			clients = clients.filter((one) => one.id !== id);
			return { body: {} };
		};
		api.routes[`POST ${path}/merge`] = ({ body }) => {
			clients = clients.filter((one) => one.id !== id);
			return { body: { client: clients.find((one) => one.id === (body as { into: string }).into) } };
		};
	}
}

function summary({ notes: _, website: __, ...others }: Client): ClientSummary {
	return { ...others, runs: 0, calls: 0 };
}

function withoutText({ transcript: _, roles: __, ...others }: FullCall): Call {
	return others;
}
