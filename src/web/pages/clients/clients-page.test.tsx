import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { client, startClients } from '#test/browser/clients.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

async function open(clients = [client('a'), client('b')], path = '/clients') {
	const api = await startClients({ clients });
	signInAs();
	const view = renderApp(path);
	await screen.findByRole('region', { name: 'Clients' });
	return { ...api, ...view };
}

const companies = () =>
	within(screen.getByRole('main'))
		.queryAllByRole('listitem')
		.map((row) => within(row).getByRole('link').textContent);
const address = () => `${window.location.pathname}${window.location.search}`;

it('lists each client with trade, people, counts and the way to its page', async () => {
	const people = ['Ann', 'Bob', 'Cy'].map((name) => ({ name, role: '', email: '' }));
	await open([client('a', { trade: 'Dentists', people })]);
	const [row] = within(screen.getByRole('main')).getAllByRole('listitem');
	expect(row).toHaveTextContent('Dentists · Ann · Bob and 1 more');
	expect(row).toHaveTextContent('no calls, no results');
	expect(row).not.toHaveTextContent('Example');
	expect(row?.querySelector('.tabler-icon-chevron-right')).not.toBeNull();
	expect(screen.getByRole('link', { name: 'Company a' })).toHaveAttribute('href', '/clients/a');
	expect(screen.getByText('1 client')).toBeVisible();
});

it('searches once the typing pauses, keeps the words in the address, and says where nothing is found', async () => {
	const { user, requests } = await open();
	await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'company b');
	await waitFor(() => expect(companies()).toEqual(['Company b']));
	expect(requests.filter(({ query }) => query.includes('q='))).toHaveLength(1);
	await waitFor(() => expect(address()).toBe('/clients?q=company+b'));
	await user.type(screen.getByRole('searchbox'), 'x');
	await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
	await waitFor(() => expect(companies()).toEqual(['Company a', 'Company b']));
	expect(address()).toBe('/clients');
});

it('shows what is archived behind its switch, as the address says', async () => {
	const archivedAt = '2026-03-16T10:00:00.000Z';
	const { user } = await open([client('a'), client('b', { archivedAt })], '/clients?archived=yes');
	await waitFor(() => expect(companies()).toEqual(['Company b']));
	await user.click(screen.getByRole('switch', { name: 'Show archived' }));
	await waitFor(() => expect(companies()).toEqual(['Company a']));
	expect(address()).toBe('/clients');
});

it('says what a client is for while there is none, offers to add one, and nothing to search', async () => {
	const { user } = await open([]);
	expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
	await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search clients' })).toBeNull());
	expect(screen.queryByRole('switch')).toBeNull();
	await user.click(screen.getByRole('button', { name: 'New client' }));
	expect(await screen.findByRole('dialog', { name: 'New client' })).toBeVisible();
});

it('keeps the switch where every client is archived', async () => {
	const { user } = await open([client('a', { archivedAt: '2026-03-16T10:00:00.000Z' })]);
	await screen.findByRole('heading', { name: 'No clients yet' });
	await user.click(screen.getByRole('switch', { name: 'Show archived' }));
	await waitFor(() => expect(companies()).toEqual(['Company a']));
});

it('shows an example client on demand, marks it in the list, and removes it with one press', async () => {
	const { user, seen } = await open([]);
	await user.click(await screen.findByRole('button', { name: 'Look at an example client' }));
	expect(await screen.findByRole('heading', { name: 'Vance Bakery' })).toBeVisible();
	expect(screen.getByText(/^This client is an example/)).toBeVisible();
	await user.click(screen.getByRole('link', { name: 'Clients' }));
	expect(await screen.findByText('1 client')).toBeVisible();
	expect(within(screen.getByRole('main')).getByRole('listitem')).toHaveTextContent('Vance Bakery Example');
	await user.click(screen.getByRole('link', { name: 'Vance Bakery' }));
	await user.click(await screen.findByRole('button', { name: 'Remove the example' }));
	expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
	expect(seen('DELETE /api/clients/example-user-1')).toHaveLength(1);
});

