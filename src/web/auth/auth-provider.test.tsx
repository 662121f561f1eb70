import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';
import { AuthProvider, useAuth } from './auth-provider.tsx';
import { PublicOnly, RequireMember } from './guards.tsx';

const NO_RUNS = { 'GET /api/runs': { body: { runs: [], nextCursor: null } } };

function Bare() {
	useAuth();
	return null;
}

/** What another tab does to the storage, and the event that this one gets. */
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
		// The first rendering alone: storage is read after it.
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
		expect(screen.getByText('restored@okafor.example')).toBeVisible();
	});

	it.each([
		['only a token', { auth_token: 'token' }],
		['only a user', { auth_user: JSON.stringify(createUser()) }],
		['a user that is no JSON', { auth_token: 'token', auth_user: '{"id":' }],
		['a user without an e-mail', { auth_token: 'token', auth_user: '{"id":"1"}' }],
	])('SESSION-4: nobody is signed in with %s, and the loading ends', async (_, stored) => {
		for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
		renderApp('/');
		expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
	});

	it('SESSION-5: a sign-in saves token and user and leaves for / with a full redirect', async () => {
		const account = createUser();
		await startApi({ 'POST /api/auth/signin': { body: { data: { token: 'fresh', user: account } } } });
		const { user, redirects } = renderApp('/signin');
		await user.type(await screen.findByLabelText(/^Email/), account.email);
		await user.type(screen.getByLabelText(/^Password/), 'a good password');
		await user.click(screen.getByRole('button', { name: 'Sign In' }));
		await waitFor(() => expect(redirects).toEqual(['/']));
		expect(localStorage.getItem('auth_token')).toBe('fresh');
		expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(account);
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

describe('its end', () => {
	it('SESSION-6: sign-out clears the session and leads to /signup, although the server fails', async () => {
		const api = await startApi({ ...NO_RUNS, 'POST /api/auth/signout': { status: 500 } });
		const { token } = signInAs();
		const { user } = renderApp('/compass');
		await user.click(await screen.findByRole('button', { name: /Account menu/ }));
		await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
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
		await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(localStorage.getItem('draft:user-1:sales-call-analyzer')).toBeNull();
		expect(localStorage.getItem('draft:user-2:sales-call-analyzer')).toBe('{}');
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
