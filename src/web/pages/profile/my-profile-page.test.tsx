import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OwnSpending } from '#shared/model-settings.ts';
import type { OwnModel } from '#shared/own-models.ts';
import type { Run } from '#shared/runs.ts';
import type { ListedSession, Statistics } from '#shared/session-answers.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

function statistics(changes: Partial<Statistics> = {}): Reply {
	const none = { toolsUsed: 0, runs: 0, daysActive: 0, runsThisWeek: 0, recentActivity: [] };
	return { body: { statistics: { ...none, ...changes } } };
}

const NOTHING_USED = { runs: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

function ownModel(changes: Partial<OwnModel> = {}): Reply {
	return { body: { email: 'dana@okafor.example', isAllowed: false, servers: [], model: null, ...changes } };
}

function spending(changes: Partial<OwnSpending> = {}): Reply {
	const none = { email: 'dana@okafor.example', month: '2026-11', ...NOTHING_USED };
	return { body: { spending: { ...none, byOwnKey: NOTHING_USED, ...changes } } };
}

function twoFactor(since: string | null): Reply {
	return { body: { data: { email: 'dana@okafor.example', since, recoveryCodesLeft: since ? 10 : 0 } } };
}

function session(id: string, changes: Partial<ListedSession> = {}): ListedSession {
	const moment = new Date().toISOString();
	return { id, device: `Browser ${id}`, createdAt: moment, lastSeenAt: moment, current: false, ...changes };
}

const HERE = session('here', { device: 'Firefox on Linux', current: true });
const PHONE = session('phone/1', { device: 'Safari on iPhone' });

const NAMELESS = session('nameless', { device: '' });

const RUN: Run = {
	id: 'run-1',
	tool: 'sales-call-analyzer',
	title: 'Call with Lighthouse Dental',
	status: 'succeeded',
	source: 'built-in',
	createdAt: new Date().toISOString(),
};

async function openProfile(routes: Record<string, Reply> = {}, account = createUser(), path = '/profile') {
	const api = await startApi({
		'GET /api/profile/statistics': statistics(),
		'GET /api/profile/spending': spending(),
		'GET /api/profile/model': ownModel(),
		'GET /api/auth/two-factor': twoFactor(null),
		'GET /api/auth/sessions': { body: { data: { sessions: [HERE, PHONE, NAMELESS] } } },
		...routes,
	});
	signInAs(account);
	const app = renderApp(path);
	await screen.findByRole('heading', { level: 2, name: account.email });
	return { ...app, api };
}

/** The figure under a label, with its note. */
function figure(label: string) {
	return screen.getByText(label).parentElement?.textContent;
}

describe('the account', () => {
	it('PROFILE-1: shows the first two letters of the email, the email and since when', async () => {
		const account = createUser({ email: 'b.marlow@marlow.example', createdAt: '2026-02-09T10:00:00.000Z' });
		await openProfile({}, account, '/profile/my-profile');
		const main = within(screen.getByRole('main'));
		expect(main.getByText('B.')).toBeVisible();
		expect(main.getByRole('heading', { level: 2 })).toHaveTextContent('b.marlow@marlow.example');
		expect(main.getByText('Member since').parentElement).toHaveTextContent('Member since9 February 2026');
	});

	it('PROFILE-2: is "Active" and "Premium"', async () => {
		await openProfile();
		expect(screen.getByText('Account status').parentElement).toHaveTextContent('Account statusActive');
		expect(screen.getByText('Plan').parentElement).toHaveTextContent('PlanPremium');
	});
});

describe('what models used', () => {
	it('is told to the member for this month: runs, tokens and the cost', async () => {
		const used = { runs: 3, inputTokens: 12_400, outputTokens: 2100, cost: 0.0512 };
		await openProfile({ 'GET /api/profile/spending': spending(used) });
		expect(await screen.findByText(/^In November 2026 \(UTC\)/)).toBeVisible();
		expect(figure('Runs by a model')).toMatch(/^Runs by a model3/);
		expect(figure('Tokens read')).toMatch(/^Tokens read12,400/);
		expect(figure('Tokens written')).toMatch(/^Tokens written2,100/);
		expect(figure('Cost')).toMatch(/^Cost\$0\.051/);
	});

	it('is no section where no model is connected and none was used', async () => {
		const { api } = await openProfile();
		await waitFor(() => expect(api.seen('GET /api/profile/spending')).toHaveLength(1));
		await screen.findByText('Days active');
		expect(screen.queryByText('What models used for you')).toBeNull();
	});
});

describe('an own key', () => {
	const OWN = '/api/profile/model';
	const server = { provider: 'openai', baseUrl: 'https://api.openai.com/v1' } as const;
	const address = { provider: 'openai-compatible', baseUrl: 'https://models.example/v1' } as const;
	const kept = { ...server, model: 'gpt-5.1', isUsed: true, keyLost: false };

	it('is not offered where the owner does not allow it', async () => {
		const { api } = await openProfile();
		await waitFor(() => expect(api.seen(`GET ${OWN}`)).toHaveLength(1));
		await screen.findByText('Days active');
		expect(screen.queryByText('Your own model')).toBeNull();
	});

	it('is entered for one of the places that the owner listed, and never shown again', async () => {
		const allowed = { isAllowed: true, servers: [server, address] };
		const { api, user } = await openProfile({
			[`GET ${OWN}`]: ownModel(allowed),
			[`PUT ${OWN}`]: ownModel({ ...allowed, model: { ...kept, ...address } }),
		});
		await user.selectOptions(await screen.findByRole('combobox', { name: 'Provider' }), address.baseUrl);
		await user.type(screen.getByLabelText('Key'), 'sk-own');
		await user.type(screen.getByRole('textbox', { name: 'Model' }), 'gpt-5.1');
		await user.click(screen.getByRole('button', { name: 'Save and use it' }));
		expect(await screen.findByText('gpt-5.1 writes your results from now on.')).toBeVisible();
		expect(api.seen(`PUT ${OWN}`).map(({ body }) => body)).toEqual([
			{ ...address, apiKey: 'sk-own', model: 'gpt-5.1' },
		]);
		expect(screen.getByLabelText('Key')).toHaveValue('');
		expect(screen.getByText('A key is saved. Leave this empty to keep it.')).toBeVisible();
	});

	it('that is not used any more says why, and can be removed', async () => {
		const { api, user } = await openProfile({
			[`GET ${OWN}`]: ownModel({ model: { ...kept, isUsed: false } }),
			[`DELETE ${OWN}`]: ownModel(),
		});
		expect(await screen.findByText('The owner does not allow own keys any more, so it is not used.')).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Save and use it' })).toBeNull();
		await user.click(screen.getByRole('button', { name: 'Remove gpt-5.1 and its key' }));
		await waitFor(() => expect(screen.queryByText('Your own model')).toBeNull());
		expect(api.seen(`DELETE ${OWN}`)).toHaveLength(1);
	});
});

describe('the figures', () => {
	it('PROFILE-3: count the days since the account was made', async () => {
		await openProfile({ 'GET /api/profile/statistics': statistics({ daysActive: 38 }) });
		await waitFor(() => expect(figure('Days active')).toBe('Days active38since 9 February 2026'));
	});

	it('PROFILE-4: are those of the member’s own runs, and no sample number', async () => {
		await openProfile({
			'GET /api/profile/statistics': statistics({ toolsUsed: 2, runs: 23, runsThisWeek: 3, recentActivity: [RUN] }),
		});
		await screen.findByText('Call with Lighthouse Dental');
		expect(figure('Tools used')).toMatch(/^Tools used2\D/);
		expect(figure('Runs')).toMatch(/^Runs23\D/);
		expect(figure('This week')).toMatch(/^This week3\D/);
		expect(screen.getByRole('link', { name: 'Open Call with Lighthouse Dental' })).toHaveAttribute(
			'href',
			'/history/run-1',
		);
		// An hour like 22:41 is no sample number.
		const figures = screen.getByRole('main').textContent.replace(/\d\d:\d\d/g, '');
		expect(figures).not.toMatch(/41|73|98\s*%|245\s*%/);
	});

	it('PROFILE-4: are zero for who has no run, with the way to the tools', async () => {
		await openProfile();
		expect(await screen.findByRole('heading', { name: 'Nothing generated yet' })).toBeVisible();
		expect(figure('Runs')).toMatch(/^Runs0\D/);
	});

	it('say why they could not be loaded, and are asked for again', async () => {
		const { api, user } = await openProfile({
			'GET /api/profile/statistics': { status: 403, body: { error: 'Not now.' } },
		});
		expect(await screen.findByRole('alert')).toHaveTextContent('Your figures could not be loaded: Not now.');
		api.routes['GET /api/profile/statistics'] = statistics({ runs: 5 });
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(figure('Runs')).toMatch(/^Runs5\D/));
	});
});

