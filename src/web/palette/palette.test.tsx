import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Run } from '#shared/runs.ts';
import type { SearchHit } from '#shared/search.ts';
import { startApi } from '#test/browser/api-server.ts';
import { hitOf } from '#test/browser/history.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';
import { COMPARISON, PLACES, TOOLS } from '#web/navigation.ts';
import { findTargets } from './targets.ts';

const run = (id: string, title: string): Run => ({
	id,
	tool: 'compass',
	title,
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-02-09T10:00:00.000Z',
});

async function openAt(path = '/ideator', user = createUser()) {
	const runs = [run('r1', 'Bakeries in Leeds'), run('r2', 'Piano tuners')];
	const api = await startApi({
		'GET /api/runs': { body: { runs, nextCursor: null } },
		'GET /api/search': ({ query }) => {
			const words = new URLSearchParams(query).get('q') ?? '';
			const hits = runs.filter(({ title }) => title.toLowerCase().includes(words)).map((one) => hitOf(one));
			return { body: { hits, nextCursor: null } };
		},
	});
	signInAs(user);
	const app = renderApp(path);
	await screen.findByRole('button', { name: 'Open navigation' });
	return { ...api, ...app };
}

const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const chosen = () => screen.getByRole('option', { selected: true });

describe('what the palette finds', () => {
	it('is every tool and page that a member may open', () => {
		const paths = (isOwner: boolean) =>
			findTargets('', { runs: [], hits: undefined }, isOwner).flatMap(({ targets }) => targets.map(({ path }) => path));
		// A comparison needs two runs, which the history offers.
		const places = PLACES.filter(
			({ path, isPublic }) => !isPublic && !path.includes(':') && path !== COMPARISON.path,
		).map(({ path }) => path);
		expect(new Set(paths(true))).toEqual(new Set(places.filter((path) => path !== '/profile/my-profile')));
		expect(paths(false)).not.toContain('/profile/members');
		expect(paths(false)).not.toContain('/profile/submissions');
		expect(paths(false)).not.toContain('/settings/model');
		const groups = findTargets('', { runs: [], hits: undefined }, false).map(({ label }) => label);
		expect(groups).toEqual(['Find', 'Call', 'Propose', 'Reach', 'Library', 'Pages']);
		expect(new Set(paths(false).slice(0, 17))).toEqual(new Set(TOOLS.map(({ path }) => path)));
	});

	it('holds every word, in any order and case, and puts first what begins with it', () => {
		const labels = (query: string) =>
			findTargets(query, { runs: [run('r1', 'Profitable bakeries')], hits: undefined }, false).map(({ targets }) =>
				targets.map(({ label }) => label),
			);
		expect(labels('CALCULATOR pri')).toEqual([['Pricing Calculator']]);
		expect(labels('niche')[0]).toEqual(['Compass', 'Top 50 Niches']);
		expect(labels('pro')).toEqual([
			['Profit Calculator'],
			['Prompts Directory', 'Prompt Generator'],
			['My Profile', 'Business Profile'],
			['Profitable bakeries'],
		]);
		expect(labels('zebra')).toEqual([]);
	});

	it('shows five runs before anything is typed, and ten afterwards', () => {
		const runs = Array.from({ length: 20 }, (_, index) => run(`r${index}`, `Call ${index}`));
		const found = (query: string) =>
			findTargets(query, { runs, hits: undefined }, false).find(({ label }) => label === 'Recent runs');
		expect(found('')?.targets.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4].map((index) => `/history/r${index}`));
		expect(found('call')?.targets).toHaveLength(10);
	});
});

