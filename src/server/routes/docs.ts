import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#server/export/html.ts';
import { styleNonce } from '#server/plugins/security.ts';

interface Operation {
	summary?: string;
	description?: string;
	security?: object[];
	parameters?: { name: string; in: string; description?: string }[];
	requestBody?: { content?: Record<string, { schema?: Shape }> };
	responses?: Record<string, { content?: Record<string, { schema?: Shape }> }>;
}

interface Shape {
	type?: string;
	properties?: Record<string, Shape>;
}

const STYLE =
	'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1a1b1e;background:#fff}code{font-size:.95em}h2{margin-top:2rem}dt{font-weight:600}';

/** The description of this API: as JSON for programs, and as a page without scripts for people. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
	app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
	app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
		const paths = app.swagger().paths as Record<string, Record<string, Operation>>;
		return reply.type('text/html; charset=utf-8').send(page(paths, styleNonce(reply.raw)));
	});
}

function page(paths: Record<string, Record<string, Operation>>, nonce: string): string {
	const routes = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => route(method, path, operation)),
	);
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Growth Toolkit API</title><style nonce="${nonce}">${STYLE}</style></head>
<body><h1>Growth Toolkit API</h1>
<p>JSON in, JSON out. Sign in, and send the token as <code>Authorization: Bearer …</code>.
The complete description is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${routes.join('\n')}
</body></html>
`;
}

function route(method: string, path: string, operation: Operation): string {
	const rows = [
		operation.security?.length ? row('Needs', 'a signed-in member') : '',
		...(operation.parameters ?? []).map((parameter) =>
			row(`${parameter.in} ${parameter.name}`, parameter.description ?? ''),
		),
		...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => row('Body', fields(schema))),
		...Object.entries(operation.responses ?? {}).map(([status, response]) =>
			row(
				status,
				Object.values(response.content ?? {})
					.map(({ schema }) => fields(schema))
					.join(', '),
			),
		),
	];
	return `<h2><code>${escapeHtml(`${method.toUpperCase()} ${path}`)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}. ${escapeHtml(operation.description ?? '')}</p><dl>${rows.join('')}</dl>`;
}

function row(term: string, description: string): string {
	return `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(description)}</dd>`;
}

function fields(schema: Shape | undefined): string {
	return schema?.properties ? Object.keys(schema.properties).join(', ') : (schema?.type ?? '');
}
