import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Call } from '#shared/calls.ts';
import type { OpenPoint } from '#shared/clients.ts';
import { call, client, startClients } from '#test/browser/clients.ts';
import { run } from '#test/browser/history.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const HERON = client('a', {
	company: 'Heron Dental',
	trade: 'Dentists',
	size: 'Small (11-50 employees)',
	website: 'https://heron.example',
	notes: 'Met at the fair.',
	people: [
		{ name: 'Priya Shah', role: 'Owner', email: 'priya@heron.example' },
		{ name: 'Tom', role: '', email: 'javascript:alert(1)' },
	],
});

const share = { id: 's1', runId: 'r1', title: 'Proposal', views: 2, createdAt: new Date().toISOString() };
const THINGS = {
	calls: [
		call('c1', { title: 'Priya with Marcus', runId: 'r1', outcome: 'refused', createdAt: '2026-03-16T09:00:00.000Z' }),
	] as Call[],
	runs: [run('r1', { title: 'Proposal for Heron', tool: 'dealmaker' }), run('r2', { status: 'running' })],
	shares: [{ ...share, expiresAt: '2100-01-01T00:00:00.000Z', revokedAt: null }],
	contents: { clientId: 'a', calls: 1, runs: 2, shares: 1 },
};

async function open(kept: Parameters<typeof startClients>[0] = {}, path = '/clients/a') {
	const api = await startClients({ clients: [HERON, client('b')], ...kept });
	signInAs();
	const view = renderApp(path);
	await screen.findByRole('heading', { name: 'Timeline' });
	return { ...api, ...view };
}

