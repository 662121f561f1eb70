import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { NewClient } from '#shared/clients.ts';
import type { Run } from '#shared/runs.ts';
import { client, startClients } from '#test/browser/clients.ts';
import { run } from '#test/browser/history.ts';
import { renderUi } from '#test/browser/render.tsx';
import { SaveAsClient } from './save-as-client.tsx';

const FOUND: Partial<NewClient> = {
	company: 'Heron Dental',
	trade: 'Dentists',
	people: [{ name: 'Priya Shah', role: 'Owner', email: '' }],
};

async function open({
	of = run('r1'),
	found = FOUND,
	clients = [client('a')],
}: {
	of?: Run;
	found?: typeof FOUND;
	clients?: ReturnType<typeof client>[];
} = {}) {
	const api = await startClients({ clients, runs: [{ ...of, input: {} }] });
	const view = renderUi(
		<MemoryRouter>
			<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
				<SaveAsClient run={of} found={found} />
			</QueryClientProvider>
		</MemoryRouter>,
	);
	return { ...api, ...view };
}

const asked = ({ requests }: Awaited<ReturnType<typeof open>>) =>
	requests.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

it('shows what was found to be checked, and saves nothing before the press', async () => {
	const page = await open();
	await page.user.click(screen.getByRole('button', { name: 'Save as client' }));
	const dialog = await screen.findByRole('dialog', { name: 'Save as client' });
	expect(within(dialog).getByRole('textbox', { name: /^Company/ })).toHaveValue('Heron Dental');
	expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Priya Shah');
	expect(asked(page)).toEqual([]);
	await page.user.click(within(dialog).getByRole('button', { name: 'Save client' }));
	expect(await screen.findByRole('link', { name: 'Heron Dental' })).toHaveAttribute('href', '/clients/new-1');
	expect(asked(page)).toEqual([
		['POST /api/clients', { size: '', website: '', notes: '', ...FOUND }],
		['PATCH /api/runs/r1', { clientId: 'new-1' }],
	]);
	expect(screen.queryByRole('button', { name: 'Save as client' })).toBeNull();
});

it('gives the run to a client that the member has, and says where one of that name exists', async () => {
	const page = await open({ clients: [client('a', { company: 'heron dental' })] });
	await page.user.click(screen.getByRole('button', { name: 'Save as client' }));
	await page.user.click(await screen.findByRole('button', { name: 'Use it' }));
	await waitFor(() => expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('heron dental'));
	await page.user.click(screen.getByRole('button', { name: 'Save' }));
	expect(await screen.findByRole('link', { name: 'heron dental' })).toBeVisible();
	expect(asked(page)).toEqual([['PATCH /api/runs/r1', { clientId: 'a' }]]);
});

it('adds no second client where the run could not be given to the first', async () => {
	const page = await open();
	const works = page.routes['PATCH /api/runs/r1'];
	page.routes['PATCH /api/runs/r1'] = { status: 403, body: { error: 'Not now.' } };
	await page.user.click(screen.getByRole('button', { name: 'Save as client' }));
	await page.user.click(await screen.findByRole('button', { name: 'Save client' }));
	expect(await screen.findByText('It was not saved: Not now.')).toBeVisible();
	if (works) page.routes['PATCH /api/runs/r1'] = works;
	await page.user.click(screen.getByRole('button', { name: 'Save client' }));
	expect(await screen.findByRole('link', { name: 'Heron Dental' })).toBeVisible();
	expect(page.seen('POST /api/clients')).toHaveLength(1);
});

it('says whose the run is, and lets it be given to another', async () => {
	const page = await open({ of: run('r1', { clientId: 'a' }), clients: [client('a'), client('b')] });
	expect(await screen.findByRole('link', { name: 'Company a' })).toHaveAttribute('href', '/clients/a');
	await page.user.click(screen.getByRole('button', { name: 'Change the client' }));
	const dialog = await screen.findByRole('dialog', { name: 'Save as client' });
	await page.user.click(within(dialog).getByRole('combobox', { name: 'Client' }));
	await page.user.click(await within(dialog).findByRole('option', { name: 'Company b' }));
	await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
	expect(await screen.findByRole('link', { name: 'Company b' })).toBeVisible();
});
