import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, signInAs } from '#test/browser/render.tsx';
import { ApiFailure, OFFLINE_MESSAGE, request } from './client.ts';
import { fileName } from './download.ts';

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
	const failure = await call.catch((reason: unknown) => reason);
	if (failure instanceof ApiFailure) return failure;
	throw new Error('The call did not fail');
}

afterEach(() => {
	delete window.early;
	vi.restoreAllMocks();
});

describe('request', () => {
	it('API-1: API-22: sends JSON with the bearer token of the member', async () => {
		const api = await startApi({ 'POST /api/tool': { body: { done: true } } });
		signInAs(undefined, 'the-token');
		expect(await request('/api/tool', { method: 'POST', body: { words: 'é' } })).toEqual({ done: true });
		const [seen] = api.seen('POST /api/tool');
		expect(seen?.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer the-token' });
		expect(seen?.body).toEqual({ words: 'é' });
	});

	it('takes what was asked before the app was there, once, and only for that member', async () => {
		const api = await startApi({ 'GET /api/runs': { body: { runs: ['asked again'] } } });
		signInAs(undefined, 'the-token');
		const asked = () => new Map([['/api/runs', Promise.resolve(Response.json({ runs: ['asked early'] }))]]);
		window.early = { token: 'another-token', answers: asked() };
		expect(await request('/api/runs')).toEqual({ runs: ['asked again'] });
		window.early = { token: 'the-token', answers: asked() };
		vi.spyOn(performance, 'now').mockReturnValue(900);
		expect(await request('/api/runs')).toEqual({ runs: ['asked early'] });
		expect(await request('/api/runs')).toEqual({ runs: ['asked again'] });
		expect(api.seen('GET /api/runs')).toHaveLength(2);
	});

	it('asks where the early answer did not come, or came too long ago', async () => {
		await startApi({ 'GET /api/runs': { body: { runs: ['asked again'] } } });
		signInAs(undefined, 'the-token');
		const clock = vi.spyOn(performance, 'now').mockReturnValue(900);
		window.early = { token: 'the-token', answers: new Map([['/api/runs', Promise.resolve(null)]]) };
		expect(await request('/api/runs')).toEqual({ runs: ['asked again'] });
		clock.mockReturnValue(11_000);
		window.early = { token: 'the-token', answers: new Map([['/api/runs', Promise.resolve(Response.json({}))]]) };
		expect(await request('/api/runs')).toEqual({ runs: ['asked again'] });
	});

	it('sends no Authorization without a session', async () => {
		const api = await startApi({ 'GET /api/open': {} });
		await request('/api/open');
		expect(api.seen('GET /api/open')[0]?.headers.authorization).toBeUndefined();
	});

	it('ERR-1: a failure carries the error text of the body, its code, details and run', async () => {
		const run = { id: 'run-1' };
		await startApi({
			'POST /api/tool': { status: 502, body: { error: 'The model failed.', code: 'MODEL_FAILED', details: [1], run } },
		});
		const failure = await failureOf(request('/api/tool', { method: 'POST', body: {} }));
		expect(failure).toMatchObject({
			message: 'The model failed.',
			status: 502,
			code: 'MODEL_FAILED',
			details: [1],
			run,
		});
	});

	it('ERR-2: without an error text the message is the status', async () => {
		await startApi({
			'GET /api/empty': { status: 503, body: {} },
			'GET /api/html': { status: 500, body: '<h1>no</h1>' },
		});
		expect((await failureOf(request('/api/empty'))).message).toBe('API call failed with status: 503');
		expect((await failureOf(request('/api/html'))).message).toBe('API call failed with status: 500');
	});

	it('takes the message of an account route', async () => {
		await startApi({ 'PUT /api/auth/change': { status: 400, body: { message: 'No.', errors: ['a', 'b'] } } });
		const failure = await failureOf(request('/change', { base: 'auth', method: 'PUT', body: {} }));
		expect(failure).toMatchObject({ message: 'No.', errors: ['a', 'b'] });
	});

	it('says plainly that the server could not be reached', async () => {
		const api = await startApi();
		api.stop();
		expect(await failureOf(request('/api/runs'))).toMatchObject({ status: 0, message: OFFLINE_MESSAGE });
	});

	it('is made once more when its session was exchanged after it was sent', async () => {
		const api = await startApi({
			'POST /api/tool': ({ headers }) => {
				if (headers.authorization === 'Bearer newer') return { body: { done: true } };
				signInAs(undefined, 'newer');
				return { status: 401, body: { error: 'Sign in to go on.' } };
			},
		});
		signInAs(undefined, 'older');
		expect(await request('/api/tool', { method: 'POST', body: { words: 'the same' } })).toEqual({ done: true });
		expect(api.requests.map(({ body }) => body)).toEqual([{ words: 'the same' }, { words: 'the same' }]);
		expect(localStorage.getItem('auth_token')).toBe('newer');
	});

	it('is made no third time when the new token is refused, too, which ends the session', async () => {
		const api = await startApi({
			'GET /api/runs': () => {
				if (api.requests.length === 1) signInAs(undefined, 'newer');
				return { status: 401, body: { error: 'Sign in to go on.' } };
			},
		});
		signInAs(undefined, 'older');
		expect(await failureOf(request('/api/runs'))).toMatchObject({ status: 401 });
		expect(api.requests).toHaveLength(2);
		expect(localStorage.getItem('auth_token')).toBeNull();
	});

	it('is never repeated in the name of another member, whose session it does not end', async () => {
		const api = await startApi({
			'POST /api/tool': () => {
				signInAs(createUser({ id: 'user-2' }), 'theirs');
				return { status: 401, body: { error: 'Sign in to go on.' } };
			},
		});
		signInAs(createUser({ id: 'user-1' }), 'mine');
		expect(await failureOf(request('/api/tool', { method: 'POST', body: {} }))).toMatchObject({ status: 401 });
		expect(api.requests).toHaveLength(1);
		expect(localStorage.getItem('auth_token')).toBe('theirs');
	});
});

describe('fileName', () => {
	it('prefers the UTF-8 form', () => {
		expect(fileName(`attachment; filename="Anruf.md"; filename*=UTF-8''Anruf%20%C3%A4.md`)).toBe('Anruf ä.md');
		expect(fileName('attachment; filename="call.json"')).toBe('call.json');
		expect(fileName(null)).toBeNull();
	});
});
