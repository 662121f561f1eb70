import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FullRun, Run } from '#shared/runs.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { example } from '#tools/growth-plan-calculator/example.ts';

function planOf(id: string, changes: Partial<Run> = {}): Run {
	return {
		id,
		tool: 'growth-plan-calculator',
		title: `Plan ${id}`,
		status: 'succeeded',
		source: 'built-in',
		createdAt: '2026-03-02T09:00:00.000Z',
		...changes,
	};
}

/** Every part of a stored plan may be missing. */
function stored(run: Run, clientCompanyName: string): Reply {
	const whole: FullRun = { ...run, input: { ...example, clientCompanyName }, output: { growthPlan: {} } };
	return { body: { run: whole } };
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 2 }, { timeout: 15_000 });

describe('the page of growth plans', () => {
	it('PLANPAGE-1: opens the newest, lists the others, and opens the one that is chosen', async () => {
		const runs = [planOf('failed', { status: 'failed' }), planOf('new'), planOf('old')];
		const api = await startApi({
			'GET /api/runs': { body: { runs, nextCursor: null } },
			'GET /api/runs/new': stored(planOf('new'), 'Heron Dental'),
			'GET /api/runs/old': stored(planOf('old'), 'Otter Freight'),
		});
		signInAs();
		const { user } = renderApp('/growth-plan');
		await heading('Growth Plan for Heron Dental');
		expect(api.seen('GET /api/runs').map(({ query }) => query)).toContain('?tool=growth-plan-calculator');
		const others = within(screen.getByRole('region', { name: 'Your other growth plans' }));
		expect(others.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
			expect.stringMatching(/^Plan old/),
		]);
		await user.click(others.getByRole('link', { name: 'Open Plan old' }));
		await heading('Growth Plan for Otter Freight');
		expect(await screen.findByRole('link', { name: 'Open Plan new' })).toBeVisible();
		expect(screen.queryByText('Plan failed')).toBeNull();
	});

	it('PLANPAGE-2: leads to the calculator where no plan is saved', async () => {
		await startApi({ 'GET /api/runs': { body: { runs: [], nextCursor: null } } });
		signInAs();
		const { user } = renderApp('/growth-plan');
		await user.click(await screen.findByRole('link', { name: 'Open the Growth Plan Calculator' }));
		expect(window.location.pathname).toBe('/growth-plan-calculator');
	});

	it('PLANPAGE-1: is reached from the calculator', async () => {
		await startApi({ 'GET /api/runs': { body: { runs: [], nextCursor: null } } });
		signInAs();
		const { user } = renderApp('/growth-plan-calculator');
		await user.click(await screen.findByRole('link', { name: 'Your saved growth plans' }));
		await heading('No growth plans yet');
	});

	it('says that the plans could not be loaded, and loads them again', async () => {
		const api = await startApi({ 'GET /api/runs': { status: 503, body: { error: 'Not yet.', code: 'NOT_READY' } } });
		signInAs();
		const { user } = renderApp('/growth-plan');
		expect(await screen.findByText('Your growth plans could not be loaded: Not yet.')).toBeVisible();
		api.routes['GET /api/runs'] = { body: { runs: [], nextCursor: null } };
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await heading('No growth plans yet');
	});
});
