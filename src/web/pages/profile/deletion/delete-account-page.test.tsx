import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccountContents } from '#shared/own-data.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const DELETE = 'POST /api/account/deletion';
const KEEP = 'DELETE /api/account/deletion';
const STATE = 'GET /api/account/deletion';
const EMAIL = 'dana.okafor@okafor.example';
const DAY = '2026-04-01T09:00:00.000Z';

const contents: AccountContents = {
	email: EMAIL,
	runs: 23,
	calls: 4,
	clients: 2,
	drafts: 1,
	pages: 3,
	submissions: 0,
	likes: 5,
	businessProfile: true,
	isLastOwner: false,
};

const deletion = (deleteAt: string | null): Reply => ({ body: { deletion: { email: EMAIL, deleteAt } } });

async function open(routes: Record<string, Reply> = {}, changes: Partial<AccountContents> = {}) {
	const api = await startApi({
		'GET /api/account/contents': { body: { contents: { ...contents, ...changes } } },
		[STATE]: deletion(null),
		...routes,
	});
	const account = createUser();
	signInAs(account);
	localStorage.setItem(
		`draft:${account.id}:compass`,
		JSON.stringify({ savedAt: '2026-03-02T09:00:00.000Z', step: 0, input: {} }),
	);
	const app = renderApp('/profile/delete-account');
	await screen.findByText('What goes with your account');
	return { ...app, api };
}

/** Fills the form and presses its button; gives the question that follows. */
async function ask(user: Awaited<ReturnType<typeof open>>['user'], when: string, password = 'Copper-Kettle-4') {
	await user.click(await screen.findByRole('radio', { name: when }));
	await user.fill(screen.getByLabelText(/Current Password/), password);
	await user.click(screen.getByRole('button', { name: 'Delete Account' }));
	return within(await screen.findByRole('dialog'));
}

describe('the page to delete an account', () => {
	it('lists what goes, with figures, and what stays', async () => {
		await open();
		const region = within(await screen.findByRole('region', { name: 'What goes with your account' }));
		const figure = (label: string) => region.getByText(label).parentElement?.textContent;
		await waitFor(() => expect(figure('Runs')).toMatch(/^Runs23/));
		expect(figure('Shared pages')).toMatch(/^Shared pages3/);
		expect(region.getByText(/^Also: your business profile, 1 unfinished form, 5 liked prompts, your/)).toBeVisible();
		expect(region.getByText(/is taken off the list of buyers/)).toHaveTextContent(EMAIL);
		expect(region.getByText(/^What stays/)).toHaveTextContent('backups');
	});

	it('deletes at once after the password and a press that confirms, and leaves', async () => {
		const { user, api } = await open({ [DELETE]: deletion(DAY) });
		const question = await ask(user, 'At once');
		expect(question.getByText('Delete everything now?')).toBeVisible();
		expect(api.seen(DELETE)).toHaveLength(0);
		await user.click(question.getByRole('button', { name: 'Delete it for good' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(api.seen(DELETE)[0]?.body).toEqual({ password: 'Copper-Kettle-4', when: 'now' });
		expect(Object.keys(localStorage).filter((key) => /^auth_|^draft:/.test(key))).toEqual([]);
	});

	it('deletes in 30 days unless told otherwise, and then offers to stay on every page', async () => {
		const { user, api } = await open({ [DELETE]: deletion(DAY), [KEEP]: deletion(null) });
		const question = await ask(user, 'In 30 days');
		await user.click(question.getByRole('button', { name: 'Delete it in 30 days' }));
		const notice = within(await screen.findByRole('region', { name: 'Deletion of your account' }));
		expect(notice.getByText(/will be deleted on 1 April 2026/)).toBeVisible();
		expect(api.seen(DELETE)[0]?.body).toEqual({ password: 'Copper-Kettle-4', when: 'in-30-days' });
		expect(screen.getByRole('radio', { name: 'In 30 days' })).toBeDisabled();
		expect(screen.getByRole('radio', { name: 'At once' })).toBeChecked();
		expect(localStorage.getItem('auth_token')).toBe('session-token');
		await user.click(notice.getByRole('button', { name: 'Keep my account' }));
		await waitFor(() => expect(screen.queryByRole('region', { name: 'Deletion of your account' })).toBeNull());
		expect(api.seen(KEEP)).toHaveLength(1);
	});

	it('asks for the password first, and keeps the account where the question is answered with no', async () => {
		const { user, api } = await open();
		await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
		expect(screen.getByText('Current password is required')).toBeVisible();
		expect(screen.getByLabelText(/Current Password/)).toHaveFocus();
		const question = await ask(user, 'At once');
		await user.click(question.getByRole('button', { name: 'Keep my account' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(api.seen(DELETE)).toHaveLength(0);
		expect(screen.getByLabelText(/Current Password/)).toHaveValue('Copper-Kettle-4');
	});

	it('says that the password is wrong, and keeps the choice', async () => {
		const error = 'Current password is incorrect';
		const { user } = await open({ [DELETE]: { status: 400, body: { error, code: 'INCORRECT_PASSWORD' } } });
		const question = await ask(user, 'At once');
		await user.click(question.getByRole('button', { name: 'Delete it for good' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(error);
		expect(screen.getByRole('radio', { name: 'At once' })).toBeChecked();
		expect(localStorage.getItem('auth_token')).toBe('session-token');
	});

	it('tells the only owner to hand over first, without a form', async () => {
		await open({}, { isLastOwner: true });
		expect(await screen.findByText(/You own this installation/)).toHaveTextContent('npm run members -- owner EMAIL');
		expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
	});

	it('says why nothing could be counted, and counts again', async () => {
		const { user, api } = await open({
			'GET /api/account/contents': { status: 403, body: { error: 'Not now.' } },
		});
		expect(await screen.findByRole('alert')).toHaveTextContent('What you have could not be counted: Not now.');
		api.routes['GET /api/account/contents'] = { body: { contents } };
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(/^Also:/)).toBeVisible();
	});
});
