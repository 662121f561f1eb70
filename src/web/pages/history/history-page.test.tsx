import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exampleClientId } from '#shared/example-client.ts';
import type { Run } from '#shared/runs.ts';
import type { SearchHit } from '#shared/search.ts';
import { startApi } from '#test/browser/api-server.ts';
import { hitOf, run, startHistory } from '#test/browser/history.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const EXAMPLE = exampleClientId('user-1');

const main = () => screen.getByRole('main');
const rows = () => within(main()).queryAllByRole('listitem');
const titles = () => rows().map((row) => /Call [a-z]+/.exec(row.textContent)?.[0]);
const address = () => `${window.location.pathname}${window.location.search}`;

async function openHistory(runs: Run[], path = '/history') {
	const api = await startHistory(runs);
	signInAs();
	const { user } = renderApp(path);
	await screen.findByRole('region', { name: 'Runs' });
	return { ...api, user };
}

async function choose(user: UserEvent, title: string, item: string) {
	await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
	await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list', () => {
	it('shows each run with title, tool, engine, date, status and the way to open it', async () => {
		await openHistory([run('a', { edited: true }), run('b', { source: 'model', model: 'tiny-1', status: 'failed' })]);
		const [first, second] = rows();
		expect(first).toHaveTextContent(/Call aSales Call AnalyzerEditedBuilt-in engineToday, \d\d:\d\d$/);
		expect(second).toHaveTextContent(/Call bSales Call Analyzertiny-1Failed/);
		expect(within(main()).getByRole('link', { name: 'Open Call a' })).toHaveAttribute('href', '/history/a');
		expect(screen.getByText('2 runs')).toBeVisible();
	});

	it('names the engine where several wrote, how a run ended where it has no result, and what is an example', async () => {
		await openHistory([run('a', { clientId: EXAMPLE }), run('b')]);
		expect(rows()[1]).toHaveTextContent(/^Call bSales Call AnalyzerToday, \d\d:\d\d$/);
		expect(screen.getByText('2 runs, 1 of the example client')).toBeVisible();
	});

	it('marks what belongs to the example client, and nothing else, also where it was searched for', async () => {
		const { routes, user } = await openHistory([run('a', { clientId: EXAMPLE }), run('b', { clientId: 'c1' })]);
		const marked = () => rows().map((row) => within(row).queryByText('Example') !== null);
		expect(marked()).toEqual([true, false]);
		const hits = [
			hitOf(run('c'), { kind: 'client', id: EXAMPLE, run: null }),
			hitOf(run('d'), { kind: 'call', clientId: EXAMPLE }),
			hitOf(run('e'), { kind: 'client', id: 'c1', run: null }),
		];
		routes['GET /api/search'] = { body: { hits, nextCursor: null } };
		await user.type(screen.getByRole('searchbox'), 'call');
		await waitFor(() => expect(marked()).toEqual([true, true, false]));
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
		await openHistory([]);
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

	it('is in the account menu', async () => {
		const { user } = await openHistory([]);
		await user.click(screen.getByRole('button', { name: /^Account menu/ }));
		expect(await screen.findByRole('menuitem', { name: 'History' })).toHaveAttribute('href', '/history');
	});
});

describe('search and filters', () => {
	it('search everything, keep the words in the address, and are cleared where nothing is found', async () => {
		const { user, seen } = await openHistory([run('apple'), run('pear')]);
		await user.type(screen.getByRole('searchbox', { name: 'Search everything' }), ' pear ');
		await waitFor(() => expect(titles()).toEqual(['Call pear']));
		await waitFor(() => expect(seen('GET /api/search').at(-1)?.query).toBe('?q=pear'));
		await waitFor(() => expect(address()).toMatch(/q=\+pear\+$/));
		await user.type(screen.getByRole('searchbox'), 'x');
		expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
		await waitFor(() => expect(titles()).toEqual(['Call apple', 'Call pear']));
		expect(address()).toBe('/history');
		expect(screen.getByRole('searchbox')).toHaveValue('');
	});

	it('leave the list as it is until there is a word of two letters', async () => {
		const { user, seen } = await openHistory([run('apple'), run('pear')]);
		await user.type(screen.getByRole('searchbox'), '- p');
		expect(titles()).toEqual(['Call apple', 'Call pear']);
		expect(seen('GET /api/search')).toEqual([]);
	});

	it('show calls, clients and results with the place found, its words marked, and where to open it', async () => {
		const changedAt = '2026-03-02T09:00:00.000Z';
		const call: Partial<SearchHit> = { kind: 'call', id: 'hash', title: 'Priya with Marcus', line: 27 };
		const place = 'Priya: the invoices pile up';
		const none = { run: null, changedAt };
		const hits = [
			hitOf(run('a'), { ...call, place, marks: [[11, 19]] }),
			hitOf(run('b'), { kind: 'client', id: 'c1', title: 'Invoice House', titleMarks: [[0, 7]], ...none }),
			hitOf(run('c'), { ...call, id: 'other', title: '', place, marks: [[11, 19]], ...none }),
			hitOf(run('d'), { place: 'Send every invoice', marks: [[11, 18]] }),
		];
		await startApi({
			'GET /api/runs': { body: { runs: [], nextCursor: null } },
			'GET /api/search': ({ query }) =>
				query.includes('cursor')
					? { body: { hits: [hitOf(run('old'))], nextCursor: null } }
					: { body: { hits, nextCursor: 'next' } },
		});
		signInAs();
		const { user } = renderApp('/history?q=invoice');
		const found = await screen.findByRole('region', { name: 'Found' });
		await within(found).findByText('4 found, and more that are older');
		expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
			'invoices',
			'Invoice',
			'invoices',
			'invoice',
		]);
		expect(rows()[0]).toHaveTextContent(/Priya with MarcusCall, line 27Priya: the invoices pile up/);
		expect(
			within(found)
				.getAllByRole('link')
				.map((link) => link.getAttribute('href')),
		).toEqual(['/history/a#line-27', '/clients/c1', '/history/d']);
		expect(rows()[2]).toHaveTextContent('No result yet');
		await user.click(screen.getByRole('button', { name: 'Show older' }));
		expect(await screen.findByText('Call old')).toBeVisible();
	});

	it('keep what was found until the next arrives, and never show a late answer in place of a later one', async () => {
		const api = await startHistory([]);
		let answerLate = () => {};
		api.routes['GET /api/search'] = async ({ query }) => {
			const q = new URLSearchParams(query).get('q');
			if (q === 'slow') await new Promise<void>((resolve) => (answerLate = resolve));
			return { body: { hits: [hitOf(run(`${q}`))], nextCursor: null } };
		};
		signInAs();
		const { user } = renderApp('/history?q=first');
		await waitFor(() => expect(titles()).toEqual(['Call first']));
		await user.tripleClick(screen.getByRole('searchbox'));
		await user.paste('slow');
		await waitFor(() => expect(api.seen('GET /api/search').at(-1)?.query).toBe('?q=slow'));
		expect(titles()).toEqual(['Call first']);
		await user.paste('er');
		await waitFor(() => expect(titles()).toEqual(['Call slower']));
		answerLate();
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(titles()).toEqual(['Call slower']);
	});

	it('say why the search failed, and try again', async () => {
		const api = await startHistory([run('pear')]);
		const answer = api.routes['GET /api/search'];
		api.routes['GET /api/search'] = { status: 403, body: { error: 'Not now.' } };
		signInAs();
		const { user } = renderApp('/history?q=pear');
		expect(await screen.findByRole('alert')).toHaveTextContent('The search failed: Not now.');
		if (answer) api.routes['GET /api/search'] = answer;
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(titles()).toEqual(['Call pear']));
	});

	it('pass the filters on to the search, and renames and deletes work there', async () => {
		const { user, seen } = await openHistory([run('pear')], '/history?tool=dealmaker&status=failed');
		await user.type(screen.getByRole('searchbox'), 'pear');
		await waitFor(() => expect(seen('GET /api/search').at(-1)?.query).toBe('?q=pear&tool=dealmaker&status=failed'));
		await choose(user, 'Call pear', 'Rename');
		await user.keyboard('Call pearls{Enter}');
		await waitFor(() => expect(titles()).toEqual(['Call pearls']));
		await choose(user, 'Call pearls', 'Delete');
		expect(titles()).toEqual([]);
		await user.click(screen.getByRole('button', { name: 'Undo: Call pearls' }));
		await waitFor(() => expect(titles()).toEqual(['Call pearls']));
	});

	it('filter by tool, status and engine, as the address says', async () => {
		const { user, seen } = await openHistory([run('a')], '/history?status=under-way&engine=model&tool=nonsense');
		expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Under way');
		expect(screen.getByRole('combobox', { name: 'Tool' })).toHaveDisplayValue('All tools');
		expect(seen('GET /api/runs')[0]?.query).toBe('?status=under-way&engine=model');
		await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Dealmaker');
		await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
		await user.selectOptions(screen.getByRole('combobox', { name: 'Engine' }), 'Built-in engine');
		expect(address()).toBe('/history?status=failed&engine=built-in&tool=dealmaker');
		await waitFor(() =>
			expect(seen('GET /api/runs').at(-1)?.query).toBe('?tool=dealmaker&status=failed&engine=built-in'),
		);
	});
});

