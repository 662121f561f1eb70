import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { ListedMember, MemberImport } from '#shared/member-requests.ts';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderUi, signInAs } from '#test/browser/render.tsx';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { MembersPage } from './members-page.tsx';

function member(email: string, changes: Partial<ListedMember> = {}): ListedMember {
	return {
		email,
		addedAt: '2026-02-09T10:00:00.000Z',
		authorized: true,
		hasAccount: false,
		lastSeenAt: null,
		refunded: false,
		role: null,
		suspended: false,
		twoFactor: false,
		...changes,
	};
}

/** What the server answers about a file. */
function found(changes: Partial<MemberImport> = {}): Record<'import', MemberImport> {
	return {
		import: {
			source: 'stripe',
			column: 'Customer Email',
			emails: 3,
			known: 1,
			duplicates: [],
			invalid: [],
			refunded: [],
			unpaid: [],
			refundedHere: [],
			...changes,
		},
	};
}

function page(members: ListedMember[], changes: { nextCursor?: string; total?: number } = {}) {
	return { body: { members, nextCursor: null, total: members.length, ...changes } };
}

function open(path = '/profile/members', role: 'owner' | 'member' = 'owner') {
	signInAs(createUser({ role }));
	window.history.replaceState(null, '', path);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return renderUi(
		<BrowserRouter>
			<AuthProvider>
				<QueryClientProvider client={client}>
					<MembersPage />
				</QueryClientProvider>
			</AuthProvider>
		</BrowserRouter>,
	);
}

it('lists each address with its date, its account, what is special about it, and what the owner can do to others', async () => {
	await startApi({
		'GET /api/members': page(
			[
				member('ada@example.com'),
				member('grace@example.com', { hasAccount: true, role: 'member', lastSeenAt: new Date().toISOString() }),
				member('joan@example.com', {
					authorized: false,
					refunded: true,
					hasAccount: true,
					role: 'member',
					suspended: true,
				}),
				member('mary@example.com', { authorized: false, hasAccount: true, role: 'member' }),
				member('owner@example.com', { hasAccount: true, role: 'owner' }),
			],
			{ total: 1204 },
		),
	});
	open();
	const list = await screen.findByRole('list');
	const rows = within(list).getAllByRole('listitem');
	const buttons = rows.map((row) =>
		within(row)
			.queryAllByRole('button')
			.map(({ textContent }) => textContent),
	);
	expect(rows[0]).toHaveTextContent('ada@example.comAdded on 9 February 2026No account');
	expect(rows[1]).toHaveTextContent(/grace@example\.comAdded on 9 February 2026 · Last seen: Today, \d\d:\d\dAccount/);
	expect(rows[2]).toHaveTextContent(
		'joan@example.comRefunded on 9 February 2026 · Not seen yetRefundedSuspendedAccount',
	);
	expect(rows[3]).toHaveTextContent(
		'mary@example.comAccount made on 9 February 2026 · Not seen yetNot on the listAccount',
	);
	expect(rows[4]).toHaveTextContent('OwnerAccountReset link');
	expect(buttons).toEqual([
		['Remove'],
		['Reset link', 'Remove', ''],
		['Reset link', 'Authorize', ''],
		['Reset link', 'Authorize', ''],
		['Reset link'],
	]);
	expect(screen.getByText('1,204 addresses')).toBeVisible();
});

it('shows a member nothing and asks for nothing', async () => {
	const api = await startApi();
	open('/profile/members', 'member');
	expect(await screen.findByRole('heading', { name: 'Only the owner sees the members' })).toBeVisible();
	expect(api.seen('GET /api/members')).toEqual([]);
});