describe('the palette', () => {
	it('opens with Ctrl-K, even from a field, and closes with it and with Escape; the focus returns', async () => {
		const { user } = await openAt();
		const toggle = screen.getByRole('button', { name: 'Switch to the dark theme' });
		toggle.focus();
		for (const close of ['{Control>}k{/Control}', '{Escape}']) {
			await user.keyboard('{Control>}k{/Control}');
			await waitFor(() => expect(screen.getByRole('combobox', { name: /Search tools/ })).toHaveFocus());
			await user.keyboard(close);
			await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search tools/ })).toBeNull());
			await waitFor(() => expect(toggle).toHaveFocus());
		}
		await user.keyboard('{Meta>}k{/Meta}');
		expect(await screen.findByRole('dialog', { name: /Search tools/ })).toBeVisible();
	});

	it('leaves a dialog that is open alone', async () => {
		const { user } = await openAt('/top-50-niches');
		await user.click(await screen.findByRole('button', { name: 'Request Niche Analysis' }));
		await screen.findByRole('dialog', { name: 'Request Niche Analysis' });
		await user.keyboard('{Control>}k{/Control}');
		expect(screen.getAllByRole('dialog')).toHaveLength(1);
	});

	it('is opened by the button, and goes with arrows and Enter to a tool, with the focus in the new page', async () => {
		const { user } = await openAt();
		await user.click(screen.getByRole('button', { name: 'Search' }));
		await user.fill(await screen.findByRole('combobox', { name: /Search tools/ }), 'calculator');
		expect(options().map((option) => option.textContent)).toEqual([
			'Growth Plan Calculator',
			'Pricing Calculator',
			'Profit Calculator',
		]);
		expect(chosen()).toHaveTextContent('Growth Plan Calculator');
		await user.keyboard('{ArrowUp}');
		expect(chosen()).toHaveTextContent('Profit Calculator');
		await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
		expect(chosen()).toHaveTextContent('Profit Calculator');
		expect(screen.getByRole('combobox', { name: /Search tools/ })).toHaveAttribute(
			'aria-activedescendant',
			chosen().id,
		);
		await user.keyboard('{Enter}');
		expect(window.location.pathname).toBe('/profit-calculator');
		expect(screen.queryByRole('combobox', { name: /Search tools/ })).toBeNull();
		await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
	});

	it('finds a recent run by its title, and growth plans', async () => {
		const { user } = await openAt();
		await user.keyboard('{Control>}k{/Control}');
		const search = await screen.findByRole('combobox', { name: /Search tools/ });
		await user.fill(search, 'growth plan');
		expect(options().map((option) => option.textContent)).toContain('Growth Plan');
		await user.clear(search);
		await user.fill(search, 'bakeries');
		await user.click(await screen.findByRole('option', { name: /Bakeries in Leeds/ }));
		expect(window.location.pathname).toBe('/history/r1');
	});

	it('finds words of results, calls and clients, with the place marked, and goes to the line', async () => {
		const { user, routes, seen } = await openAt();
		const call: Partial<SearchHit> = { kind: 'call', id: 'hash', title: 'Priya with Marcus', line: 27 };
		const found = run('r9', 'Handover of Zebra Foods');
		routes['GET /api/search'] = {
			body: {
				hits: [
					hitOf(found, { titleMarks: [[12, 17]] }),
					hitOf(found, { ...call, place: 'Priya: a zebra, she said', marks: [[9, 14]] }),
					hitOf(found, { kind: 'client', id: 'c1', title: 'Zebra Foods', titleMarks: [[0, 5]], run: null }),
				],
				nextCursor: null,
			},
		};
		await user.keyboard('{Control>}k{/Control}');
		await user.fill(await screen.findByRole('combobox', { name: /Search tools/ }), 'zebra');
		const at = await screen.findByRole('option', { name: /Priya with Marcus/ });
		const groups = within(screen.getByRole('listbox')).getAllByRole('group');
		expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Clients', 'Calls', 'Results']);
		expect([...document.querySelectorAll('[role=listbox] mark')].map((mark) => mark.textContent)).toEqual([
			'Zebra',
			'zebra',
			'Zebra',
		]);
		await waitFor(() => expect(seen('GET /api/search').at(-1)?.query).toBe('?q=zebra&each=5'));
		await user.click(at);
		expect(window.location.pathname + window.location.hash).toBe('/history/r9#line-27');
	});

	it('says so where nothing fits', async () => {
		const { user } = await openAt();
		await user.keyboard('{Control>}k{/Control}');
		await user.fill(await screen.findByRole('combobox', { name: /Search tools/ }), 'zebra');
		expect(await screen.findByText(/^Nothing found for “zebra”/)).toBeVisible();
		await user.keyboard('{Enter}');
		expect(window.location.pathname).toBe('/ideator');
	});
});
