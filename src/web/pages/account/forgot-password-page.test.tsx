import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp } from '#test/browser/render.tsx';

const CALL = 'POST /api/password/forgot-password';
const SENT: Reply = { body: { data: { message: 'If there is an account, a link is on its way.' } } };

async function openForgot(reply: Reply = SENT) {
	const api = await startApi({ [CALL]: reply });
	const app = renderApp('/forgot-password');
	const field = () => screen.findByLabelText(/^Email/);
	const submit = async (address: string) => {
		await app.user.fill(await field(), address);
		await app.user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
	};
	return { ...app, api, field, submit };
}

it.each(['', '   ', 'dana.okafor.example'])(
	'FORGOT-1: "%s" is refused with "Please enter a valid email address", and nothing is sent',
	async (address) => {
		const { api, user, field } = await openForgot();
		const email = await field();
		if (address !== '') await user.fill(email, address);
		await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
		expect(screen.getByText('Please enter a valid email address')).toBeVisible();
		expect(email).toBeInvalid();
		expect(email).toHaveFocus();
		await user.clear(email);
		await user.type(email, 'dana@okafor.example{Enter}');
		await screen.findByRole('heading', { name: 'Check Your Email' });
		expect(api.seen(CALL).map(({ body }) => body)).toEqual([{ email: 'dana@okafor.example' }]);
	},
);

it('FORGOT-2: a success shows "Check Your Email" with the ways back to the form and to sign in', async () => {
	const { user, submit, field } = await openForgot();
	await submit('dana@okafor.example');
	const heading = await screen.findByRole('heading', { level: 1, name: 'Check Your Email' });
	await waitFor(() => expect(heading).toHaveFocus());
	expect(document.title).toBe('Forgot Password');
	expect(screen.getByText('If there is an account, a link is on its way.')).toBeVisible();
	expect(screen.getByText('dana@okafor.example')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
	await user.click(screen.getByRole('button', { name: 'Try Different Email' }));
	const email = await field();
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot Password');
	await waitFor(() => expect(email).toHaveFocus());
	expect(email).toHaveValue('dana@okafor.example');
});

it('FORGOT-3: an error shows the words of the server, and keeps the address', async () => {
	const { submit, field } = await openForgot({
		status: 429,
		body: { message: 'Too many links were asked for. Try again in 12 minutes.', code: 'TOO_MANY_ATTEMPTS' },
	});
	await submit('dana@okafor.example');
	expect(await screen.findByRole('alert')).toHaveTextContent('Too many links were asked for. Try again in 12 minutes.');
	expect(await field()).toHaveValue('dana@okafor.example');
});

it.each<[string, Reply]>([
	['FORGOT-4: a refusal without words shows "Failed to send reset email"', { status: 403, body: {} }],
	['FORGOT-5: a broken server shows "Something went wrong. Please try again."', { status: 502, body: '<html>' }],
	['FORGOT-5: an answer of another kind shows "Something went wrong. Please try again."', { body: '<html>' }],
])('%s', async (title, reply) => {
	const { submit } = await openForgot(reply);
	await submit('dana@okafor.example');
	const alert = await screen.findByRole('alert');
	expect(title).toContain(`"${alert.textContent}"`);
	expect(screen.queryByRole('heading', { name: 'Check Your Email' })).toBeNull();
});

it('says that the server cannot be reached', async () => {
	const { submit, api } = await openForgot();
	api.stop();
	await submit('dana@okafor.example');
	expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
});