it('searches by the address of the page, keeps it there, and clears it', async () => {
	const api = await startApi({
		'GET /api/members': ({ query }) =>
			query === '?q=zoe' ? page([]) : page([member(query === '' ? 'all@example.com' : 'grace@example.com')]),
	});
	const { user } = open('/profile/members?q=grace');
	expect(await screen.findByText('1 address with “grace”')).toBeVisible();
	const field = screen.getByRole('searchbox', { name: 'Search addresses' });
	expect(field).toHaveValue('grace');
	await user.clear(field);
	await user.type(field, 'zoe');
	expect(await screen.findByText('No address on the list contains “zoe”.')).toBeVisible();
	expect(window.location.search).toBe('?q=zoe');
	await user.click(screen.getByRole('button', { name: 'Show everybody' }));
	expect(await screen.findByText('all@example.com')).toBeVisible();
	expect(field).toHaveValue('');
	expect(window.location.search).toBe('');
	expect(api.seen('GET /api/members').map(({ query }) => query)).toEqual(['?q=grace', '?q=zoe', '']);
});

it('brings older ones when asked, and says when nobody is there or nothing could be loaded', async () => {
	const api = await startApi({
		'GET /api/members': ({ query }) =>
			query === ''
				? page([member('new@example.com')], { nextCursor: 'c/1', total: 2 })
				: page([member('old@example.com')], { total: 2 }),
	});
	const { user, unmount } = open();
	await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
	expect(await screen.findByText('old@example.com')).toBeVisible();
	expect(screen.getByText('new@example.com')).toBeVisible();
	expect(api.seen('GET /api/members')[1]?.query).toBe('?cursor=c%2F1');
	unmount();

	api.routes['GET /api/members'] = { status: 403, body: { error: 'Not now.' } };
	const second = open();
	expect(await screen.findByRole('alert')).toHaveTextContent('The members could not be loaded: Not now.');
	api.routes['GET /api/members'] = page([]);
	await second.user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('heading', { name: 'Nobody is on the list yet' })).toBeVisible();
});

it('adds several addresses, says which ones are wrong, and keeps what was typed until then', async () => {
	const problem = { field: 'emails.1', problem: 'Enter a whole email address.' };
	const api = await startApi({
		'GET /api/members': page([]),
		'POST /api/members': { status: 400, body: { error: 'No.', code: 'INVALID_REQUEST', details: [problem] } },
	});
	const { user } = open();
	const opener = await screen.findByRole('button', { name: 'Add addresses' });
	await user.click(opener);
	const field = await screen.findByRole('textbox', { name: 'Email addresses' });
	await user.click(screen.getByRole('button', { name: 'Add' }));
	expect(await screen.findByText('Enter at least one email address.')).toBeVisible();
	await user.fill(field, 'ada@example.com\nnobody, grace@example.com');
	await user.click(screen.getByRole('button', { name: 'Add' }));
	expect(await screen.findByText('“nobody” is no email address. Nothing was added.')).toBeVisible();
	expect(field).toHaveValue('ada@example.com\nnobody, grace@example.com');

	api.routes['POST /api/members'] = { body: { added: ['ada@example.com', 'b@example.com'], known: ['c@example.com'] } };
	api.routes['GET /api/members'] = page([member('ada@example.com')]);
	await user.click(screen.getByRole('button', { name: 'Add' }));
	const outcome = await screen.findByText('2 addresses were added. 1 was on the list already.');
	await waitFor(() => expect(outcome.closest('[role=status]')).toHaveFocus());
	expect(await screen.findByText('ada@example.com')).toBeVisible();
	expect(api.seen('POST /api/members')[0]?.body).toEqual({
		emails: ['ada@example.com', 'nobody', 'grace@example.com'],
	});
	expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the focus back to the button when a dialog is left', async () => {
	await startApi({ 'GET /api/members': page([member('ada@example.com')]) });
	const { user } = open();
	const opener = await screen.findByRole('button', { name: 'Remove ada@example.com' });
	await user.click(opener);
	await user.click(await screen.findByRole('button', { name: 'Keep it' }));
	await waitFor(() => expect(opener).toHaveFocus());
});

