import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { example } from './example.ts';
import { URGENCY_DESCRIPTIONS } from './options.ts';
import { sampleOutput } from './result/sample.ts';

const ENDPOINT = 'POST /api/ai-sdr/generate';

const run = {
	id: 'run-1',
	tool: 'ai-sdr',
	title: 'Noor Vandersteen, Pellworth Roofing',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const stored = { run: { ...run, input: example, output: sampleOutput } };
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm() {
	signInAs();
	const view = renderApp('/ai-sdr');
	await screen.findByRole('heading', { name: 'Lead Information' }, { timeout: 10_000 });
	return view;
}

/** The last step, with the example filled in. */
async function fillIn() {
	const view = await openForm();
	await view.user.click(press('Fill with an example'));
	for (let step = 0; step < 3; step++) await view.user.click(press('Next'));
	return view;
}

describe('the screen of the AI SDR', () => {
	it('SDR-1: SDR-12: leads through four steps without a check to a button that waits for what is required', async () => {
		await startApi();
		const { user } = await openForm();
		const titles: string[] = [];
		for (let step = 0; step < 4; step++) {
			titles.push(screen.getByRole('heading', { level: 2 }).textContent ?? '');
			if (step < 3) await user.click(press('Next'));
		}
		expect(titles).toEqual([
			'Lead Information',
			'Campaign Strategy',
			'Outreach Preferences',
			'Your Company Information',
		]);
		expect(press('Generate SDR Campaign')).toBeDisabled();
		expect(press('Generate SDR Campaign')).toHaveAccessibleDescription(
			"5 required fields left: Contact name, Contact role, Lead's company, Campaign goals, Your company",
		);
	});

	it('SDR-12: is off while the own company is of spaces alone', async () => {
		await startApi();
		const { user } = await fillIn();
		expect(press('Generate SDR Campaign')).toBeEnabled();
		const company = screen.getByLabelText(/Your company/);
		await user.clear(company);
		await user.type(company, '   ');
		expect(press('Generate SDR Campaign')).toBeDisabled();
	});

	it('SDR-10: says in the list what each urgency means', async () => {
		await startApi();
		const { user } = await openForm();
		for (let step = 0; step < 2; step++) await user.click(press('Next'));
		const options = within(screen.getByLabelText(/Urgency level/)).getAllByRole('option');
		expect(options.slice(1).map((option) => option.getAttribute('value'))).toEqual([
			'Low',
			'Medium',
			'High',
			'Critical',
		]);
		expect(options[4]).toHaveTextContent(`Critical: ${URGENCY_DESCRIPTIONS.Critical}`);
	});

	it('SDR-13: SDR-19: waits with its own words, shows the result, and begins anew with the first tab', async () => {
		const { routes, succeed } = runUnderWay(ENDPOINT, run);
		await startApi(routes);
		const { user } = await fillIn();
		await user.click(press('Generate SDR Campaign'));
		const heading = await screen.findByRole('heading', { name: 'Generating your AI SDR campaign...' });
		expect(heading).toBeVisible();
		expect(screen.getByText('For Noor Vandersteen at Pellworth Roofing.')).toBeVisible();
		succeed(stored.run.output);
		expect(await screen.findByRole('heading', { name: 'Your AI SDR Campaign' })).toHaveFocus();
		expect(press('Copy All Messages')).toBeVisible();
		await user.click(screen.getByRole('tab', { name: 'Optimization' }));
		await user.click(press('Create New Campaign'));
		expect(screen.getByText('Step 1 of 4')).toBeVisible();
		expect(screen.getByLabelText(/Contact name/)).toHaveValue('');
		expect(localStorage.getItem('draft:user-1:ai-sdr')).toBeNull();
	});

	it('SDR-18: exports the campaign in each format, and asks for the first day where there are dates', async () => {
		const api = await startApi({
			'GET /api/runs/run-1': { body: stored },
			'GET /api/runs/run-1/export': {
				body: 'file',
				headers: { 'content-disposition': 'attachment; filename="campaign.docx"' },
			},
		});
		URL.createObjectURL = () => 'blob:campaign';
		URL.revokeObjectURL = () => {};
		const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
		signInAs();
		const { user } = renderApp('/history/run-1');
		await user.click(await screen.findByRole('button', { name: 'Export Campaign' }, { timeout: 10_000 }));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Markdown (.md)',
			'Spreadsheet (.csv)',
			'Calendar (.ics)',
			'Drafts for a mail program (.eml in a .zip)',
			'Instantly (.csv)',
			'Smartlead (.csv)',
			'lemlist (.csv)',
			'JSON (.json)',
		]);
		await user.click(await screen.findByRole('menuitem', { name: 'Word (.docx)' }));
		await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
		expect(api.seen('GET /api/runs/run-1/export')[0]?.query).toBe('?format=docx');
		await user.click(press('Export Campaign'));
		await user.click(await screen.findByRole('menuitem', { name: 'Calendar (.ics)' }));
		expect(await screen.findByRole('dialog')).toBeVisible();
		expect(api.seen('GET /api/runs/run-1/export')).toHaveLength(1);
		click.mockRestore();
	});

	it('SDR-18: offers no files for mail programs where the campaign holds no email', async () => {
		const outreachSequence = sampleOutput.sdrCampaign.outreachSequence.filter(({ channel }) => channel !== 'email');
		const output = { sdrCampaign: { ...sampleOutput.sdrCampaign, outreachSequence } };
		await startApi({ 'GET /api/runs/run-1': { body: { run: { ...stored.run, output } } } });
		signInAs();
		const { user } = renderApp('/history/run-1');
		await user.click(await screen.findByRole('button', { name: 'Export Campaign' }, { timeout: 10_000 }));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Markdown (.md)',
			'Spreadsheet (.csv)',
			'Calendar (.ics)',
			'JSON (.json)',
		]);
	});

	it('SDR-30: says that generating failed, and why', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await fillIn();
		await user.click(press('Generate SDR Campaign'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating SDR campaign: The model gave no answer.',
		);
		expect(screen.getByLabelText(/Your company/)).toHaveValue('Nightline Desk');
		log.mockRestore();
	});
});
