import { locks } from 'node:worker_threads';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';
import { request } from '#web/api/client.ts';
import { AuthProvider, useAuth } from './auth-provider.tsx';
import { PublicOnly, RequireMember } from './guards.tsx';

const NO_RUNS = { 'GET /api/runs': { body: { runs: [], nextCursor: null } } };

function Bare() {
	useAuth();
	return null;
}

/** The session and the functions that change it, as a page sees them now. */
function renderAuth() {
	return renderHook(() => useAuth(), { wrapper: AuthProvider }).result;
}

/** What another tab does to the storage, and the event that this tab receives. */
function inAnotherTab(change: () => void) {
	act(() => {
		change();
		window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
	});
}

describe('useAuth', () => {
	it('ERR-5: throws outside its provider', () => {
		const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
		expect(() => render(<Bare />)).toThrow('useAuth must be used within an AuthProvider');
		silence.mockRestore();
	});
});

describe('the session', () => {
	it.each([RequireMember, PublicOnly])('SESSION-1: shows a spinner until it is known who is there', (Guard) => {
		signInAs();
		// The first rendering only: storage is read after it.
		const page = renderToStaticMarkup(
			<MemoryRouter>
				<AuthProvider>
					<Routes>
						<Route element={<Guard />}>
							<Route path="/" element={<p>The page</p>} />
						</Route>
					</Routes>
				</AuthProvider>
			</MemoryRouter>,
		);
		expect(page).toContain('aria-label="Loading"');
		expect(page).not.toContain('The page');
	});

	it('SESSION-2: SESSION-3: is restored from auth_token and auth_user', async () => {
		await startApi(NO_RUNS);
		signInAs(createUser({ email: 'restored@okafor.example' }));
		const { user } = renderApp('/compass');
		await user.click(await screen.findByRole('button', { name: /Account menu/ }));
		expect(await screen.findByText('restored@okafor.example')).toBeVisible();
	});

	it.each([
		['only a token', { auth_token: 'token' }],
		['only a user', { auth_user: JSON.stringify(createUser()) }],
		['a user that is no JSON', { auth_token: 'token', auth_user: '{"id":' }],
		['a user without an email', { auth_token: 'token', auth_user: '{"id":"1"}' }],
	])('SESSION-4: nobody is signed in with %s, and the loading ends', async (_, stored) => {
		for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
		renderApp('/');
		expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
	});

	it('SESSION-5: a sign-in saves token and user and leaves for / with a full redirect', async () => {
		const account = createUser();
		await startApi({ 'POST /api/auth/signin': { body: { data: { token: 'fresh', user: account } } } });
		const { user, redirects } = renderApp('/signin');
		await user.fill(await screen.findByLabelText(/^Email/), account.email);
		await user.fill(screen.getByLabelText(/^Password/), 'a good password');
		await user.click(screen.getByRole('button', { name: 'Sign In' }));
		await waitFor(() => expect(redirects).toEqual(['/']));
		expect(localStorage.getItem('auth_token')).toBe('fresh');
		expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(account);
	});

	it('API-2: account calls go to the auth base, the others to the base', async () => {
		const other = await startApi({ 'POST /accounts/signin': { status: 400, body: { message: 'From there.' } } });
		const api = await startApi(NO_RUNS);
		vi.stubEnv('VITE_AUTH_BASE', `${other.address}/accounts`);
		const { user } = renderApp('/signin');
		await user.fill(await screen.findByLabelText(/^Email/), 'dana@okafor.example');
		await user.type(screen.getByLabelText(/^Password/), 'a good password{Enter}');
		expect(await screen.findByRole('alert')).toHaveTextContent('From there.');
		act(() => {
			signInAs();
			window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
		});
		await waitFor(() => expect(api.seen('GET /api/runs')).not.toEqual([]));
		expect(other.requests.map(({ call }) => call)).toEqual(['POST /accounts/signin']);
	});

	it('follows another tab that signs out or in', async () => {
		await startApi(NO_RUNS);
		const { auth_token, auth_user } = { auth_token: 'token', auth_user: JSON.stringify(createUser()) };
		signInAs();
		renderApp('/compass');
		await screen.findByRole('button', { name: /Account menu/ });
		inAnotherTab(() => localStorage.clear());
		await waitFor(() => expect(window.location.pathname).toBe('/signin'));
		inAnotherTab(() => {
			localStorage.setItem('auth_user', auth_user);
			localStorage.setItem('auth_token', auth_token);
		});
		await waitFor(() => expect(window.location.pathname).toBe('/'));
	});
});

