import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BOOKKEEPER } from '#business/fit/members.cases.ts';
import { type BusinessProfile, type BusinessProfileAnswer, EMPTY_PROFILE } from '#business/profile.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const PUT = 'PUT /api/profile/business';
const FIRST = '2026-03-02T09:00:00.000Z';
const KEPT = 'business-profile:user-1';

/** A server that keeps the profile as the product's does. */
async function open({ profile = EMPTY_PROFILE, savedAt = null as string | null, hash = '' } = {}) {
	const server: { stored: BusinessProfileAnswer; failing: Reply | null } = {
		stored: { profile, savedAt },
		failing: null,
	};
	const api = await startApi({
		'GET /api/profile/business': () => ({ body: server.stored }),
		[PUT]: ({ body }) => {
			if (server.failing) return server.failing;
			const sent = body as BusinessProfileAnswer;
			if (sent.savedAt !== server.stored.savedAt) {
				return { status: 409, body: { error: 'Saved meanwhile.', code: 'CONFLICT', details: server.stored } };
			}
			server.stored = { profile: sent.profile, savedAt: new Date(Date.now() + 5).toISOString() };
			return { body: server.stored };
		},
	});
	signInAs(createUser({ id: 'user-1' }));
	const app = renderApp(`/profile/business${hash}`);
	await screen.findByRole('heading', { level: 2, name: 'Your business, said once' });
	return { ...app, api, server };
}

const field = (name: string) => screen.getByRole('textbox', { name });
/** All at once, since each keystroke of a long sentence takes its time here. */
async function write(user: UserEvent, name: string, text: string) {
	await user.click(field(name));
	await user.paste(text);
}
const toggle = (name: RegExp) => screen.getByRole('button', { name });
const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;

describe('the business profile', () => {
	it('asks for little: two sections are open, the others say how much they hold', async () => {
		await open({ profile: BOOKKEEPER, savedAt: FIRST });
		const opened = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
		expect(opened.filter((text) => text?.includes('filled'))).toEqual([
			expect.stringContaining('You and your company'),
			expect.stringContaining('What you sell'),
		]);
		expect(toggle(/^Proof/)).toHaveTextContent('1 of 2 filled');
		expect(screen.queryByRole('textbox', { name: 'What came of it' })).toBeNull();
	});

	it('is no entry of the sidebar, whose three stay', async () => {
		await open();
		const entries = within(screen.getByRole('navigation', { name: 'Profile' })).getAllByRole('link');
		expect(entries.map(({ textContent }) => textContent)).toEqual(
			expect.arrayContaining(['My Profile', 'Change Email', 'Change Password']),
		);
		expect(entries.map(({ textContent }) => textContent)).not.toContain('Business Profile');
	});

	it('shows how a sentence reads, and what does not fit with an example, after a pause', async () => {
		const { user } = await open();
		await write(user, 'What you do', 'Copper Pan keeps the books of cafés in Leeds.');
		expect(await screen.findByText(/^Begin with “We” or “I”\./)).toBeVisible();
		expect(screen.getByText(/^Example: We keep the books/)).toBeVisible();
		expect(toggle(/^What you sell/)).toHaveTextContent('1 to look at');
		await user.clear(field('What you do'));
		await write(user, 'What you do', 'We keep the books of cafés in Leeds.');
		const reads = await screen.findByText('In a first email:');
		expect(reads.parentElement).toHaveTextContent('In a first email: We keep the books of cafés in Leeds.');
		expect(screen.queryByText(/^Begin with/)).toBeNull();
	});

	it('shows markup as text, and nowhere as markup', async () => {
		const { user } = await open();
		await write(user, 'What you do', 'We keep <img src=x onerror=alert(1)> the books of cafés.');
		expect(await screen.findByText(/^Leave out the HTML/)).toBeVisible();
		expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull();
	});
});

