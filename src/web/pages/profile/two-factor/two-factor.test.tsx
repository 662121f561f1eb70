import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TwoFactor } from '#shared/two-factor-requests.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const STATE = 'GET /api/auth/two-factor';
const SET_UP = 'POST /api/auth/two-factor/set-up';
const TURN_ON = 'POST /api/auth/two-factor/turn-on';
const TURN_OFF = 'POST /api/auth/two-factor/turn-off';
const NEW_CODES = 'POST /api/auth/two-factor/recovery-codes';

const ACCOUNT = createUser();
const ADDRESS = 'otpauth://totp/Growth%20Toolkit:dana?secret=ABCDEFGHIJKLMNOP&issuer=Growth%20Toolkit';
const GIVEN: Reply = { body: { data: { address: ADDRESS, secret: 'ABCDEFGHIJKLMNOP', setUp: 'v1.sealed' } } };
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-000${index}`);
const ANSWER: Reply = { body: { data: { recoveryCodes: CODES } } };

function state(changes: Partial<TwoFactor> = {}): Reply {
	return { body: { data: { email: ACCOUNT.email, since: null, recoveryCodesLeft: 0, ...changes } } };
}

const ON = state({ since: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 3 });

async function openSection(routes: Record<string, Reply> = {}, path = '/profile') {
	const api = await startApi({ [STATE]: state(), ...routes });
	signInAs(ACCOUNT);
	const app = renderApp(path);
	const section = within(await screen.findByRole('region', { name: 'Two-factor authentication' }));
	return { ...app, api, section };
}

function textOf(file: Blob | undefined): Promise<string> {
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.readAsText(file ?? new Blob());
	});
}

describe('two-factor authentication in the profile', () => {
	it('is turned on by the password, a QR code or its key, and a first code', async () => {
		const { user, api, section } = await openSection({ [SET_UP]: GIVEN, [TURN_ON]: ANSWER });
		await user.click(await section.findByRole('button', { name: 'Turn on' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-factor authentication' }));
		expect(await dialog.findByText(/Browsers that are signed in now stay signed in/)).toBeVisible();
		await user.type(dialog.getByLabelText(/^Current Password/), 'a good password{Enter}');

		const code = await dialog.findByLabelText(/^Code/);
		expect(api.seen(SET_UP)[0]?.body).toEqual({ password: 'a good password' });
		expect(dialog.getByText(/^Scan this with an authenticator app/)).toHaveFocus();
		const picture = dialog.getByRole('img', { name: /^QR code/ });
		expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);
		expect(dialog.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
		expect(dialog.getByRole('link', { name: 'open it' })).toHaveAttribute('href', ADDRESS);

		api.routes[STATE] = ON;
		await user.type(code, '123456{Enter}');
		const list = await screen.findByRole('list', { name: 'Recovery codes' });
		expect(api.seen(TURN_ON)[0]?.body).toEqual({ setUp: 'v1.sealed', code: '123456' });
		expect(within(list).getAllByRole('listitem')).toHaveLength(10);
		await user.click(screen.getByRole('button', { name: 'I have kept them' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(screen.getByText('Two-factor authentication is on.')).toBeVisible();
		expect(section.getByText('3 of 10 recovery codes left')).toBeVisible();
	});

	it('shows recovery codes until the member has kept them: copied, saved as a file, and not lost by Escape', async () => {
		const files: Blob[] = [];
		URL.createObjectURL ??= () => 'blob:x';
		URL.revokeObjectURL ??= () => {};
		vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
			files.push(file as Blob);
			return 'blob:x';
		});
		const names: string[] = [];
		vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
			names.push(this.download);
		});
		onTestFinished(() => {
			vi.restoreAllMocks();
		});
		const { user, section } = await openSection({ [STATE]: ON, [NEW_CODES]: ANSWER });
		await user.click(await section.findByRole('button', { name: 'Make new codes' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Make new recovery codes' }));
		await user.type(await dialog.findByLabelText(/^Current Password/), 'a good password');
		await user.type(dialog.getByLabelText(/^Code/), '123456{Enter}');
		const list = await screen.findByRole('list', { name: 'Recovery codes' });
		await user.keyboard('{Escape}');
		expect(list).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Copy' }));
		await user.click(screen.getByRole('button', { name: 'Download' }));
		expect(names).toEqual(['growth-toolkit-recovery-codes.txt']);
		const texts = [await navigator.clipboard.readText(), await textOf(files[0])];
		for (const text of texts) for (const code of [...CODES, ACCOUNT.email]) expect(text).toContain(code);
	});

	it('is turned off by the password and a code of either kind', async () => {
		const { user, api, section } = await openSection({
			[STATE]: ON,
			[TURN_OFF]: { status: 400, body: { message: 'This code is not right.', code: 'INVALID_CODE' } },
		});
		await user.click(await section.findByRole('button', { name: 'Turn off' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication' }));
		const button = await dialog.findByRole('button', { name: 'Turn off' });
		expect(button).toBeDisabled();
		await user.type(dialog.getByLabelText(/^Current Password/), 'a good password');
		await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
		await user.type(dialog.getByLabelText(/^Recovery code/), CODES[0] ?? '');
		await user.click(button);
		expect(await dialog.findByRole('alert')).toHaveTextContent('This code is not right.');
		expect(api.seen(TURN_OFF)[0]?.body).toEqual({ password: 'a good password', code: CODES[0] });
		api.routes[TURN_OFF] = { body: { data: {} } };
		api.routes[STATE] = state();
		await user.click(button);
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(await section.findByRole('button', { name: 'Turn on' })).toBeVisible();
	});

	it('says why it could not be loaded, and is asked for again', async () => {
		const { user, api, section } = await openSection({ [STATE]: { status: 403, body: { message: 'Not now.' } } });
		expect(await section.findByRole('alert')).toHaveTextContent('could not be loaded: Not now.');
		api.routes[STATE] = ON;
		await user.click(section.getByRole('button', { name: 'Try again' }));
		expect(await section.findByText('3 of 10 recovery codes left')).toBeVisible();
	});

	it('takes the focus of whoever comes by a link to it', async () => {
		await openSection({}, '/profile#two-factor');
		expect(screen.getByRole('region', { name: 'Two-factor authentication' })).toHaveFocus();
	});
});
