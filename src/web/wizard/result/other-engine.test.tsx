import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Run } from '#shared/runs.ts';
import { renderUi } from '#test/browser/render.tsx';
import { OtherEngine } from './other-engine.tsx';

const builtIn: Run = {
	id: 'run-1',
	tool: 'compass',
	title: 'A run',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};
const byModel = (model: string): Run => ({ ...builtIn, source: 'model', model });

function open(run: Run, engine: string | null, moreModels: readonly string[] = []) {
	document.head.innerHTML = `<meta name="app-settings" content='${JSON.stringify({ engine, moreModels })}'>`;
	return renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<OtherEngine run={run} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

const leadsTo = (role: 'link' | 'menuitem') =>
	screen.queryAllByRole(role).map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => {
	document.head.innerHTML = '';
});

it('offers nothing where no model is connected', () => {
	open(builtIn, null);
	expect(leadsTo('link')).toEqual([]);
});

it('offers the one model for a built-in result, and the built-in engine for a model’s', () => {
	const view = open(builtIn, 'large');
	expect(leadsTo('link')).toEqual([['Write it with large', '/compass?from=run-1&start=again']]);
	view.unmount();
	open(byModel('large'), 'large');
	expect(leadsTo('link')).toEqual([['Write it with the built-in engine', '/compass?from=run-1&start=built-in']]);
});

it('offers every model for a built-in result, the default without naming it', async () => {
	const { user } = open(builtIn, 'large', ['small']);
	await user.click(screen.getByRole('button', { name: 'Write it with…' }));
	await screen.findByRole('menuitem', { name: 'large' });
	expect(leadsTo('menuitem')).toEqual([
		['large', '/compass?from=run-1&start=again'],
		['small', '/compass?from=run-1&start=again&model=small'],
	]);
});

it('offers the models that did not write it, and the built-in engine in one press', () => {
	open(byModel('large'), 'large', ['small']);
	expect(leadsTo('link')).toEqual([
		['Write it with small', '/compass?from=run-1&start=again&model=small'],
		['Write it with the built-in engine', '/compass?from=run-1&start=built-in'],
	]);
});
