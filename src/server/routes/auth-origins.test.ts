import { expect, it } from 'vitest';
import { buildTestApp, TEST_PASSWORD } from '#test/app.ts';

const listed = 'https://app.example.com';
const body = JSON.stringify({ email: 'ada@example.com', password: TEST_PASSWORD });

/** Acts like a browser: sends a preflight request first, and the real one only if allowed. */
async function signInFrom(address: string, origin: string): Promise<{ status: number; token?: string } | 'blocked'> {
	const preflight = await fetch(`${address}/api/auth/signin`, {
		method: 'OPTIONS',
		headers: {
			origin,
			'access-control-request-method': 'POST',
			'access-control-request-headers': 'content-type',
		},
	});
	if (!isAllowed(preflight, origin)) return 'blocked';
	expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
	expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
	const headers = { origin, 'content-type': 'application/json' };
	const answer = await fetch(`${address}/api/auth/signin`, { method: 'POST', headers, body });
	if (!isAllowed(answer, origin)) return 'blocked';
	return { status: answer.status, token: ((await answer.json()) as { data: { token: string } }).data.token };
}

/** With credentials, so that a `*` is not enough. */
function isAllowed({ headers }: Response, origin: string): boolean {
	return (
		headers.get('access-control-allow-origin') === origin && headers.get('access-control-allow-credentials') === 'true'
	);
}

it('signing in works from an origin of CORS_ORIGINS, and from no other', async () => {
	const app = await buildTestApp({ env: { CORS_ORIGINS: `${listed},http://localhost:5173` } });
	await app.signUp('ada@example.com');
	const address = await app.listen();
	expect(await signInFrom(address, listed)).toEqual({ status: 200, token: expect.any(String) });
	expect(await signInFrom(address, 'http://localhost:5173')).toMatchObject({ status: 200 });
	for (const other of [
		'https://evil.example.com',
		'https://app.example.com.evil.example',
		'http://app.example.com',
		'null',
	])
		expect(await signInFrom(address, other)).toBe('blocked');
});

it('signing in works from no other origin where CORS_ORIGINS is empty', async () => {
	const app = await buildTestApp();
	await app.signUp('ada@example.com');
	expect(await signInFrom(await app.listen(), listed)).toBe('blocked');
});