describe('a run', () => {
	it('is renamed in its row; the focus returns to its menu', async () => {
		const { user, seen } = await openHistory([run('a'), run('b')]);
		await choose(user, 'Call a', 'Rename');
		const field = screen.getByRole('textbox', { name: 'New title of Call a' });
		expect(field).toHaveFocus();
		await user.keyboard('{Delete}{Enter}');
		expect(field).toHaveAccessibleDescription('Enter a title');
		await user.click(field);
		await user.paste('x'.repeat(201));
		await user.keyboard('{Enter}');
		expect(field).toHaveAccessibleDescription('Enter at most 200 characters: these are 201');
		expect(seen('PATCH /api/runs/a')).toEqual([]);
		await user.clear(field);
		await user.type(field, '  Second talk {Enter}');
		await waitFor(() => expect(screen.getByRole('button', { name: 'More for Second talk' })).toHaveFocus());
		expect(seen('PATCH /api/runs/a')[0]?.body).toEqual({ title: 'Second talk' });
		expect(rows()[0]).toHaveTextContent('Second talk');
	});

	it('keeps its title at Escape, and keeps what was typed where it could not be saved', async () => {
		const { user, routes, seen } = await openHistory([run('a')]);
		await choose(user, 'Call a', 'Rename');
		await user.keyboard('Another{Escape}');
		await waitFor(() => expect(screen.getByRole('button', { name: 'More for Call a' })).toHaveFocus());
		expect(seen('PATCH /api/runs/a')).toEqual([]);

		routes['PATCH /api/runs/a'] = { status: 503, body: { error: 'Closed for a minute.' } };
		await choose(user, 'Call a', 'Rename');
		await user.keyboard('Another{Enter}');
		const field = screen.getByRole('textbox', { name: 'New title of Call a' });
		await waitFor(() =>
			expect(field).toHaveAccessibleDescription('The title could not be changed: Closed for a minute.'),
		);
		expect(field).toHaveValue('Another');
		expect(field).toHaveFocus();
	});

	it('offers to be run again, to be tried again where it failed, and the built-in engine where a model failed', async () => {
		const { user } = await openHistory([
			run('a'),
			run('b', { status: 'failed', source: 'model' }),
			run('c', { status: 'cancelled' }),
		]);
		const items = async (title: string) => {
			await user.click(screen.getByRole('button', { name: `More for ${title}` }));
			const found = (await screen.findAllByRole('menuitem')).map((item) => [
				item.textContent,
				item.getAttribute('href'),
			]);
			await user.keyboard('{Escape}');
			await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
			return found;
		};
		const path = '/sales-call-analyzer?from=';
		expect(await items('Call a')).toEqual([
			['Rename', null],
			['Run again with changed inputs', `${path}a`],
			['Compare with…', '/history?compare=a'],
			['Delete', null],
		]);
		expect(await items('Call b')).toEqual([
			['Rename', null],
			['Try again', `${path}b&start=again`],
			['Use the built-in engine', `${path}b&start=built-in`],
			['Run again with changed inputs', `${path}b`],
			['Delete', null],
		]);
		expect(await items('Call c')).toEqual([
			['Rename', null],
			['Try again', `${path}c&start=again`],
			['Run again with changed inputs', `${path}c`],
			['Delete', null],
		]);
	});

	it('is followed while it is under way: its status comes by itself, it opens in its tool, and can be cancelled', async () => {
		const { user, change, seen } = await openHistory([run('a', { status: 'queued' }), run('b')]);
		expect(screen.getByRole('link', { name: 'Open Call a' })).toHaveAttribute('href', '/sales-call-analyzer?run=a');
		expect(screen.queryByRole('button', { name: 'Cancel Call b' })).toBeNull();
		change('a', { status: 'running' });
		await waitFor(() => expect(rows()[0]).toHaveTextContent('Running'));
		await user.click(screen.getByRole('button', { name: 'Cancel Call a' }));
		await waitFor(() => expect(rows()[0]).toHaveTextContent('Cancelled'));
		expect(seen('POST /api/runs/a/cancel')).toHaveLength(1);
		expect(screen.queryByRole('button', { name: 'Cancel Call a' })).toBeNull();
	});

	it('says why it could not be cancelled, and shows how it ended where it had ended already', async () => {
		const { user, routes, change } = await openHistory([run('a', { status: 'running' })]);
		routes['POST /api/runs/a/cancel'] = { status: 500, body: { error: 'Out of order.' } };
		await user.click(screen.getByRole('button', { name: 'Cancel Call a' }));
		expect(await screen.findByRole('alert')).toHaveTextContent('It could not be cancelled: Out of order.');
		routes['POST /api/runs/a/cancel'] = () => {
			change('a', { status: 'succeeded' });
			return { status: 409, body: { error: 'This run has ended.' } };
		};
		await user.click(screen.getByRole('button', { name: 'Cancel Call a' }));
		await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Running'));
		expect(screen.queryByRole('alert')).toBeNull();
	});
});
