import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call, startClients } from '#test/browser/clients.ts';
import { renderUi } from '#test/browser/render.tsx';
import { CallPicker } from './call-picker.tsx';

async function open(calls = [call('c1', { company: 'Heron' }), call('c2', { title: '' })], clientId?: string) {
	const api = await startClients({ calls });
	const onPick = vi.fn();
	const view = renderUi(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<CallPicker onPick={onPick} clientId={clientId ?? null} />
		</QueryClientProvider>,
	);
	await view.user.click(screen.getByRole('button', { name: 'From your calls' }));
	const dialog = await screen.findByRole('dialog', { name: 'From your calls' });
	return { ...api, ...view, onPick, dialog };
}

it('lists the kept calls with client and day, and hands over the chosen one with its text', async () => {
	const { user, dialog, onPick } = await open();
	const first = await within(dialog).findByRole('button', { name: /^Call c1 ?Heron · .*16 Mar/ });
	expect(within(dialog).getByRole('button', { name: /^Call without names/ })).toBeVisible();
	await user.click(first);
	await waitFor(() => expect(onPick).toHaveBeenCalledExactlyOnceWith(call('c1', { company: 'Heron' })));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for the calls of one client where it is given', async () => {
	const { seen, dialog } = await open([], 'a');
	expect(await within(dialog).findByText(/^No call with this client is kept yet/)).toBeVisible();
	expect(seen('GET /api/calls')[0]?.query).toBe('?client=a');
});

it('says why a call could not be opened, and lets another be chosen', async () => {
	const { user, dialog, onPick, routes } = await open();
	routes['GET /api/calls/c1'] = { status: 404, body: { error: 'This call does not exist.' } };
	await user.click(await within(dialog).findByRole('button', { name: /^Call c1/ }));
	expect(await within(dialog).findByRole('alert')).toHaveTextContent(
		'Call c1 could not be opened: This call does not exist.',
	);
	await user.click(within(dialog).getByRole('button', { name: /^Call without names/ }));
	await waitFor(() => expect(onPick).toHaveBeenCalledOnce());
});
