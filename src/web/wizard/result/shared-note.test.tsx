import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { shareOf } from '#web/shares/testing.ts';
import { SharedNote } from './shared-note.tsx';

async function show(...shares: object[]) {
	const api = await startApi({ 'GET /api/runs/run-1/shares': { body: { runId: 'run-1', shares } } });
	renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<SharedNote runId="run-1" />
		</QueryClientProvider>,
	);
	await expect.poll(() => api.requests).toHaveLength(1);
}

it('says which copy the client sees, and whether it was opened', async () => {
	await show(shareOf({ views: 2 }));
	expect(await screen.findByText(/^Shared on 2 March 2026, opened\. Your client sees it as it was then/)).toBeVisible();
});

it('says nothing of a link that no longer works', async () => {
	const ended = '2026-03-09T09:00:00.000Z';
	await show(shareOf({ revokedAt: ended }), shareOf({ expiresAt: ended }));
	expect(screen.queryByText(/Shared on/)).toBeNull();
});
