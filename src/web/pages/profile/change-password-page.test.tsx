import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const CALL = 'PUT /api/auth/change-password';
const CHANGED: Reply = { body: { data: { token: 'renewed' } } };
const OLD = 'Harbour-Lamp-9';
const NEW = 'Copper-Kettle-4';
const SUCCESS = 'Password updated successfully! Please use your new password for future logins.';

afterEach(() => {
	vi.useRealTimers();
});

async function openChangePassword(reply: Reply = CHANGED) {
	const api = await startApi({ [CALL]: reply });
	signInAs();
	const app = renderApp('/profile/change-password');
	const current = await screen.findByLabelText(/^Current Password/);
	const password = screen.getByLabelText(/^New Password/);
	const confirmation = screen.getByLabelText(/^Confirm New Password/);
	const submit = async (entries: readonly [string, string, string] = [OLD, NEW, NEW]) => {
		for (const [index, field] of [current, password, confirmation].entries()) {
			fireEvent.change(field, { target: { value: entries[index] } });
		}
		await app.user.click(screen.getByRole('button', { name: 'Update Password' }));
	};
	return { ...app, api, current, password, confirmation, submit };
}

it('PASSWORD-1: shows avatar, email and since when, with its form', async () => {
	const { current, password, confirmation, container } = await openChangePassword();
	expect(screen.getByText('DA')).toBeVisible();
	expect(screen.getByRole('heading', { name: 'dana.okafor@okafor.example' })).toBeVisible();
	expect(screen.getByText('9 February 2026')).toBeVisible();
	expect(current).toHaveAttribute('autocomplete', 'current-password');
	expect(password).toHaveAttribute('autocomplete', 'new-password');
	expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
	expect(container.querySelector('input[autocomplete="username"]')).toHaveValue('dana.okafor@okafor.example');
});

it('PASSWORD-2: PASSWORD-3: an empty form says what is required, at the fields, and sends nothing', async () => {
	const { submit, current, api } = await openChangePassword();
	await submit(['', '', '']);
	expect(screen.getByText('Current password is required')).toBeVisible();
	expect(screen.getByText('New password is required')).toBeVisible();
	expect(current).toHaveFocus();
	expect(api.seen(CALL)).toEqual([]);
});

it.each([
	['PASSWORD-4', 'New passwords do not match', [OLD, NEW, `${NEW}5`]],
	['PASSWORD-5', 'New password must be different from current password', [OLD, OLD, OLD]],
	[
		'PASSWORD-6',
		'Password must contain at least one uppercase letter. Password must contain at least one number',
		[OLD, 'copper-kettle', 'copper-kettle'],
	],
] as const)('%s: "%s" is said at the field, and nothing is sent', async (_, problem, entries) => {
	const { submit, api } = await openChangePassword();
	await submit(entries);
	expect(screen.getByText(problem)).toBeVisible();
	expect(api.seen(CALL)).toEqual([]);
});

it('PASSWORD-7: shows a list of errors joined with ". ", and keeps what was typed', async () => {
	const errors = ['Password is too common', 'Password holds your name'];
	const { submit, password } = await openChangePassword({ status: 400, body: { message: 'No.', errors } });
	await submit();
	expect((await screen.findByRole('alert')).textContent).toBe('Password is too common. Password holds your name');
	expect(password).toHaveValue(NEW);
});

it.each<[string, Reply]>([
	['The current password is wrong.', { status: 400, body: { message: 'The current password is wrong.', errors: [] } }],
	['Failed to update password. Please try again.', { status: 500, body: {} }],
	['Failed to update password. Please try again.', { body: { data: {} } }],
])('PASSWORD-8: any other failure shows "%s"', async (words, reply) => {
	const { submit } = await openChangePassword(reply);
	await submit();
	expect((await screen.findByRole('alert')).textContent).toBe(words);
	expect(localStorage.getItem('auth_token')).toBe('session-token');
});

it('PASSWORD-9: a success says so for 5 seconds, and empties the form', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
	const { submit, api, current, password } = await openChangePassword();
	await submit();
	const message = await screen.findByText(SUCCESS);
	expect(message.closest('[role="status"]')).toHaveFocus();
	expect(api.seen(CALL)[0]?.body).toEqual({ currentPassword: OLD, newPassword: NEW });
	expect(current).toHaveValue('');
	expect(password).toHaveValue('');
	expect(screen.queryByText('Current password is required')).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(4000));
	expect(message).toBeVisible();
	await act(() => vi.advanceTimersByTimeAsync(1000));
	expect(screen.queryByText(SUCCESS)).toBeNull();
});
