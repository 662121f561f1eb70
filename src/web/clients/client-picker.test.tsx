import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { client, startClients } from '#test/browser/clients.ts';
import { renderUi } from '#test/browser/render.tsx';
import { ClientPicker } from './client-picker.tsx';

function Form({ first = null }: { first?: string | null }) {
	const [value, setValue] = useState<string | null>(first);
	return (
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<ClientPicker value={value} onChange={setValue} />
			<p>chosen: {value ?? 'none'}</p>
		</QueryClientProvider>
	);
}

it('finds a client by the words that are typed, and takes the choice back', async () => {
	const { requests } = await startClients({ clients: [client('a'), client('b')] });
	const { user } = renderUi(<Form />);
	const field = screen.getByRole('combobox', { name: 'Client' });
	await user.type(field, 'company b');
	await waitFor(() => expect(requests.some(({ query }) => query === '?q=company+b')).toBe(true));
	await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Company b']));
	await user.keyboard('{ArrowDown}{Enter}');
	expect(screen.getByText('chosen: b')).toBeVisible();
	expect(field).toHaveValue('Company b');
	await user.click(field);
	await user.click(await screen.findByRole('option', { name: 'No client' }));
	expect(screen.getByText('chosen: none')).toBeVisible();
});

it('shows the name of a client that is chosen from the start, also where the list does not hold it', async () => {
	await startClients({ clients: [client('a', { archivedAt: '2026-03-16T10:00:00.000Z' }), client('b')] });
	renderUi(<Form first="a" />);
	await waitFor(() => expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Company a'));
});

it('adds a client that is missing, and chooses it', async () => {
	await startClients({ clients: [client('a')] });
	const { user } = renderUi(<Form />);
	await user.click(screen.getByRole('button', { name: 'New client' }));
	const dialog = await screen.findByRole('dialog', { name: 'New client' });
	await user.type(within(dialog).getByRole('textbox', { name: /^Company/ }), 'Heron{Enter}');
	expect(await screen.findByText('chosen: new-1')).toBeVisible();
	await waitFor(() => expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Heron'));
});

it('says that there is no such client, and why they could not be loaded', async () => {
	const { routes } = await startClients({ clients: [client('a')] });
	const { user, unmount } = renderUi(<Form />);
	await user.type(screen.getByRole('combobox', { name: 'Client' }), 'zebra');
	expect(await screen.findByText('No client has these words')).toBeVisible();
	unmount();
	routes['GET /api/clients'] = { status: 403, body: { error: 'Not now.' } };
	const { user: another } = renderUi(<Form />);
	await another.click(screen.getByRole('combobox', { name: 'Client' }));
	expect(await screen.findByText('Your clients could not be loaded: Not now.')).toBeVisible();
});