describe('what is typed', () => {
	it('is saved by itself, over what was read', async () => {
		const { user, api, server } = await open({ savedAt: FIRST });
		await user.type(field('Your name'), 'Ruth');
		expect(screen.getByText('Not saved yet')).toBeVisible();
		await waitFor(() => expect(server.stored.profile.name).toBe('Ruth'));
		expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		expect(api.seen(PUT)[0]?.body).toMatchObject({ savedAt: FIRST });
		expect(localStorage.getItem(KEPT)).toBeNull();
		await user.type(field('Company'), 'Copper Pan');
		await waitFor(() => expect(server.stored.profile).toMatchObject({ name: 'Ruth', company: 'Copper Pan' }));
	});

	it('is kept without a connection and over a reload, and sent when there is one', async () => {
		const first = await open();
		first.server.failing = { status: 503, body: { error: 'Not now.' } };
		await first.user.type(field('Your name'), 'Ruth');
		expect(await screen.findByText(/^Kept on this device/)).toBeVisible();
		first.unmount();
		const second = await open();
		expect(field('Your name')).toHaveValue('Ruth');
		await waitFor(() => expect(second.server.stored.profile.name).toBe('Ruth'));
		await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
	});

	it('is kept where the server refuses it, with the reason', async () => {
		const { user, server } = await open();
		server.failing = { status: 400, body: { error: 'Field name is too long.' } };
		await user.type(field('Your name'), 'Ruth');
		expect(await screen.findByText('Kept on this device, not saved: Field name is too long.')).toBeVisible();
		expect(localStorage.getItem(KEPT)).toContain('Ruth');
	});

	it('is sent when the page is left for another one', async () => {
		const { user, server } = await open();
		await user.type(field('Your name'), 'Ruth');
		await user.click(screen.getByRole('link', { name: 'Change Email' }));
		await waitFor(() => expect(server.stored.profile.name).toBe('Ruth'));
		await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
	});

	it('joins what another device saved meanwhile in other fields', async () => {
		const { user, server } = await open({ savedAt: at(0) });
		server.stored = { profile: { ...EMPTY_PROFILE, company: 'Copper Pan' }, savedAt: at(1) };
		await user.type(field('Your name'), 'Ruth');
		await waitFor(() => expect(server.stored.profile).toMatchObject({ name: 'Ruth', company: 'Copper Pan' }));
		expect(field('Company')).toHaveValue('Copper Pan');
		expect(screen.queryByRole('button', { name: 'Use the other version' })).toBeNull();
	});

	it('stays where another device changed the same field, whose version is offered', async () => {
		const { user, server } = await open({ savedAt: at(0) });
		server.stored = { profile: { ...EMPTY_PROFILE, name: 'Ruth A.' }, savedAt: at(1) };
		await user.type(field('Your name'), 'Ruth');
		await user.click(await screen.findByRole('button', { name: 'Use the other version' }));
		expect(field('Your name')).toHaveValue('Ruth A.');
		await waitFor(() => expect(server.stored.profile.name).toBe('Ruth A.'));
	});
});

describe('a list', () => {
	it('grows, and what is removed can be had back where it was', async () => {
		const { user, server } = await open({ hash: '#proof' });
		await user.click(screen.getByRole('button', { name: 'Add a result' }));
		expect(field('What came of it')).toHaveFocus();
		await write(user, 'What came of it', 'At a café we found £3,140 of credits in one year.');
		await user.click(screen.getByRole('checkbox', { name: 'It may stand in ads' }));
		await user.click(screen.getByRole('button', { name: 'Add a result' }));
		await user.click(screen.getByRole('button', { name: 'Remove Result 1' }));
		expect(screen.getByRole('textbox', { name: 'What came of it' })).toHaveValue('');
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		await waitFor(() =>
			expect(server.stored.profile.results).toEqual([
				{ sentence: 'At a café we found £3,140 of credits in one year.', mayName: false, inAds: true },
				{ sentence: '', mayName: false, inAds: false },
			]),
		);
	});

	it('ends at its limit', async () => {
		const results: BusinessProfile['results'] = Array.from({ length: 5 }, () => ({
			sentence: '',
			mayName: false,
			inAds: false,
		}));
		await open({ profile: { ...EMPTY_PROFILE, results }, savedAt: FIRST, hash: '#results' });
		expect(screen.queryByRole('button', { name: 'Add a result' })).toBeNull();
		expect(screen.getByText('That is the most there can be: 5.')).toBeVisible();
	});

	it('asks a class for its date, and a newsletter for none', async () => {
		const { user } = await open({ hash: '#shows' });
		await user.click(screen.getByRole('button', { name: 'Add a show or class' }));
		expect(screen.queryByRole('textbox', { name: 'Date' })).toBeNull();
		await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Class');
		expect(screen.getByRole('textbox', { name: 'Date' })).toBeVisible();
	});
});

describe('an address with a field', () => {
	it.each([
		['#firstStep', () => field('The first step you offer')],
		['#results', () => screen.getByRole('button', { name: 'Add a result' })],
		['#content', () => screen.getByRole('button', { name: 'Add an answer' })],
		['#questions', () => toggle(/^Questions and objections/)],
	])('%s opens its section and has the focus there', async (hash, place) => {
		await open({ hash });
		await waitFor(() => expect(place()).toHaveFocus());
		expect(place()).toBeVisible();
	});

	it('that is unknown changes nothing', async () => {
		await open({ hash: '#%E0%A4%A' });
		expect(toggle(/^Proof/)).toHaveAttribute('aria-expanded', 'false');
	});
});
