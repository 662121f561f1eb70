/** What the description of the API says of each route, and requests that fit it. */

/** A JSON Schema, as far as our routes use it. */
export interface Schema {
	type?: string;
	enum?: readonly unknown[];
	const?: unknown;
	format?: string;
	pattern?: string;
	minLength?: number;
	minimum?: number;
	properties?: Readonly<Record<string, Schema>>;
	items?: Schema;
	anyOf?: readonly Schema[];
	oneOf?: readonly Schema[];
}

export interface Parameter {
	in: 'path' | 'query' | 'header';
	name: string;
	required?: boolean;
	schema: Schema;
}

export interface Operation {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** E.g. `/api/runs/{id}`. */
	path: string;
	parameters: readonly Parameter[];
	body: Schema | undefined;
	/** Needs a signed-in member. */
	isGuarded: boolean;
}

interface Described {
	security?: readonly object[];
	parameters?: readonly Parameter[];
	requestBody?: { content: Record<string, { schema: Schema }> };
}

export const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Every route of an OpenAPI document. */
export function operationsOf(paths: Record<string, Record<string, Described>>): Operation[] {
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { security = [], parameters = [], requestBody }]) => ({
			method: method.toUpperCase() as Operation['method'],
			path,
			parameters,
			body: requestBody?.content['application/json']?.schema,
			isGuarded: security.length > 0,
		})),
	);
}

/** Fields, and parts of an address, in which a value that merely fits would lead nowhere. */
export const KNOWN = [
	...['email', 'emails', 'newEmail', 'password', 'currentPassword', 'newPassword', 'token', 'address', 'currency'],
	...['provider', 'baseUrl', 'client', 'clientId', 'into', 'runs', 'clients', 'calls', 'shares', 'sessions'],
	...['emailInPath', 'tokenInPath', 'toolInPath', 'callIdInPath', 'promiseIdInPath', 'promptIdInPath'],
	'submissionIdInPath',
] as const;
export type Known = Readonly<Record<(typeof KNOWN)[number], string>>;

/** Stands for what is known until somebody sends it. */
export const placeholder = (name: string) => `known-${name}-here`;

/** The text with what is known in its place. */
export function withKnown(text: string, known: Known): string {
	return text.replaceAll(/known-(\w+)-here/g, (_, name: keyof Known) => known[name]);
}

/** A value that fits the schema, with every optional field. */
export function fitting(schema: Schema, name = ''): unknown {
	const [either] = schema.oneOf ?? schema.anyOf ?? [];
	if (either) return fitting(either, name);
	if (schema.type === 'string' && KNOWN.some((one) => one === name)) return placeholder(name);
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum.find((option) => option !== '');
	switch (schema.type) {
		case 'object':
			return Object.fromEntries(
				Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, fitting(inner, key)]),
			);
		case 'array':
			return schema.items ? [fitting(schema.items, name)] : [];
		case 'string':
			return textOf(schema);
		case 'integer':
		case 'number':
			return schema.minimum ?? 1;
		case 'boolean':
			return true;
		default:
			return null;
	}
}

function textOf({ format, pattern }: Schema): string {
	if (format === 'date-time') return '2026-03-02T09:00:00.000Z';
	if (format === 'date') return '2026-03-02';
	return pattern?.includes('A-Z') ? 'USD' : 'pumps';
}
