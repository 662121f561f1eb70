import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Share } from '#shared/shares.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import type { Gaps } from '#web/wizard/suggestions/use-gaps.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shareOf } from './testing.ts';

const LIST = 'GET /api/runs/run-1/shares';
const MAKE = 'POST /api/runs/run-1/shares';
const ADDRESS = 'https://tools.example/share/abc';

const offer = {
	label: 'Share with Client',
	parts: [
		{ id: 'notes', label: 'Call notes', hint: 'What you noted about the buyers.' },
		{ id: 'objections', label: 'Objections' },
	],
};

const listOf = (...shares: Share[]): Reply => ({ body: { runId: 'run-1', shares } });

const NO_GAPS: Gaps = { open: [], asked: 0, gap: () => null };

function show(gaps = NO_GAPS) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return renderUi(
		<QueryClientProvider client={client}>
			<ShareDialog runId="run-1" share={offer} gaps={gaps} opened onClose={() => {}} />
		</QueryClientProvider>,
	);
}

const wants = (body: unknown) => (body as { keepDays: boolean }).keepDays;
const button = (name: string) => screen.findByRole('button', { name });

describe('the dialog of links for a client', () => {
	it('makes no link while something is not confirmed, until that is left out', async () => {
		const share = shareOf();
		const api = await startApi({
			[LIST]: listOf(),
			[MAKE]: { status: 201, body: { share: { ...share, address: ADDRESS, gaps: 0 } } },
		});
		const { user } = show({
			open: [{ name: 'answers.price', label: 'Price and terms', kind: 'area', rows: 2 }],
			asked: 9,
			gap: () => null,
		});
		expect(await screen.findByText(/1 of 9 not confirmed yet/)).toHaveTextContent('Price and terms');
		expect(await button('Make a link')).toBeDisabled();
		await user.click(screen.getByRole('checkbox', { name: 'Leave these out of the page' }));
		await user.click(await button('Make a link'));
		await screen.findByDisplayValue(ADDRESS);
		expect(api.seen(MAKE)[0]?.body).toMatchObject({ leaveOpen: true });
	});

	it('asks before it makes a page with days that have no date', async () => {
		const made: Reply = { status: 201, body: { share: { ...shareOf(), address: ADDRESS, gaps: 0 } } };
		const refused: Reply = { status: 409, body: { error: 'Write “tonight” as a date.', code: 'UNDATED_DAYS' } };
		const api = await startApi({ [LIST]: listOf(), [MAKE]: ({ body }) => (wants(body) ? made : refused) });
		const { user } = show();
		await user.click(await button('Make a link'));
		expect(await screen.findByText(/^No link was made yet\. Write “tonight” as a date\./)).toBeVisible();
		await user.click(screen.getByRole('checkbox', { name: 'Leave these words as they are' }));
		await user.click(await button('Make a link'));
		await screen.findByDisplayValue(ADDRESS);
		expect(api.seen(MAKE).map(({ body }) => wants(body))).toEqual([false, true]);
	});

	it('makes a link with what was chosen, and copies it', async () => {
		const made = shareOf({ hasPassword: true, parts: ['notes'] });
		const shares: Share[] = [];
		const api = await startApi({
			[LIST]: () => listOf(...shares),
			[MAKE]: () => {
				shares.push(made);
				return { status: 201, body: { share: { ...made, address: ADDRESS, gaps: 2 } } };
			},
		});
		const { user } = show();
		await user.click(await screen.findByRole('checkbox', { name: 'Call notes' }));
		await user.selectOptions(screen.getByRole('combobox', { name: 'Works for' }), '90 days');
		await user.type(screen.getByRole('textbox', { name: 'Password (optional)' }), 'gull');
		await user.clear(screen.getByRole('textbox', { name: 'Answers go to' }));
		await user.type(screen.getByRole('textbox', { name: 'Answers go to' }), 'sales@harbour.example');
		await user.click(await button('Make a link'));
		const link = await screen.findByRole('textbox', { name: 'Link to version 1' });
		expect(link).toHaveValue(ADDRESS);
		expect(api.seen(MAKE)[0]?.body).toEqual({
			days: 90,
			password: 'gull',
			parts: ['notes'],
			leaveOpen: false,
			keepDays: false,
			replyTo: 'sales@harbour.example',
		});
		await user.click(await button('Copy link'));
		expect(await navigator.clipboard.readText()).toBe(ADDRESS);
		expect(screen.getByText(/You find it below again/)).toBeVisible();
		expect(screen.getByText(/2 places that still wait for you/)).toBeVisible();
		const row = within(await screen.findByRole('listitem'));
		expect(row.getByText(/With a password · With Call notes/)).toBeVisible();
		expect(row.queryByText(ADDRESS)).toBeNull();
	});

	it('leaves every part of the member’s own out at first', async () => {
		await startApi({ [LIST]: listOf() });
		show();
		for (const box of await screen.findAllByRole('checkbox')) expect(box).not.toBeChecked();
		expect(screen.getByRole('combobox', { name: 'Works for' })).toHaveValue('30');
		expect(await button('Make a link')).toBeEnabled();
	});

	it('says why no link was made, and keeps what was entered', async () => {
		const error = 'This run has no result that could be shared.';
		await startApi({ [LIST]: listOf(), [MAKE]: { status: 409, body: { error, code: 'CONFLICT' } } });
		const { user } = show();
		await user.type(await screen.findByRole('textbox', { name: 'Password (optional)' }), 'gull');
		await user.click(await button('Make a link'));
		expect(await screen.findByRole('alert')).toHaveTextContent(`No link was made: ${error}`);
		expect(screen.getByRole('textbox', { name: 'Password (optional)' })).toHaveValue('gull');
	});

	it('lists the links with views and end, and which no longer work', async () => {
		await startApi({
			[LIST]: listOf(
				shareOf({ id: 'c', version: 3, views: 4 }),
				shareOf({ id: 'b', version: 2, views: 1, expiresAt: '2020-01-05T09:00:00.000Z' }),
				shareOf({ id: 'a', revokedAt: '2026-03-03T09:00:00.000Z' }),
			),
		});
		show();
		const rows = await screen.findAllByRole('listitem');
		expect(rows.map((row) => row.textContent)).toEqual([
			expect.stringMatching(
				/^Version 3Opened 4 times · Made on 2 March 2026 · Works until 1 April 2099RevokeShow address$/,
			),
			expect.stringMatching(/^Version 2ExpiredOpened once/),
			expect.stringMatching(/^Version 1RevokedNot opened yet/),
		]);
		expect(screen.getAllByRole('button', { name: /Revoke the link/ })).toHaveLength(1);
	});

	it('ends a link after asking', async () => {
		let revokedAt: string | null = null;
		const api = await startApi({
			[LIST]: () => listOf(shareOf({ revokedAt })),
			'DELETE /api/shares/share-1': () => {
				revokedAt = '2026-03-03T09:00:00.000Z';
				return { body: { share: shareOf({ revokedAt }) } };
			},
		});
		const { user } = show();
		await user.click(await button('Revoke the link to version 1'));
		await user.click(await button('Keep it'));
		expect(api.seen('DELETE /api/shares/share-1')).toHaveLength(0);
		await user.click(await button('Revoke the link to version 1'));
		await user.click(await button('End it for good'));
		expect(await screen.findByText('Revoked')).toBeVisible();
	});

	it('shows the address of an existing link again, and copies it', async () => {
		await startApi({
			[LIST]: listOf(shareOf({ id: 'b', version: 2 }), shareOf({ revokedAt: '2026-03-03T09:00:00.000Z' })),
			'GET /api/shares/b/address': { body: { share: { id: 'b', address: ADDRESS } } },
		});
		const { user } = show();
		await user.click(await button('Show the address of version 2'));
		const field = await screen.findByRole('textbox', { name: 'Address of version 2' });
		expect(field).toHaveValue(ADDRESS);
		expect(field).toHaveFocus();
		await user.click(await button('Copy link'));
		expect(await navigator.clipboard.readText()).toBe(ADDRESS);
	});

	it('says why an address cannot be shown', async () => {
		const error = 'This address was shown once, when it was made; make a new link to see it.';
		await startApi({
			[LIST]: listOf(shareOf()),
			'GET /api/shares/share-1/address': { status: 409, body: { error, code: 'CONFLICT' } },
		});
		const { user } = show();
		await user.click(await button('Show the address of version 1'));
		expect(await screen.findByRole('alert')).toHaveTextContent(error);
	});

	it('says that the links could not be loaded, and loads them again', async () => {
		const api = await startApi({ [LIST]: { status: 503, body: { error: 'Not yet.', code: 'NOT_READY' } } });
		const { user } = show();
		expect(await screen.findByText('Your links could not be loaded: Not yet.')).toBeVisible();
		api.routes[LIST] = listOf(shareOf());
		await user.click(await button('Try again'));
		expect(await screen.findByText('Version 1')).toBeVisible();
	});
});
