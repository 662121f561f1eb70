import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const failure = (text: 'message' | 'error', further: object) => ({
	description: 'What went wrong, in words and as a code',
	type: 'object',
	properties: { [text]: { type: 'string' }, code: { type: 'string' }, ...further },
	required: [text, 'code'],
});

const ACCOUNT_FAILURE = failure('message', { errors: { type: 'array', items: { type: 'string' } } });
const FAILURE = failure('error', {
	details: {
		type: 'array',
		items: { type: 'object', properties: { field: { type: 'string' }, problem: { type: 'string' } } },
	},
	run: { type: 'object' },
});

/** Collects all routes registered after it; `routes/docs.ts` serves them. */
export async function describeRoutes(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Growth Toolkit',
				version,
				description: 'JSON in, JSON out. Sign in, and send the token as bearer.',
			},
			components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
		},
		transform(route) {
			const transformed = jsonSchemaTransform(route);
			if (transformed.schema?.hide) return transformed;
			const failures = /^\/api\/(auth|password)\//.test(route.url) ? ACCOUNT_FAILURE : FAILURE;
			const successes = Object.entries((transformed.schema?.response ?? {}) as Record<string, object>).map(
				([status, schema]) => [
					status,
					{ description: status === '202' ? 'The run, which goes on' : 'As asked', ...schema },
				],
			);
			const response = { ...Object.fromEntries(successes), '4xx': failures, '5xx': failures };
			return { ...transformed, schema: { ...transformed.schema, response } };
		},
	});
}
