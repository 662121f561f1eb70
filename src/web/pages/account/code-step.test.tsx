import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp } from '#test/browser/render.tsx';

const CALL = 'POST /api/auth/signin/code';
const ACCOUNT = createUser();
const NEEDED: Reply = { body: { data: { codeNeeded: true, challenge: 'v1.sealed' } } };
const SESSION: Reply = { body: { data: { token: 'fresh', user: ACCOUNT } } };

/** Past the password, at the code. */
async function openCode(reply: Reply = SESSION) {
	const api = await startApi({ 'POST /api/auth/signin': NEEDED, [CALL]: reply });
	const app = renderApp('/signin');
	await app.user.fill(await screen.findByLabelText(/^Email/), ACCOUNT.email);
	await app.user.type(screen.getByLabelText(/^Password/), 'a good password{Enter}');
	return { ...app, api, code: await screen.findByLabelText(/^Code/) };
}

it('a right password leads to the code, and signs nobody in yet', async () => {
	const { code, redirects } = await openCode();
	expect(screen.getByRole('heading', { level: 1, name: 'Enter Your Code' })).toBeVisible();
	expect(code).toHaveFocus();
	expect(code).toHaveAttribute('autocomplete', 'one-time-code');
	expect(code).toHaveAttribute('inputmode', 'numeric');
	expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
	expect(localStorage.getItem('auth_token')).toBeNull();
	expect(redirects).toEqual([]);
});

it('the code goes along with the challenge, and signs in by keyboard alone', async () => {
	const { user, code, api, redirects } = await openCode();
	await user.type(code, '123 456{Enter}');
	await waitFor(() => expect(redirects).toEqual(['/']));
	expect(api.seen(CALL)[0]?.body).toEqual({ challenge: 'v1.sealed', code: '123 456' });
	expect(localStorage.getItem('auth_token')).toBe('fresh');
});

it('a wrong code says so and can be entered again', async () => {
	const { user, code, api, redirects } = await openCode({
		status: 400,
		body: { message: 'This code is not right.', code: 'INVALID_CODE' },
	});
	await user.type(code, '000000{Enter}');
	expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
	api.routes[CALL] = SESSION;
	await user.fill(code, '123456');
	await user.click(screen.getByRole('button', { name: 'Sign In' }));
	await waitFor(() => expect(redirects).toEqual(['/']));
});

it('a recovery code has a field with letters, which takes the focus, and the way back to the app', async () => {
	const { user, code, api } = await openCode();
	await user.type(code, '12');
	await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
	const recovery = screen.getByLabelText(/^Recovery code/);
	expect(recovery).toHaveFocus();
	expect(recovery).toHaveValue('');
	expect(recovery).toHaveAttribute('inputmode', 'text');
	await user.type(recovery, '4g7k-m2qp-x9ht-w3ra{Enter}');
	await waitFor(() => expect(api.seen(CALL)[0]?.body).toMatchObject({ code: '4g7k-m2qp-x9ht-w3ra' }));
});

it('whoever took too long is led back to the password, with the reason and the address', async () => {
	const { user, code } = await openCode({
		status: 400,
		body: { message: 'This sign-in took too long.', code: 'INVALID_TOKEN' },
	});
	await user.type(code, '123456{Enter}');
	expect(await screen.findByText('This sign-in took too long.')).toBeVisible();
	expect(screen.getByLabelText(/^Email/)).toHaveValue(ACCOUNT.email);
	expect(screen.getByLabelText(/^Password/)).toHaveValue('');
});

it('"Back to Sign In" leads back without a reason', async () => {
	const { user } = await openCode();
	await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
	expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
	expect(screen.queryByRole('alert')).toBeNull();
});