describe('its exchange', () => {
	it('SESSION-7: update-email replaces the stored user and token with the returned ones', async () => {
		const renewed = createUser({ email: 'dana@lighthouse.example' });
		await startApi({ 'PUT /api/auth/update-email': { body: { data: { user: renewed, token: 'renewed' } } } });
		signInAs();
		const auth = renderAuth();
		await act(() => auth.current.updateEmail('dana@lighthouse.example'));
		expect(localStorage.getItem('auth_token')).toBe('renewed');
		expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(renewed);
		expect(auth.current).toMatchObject({ status: 'signed-in', token: 'renewed', user: renewed });
	});

	it('change-password stores the returned token, and keeps the user', async () => {
		await startApi({ 'PUT /api/auth/change-password': { body: { data: { token: 'renewed' } } } });
		const { user } = signInAs();
		const auth = renderAuth();
		await act(() => auth.current.changePassword('old', 'new'));
		expect(auth.current).toMatchObject({ status: 'signed-in', token: 'renewed', user });
		expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(user);
	});

	it('EMAIL-6: PASSWORD-8: failures without words carry the fallbacks, and keep the server’s code', async () => {
		const wordless = { status: 409, body: { code: 'CONFLICT' } };
		await startApi({ 'PUT /api/auth/update-email': wordless, 'PUT /api/auth/change-password': wordless });
		const { token } = signInAs();
		const auth = renderAuth();
		await expect(auth.current.updateEmail('dana@lighthouse.example')).rejects.toMatchObject({
			message: 'Email update failed',
			code: 'CONFLICT',
		});
		await expect(auth.current.changePassword('old', 'new')).rejects.toMatchObject({
			message: 'Password change failed',
			code: 'CONFLICT',
		});
		expect(auth.current.token).toBe(token);
	});

	it('reaches the other tabs, which go on with the new token and user', async () => {
		const api = await startApi(NO_RUNS);
		signInAs();
		const auth = renderAuth();
		inAnotherTab(() => signInAs(createUser({ email: 'dana@lighthouse.example' }), 'renewed'));
		expect(auth.current).toMatchObject({ status: 'signed-in', token: 'renewed' });
		expect(auth.current.user?.email).toBe('dana@lighthouse.example');
		await request('/api/runs');
		expect(api.seen('GET /api/runs')[0]?.headers.authorization).toBe('Bearer renewed');
	});

	it('spares the calls of every tab the 401 that the old token meets before the new one is stored', async () => {
		onTestFinished(() => {
			vi.unstubAllGlobals();
		});
		vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
		let answer = () => {};
		const held = new Promise<Reply>((resolve) => {
			answer = () => resolve({ body: { data: { token: 'renewed' } } });
		});
		const api = await startApi({
			'PUT /api/auth/change-password': () => held,
			'GET /api/runs': ({ headers }) =>
				headers.authorization === 'Bearer renewed'
					? { body: { runs: [] } }
					: { status: 401, body: { error: 'Sign in to go on.' } },
		});
		signInAs();
		const auth = renderAuth();
		const changed = auth.current.changePassword('old', 'new');
		await waitFor(() => expect(api.seen('PUT /api/auth/change-password')).toHaveLength(1));
		const runs = request('/api/runs');
		await waitFor(() => expect(api.seen('GET /api/runs')).toHaveLength(1));
		expect(localStorage.getItem('auth_token')).toBe('session-token');
		answer();
		await act(() => changed);
		expect(await runs).toEqual({ runs: [] });
		expect(api.seen('GET /api/runs')).toHaveLength(2);
		expect(auth.current).toMatchObject({ status: 'signed-in', token: 'renewed' });
	});

	it('that is refused ends the session, and does not wait for itself', async () => {
		onTestFinished(() => {
			vi.unstubAllGlobals();
		});
		vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
		await startApi({ 'PUT /api/auth/update-email': { status: 401, body: { message: 'Sign in to go on.' } } });
		signInAs();
		const auth = renderAuth();
		await expect(auth.current.updateEmail('dana@lighthouse.example')).rejects.toMatchObject({ status: 401 });
		await waitFor(() => expect(auth.current).toMatchObject({ status: 'signed-out', ended: 'expired' }));
	});

	it('does not sign a member in again who has signed out meanwhile', async () => {
		let answer = () => {};
		const held = new Promise<Reply>((resolve) => {
			answer = () => resolve({ body: { data: { token: 'renewed' } } });
		});
		await startApi({ 'PUT /api/auth/change-password': () => held });
		signInAs();
		const auth = renderAuth();
		const changed = auth.current.changePassword('old', 'new');
		act(() => auth.current.signOut());
		answer();
		await act(() => changed);
		expect(auth.current.status).toBe('signed-out');
		expect(localStorage.getItem('auth_token')).toBeNull();
	});
});

