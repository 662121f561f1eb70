import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const CALL = 'PUT /api/auth/update-email';
const NEW = 'dana@lighthouse.example';
const UPDATED: Reply = { body: { data: { token: 'renewed', user: createUser({ email: NEW }) } } };
const SUCCESS = 'Email updated successfully! Your new email is now active.';

afterEach(() => {
	vi.useRealTimers();
});

async function openChangeEmail(reply: Reply = UPDATED) {
	const api = await startApi({ [CALL]: reply });
	signInAs();
	const app = renderApp('/profile/change-email');
	const field = await screen.findByLabelText(/^New Email/);
	const button = screen.getByRole('button', { name: 'Update Email' });
	const submit = async (address = NEW) => {
		await app.user.fill(field, address);
		await app.user.click(button);
	};
	return { ...app, api, field, button, submit };
}

it('EMAIL-1: shows avatar, email and since when, with its form', async () => {
	const { field } = await openChangeEmail();
	expect(screen.getByText('DA')).toBeVisible();
	expect(screen.getByRole('heading', { name: 'dana.okafor@okafor.example' })).toBeVisible();
	expect(screen.getByText('9 February 2026')).toBeVisible();
	expect(field).toHaveAttribute('autocomplete', 'email');
});

it('EMAIL-2: refuses what holds no @, and sends nothing', async () => {
	const { submit, user, field, api } = await openChangeEmail();
	await submit('dana.lighthouse.example');
	expect(screen.getByText('Please enter a valid email address')).toBeVisible();
	expect(field).toBeInvalid();
	expect(field).toHaveFocus();
	await user.clear(field);
	await submit(NEW);
	await waitFor(() => expect(api.seen(CALL)).toHaveLength(1));
});

it('EMAIL-3: EMAIL-4: the current address is refused, and keeps the button disabled as an empty field does', async () => {
	const { user, field, button } = await openChangeEmail();
	expect(button).toBeDisabled();
	await user.fill(field, 'Dana.Okafor@okafor.example');
	expect(button).toBeDisabled();
	await user.tab();
	expect(screen.getByText('New email must be different from current email')).toBeVisible();
	await user.type(field, '.org');
	expect(button).toBeEnabled();
	await user.clear(field);
	await user.type(field, '  ');
	expect(button).toBeDisabled();
});

it.each([
	{ status: 403, body: { message: 'Not this one.', code: 'NOT_AUTHORIZED' } },
	{ status: 403, body: { message: 'Email not found in authorized list' } },
])('EMAIL-5: an address that was not bought with says so, and stays in the field', async (reply) => {
	const { submit, field } = await openChangeEmail(reply);
	await submit();
	expect(await screen.findByRole('alert')).toHaveTextContent(
		/^The new email address is not in our authorized list\. Please contact support or use an email that has been purchased\.$/,
	);
	expect(field).toHaveValue(NEW);
});

it.each<[string, Reply]>([
	[
		'There is an account for this email already.',
		{ status: 409, body: { message: 'There is an account for this email already.' } },
	],
	['Failed to update email. Please try again.', { status: 500, body: {} }],
	['Failed to update email. Please try again.', { body: { data: {} } }],
])('EMAIL-6: any other failure shows "%s"', async (words, reply) => {
	const { submit } = await openChangeEmail(reply);
	await submit();
	expect((await screen.findByRole('alert')).textContent).toBe(words);
	expect(localStorage.getItem('auth_token')).toBe('session-token');
});

it('EMAIL-7: a success says so for 5 seconds, and shows the new address', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
	const { submit, field, button, api } = await openChangeEmail();
	await submit();
	const message = await screen.findByText(SUCCESS);
	expect(message.closest('[role="status"]')).toHaveFocus();
	expect(api.seen(CALL)[0]?.body).toEqual({ newEmail: NEW });
	expect(screen.getByRole('heading', { name: NEW })).toBeVisible();
	expect(field).toHaveValue('');
	expect(button).toBeDisabled();
	await act(() => vi.advanceTimersByTimeAsync(4000));
	expect(message).toBeVisible();
	await act(() => vi.advanceTimersByTimeAsync(1000));
	expect(screen.queryByText(SUCCESS)).toBeNull();
});
