import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp } from '#test/browser/render.tsx';

async function openSignUp(reply: Reply = {}, path = '/signup') {
	const api = await startApi({ 'POST /api/auth/signup': reply });
	const app = renderApp(path);
	await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
	const submit = async (password = 'a good password', again = password) => {
		await app.user.fill(screen.getByLabelText(/^Email/), 'dana@okafor.example');
		await app.user.fill(screen.getByLabelText(/^Password/), password);
		await app.user.fill(screen.getByLabelText(/^Confirm Password/), again);
		await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
	};
	return { ...app, api, submit };
}

/** Long enough for an unwanted request to arrive. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 80));

it('SIGNUP-1: has email, password, confirmation and a link to sign in', async () => {
	await openSignUp();
	expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
	expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
	expect(screen.getByLabelText(/^Confirm Password/)).toHaveAttribute('type', 'password');
	expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
});

it('SIGNUP-2: passwords must match', async () => {
	const { submit, api } = await openSignUp();
	await submit('a good password', 'another password');
	expect(screen.getByText('Passwords do not match')).toBeVisible();
	expect(screen.getByLabelText(/^Confirm Password/)).toBeInvalid();
	await aMoment();
	expect(api.requests).toEqual([]);
});

it('SIGNUP-3: the password must have 8 characters', async () => {
	const { submit, api } = await openSignUp();
	await submit('seven77');
	expect(screen.getByText('Password must be at least 8 characters long')).toBeVisible();
	await aMoment();
	expect(api.requests).toEqual([]);
});

it.each([
	['the list', { message: 'Email not found in authorized list' }],
	['the code in the words', { message: 'Error: NOT_AUTHORIZED' }],
	['the code', { message: 'No.', code: 'NOT_AUTHORIZED' }],
	['authorization', { message: 'This address is not authorized' }],
	['a purchase', { message: 'A purchase is needed first' }],
])('SIGNUP-4: SIGNUP-5: a refusal that names %s opens "Purchase Required" with Purchase', async (_, body) => {
	const { submit } = await openSignUp({ status: 403, body });
	await submit();
	const dialog = await screen.findByRole('dialog', { name: 'Purchase Required' });
	const purchase = within(dialog).getByRole('link', { name: 'Purchase' });
	expect(purchase).toHaveAttribute('href', 'https://example.com/order');
	expect(purchase).toHaveAttribute('target', '_blank');
	expect(screen.queryByRole('alert')).toBeNull();
});

it('SIGNUP-6: any other failure shows the words of the server', async () => {
	const { submit } = await openSignUp({
		status: 409,
		body: { message: 'There is an account for this email already.', code: 'EMAIL_TAKEN' },
	});
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent('There is an account for this email already.');
});

it('SIGNUP-6: a failure without words shows "Failed to create account. Please try again."', async () => {
	const { submit } = await openSignUp({ status: 500, body: {} });
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create account. Please try again.');
});

it('makes the owner’s account by the set-up link, and takes the token out of the address', async () => {
	const session = { token: 'fresh', user: createUser({ role: 'owner' }) };
	const { submit, api, redirects } = await openSignUp(
		{ status: 201, body: { data: session } },
		'/signup?setup=once-only',
	);
	expect(screen.getByText(/owner’s account/)).toBeVisible();
	expect(window.location.href).not.toContain('once-only');
	await submit();
	await waitFor(() => expect(redirects).toEqual(['/settings/model']));
	expect(api.seen('POST /api/auth/signup')[0]?.body).toEqual({
		email: 'dana@okafor.example',
		password: 'a good password',
		setupToken: 'once-only',
	});
	expect(localStorage.getItem('auth_token')).toBe('fresh');
});