describe('the sessions', () => {
	const rows = () => within(screen.getByRole('region', { name: 'Active sessions' })).getAllByRole('listitem');

	it('are listed with device and times, and this one is marked and not offered to be ended', async () => {
		await openProfile();
		await screen.findByText('Firefox on Linux');
		const [here, phone, unknown] = rows();
		expect(unknown).toHaveTextContent('Unknown device');
		expect(here).toHaveTextContent(/Firefox on LinuxThis browserLast seen: Today, \d\d:\d\d/);
		expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
		expect(phone).not.toHaveTextContent('This browser');
	});

	it('are named by the browser itself where only the one in use did not tell', async () => {
		const told = vi.spyOn(navigator, 'userAgent', 'get');
		onTestFinished(() => told.mockRestore());
		told.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0');
		const sessions = [session('here', { device: '', current: true }), NAMELESS];
		await openProfile({ 'GET /api/auth/sessions': { body: { data: { sessions } } } });
		await screen.findByText('Unknown device');
		expect(rows()[0]).toHaveTextContent(/^Firefox on LinuxThis browser/);
	});

	it('end one by one', async () => {
		const { api, user } = await openProfile({ 'DELETE /api/auth/sessions/phone%2F1': { body: { data: {} } } });
		const button = await screen.findByRole('button', { name: 'Sign out Safari on iPhone' });
		api.routes['GET /api/auth/sessions'] = { body: { data: { sessions: [HERE] } } };
		await user.click(button);
		await waitFor(() => expect(rows()).toHaveLength(1));
		expect(screen.getByText('Signed out: Safari on iPhone.').closest('[role="status"]')).toHaveFocus();
	});

	it('say why one could not be ended', async () => {
		const { user } = await openProfile({
			'DELETE /api/auth/sessions/phone%2F1': { status: 429, body: { message: 'Try again in a minute.' } },
		});
		await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'The session could not be ended: Try again in a minute.',
		);
	});

	it('that were not the member’s are ended by "Not me", which leads to a new password', async () => {
		const changed = { body: { data: { token: 'renewed' } } };
		const { api, user } = await openProfile({
			'DELETE /api/auth/sessions/phone%2F1': { body: { data: {} } },
			'PUT /api/auth/change-password': changed,
		});
		await user.click(await screen.findByRole('button', { name: 'Not me: Safari on iPhone' }));
		const dialog = await screen.findByRole('dialog', { name: 'Safari on iPhone was not you?' });
		await waitFor(() => expect(dialog).toHaveTextContent('Then you can turn on two-factor authentication'));
		expect(dialog).toHaveTextContent('signs out every other browser, too; only this one stays signed in');
		expect(api.seen('DELETE /api/auth/sessions/phone%2F1')).toEqual([]);
		await user.click(within(dialog).getByRole('button', { name: 'Sign out and change password' }));
		expect(await screen.findByText(/^Safari on iPhone is signed out\./)).toBeVisible();
		expect(api.seen('DELETE /api/auth/sessions/phone%2F1')).toHaveLength(1);
		expect(window.location.pathname).toBe('/profile/change-password');
		await user.fill(screen.getByLabelText(/^Current Password/), 'Harbour-Lamp-9');
		await user.fill(screen.getByLabelText(/^New Password/), 'Copper-Kettle-4');
		await user.fill(screen.getByLabelText(/^Confirm New Password/), 'Copper-Kettle-4');
		await user.click(screen.getByRole('button', { name: 'Update Password' }));
		await user.click(await screen.findByRole('link', { name: 'Turn on two-factor authentication' }));
		expect(window.location.pathname + window.location.hash).toBe('/profile#two-factor');
	});

	it('that were over already are passed over by "Not me", and what is on is not offered', async () => {
		const { user } = await openProfile({ 'GET /api/auth/two-factor': twoFactor('2026-03-02T09:00:00.000Z') });
		await screen.findByText('10 of 10 recovery codes left');
		await user.click(await screen.findByRole('button', { name: 'Not me: Safari on iPhone' }));
		const dialog = await screen.findByRole('dialog', { name: 'Safari on iPhone was not you?' });
		expect(dialog).not.toHaveTextContent('two-factor');
		await user.click(within(dialog).getByRole('button', { name: 'Sign out and change password' }));
		expect(await screen.findByText(/^Safari on iPhone is signed out\./)).toBeVisible();
	});

	it('stay with "Not me" when the server does not end them, and say so', async () => {
		const { user } = await openProfile({
			'DELETE /api/auth/sessions/phone%2F1': { status: 429, body: { message: 'Try again in a minute.' } },
		});
		await user.click(await screen.findByRole('button', { name: 'Not me: Safari on iPhone' }));
		await user.click(await screen.findByRole('button', { name: 'Sign out and change password' }));
		const dialog = screen.getByRole('dialog');
		expect(await within(dialog).findByRole('alert')).toHaveTextContent('Try again in a minute.');
		expect(window.location.pathname).toBe('/profile');
	});

	it('all end with "Sign out everywhere", this one too', async () => {
		const { user, api } = await openProfile({ 'POST /api/auth/signout-everywhere': { body: { data: {} } } });
		await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
		await waitFor(() => expect(window.location.pathname).toBe('/signup'));
		expect(localStorage.getItem('auth_token')).toBeNull();
		expect(api.seen('POST /api/auth/signout-everywhere')[0]?.headers.authorization).toBe('Bearer session-token');
	});

	it('stay when the server does not end them, and say so', async () => {
		const { user } = await openProfile({ 'POST /api/auth/signout-everywhere': { status: 500, body: {} } });
		await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
		expect(await screen.findByRole('alert')).toHaveTextContent('Your sessions could not be ended');
		expect(localStorage.getItem('auth_token')).toBe('session-token');
	});
});
