import type { FullRun, Run } from '#shared/runs.ts';
import type { SearchHit } from '#shared/search.ts';
import { startApi } from './api-server.ts';

/** A run that has a result, as lists show it. */
export function run(id: string, changes: Partial<Run> = {}): Run {
	return {
		id,
		tool: 'sales-call-analyzer',
		title: `Call ${id}`,
		status: 'succeeded',
		source: 'built-in',
		createdAt: new Date().toISOString(),
		...changes,
	};
}

/** A run as a search finds it. */
export function hitOf(found: Run, changes: Partial<SearchHit> = {}): SearchHit {
	const { id, title, createdAt: changedAt } = found;
	const nothing = { titleMarks: [], place: '', marks: [], line: null, clientId: null };
	return { kind: 'run', id, title, ...nothing, run: found, changedAt, ...changes };
}

/** A server that keeps these runs as the product's does: lists, titles, search, deletion, cancelling. */
export async function startHistory(given: readonly (Run | FullRun)[]) {
	let runs = [...given];
	const deleted = new Map<string, Run | FullRun>();
	const change = (id: string, changes: Partial<Run>) => {
		runs = runs.map((one) => (one.id === id ? { ...one, ...changes } : one));
	};
	const find = (id: string) => runs.find((one) => one.id === id);
	const api = await startApi({
		'GET /api/runs': ({ query }) => {
			const wanted = new URLSearchParams(query);
			const allows = (name: string, value: string) => (wanted.get(name) ?? value) === value;
			const fits = ({ tool, title, status, source }: Run) =>
				allows('tool', tool) &&
				allows('status', status) &&
				allows('engine', source) &&
				title.includes(wanted.get('q') ?? '');
			return { body: { runs: runs.filter(fits), nextCursor: null } };
		},
		'GET /api/search': ({ query }) => {
			const words = new URLSearchParams(query).get('q') ?? '';
			const hits = runs.filter(({ title }) => title.includes(words)).map((one) => hitOf(one));
			return { body: { hits, nextCursor: null } };
		},
	});
	for (const { id } of given) {
		const path = `/api/runs/${id}`;
		api.routes[`GET ${path}`] = () => (find(id) ? { body: { run: find(id) } } : { status: 404 });
		api.routes[`PATCH ${path}`] = ({ body }) => {
			change(id, body as Partial<Run>);
			return { body: { run: find(id) } };
		};
		api.routes[`DELETE ${path}`] = () => {
			const found = find(id);
			if (found) deleted.set(id, found);
			runs = runs.filter((one) => one.id !== id);
			return { status: found ? 200 : 404, body: {} };
		};
		api.routes[`POST ${path}/restore`] = () => {
			const found = deleted.get(id);
			if (!found) return { status: 404, body: { error: 'This run does not exist.' } };
			runs = given.flatMap((one) => (one.id === id ? [found] : runs.filter((other) => other.id === one.id)));
			return { body: { run: found } };
		};
		api.routes[`POST ${path}/cancel`] = () => {
			change(id, { status: 'cancelled' });
			return { body: { run: find(id) } };
		};
	}
	return { ...api, change };
}
