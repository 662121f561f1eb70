import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Run } from '#shared/runs.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

function run(id: string, changes: Partial<Run> = {}): Run {
	return {
		id,
		tool: 'sales-call-analyzer',
		title: `Call ${id}`,
		status: 'succeeded',
		source: 'built-in',
		createdAt: new Date().toISOString(),
		...changes,
	};
}

it('lists each run with title, tool, engine, date, status and the way to open it', async () => {
	await startApi({
		'GET /api/runs': {
			body: { runs: [run('a'), run('b', { source: 'model', model: 'tiny-1', status: 'failed' })], nextCursor: null },
		},
	});
	signInAs();
	renderApp('/history');
	await screen.findByText('Call a');
	const main = screen.getByRole('main');
	const [first, second] = within(main).getAllByRole('listitem');
	expect(first).toHaveTextContent(/Call aSales Call AnalyzerBuilt-in engineDoneToday, \d\d:\d\dOpen/);
	expect(second).toHaveTextContent(/Call bSales Call Analyzertiny-1Failed/);
	expect(within(main).getByRole('link', { name: 'Open Call a' })).toHaveAttribute('href', '/history/a');
});

it('brings older runs when asked', async () => {
	const api = await startApi({
		'GET /api/runs': ({ query }) =>
			query === ''
				? { body: { runs: [run('new')], nextCursor: 'c/1' } }
				: { body: { runs: [run('old')], nextCursor: null } },
	});
	signInAs();
	const { user } = renderApp('/history');
	await user.click(await screen.findByRole('button', { name: 'Show older runs' }));
	expect(await screen.findByText('Call old')).toBeVisible();
	expect(screen.getByText('Call new')).toBeVisible();
	expect(api.seen('GET /api/runs')[1]?.query).toBe('?cursor=c%2F1');
	expect(screen.queryByRole('button', { name: 'Show older runs' })).toBeNull();
});

it('says that there is nothing yet, and where to begin', async () => {
	await startApi({ 'GET /api/runs': { body: { runs: [], nextCursor: null } } });
	signInAs();
	renderApp('/history');
	expect(await screen.findByRole('heading', { name: 'No runs yet' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Analyze a sales call' })).toHaveAttribute('href', '/sales-call-analyzer');
});

it('says why the runs could not be loaded, and tries again', async () => {
	const api = await startApi({ 'GET /api/runs': { status: 403, body: { error: 'Not now.' } } });
	signInAs();
	const { user } = renderApp('/history');
	expect(await screen.findByRole('alert')).toHaveTextContent('Your runs could not be loaded: Not now.');
	api.routes['GET /api/runs'] = { body: { runs: [run('a')], nextCursor: null } };
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Call a')).toBeVisible();
});
