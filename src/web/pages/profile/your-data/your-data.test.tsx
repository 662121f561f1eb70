import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Import, ImportCounts } from '#shared/own-data.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const EXPORT = 'POST /api/account/export';
const PREVIEW = 'POST /api/account/import/preview';
const IMPORT = 'POST /api/account/import';

const none = { inside: 0, added: 0 };
const NOTHING: ImportCounts = {
	businessProfile: none,
	clients: none,
	calls: none,
	keptPromises: none,
	runs: none,
	shares: none,
	drafts: none,
	submissions: none,
	prompts: none,
};

function importOf(counts: Partial<ImportCounts>, leftOut = 0): Reply {
	const found: Import = {
		email: 'dana.okafor@okafor.example',
		exportedFrom: 'dana@elsewhere.example',
		exportedAt: '2026-03-02T09:00:00.000Z',
		counts: { ...NOTHING, ...counts },
		leftOut,
	};
	return { body: { import: found } };
}

async function open(routes: Record<string, Reply> = {}) {
	const statistics = { toolsUsed: 0, runs: 0, daysActive: 0, runsThisWeek: 0, recentActivity: [] };
	const api = await startApi({
		'GET /api/profile/statistics': { body: { statistics } },
		'GET /api/auth/sessions': { body: { data: { sessions: [] } } },
		...routes,
	});
	signInAs(createUser());
	const app = renderApp('/profile');
	const section = within(await screen.findByRole('region', { name: 'Your data' }));
	return { ...app, api, section };
}

const archive = (name = 'export.zip') => new File(['PK the archive'], name, { type: 'application/x-zip-compressed' });

it('tells the deletion from the rest by its colour', async () => {
	const { section } = await open();
	const deletion = section.getByRole('link', { name: 'Delete Account' });
	expect(deletion.style.color).toBe('var(--red-text)');
	expect(section.getByText('You see first what goes, and choose: now or in 30 days.')).toBeVisible();
});

describe('the export', () => {
	it('saves the archive under the name that the server gives', async () => {
		const saved: string[] = [];
		const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
			if (this.download) saved.push(this.download);
		});
		URL.createObjectURL ??= () => 'blob:x';
		URL.revokeObjectURL ??= () => {};
		onTestFinished(() => click.mockRestore());
		const headers = {
			'content-type': 'application/zip',
			'content-disposition': 'attachment; filename="growth-toolkit-2026-03-02.zip"',
			'access-control-expose-headers': 'content-disposition',
		};
		const { user, section, api } = await open({ [EXPORT]: { body: 'PK', headers } });
		await user.click(section.getByRole('button', { name: 'Export' }));
		await waitFor(() => expect(saved).toEqual(['growth-toolkit-2026-03-02.zip']));
		expect(section.getByText('Your export was saved.')).toBeVisible();
		expect(api.seen(EXPORT)).toHaveLength(1);
	});

	it('says why nothing was exported', async () => {
		const error = 'Too many exports. Try again in 60 minutes.';
		const { user, section } = await open({ [EXPORT]: { status: 429, body: { error } } });
		await user.click(section.getByRole('button', { name: 'Export' }));
		expect(await section.findByRole('alert')).toHaveTextContent(`Nothing was exported: ${error}`);
	});
});

describe('the import', () => {
	async function choose(routes: Record<string, Reply>, file = archive()) {
		const page = await open(routes);
		await page.user.click(page.section.getByRole('button', { name: 'Import' }));
		const dialog = await screen.findByRole('dialog', { name: 'Import an export' });
		await page.user.upload(within(dialog).getByLabelText('Exported archive'), file);
		return { ...page, dialog: within(dialog) };
	}

	it('shows what is inside, writes only when asked, and says how much', async () => {
		const counts = { runs: { inside: 1240, added: 3 }, clients: { inside: 2, added: 0 } };
		const { user, api, dialog, section } = await choose({ [PREVIEW]: importOf(counts), [IMPORT]: importOf(counts) });
		const preview = within(await dialog.findByRole('region', { name: 'What export.zip holds' }));
		expect(preview.getByText(/The export of dana@elsewhere.example, made on 2 March 2026/)).toBeVisible();
		const rows = preview.getAllByRole('row').map((row) => row.textContent);
		expect(rows).toEqual(['WhatInsideNew to you', 'Clients20', 'Runs1,2403']);
		expect(api.seen(PREVIEW)[0]?.headers).toMatchObject({
			'content-type': 'application/zip',
			authorization: 'Bearer session-token',
		});
		expect(api.seen(IMPORT)).toHaveLength(0);
		await user.click(preview.getByRole('button', { name: 'Import' }));
		expect(await section.findByText('3 entries were imported.')).toBeVisible();
		expect(api.seen(IMPORT)).toHaveLength(1);
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});

	it('says what will be left out, and that nothing is new', async () => {
		const { dialog } = await choose({ [PREVIEW]: importOf({ runs: { inside: 4, added: 0 } }, 2) });
		expect(await dialog.findByText(/2 entries do not fit this version/)).toBeVisible();
		expect(dialog.getByRole('button', { name: 'Nothing new to import' })).toBeDisabled();
	});

	it('says why an archive cannot be read, and takes another one', async () => {
		const error = 'This file is no ZIP archive. Choose the file that the export made.';
		const { user, api, dialog } = await choose({ [PREVIEW]: { status: 400, body: { error } } });
		expect(await dialog.findByRole('alert')).toHaveTextContent(error);
		api.routes[PREVIEW] = importOf({ runs: { inside: 1, added: 1 } });
		await user.upload(dialog.getByLabelText('Exported archive'), archive('second.zip'));
		expect(await dialog.findByRole('region', { name: 'What second.zip holds' })).toBeVisible();
		expect(dialog.queryByRole('alert')).toBeNull();
	});
});
