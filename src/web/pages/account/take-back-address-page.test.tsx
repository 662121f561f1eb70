import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp } from '#test/browser/render.tsx';

const CALL = 'POST /api/auth/take-back-address';
const GIVEN: Reply = { body: { data: { email: 'ann@example.com' } } };
const button = () => screen.findByRole('button', { name: 'Take the address back' });

it('changes nothing until the button is pressed, then leads to a new password', async () => {
	const api = await startApi({ [CALL]: GIVEN });
	const { user } = renderApp('/take-back-address?token=v1.abc');
	expect(await button()).toBeEnabled();
	await waitFor(() => expect(window.location.search).toBe(''));
	expect(api.seen(CALL)).toEqual([]);
	await user.click(await button());
	expect(await screen.findByRole('heading', { level: 1, name: 'The account is yours again' })).toBeVisible();
	expect(screen.getByText(/^Its email address is ann@example\.com\./)).toBeVisible();
	expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
	expect(api.seen(CALL).map(({ body }) => body)).toEqual([{ token: 'v1.abc' }]);
});

it('says why a link does not work, and that one is not complete', async () => {
	const message = 'This link does not work any more. Ask support to return the account to you.';
	await startApi({ [CALL]: { status: 400, body: { message, code: 'INVALID_TOKEN' } } });
	const { user, unmount } = renderApp('/take-back-address?token=old');
	await user.click(await button());
	expect(await screen.findByRole('alert')).toHaveTextContent(message);
	unmount();

	renderApp('/take-back-address');
	expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete: open it from the mail again.');
	expect(await button()).toBeDisabled();
});
