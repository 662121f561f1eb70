import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp } from '#test/browser/render.tsx';
import { App } from '#web/app.tsx';

const VERIFY = 'GET /api/password/verify-token/link-7';
const RESET = 'POST /api/password/reset-password';
const VALID: Reply = { body: { data: { email: 'dana@okafor.example' } } };
const INVALID: Reply = { status: 400, body: { message: 'Invalid or expired reset token', code: 'INVALID_TOKEN' } };
const GOOD = 'Harbour-Lamp-9';

async function openLink(verify: Reply = VALID, reset: Reply = { body: { data: {} } }) {
	const api = await startApi({ [VERIFY]: verify, [RESET]: reset });
	return { ...renderApp('/reset-password?token=link-7'), api };
}

async function openForm(reset?: Reply) {
	const app = await openLink(VALID, reset);
	const password = await screen.findByLabelText(/^New Password/);
	const confirmation = screen.getByLabelText(/^Confirm Password/);
	const button = screen.getByRole('button', { name: 'Reset Password' });
	const submit = async () => {
		fireEvent.change(password, { target: { value: GOOD } });
		fireEvent.change(confirmation, { target: { value: GOOD } });
		await app.user.click(button);
	};
	return { ...app, password, confirmation, button, submit };
}

describe('the link', () => {
	it('RESET-1: is verified first, then the form for its account opens', async () => {
		let answer = () => {};
		const held = new Promise<Reply>((resolve) => {
			answer = () => resolve(VALID);
		});
		await startApi({ [VERIFY]: () => held });
		renderApp('/reset-password?token=link-7');
		expect(await screen.findByRole('status', { name: 'Verifying your reset link' })).toBeVisible();
		expect(screen.queryByLabelText(/^New Password/)).toBeNull();
		answer();
		expect(await screen.findByLabelText(/^New Password/)).toBeVisible();
		expect(screen.getByText('Choose a new password for dana@okafor.example.')).toBeVisible();
	});

	it('RESET-2: RESET-11: that is invalid says why, and offers a new one and sign-in', async () => {
		await openLink(INVALID);
		expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired reset token');
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid Reset Link');
		expect(screen.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute('href', '/forgot-password');
		expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
		expect(screen.queryByRole('button', { name: 'Check Again' })).toBeNull();
	});

	it('RESET-10: without a token says "No reset token provided", and asks no server', async () => {
		const api = await startApi();
		renderApp('/reset-password');
		expect(await screen.findByRole('alert')).toHaveTextContent('No reset token provided');
		expect(screen.getByRole('link', { name: 'Request New Reset Link' })).toBeVisible();
		expect(api.requests).toEqual([]);
	});

	it('RESET-12: that no answer judges says "Failed to verify reset token", and is checked again', async () => {
		const { api, user } = await openLink({ status: 502, body: '<html>' });
		expect(await screen.findByRole('alert')).toHaveTextContent('Failed to verify reset token');
		api.routes[VERIFY] = VALID;
		await user.click(screen.getByRole('button', { name: 'Check Again' }));
		expect(await screen.findByLabelText(/^New Password/)).toBeVisible();
	});

	it('leaves the address with its token, and survives a reload', async () => {
		const { api, unmount } = await openLink();
		await screen.findByLabelText(/^New Password/);
		expect(window.location.href).not.toContain('link-7');
		unmount();
		render(<App env="test" />);
		await screen.findByLabelText(/^New Password/);
		expect(api.seen(VERIFY)).toHaveLength(2);
	});
});

describe('the form', () => {
	it('RESET-3: has both fields, the meter and the checklist, and tells a password manager whose it is', async () => {
		const { password, confirmation, container } = await openForm();
		expect(password).toHaveAttribute('autocomplete', 'new-password');
		expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
		expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('max', '5');
		const rules = within(screen.getByRole('list', { name: 'Password requirements' })).getAllByRole('listitem');
		expect(rules).toHaveLength(5);
		expect(container.querySelector('input[autocomplete="username"]')).toHaveValue('dana@okafor.example');
	});

	it('RESET-4: RESET-5: RESET-6: says of each field what is wrong once it was left', async () => {
		const { user, password, confirmation } = await openForm();
		await user.click(password);
		await user.tab();
		expect(screen.getByText('New password is required')).toBeVisible();
		await user.type(password, 'lamp');
		expect(screen.getByText('Please fix the password requirements below')).toBeVisible();
		expect(screen.queryByText('Passwords do not match')).toBeNull();
		await user.fill(confirmation, 'lamps');
		await user.tab();
		expect(screen.getByText('Passwords do not match')).toBeVisible();
		expect(confirmation).toBeInvalid();
	});

	it('says at Enter what the disabled button waits for', async () => {
		const { user, password, api } = await openForm();
		await user.type(password, 'lamp{Enter}');
		expect(screen.getByText('Please fix the password requirements below')).toBeVisible();
		expect(password).toHaveFocus();
		expect(api.seen(RESET)).toEqual([]);
	});

	it('RESET-7: keeps the button disabled until all rules hold and both entries match', async () => {
		const { user, password, confirmation, button } = await openForm();
		await user.fill(password, 'Harbour-Lamp');
		await user.fill(confirmation, 'Harbour-Lamp');
		expect(button).toBeDisabled();
		await user.type(password, '9');
		expect(button).toBeDisabled();
		await user.type(confirmation, '9');
		expect(button).toBeEnabled();
	});

	it('RESET-8: a success offers "Sign In Now", and forgets the token', async () => {
		const { submit, api } = await openForm();
		await submit();
		const heading = await screen.findByRole('heading', { level: 1, name: 'Password Reset' });
		await waitFor(() => expect(heading).toHaveFocus());
		expect(screen.getByRole('link', { name: 'Sign In Now' })).toHaveAttribute('href', '/signin');
		expect(api.seen(RESET)[0]?.body).toEqual({ token: 'link-7', newPassword: GOOD });
		expect(JSON.stringify(window.history.state)).not.toContain('link-7');
	});

	it('goes back to the invalid link when it ran out meanwhile', async () => {
		const { submit } = await openForm(INVALID);
		await submit();
		const heading = await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' });
		await waitFor(() => expect(heading).toHaveFocus());
		expect(screen.getByRole('alert')).toHaveTextContent('Invalid or expired reset token');
	});

	it('RESET-15: shows the list of a refusal joined with ". ", and keeps what was typed', async () => {
		const errors = ['Password is one of those that are guessed first', 'Password must be another one'];
		const { submit, password } = await openForm({
			status: 400,
			body: { message: 'Not that one.', code: 'WEAK_PASSWORD', errors },
		});
		await submit();
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/^Password is one of those that are guessed first\. Password must be another one$/,
		);
		expect(password).toHaveValue(GOOD);
	});

	it('RESET-15: shows the message of a refusal that has no list', async () => {
		const { submit } = await openForm({ status: 429, body: { message: 'Try again in 3 minutes.' } });
		await submit();
		expect(await screen.findByRole('alert')).toHaveTextContent(/^Try again in 3 minutes\.$/);
	});

	it.each<[string, Reply]>([
		['RESET-13: a refusal without words shows "Failed to reset password"', { status: 403, body: {} }],
		['RESET-14: a broken server shows "Failed to reset password. Please try again."', { status: 500, body: {} }],
		['RESET-14: a strange answer shows "Failed to reset password. Please try again."', { body: '<html>' }],
	])('%s', async (title, reply) => {
		const { submit } = await openForm(reply);
		await submit();
		const alert = await screen.findByRole('alert');
		expect(title).toContain(`"${alert.textContent}"`);
	});
});
