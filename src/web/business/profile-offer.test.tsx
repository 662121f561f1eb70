import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#business/profile.ts';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const OFFER = 'Tell the tools once what you do';

async function openHome(savedAt: string | null, id = 'user-1') {
	const api = await startApi({
		'GET /api/runs': { body: { runs: [], nextCursor: null } },
		'GET /api/drafts': { body: { drafts: [] } },
		'GET /api/profile/business': { body: { profile: EMPTY_PROFILE, savedAt } },
	});
	signInAs(createUser({ id }));
	const app = renderApp('/');
	await screen.findByRole('heading', { level: 2 });
	return { ...app, api };
}

it('offers the business profile while nothing was saved, with the way there', async () => {
	await openHome(null);
	const link = await screen.findByRole('link', { name: OFFER });
	await waitFor(() => expect(link).toBeVisible());
	expect(link).toHaveAttribute('href', '/profile/business');
});

it('is dismissed for good, by this member alone', async () => {
	const { user, unmount } = await openHome(null);
	await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
	expect(screen.queryByText(OFFER)).toBeNull();
	unmount();
	const again = await openHome(null);
	expect(screen.queryByText(OFFER)).toBeNull();
	expect(again.api.seen('GET /api/profile/business')).toEqual([]);
	again.unmount();
	await openHome(null, 'user-2');
	expect(await screen.findByText(OFFER)).toBeInTheDocument();
});

it('is not shown to who saved a profile', async () => {
	await openHome('2026-03-02T09:00:00.000Z');
	await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
});
