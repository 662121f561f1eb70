import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp } from '#test/browser/render.tsx';

async function openSignIn(reply: Reply = {}) {
	const api = await startApi({ 'POST /api/auth/signin': reply });
	const app = renderApp('/signin');
	const email = await screen.findByLabelText(/^Email/);
	const password = screen.getByLabelText(/^Password/);
	const button = screen.getByRole('button', { name: 'Sign In' });
	const submit = async (address = 'dana@okafor.example', secret = 'a good password') => {
		await app.user.fill(email, address);
		await app.user.fill(password, secret);
		await app.user.click(button);
	};
	return { ...app, api, email, password, button, submit };
}

it('SIGNIN-1: has email and password, and shows and hides the password', async () => {
	const { user, email, password } = await openSignIn();
	expect(email).toHaveAttribute('type', 'email');
	expect(password).toHaveAttribute('type', 'password');
	await user.click(screen.getByRole('button', { name: 'Show password' }));
	expect(password).toHaveAttribute('type', 'text');
	await user.click(screen.getByRole('button', { name: 'Hide password' }));
	expect(password).toHaveAttribute('type', 'password');
});

it('SIGNIN-2: links to /forgot-password and /signup', async () => {
	await openSignIn();
	expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
	expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
});

it('SIGNIN-3: lists what access includes', async () => {
	await openSignIn();
	const access = screen.getByRole('complementary', { name: 'What your access includes' });
	for (const name of ['Calls, scored with evidence', 'Campaigns and growth plans', 'Nothing is lost'])
		expect(within(access).getByText(name)).toBeVisible();
});

it('SIGNIN-4: keeps the button disabled until email and password are filled', async () => {
	const { user, email, password, button } = await openSignIn();
	expect(button).toBeDisabled();
	await user.fill(email, 'dana@okafor.example');
	expect(button).toBeDisabled();
	await user.type(password, 'x');
	expect(button).toBeEnabled();
	await user.clear(email);
	await user.type(email, '   ');
	expect(button).toBeDisabled();
});

it('SIGNIN-5: SIGNIN-6: an unknown account opens the dialog with Purchase, without an inline error', async () => {
	const { submit, user } = await openSignIn({
		status: 404,
		body: { message: 'There is no account.', code: 'ACCOUNT_NOT_FOUND' },
	});
	await submit('nobody@okafor.example');
	const dialog = await screen.findByRole('dialog', { name: 'Account Not Found' });
	expect(dialog).toHaveTextContent('requires a purchase');
	const purchase = within(dialog).getByRole('link', { name: 'Purchase' });
	expect(purchase).toHaveAttribute('href', 'https://example.com/order');
	expect(purchase).toHaveAttribute('target', '_blank');
	expect(screen.queryByRole('alert')).toBeNull();
	await user.click(within(dialog).getByRole('button', { name: 'Close' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('SIGNIN-7: a wrong password says "Incorrect email and/or password"', async () => {
	const { submit } = await openSignIn({ status: 400, body: { message: 'Other words', code: 'INCORRECT_PASSWORD' } });
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent(/^Incorrect email and\/or password$/);
});

it('SIGNIN-8: any other failure shows the words of the server', async () => {
	const { submit } = await openSignIn({
		status: 429,
		body: { message: 'Too many attempts. Try again in 4 minutes.', code: 'TOO_MANY_ATTEMPTS' },
	});
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 4 minutes.');
});

it.each<[string, Reply]>([
	['a failure without words', { status: 500, body: {} }],
	['an answer without a session', { status: 200, body: { data: {} } }],
])('SIGNIN-8: %s shows "Sign in failed. Please try again."', async (_, reply) => {
	const { submit, redirects } = await openSignIn(reply);
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent('Sign in failed. Please try again.');
	expect(redirects).toEqual([]);
	expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

it('says that the server cannot be reached, and takes the form again afterwards', async () => {
	const { submit, api, button } = await openSignIn();
	api.stop();
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
	expect(button).toBeEnabled();
});

it('sends a double press once', async () => {
	const { api, user, email, password, button } = await openSignIn({
		status: 400,
		body: { code: 'INCORRECT_PASSWORD' },
	});
	await user.fill(email, 'dana@okafor.example');
	await user.fill(password, 'a good password');
	await user.dblClick(button);
	await screen.findByRole('alert');
	expect(api.seen('POST /api/auth/signin')).toHaveLength(1);
});