describe('its end', () => {
	it('SESSION-6: sign-out works when the server cannot be reached', async () => {
		const api = await startApi(NO_RUNS);
		signInAs();
		const { user } = renderApp('/compass');
		await user.click(await screen.findByRole('button', { name: /Account menu/ }));
		api.stop();
		await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(localStorage.getItem('auth_token')).toBeNull();
		expect(localStorage.getItem('auth_user')).toBeNull();
	});

	it('SESSION-6: reaches the other tabs, which lead to /signup and keep no drafts of the member', async () => {
		await startApi(NO_RUNS);
		localStorage.setItem('draft:user-1:sales-call-analyzer', '{}');
		signInAs(createUser({ id: 'user-1' }));
		renderApp('/ideator');
		await screen.findByRole('button', { name: /Account menu/ });
		act(() => {
			window.dispatchEvent(new StorageEvent('storage', { key: 'auth_signed_out', newValue: 'user-1' }));
		});
		inAnotherTab(() => {
			localStorage.removeItem('auth_token');
			localStorage.removeItem('auth_user');
		});
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(localStorage.getItem('draft:user-1:sales-call-analyzer')).toBeNull();
	});

	it('tells the other tabs who has signed out', async () => {
		await startApi(NO_RUNS);
		signInAs(createUser({ id: 'user-1' }));
		const auth = renderAuth();
		const written = vi.spyOn(Storage.prototype, 'setItem');
		act(() => auth.current.signOut());
		expect(written).toHaveBeenCalledWith('auth_signed_out', 'user-1');
		expect(localStorage.getItem('auth_signed_out')).toBeNull();
		written.mockRestore();
	});

	it('SESSION-6: sign-out clears the session and leads to /signup, although the server fails', async () => {
		const api = await startApi({ ...NO_RUNS, 'POST /api/auth/signout': { status: 500 } });
		const { token } = signInAs();
		const { user } = renderApp('/compass');
		await user.click(await screen.findByRole('button', { name: /Account menu/ }));
		await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(localStorage.getItem('auth_token')).toBeNull();
		expect(localStorage.getItem('auth_user')).toBeNull();
		await waitFor(() => expect(api.seen('POST /api/auth/signout')).toHaveLength(1));
		expect(api.seen('POST /api/auth/signout')[0]?.headers.authorization).toBe(`Bearer ${token}`);
	});

	it('removes the drafts of the member who signs out, and of nobody else', async () => {
		await startApi(NO_RUNS);
		localStorage.setItem('draft:user-1:sales-call-analyzer', '{}');
		localStorage.setItem('draft:user-2:sales-call-analyzer', '{}');
		signInAs(createUser({ id: 'user-1' }));
		const { user } = renderApp('/ideator');
		await user.click(await screen.findByRole('button', { name: /Account menu/ }));
		await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(localStorage.getItem('draft:user-1:sales-call-analyzer')).toBeNull();
		expect(localStorage.getItem('draft:user-2:sales-call-analyzer')).toBe('{}');
	});

	/** Signs out by the menu, with two drafts: one that the server has, and one that it does not have yet. */
	async function leaveWithDrafts(put: NonNullable<Parameters<typeof startApi>[0]>[string]) {
		const api = await startApi({
			...NO_RUNS,
			'GET /api/drafts/ideator': { body: { draft: null } },
			'PUT /api/drafts/compass': put,
			'POST /api/auth/signout': {},
		});
		const draft = { savedAt: '2026-03-02T09:00:00.000Z', step: 0, input: { topSkills: 'Tides' } };
		localStorage.setItem('draft:user-1:dealmaker', JSON.stringify({ ...draft, heard: draft.savedAt }));
		localStorage.setItem('draft:user-1:compass', JSON.stringify(draft));
		sessionStorage.setItem('edit:user-1:run-1', '{}');
		signInAs(createUser({ id: 'user-1' }));
		const { user } = renderApp('/ideator');
		await user.click(await screen.findByRole('button', { name: /Account menu/ }));
		await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
		return { api, left: left.filter((key) => /draft|edit/.test(key)) };
	}

	it('sends the drafts that the server was not told yet before it goes, and leaves none behind', async () => {
		const { api, left } = await leaveWithDrafts(({ body }) => ({
			body: { draft: { ...(body as object), tool: 'compass' } },
		}));
		await waitFor(() => expect(api.seen('POST /api/auth/signout')).toHaveLength(1));
		const calls = api.requests.map(({ call }) => call);
		expect(calls.indexOf('PUT /api/drafts/compass')).toBeLessThan(calls.indexOf('POST /api/auth/signout'));
		expect(api.seen('PUT /api/drafts/compass')).toHaveLength(1);
		expect(left).toEqual([]);
	});

	it('leaves behind what the server did not take', async () => {
		const { left } = await leaveWithDrafts({ status: 503 });
		expect(left).toEqual(['draft:user-1:compass']);
	});

	it('waits two seconds for the drafts at most', async () => {
		const began = Date.now();
		const { left } = await leaveWithDrafts(() => new Promise(() => {}));
		expect(Date.now() - began).toBeGreaterThan(1900);
		expect(left).toEqual(['draft:user-1:compass']);
	});

	it('SESSION-9: a 401 leads to /signin with the reason, and keeps the drafts', async () => {
		await startApi({ 'GET /api/runs': { status: 401, body: { error: 'Sign in to go on.', code: 'UNAUTHENTICATED' } } });
		localStorage.setItem('draft:user-1:sales-call-analyzer', '{}');
		signInAs(createUser({ id: 'user-1' }));
		renderApp('/history');
		expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
		expect(window.location.pathname).toBe('/signin');
		expect(localStorage.getItem('auth_token')).toBeNull();
		expect(localStorage.getItem('draft:user-1:sales-call-analyzer')).toBe('{}');
	});
});
