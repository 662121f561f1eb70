import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, renderUi, signInAs } from '#test/browser/render.tsx';
import { webTools } from '#tools/web.ts';
import { TOOLS } from './navigation.ts';
import { isOpen, OPEN_TOOLS } from './open-tools.ts';
import { NotBuilt } from './pages/not-built.tsx';

const PLACEHOLDERS = ['/ai-workflow-generator', '/n8n-workflow-templates'];
const generators = Object.keys(webTools).map((id) => `/${id}`);

it('counts every registered generator as open, and no placeholder', () => {
	expect(generators.every(isOpen)).toBe(true);
	expect(PLACEHOLDERS.some(isOpen)).toBe(false);
	expect(OPEN_TOOLS.length).toBeGreaterThan(generators.length);
});

const others = TOOLS.filter(({ path }) => !generators.includes(path) && !PLACEHOLDERS.includes(path));

it.each(others.map(({ path }) => path))('shows a page at %s if it is open, and says so if it is not', async (path) => {
	await startApi({ 'GET /api/runs': { body: { runs: [], nextCursor: null } } });
	signInAs();
	renderApp(path);
	const [heading] = await screen.findAllByRole('heading', { level: 2 });
	expect(heading?.textContent === 'Not built yet').toBe(!isOpen(path));
});

it('offers every open tool where a page is not built', async () => {
	renderUi(
		<MemoryRouter initialEntries={['/ai-sdr']}>
			<NotBuilt />
		</MemoryRouter>,
	);
	const open = await screen.findByRole('region', { name: 'What works today' });
	const targets = within(open)
		.getAllByRole('link')
		.map((link) => link.getAttribute('href'));
	expect(targets).toEqual(OPEN_TOOLS.map(({ path }) => path));
});