const menu = async ({ user }: Awaited<ReturnType<typeof open>>, item: string) => {
	await user.click(screen.getByRole('button', { name: 'More for Heron Dental' }));
	await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('a client’s page', () => {
	it('tells who it is, with links to write to its people, and to begin with each tool for it', async () => {
		await open();
		expect(screen.getByRole('heading', { level: 2, name: 'Heron Dental' })).toBeVisible();
		expect(screen.getByText(/Dentists · Small \(11-50 employees\)/)).toBeVisible();
		expect(screen.getByRole('link', { name: 'heron.example' })).toHaveAttribute('rel', 'noopener noreferrer');
		const people = screen.getByRole('list', { name: 'People' });
		expect(
			within(people)
				.getAllByRole('link')
				.map((link) => link.getAttribute('href')),
		).toEqual(['mailto:priya@heron.example']);
		const begin = within(screen.getByRole('navigation', { name: 'Begin for this client' })).getAllByRole('link');
		expect(begin.map((link) => link.getAttribute('href'))).toEqual([
			'/sales-call-analyzer?client=a',
			'/dealmaker?client=a',
			'/growth-plan-calculator?client=a',
			'/cold-email-writer?client=a',
			'/ai-sdr?client=a',
		]);
	});

	it('shows calls, results and links by day, each leading to what it is', async () => {
		await open({ things: THINGS });
		const section = screen.getByRole('region', { name: 'Timeline' });
		const days = within(section).getAllByRole('heading', { level: 4 });
		expect(days[0]).toHaveTextContent('Today');
		expect(days).toHaveLength(2);
		const rows = within(section).getAllByRole('listitem');
		expect(rows.map((row) => within(row).getByRole('link').getAttribute('href')).toSorted()).toEqual([
			'/history/r1',
			'/history/r1',
			'/history/r1',
			'/sales-call-analyzer?run=r2',
		]);
		expect(rows.at(-1)).toHaveTextContent('Priya with MarcusCallRefused');
		expect(within(section).getByText('Opened 2 times')).toBeVisible();
		expect(within(section).getByText('Running')).toBeVisible();
	});

	it('shows a call and the analysis that it leads to as one', async () => {
		const analysis = run('r1', { title: 'Discovery Call with Heron', tool: 'sales-call-analyzer' });
		const contents = { clientId: 'a', calls: 1, runs: 1, shares: 0 };
		await open({ things: { ...THINGS, runs: [analysis], shares: [], contents } });
		const section = screen.getByRole('region', { name: 'Timeline' });
		expect(within(section).getAllByRole('listitem')).toHaveLength(1);
		expect(within(section).getByRole('link', { name: 'Priya with Marcus' })).toHaveAttribute('href', '/history/r1');
		expect(screen.queryByText(/^Only the newest are shown/)).toBeNull();
	});

	it('takes it out of the archive, and gives the focus a place', async () => {
		const { user } = await open({ clients: [{ ...HERON, archivedAt: new Date().toISOString() }] });
		await user.click(screen.getByRole('button', { name: 'Take out of the archive' }));
		await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Heron Dental' })).toHaveFocus());
	});

	it('tells what is still open, with the place in the call', async () => {
		const point: OpenPoint = {
			callId: 'c1',
			callTitle: 'Priya with Marcus',
			runId: 'r1',
			text: '',
			speaker: '',
			line: null,
		};
		await open({
			things: THINGS,
			open: {
				doubts: [{ ...point, text: 'Who can read our data?', speaker: 'Priya', line: 34 }],
				questions: [{ ...point, text: 'Who else has to agree?' }],
			},
		});
		const section = await screen.findByRole('region', { name: 'Still open' });
		expect(section).toHaveTextContent('“Who can read our data?”Priya, line 34, in Priya with Marcus');
		const [doubt, question] = within(section).getAllByRole('link');
		expect([doubt?.getAttribute('href'), question?.getAttribute('href')]).toEqual([
			'/history/r1#line-34',
			'/history/r1',
		]);
	});

	it('says that there is nothing yet, and that a client is unknown', async () => {
		const { unmount } = await open();
		expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
		expect(screen.queryByRole('region', { name: 'Still open' })).toBeNull();
		unmount();
		renderApp('/clients/gone');
		expect(await screen.findByRole('heading', { name: 'This client does not exist' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open Clients' })).toHaveAttribute('href', '/clients');
	});

	it('is edited in a dialog, which leaves the notes alone', async () => {
		const { user, seen } = await open();
		await user.click(screen.getByRole('button', { name: 'Edit' }));
		const dialog = await screen.findByRole('dialog', { name: 'Edit Heron Dental' });
		expect(within(dialog).queryByRole('textbox', { name: 'Notes' })).toBeNull();
		await user.click(within(dialog).getByRole('button', { name: 'Remove Tom' }));
		await user.clear(within(dialog).getByRole('textbox', { name: 'Trade' }));
		await user.type(within(dialog).getByRole('textbox', { name: 'Trade' }), 'Clinics{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		const body = seen('PATCH /api/clients/a')[0]?.body;
		expect(body).toMatchObject({ trade: 'Clinics', people: [HERON.people[0]] });
		expect(body).not.toHaveProperty('notes');
		expect(screen.getByText(/^Clinics ·/)).toBeVisible();
		await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
	});
});

describe('notes', () => {
	const field = () => screen.getByRole('textbox', { name: 'Notes' });

	it('are saved while they are written', async () => {
		const { user, seen } = await open();
		await user.type(field(), ' Likes tea.');
		expect(screen.getByText('Not saved yet')).toBeVisible();
		expect(await screen.findByText('Saved')).toBeVisible();
		expect(seen('PATCH /api/clients/a').map(({ body }) => body)).toEqual([{ notes: 'Met at the fair. Likes tea.' }]);
	});

	it('are not lost where they could not be saved: they stay in the field and over a reload', async () => {
		const { user, routes, unmount, client: kept } = await open();
		const works = routes['PATCH /api/clients/a'];
		routes['PATCH /api/clients/a'] = { status: 403, body: { error: 'Closed for a minute.' } };
		await user.type(field(), ' Likes tea.');
		await user.tab();
		expect(await screen.findByRole('alert')).toHaveTextContent('Your notes are not saved yet: Closed for a minute.');
		expect(field()).toHaveValue('Met at the fair. Likes tea.');
		unmount();
		const { user: again } = renderApp('/clients/a');
		expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('Met at the fair. Likes tea.');
		const retry = await screen.findByRole('button', { name: 'Try again' });
		if (works) routes['PATCH /api/clients/a'] = works;
		await again.click(retry);
		await waitFor(() => expect(kept('a')?.notes).toBe('Met at the fair. Likes tea.'));
	});

	it('are saved when the page is left before the typing paused', async () => {
		const { user, client: kept } = await open();
		await user.type(field(), ' Likes tea.');
		await user.click(screen.getByRole('link', { name: 'Write a proposal' }));
		await waitFor(() => expect(kept('a')?.notes).toBe('Met at the fair. Likes tea.'));
	});
});

describe('the menu of a client', () => {
	it('archives it, and takes it out again', async () => {
		const page = await open();
		await menu(page, 'Archive');
		expect(await screen.findByText(/This client is archived/)).toBeVisible();
		await page.user.click(screen.getByRole('button', { name: 'Take out of the archive' }));
		await waitFor(() => expect(screen.queryByText(/This client is archived/)).toBeNull());
	});

	it('deletes it after saying what goes, and only at a second press', async () => {
		const page = await open({ things: THINGS });
		await menu(page, 'Delete…');
		const dialog = await screen.findByRole('dialog', { name: 'Delete Heron Dental' });
		const goes = await within(dialog).findAllByRole('listitem');
		expect(goes.map((item) => item.textContent)).toEqual([
			'the client, 2 people, your notes',
			'1 call, with the transcript and what you corrected',
			'2 results, with your edits',
			'1 link to results; it stops working at once',
		]);
		expect(page.seen('DELETE /api/clients/a')).toEqual([]);
		await page.user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
		await waitFor(() => expect(window.location.pathname).toBe('/clients'));
		expect(await screen.findByRole('link', { name: 'Company b' })).toBeVisible();
		expect(screen.queryByRole('link', { name: 'Heron Dental' })).toBeNull();
	});

	it('merges it into another one, which it opens', async () => {
		const page = await open();
		await menu(page, 'Merge into…');
		const dialog = await screen.findByRole('dialog', { name: /^Merge Heron Dental/ });
		await page.user.click(within(dialog).getByRole('button', { name: 'Merge' }));
		expect(await within(dialog).findByRole('alert')).toHaveTextContent('Choose the client that stays.');
		await page.user.click(within(dialog).getByRole('combobox', { name: 'Client that stays' }));
		expect(within(dialog).queryByRole('option', { name: 'Heron Dental' })).toBeNull();
		await page.user.click(await within(dialog).findByRole('option', { name: 'Company b' }));
		await page.user.click(within(dialog).getByRole('button', { name: 'Merge' }));
		await waitFor(() => expect(window.location.pathname).toBe('/clients/b'));
		expect(page.seen('POST /api/clients/a/merge')[0]?.body).toEqual({ into: 'b' });
	});

	it('stays open with the reason where something was refused', async () => {
		const page = await open({ things: THINGS });
		page.routes['DELETE /api/clients/a'] = { status: 403, body: { error: 'Not now.' } };
		await menu(page, 'Delete…');
		const sure = await screen.findByRole('button', { name: 'Delete for good' });
		await waitFor(() => expect(sure).toBeEnabled());
		await page.user.click(sure);
		expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was deleted: Not now.');
		expect(window.location.pathname).toBe('/clients/a');
	});

	it.each(['Merge into…', 'Delete…'])('gives the focus back to the menu after “%s” was left', async (item) => {
		const page = await open({ things: THINGS });
		await menu(page, item);
		await screen.findByRole('dialog');
		await page.user.keyboard('{Escape}');
		await waitFor(() => expect(screen.getByRole('button', { name: 'More for Heron Dental' })).toHaveFocus());
	});
});
