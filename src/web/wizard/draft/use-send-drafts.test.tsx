import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const SAVED = '2026-03-02T09:00:00.000Z';
const draft = { savedAt: SAVED, step: 1, input: { topSkills: 'Tides' } };

it('what could not be sent before goes from any page once there is a connection, and what was cleared', async () => {
	const api = await startApi({
		'GET /api/runs': { body: { runs: [], nextCursor: null } },
		'PUT /api/drafts/compass': ({ body }) => ({ body: { draft: { ...(body as object), tool: 'compass' } } }),
		'DELETE /api/drafts/ideator': { body: {} },
	});
	localStorage.setItem('draft:user-1:compass', JSON.stringify(draft));
	localStorage.setItem('draft:user-1:dealmaker', JSON.stringify({ ...draft, heard: SAVED }));
	localStorage.setItem('draft:user-2:ai-sdr', JSON.stringify(draft));
	localStorage.setItem('cleared-draft:user-1:ideator', SAVED);
	signInAs(createUser({ id: 'user-1' }));
	renderApp('/history');
	await screen.findByRole('button', { name: /Account menu/ });
	act(() => {
		window.dispatchEvent(new Event('online'));
	});
	await waitFor(() => expect(localStorage.getItem('cleared-draft:user-1:ideator')).toBeNull());
	await waitFor(() => expect(localStorage.getItem('draft:user-1:compass')).toContain(`"heard":"${SAVED}"`));
	const told = api.requests.filter(({ call }) => call.includes('/api/drafts/'));
	expect(told.map(({ call }) => call).toSorted()).toEqual(['DELETE /api/drafts/ideator', 'PUT /api/drafts/compass']);
	expect(api.seen('PUT /api/drafts/compass')[0]?.body).toEqual(draft);
	expect(api.seen('DELETE /api/drafts/ideator')[0]?.query).toBe(`?${new URLSearchParams({ until: SAVED })}`);
});