it('says why there is no example', async () => {
	const { user, routes } = await open([]);
	routes['POST /api/clients/example'] = { status: 503, body: { error: 'Not now.' } };
	await user.click(await screen.findByRole('button', { name: 'Look at an example client' }));
	expect(await screen.findByRole('alert')).toHaveTextContent('The example could not be made: Not now.');
});

it('says why the clients could not be loaded, and tries again', async () => {
	const { routes, user } = await (async () => {
		const api = await startClients();
		const works = api.routes['GET /api/clients'];
		api.routes['GET /api/clients'] = { status: 403, body: { error: 'Not now.' } };
		signInAs();
		const view = renderApp('/clients');
		expect(await screen.findByRole('alert')).toHaveTextContent('Your clients could not be loaded: Not now.');
		if (works) api.routes['GET /api/clients'] = works;
		return { ...api, ...view };
	})();
	expect(routes['GET /api/clients']).toBeDefined();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
});

it('is in the account menu', async () => {
	const { user } = await open();
	await user.click(screen.getByRole('button', { name: /^Account menu/ }));
	expect(await screen.findByRole('menuitem', { name: 'Clients' })).toHaveAttribute('href', '/clients');
});

it('adds a client with its people, and opens its page', async () => {
	const { user, seen } = await open();
	await user.click(screen.getByRole('button', { name: 'New client' }));
	const dialog = await screen.findByRole('dialog', { name: 'New client' });
	const field = (name: string) => within(dialog).getByRole('textbox', { name });
	await user.type(field('Name'), 'Priya Shah');
	await user.type(field('Email'), 'priya');
	await user.click(within(dialog).getByRole('button', { name: 'Add client' }));
	expect(within(dialog).getByRole('textbox', { name: /^Company/ })).toHaveFocus();
	expect(within(dialog).getByRole('textbox', { name: /^Company/ })).toHaveAccessibleDescription(
		'Enter the name of the company',
	);
	await user.type(within(dialog).getByRole('textbox', { name: /^Company/ }), 'Heron Dental{Enter}');
	expect(field('Email')).toHaveFocus();
	expect(seen('POST /api/clients')).toEqual([]);
	await user.type(field('Email'), '@heron.example');
	await user.click(within(dialog).getByRole('button', { name: 'Add a person' }));
	await waitFor(() => expect(field('Name of person 2')).toHaveFocus());
	await user.click(within(dialog).getByRole('button', { name: 'Add client' }));
	expect(await screen.findByRole('heading', { name: 'Heron Dental' })).toBeVisible();
	expect(seen('POST /api/clients')[0]?.body).toEqual({
		company: 'Heron Dental',
		trade: '',
		size: '',
		website: '',
		notes: '',
		people: [{ name: 'Priya Shah', role: '', email: 'priya@heron.example' }],
	});
});

it('keeps what was typed when the dialog is closed or the server refuses it', async () => {
	const { user, routes } = await open();
	routes['POST /api/clients'] = {
		status: 400,
		body: { error: 'trade is too long.', details: [{ field: 'trade', problem: 'is too long' }] },
	};
	await user.click(screen.getByRole('button', { name: 'New client' }));
	await user.type(await screen.findByRole('textbox', { name: /^Company/ }), 'Heron Dental');
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'New client' }));
	const company = await screen.findByRole('textbox', { name: /^Company/ });
	expect(company).toHaveValue('Heron Dental');
	await user.type(company, '{Enter}');
	expect(await screen.findByRole('alert')).toHaveTextContent('It was not saved: trade is too long.');
	expect(screen.getByRole('textbox', { name: 'Trade' })).toHaveFocus();
	expect(company).toHaveValue('Heron Dental');
});