it('removes an address after a question that says what stays', async () => {
	const api = await startApi({
		'GET /api/members': () =>
			page(
				api.seen('DELETE /api/members/ada%40example.com').length > 0
					? [member('grace@example.com')]
					: [member('ada@example.com', { hasAccount: true, role: 'member' })],
			),
		'DELETE /api/members/ada%40example.com': { body: { removed: true } },
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Remove ada@example.com' }));
	const dialog = await screen.findByRole('dialog', { name: 'Remove from the list' });
	expect(dialog).toHaveTextContent('An account that exists already stays');
	await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
	const outcome = await screen.findByText('ada@example.com is off the list.');
	expect(api.seen('DELETE /api/members/ada%40example.com')).toHaveLength(1);
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove ada@example.com' })).toBeNull());
	expect(outcome.closest('[role=status]')).toHaveFocus();
});

it('authorizes a refunded address again at one press', async () => {
	const api = await startApi({
		'GET /api/members': page([member('joan@example.com', { authorized: false, refunded: true })]),
		'POST /api/members': { body: { added: ['joan@example.com'], known: [] } },
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Authorize joan@example.com' }));
	expect(await screen.findByText('joan@example.com may make an account now.')).toBeVisible();
	expect(api.seen('POST /api/members')[0]?.body).toEqual({ emails: ['joan@example.com'] });
});

it('makes a link for a new password when asked to, and copies it', async () => {
	const link = 'https://toolkit.example.com/reset-password?token=t0ken';
	const api = await startApi({
		'GET /api/members': page([member('ada@example.com', { hasAccount: true, role: 'member' })]),
		'POST /api/members/ada%40example.com/reset-link': { body: { link } },
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Reset link for ada@example.com' }));
	await screen.findByRole('dialog', { name: 'Link to set a new password' });
	expect(api.seen('POST /api/members/ada%40example.com/reset-link')).toEqual([]);
	await user.click(screen.getByRole('button', { name: 'Make the link' }));
	expect(await screen.findByRole('textbox', { name: 'The link' })).toHaveValue(link);
	const write = vi.spyOn(navigator.clipboard, 'writeText');
	await user.click(screen.getByRole('button', { name: 'Copy the link' }));
	expect(write).toHaveBeenCalledWith(link);
});

it('shows how a file was read before it imports it, and says what came of it', async () => {
	const api = await startApi({
		'GET /api/members': page([]),
		'POST /api/members/import': ({ body }) => {
			const { commit } = body as { commit: boolean };
			return { body: found({ refunded: [{ line: 4, text: 'mary@example.com' }], ...(commit ? { added: 2 } : {}) }) };
		},
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Import a CSV' }));
	const file = new File(['\uFEFFCustomer Email\nada@example.com'], 'buyers.csv', { type: 'text/csv' });
	await user.upload(await screen.findByLabelText('CSV file'), file);
	const preview = await screen.findByRole('region', { name: 'What buyers.csv holds' });
	expect(preview).toHaveTextContent('Looks likean export of Stripe');
	expect(preview).toHaveTextContent('Addresses fromthe column “Customer Email”');
	expect(preview).toHaveTextContent('New2 addresses');
	expect(preview).toHaveTextContent('1 line refunded, left outLine 4: mary@example.com');
	expect(api.seen('POST /api/members/import')[0]?.body).toEqual({
		csv: 'Customer Email\nada@example.com',
		commit: false,
	});
	await user.click(within(preview).getByRole('button', { name: 'Import 2 addresses' }));
	expect(await screen.findByText('2 addresses were imported. 1 was on the list already.')).toBeVisible();
	expect(api.seen('POST /api/members/import')[1]?.body).toMatchObject({ commit: true, skipInvalid: false });
});

it('imports a file with wrong lines only after the owner chose to leave them out', async () => {
	const invalid = [
		{ line: 3, text: 'nobody' },
		{ line: 5, text: '' },
	];
	const api = await startApi({
		'GET /api/members': page([]),
		'POST /api/members/import': { body: found({ invalid, added: 2 }) },
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Import a CSV' }));
	await user.upload(await screen.findByLabelText('CSV file'), new File(['email\nada@example.com'], 'buyers.csv'));
	const preview = await screen.findByRole('region', { name: 'What buyers.csv holds' });
	expect(preview).toHaveTextContent('2 lines without an email addressLine 3: nobodyLine 5: empty');
	const button = within(preview).getByRole('button', { name: 'Import 2 addresses' });
	expect(button).toBeDisabled();
	await user.click(within(preview).getByRole('checkbox', { name: 'Import the rest without these 2 lines' }));
	await user.click(button);
	await screen.findByText('2 addresses were imported. 1 was on the list already.');
	expect(api.seen('POST /api/members/import')[1]?.body).toMatchObject({ commit: true, skipInvalid: true });
});

it('says what to do with a file that is no text, and with one that the server refuses', async () => {
	const api = await startApi({
		'GET /api/members': page([]),
		'POST /api/members/import': { status: 400, body: { error: 'The file is no CSV.' } },
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Import a CSV' }));
	const input = await screen.findByLabelText('CSV file');
	await user.upload(input, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'buyers.csv'));
	expect(await screen.findByText('buyers.csv is no text. Save the list as CSV, and choose that file.')).toBeVisible();
	expect(api.seen('POST /api/members/import')).toEqual([]);
	await user.upload(input, new File(['"ada'], 'other.csv'));
	expect(await screen.findByText('The file is no CSV.')).toBeVisible();
});

it('turns two-factor authentication of a member off after a question, and offers it only where it is on', async () => {
	const listed = member('grace@example.com', { hasAccount: true, role: 'member' });
	const call = 'DELETE /api/members/grace%40example.com/two-factor';
	const api = await startApi({
		'GET /api/members': page([
			{ ...listed, twoFactor: true },
			{ ...listed, email: 'ada@example.com' },
		]),
		[call]: { body: { twoFactor: false } },
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'More for ada@example.com' }));
	expect(await screen.findByRole('menuitem', { name: 'Suspend the account' })).toBeVisible();
	expect(screen.queryByRole('menuitem', { name: 'Turn off two-factor' })).toBeNull();
	await user.keyboard('{Escape}');
	await user.click(screen.getByRole('button', { name: 'More for grace@example.com' }));
	await user.click(await screen.findByRole('menuitem', { name: 'Turn off two-factor' }));
	const question = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication' }));
	expect(question.getByText(/is told by mail/)).toBeVisible();
	expect(api.seen(call)).toEqual([]);
	await user.click(question.getByRole('button', { name: 'Turn off' }));
	expect(await screen.findByText('grace@example.com signs in with the password alone now.')).toBeVisible();
	expect(api.seen(call)).toHaveLength(1);
});

it('suspends an account after a question, lets it sign in again, and deletes it after another', async () => {
	const listed = member('grace@example.com', { hasAccount: true, role: 'member' });
	const api = await startApi({
		'GET /api/members': page([listed]),
		'POST /api/members/grace%40example.com/suspend': { body: { suspended: true } },
		'POST /api/members/grace%40example.com/resume': { body: { suspended: false } },
		'DELETE /api/members/grace%40example.com/account': { body: { deleted: true } },
	});
	const { user } = open();
	const choose = async (name: string) => {
		await user.click(await screen.findByRole('button', { name: 'More for grace@example.com' }));
		await user.click(await screen.findByRole('menuitem', { name }));
	};
	await choose('Suspend the account');
	const question = within(await screen.findByRole('dialog', { name: 'Suspend the account' }));
	expect(api.seen('POST /api/members/grace%40example.com/suspend')).toEqual([]);
	api.routes['GET /api/members'] = page([{ ...listed, suspended: true }]);
	await user.click(question.getByRole('button', { name: 'Suspend' }));
	expect(await screen.findByText('grace@example.com is suspended.')).toBeVisible();
	expect(await screen.findByText('Suspended')).toBeVisible();
	api.routes['GET /api/members'] = page([listed]);
	await choose('Let it sign in again');
	expect(await screen.findByText('grace@example.com can sign in again.')).toBeVisible();
	await choose('Delete the account');
	const last = within(await screen.findByRole('dialog', { name: 'Delete the account' }));
	api.routes['GET /api/members'] = page([]);
	await user.click(last.getByRole('button', { name: 'Delete for good' }));
	expect(await screen.findByText('The account of grace@example.com is deleted.')).toBeVisible();
	expect(api.seen('DELETE /api/members/grace%40example.com/account')).toHaveLength(1);
});
