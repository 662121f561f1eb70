/** Requests that no page of ours sends, near enough to honest ones to get past the first check. */
import fc, { type Arbitrary } from 'fast-check';
import {
	brokenBody,
	hostileCursor,
	hostileHeaders,
	hostileText,
	hostileType,
	hostileValue,
	inAddress,
	LONG_TEXT,
	toJson,
} from './hostile-values.ts';
import { fitting, type Operation, type Parameter, placeholder } from './operations.ts';

export interface HostileRequest {
	method: Operation['method'];
	url: string;
	headers: Record<string, string>;
	body: string | undefined;
}

/** A part of a request, as an honest client sends it and as none does. */
interface Part<Value> {
	honest: Arbitrary<Value>;
	hostile: Arbitrary<Value>;
}

const PARTS = ['path', 'query', 'headers', 'type', 'body'] as const;

/** With one hostile part most of the time: two would hide each other. */
export function hostileRequest(operation: Operation): Arbitrary<HostileRequest> {
	const either = <Value>(part: (typeof PARTS)[number], { honest, hostile }: Part<Value>, chosen: readonly string[]) =>
		chosen.includes(part) ? hostile : honest;
	const some = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...partsOf(operation)).map((part) => [part]) },
		{ weight: 1, arbitrary: fc.subarray([...PARTS]) },
	);
	return some
		.chain((chosen) =>
			fc.record({
				path: either('path', pathOf(operation), chosen),
				query: either('query', queryOf(operation), chosen),
				headers: either('headers', { honest: fc.constant({}), hostile: hostileHeaders }, chosen),
				type: either('type', { honest: fc.constant(typeOf(operation)), hostile: hostileType }, chosen),
				body: either('body', bodyOf(operation), chosen),
			}),
		)
		.map(({ path, query, headers, type, body }) => ({
			method: operation.method,
			url: `${path}${query}`,
			headers: body === undefined ? headers : { ...headers, 'content-type': type },
			body,
		}));
}

/** Those that a route reads, its body most often: it says the most. */
function partsOf({ method, body, parameters }: Operation): (typeof PARTS)[number][] {
	const reads = (place: Parameter['in']) => parameters.some((one) => one.in === place);
	return [
		'headers',
		'query',
		...(reads('query') ? (['query', 'query'] as const) : []),
		...(reads('path') ? (['path', 'path'] as const) : []),
		...(method === 'GET' ? [] : (['type', 'body'] as const)),
		...(body ? (['body', 'body', 'body', 'body'] as const) : []),
	];
}

function typeOf({ path }: Operation): string {
	return path.startsWith('/api/account/import') ? 'application/zip' : 'application/json';
}

function pathOf({ path, parameters }: Operation): Part<string> {
	const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
	const kind = /(\w+)\/\{id\}/.exec(path)?.[1] ?? '';
	const filled = (values: readonly string[]) =>
		names.reduce((url, name, index) => url.replace(`{${name}}`, () => values[index] ?? ''), path);
	const honest = names.map((name) => placeholder(name === 'id' ? kind : `${name}InPath`));
	return {
		honest: fc.constant(filled(honest)),
		hostile: fc.tuple(...names.map(() => inAddress)).map(filled),
	};
}

function queryOf({ parameters }: Operation): Part<string> {
	const given = parameters.filter((one) => one.in === 'query');
	const joined = (pairs: readonly string[]) => {
		const all = pairs.filter((pair) => pair !== '');
		return all.length > 0 ? `?${all.join('&')}` : '';
	};
	const honest = given.map(honestPair);
	const unknown = fc.tuple(inAddress, inAddress).map((pair) => pair.join('='));
	const withOne = (index: number) => fc.tuple(...honest.with(index, hostilePair(given[index]))).map(joined);
	return {
		honest: fc.tuple(...honest).map(joined),
		hostile: fc.oneof(
			fc.tuple(unknown, ...honest).map(joined),
			...given.map((_, index) => ({ weight: 3, arbitrary: withOne(index) })),
		),
	};
}

function honestPair({ name, schema, required }: Parameter): Arbitrary<string> {
	const values = schema.enum ?? [name === 'cursor' ? '' : fitting(schema, name)];
	const pair = fc.constantFrom(...values).map((value) => `${name}=${encodeURIComponent(String(value))}`);
	return required ? pair : fc.option(pair, { nil: '' });
}

function hostilePair(parameter: Parameter | undefined): Arbitrary<string> {
	const name = parameter?.name ?? '';
	const value = name === 'cursor' ? fc.oneof(hostileCursor, inAddress) : inAddress;
	return fc.oneof(
		{ weight: 3, arbitrary: value.map((one) => `${name}=${one}`) },
		fc.constantFrom('', name, `${name}=1&${name}=2`, `${name}[a]=b`, `${name}[]=`, `${name}=${LONG_TEXT}`),
	);
}

function bodyOf({ method, body }: Operation): Part<string | undefined> {
	if (!body) return { honest: fc.constant(undefined), hostile: method === 'GET' ? fc.constant(undefined) : brokenBody };
	const honest = fitting(body);
	const changed = fc
		.tuple(
			fc.constantFrom(...placesIn(honest)),
			fc.oneof({ weight: 4, arbitrary: hostileValue }, fc.constant(undefined)),
		)
		.map(([place, value]) => replaced(honest, place, value));
	const added = fc.tuple(hostileText, hostileValue).map(([key, value]) => replaced(honest, [key], value));
	return {
		honest: fc.constant(toJson(honest)),
		hostile: fc.oneof(
			{ weight: 8, arbitrary: changed.map(toJson) },
			{ weight: 1, arbitrary: added.map(toJson) },
			{ weight: 1, arbitrary: hostileValue.map(toJson) },
			{ weight: 1, arbitrary: brokenBody },
		),
	};
}

/** The paths of every value in a JSON value, the whole one first. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
	const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
	return [at, ...inner.flatMap(([key, one]) => placesIn(one, [...at, key]))];
}

/** A copy in which that place holds another value; undefined takes it out. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
	if (key === undefined) return by;
	const entries = Object.entries(Object(value)).map(([name, one]) => [
		name,
		name === key ? replaced(one, rest, by) : one,
	]);
	if (Array.isArray(value)) return entries.map(([, one]) => one);
	return Object.fromEntries(entries.some(([name]) => name === key) ? entries : [...entries, [key, by]]);
}
