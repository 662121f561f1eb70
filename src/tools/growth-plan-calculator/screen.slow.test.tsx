import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { draft } from './draft.ts';
import { example } from './example.ts';

const ENDPOINT = 'POST /api/growth-plan-calculator/generate';

const run = {
	id: 'run-1',
	tool: 'growth-plan-calculator',
	title: 'Growth plan for Ostrowski Heating',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const stored = { run: { ...run, input: example, output: draft(example) } };
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm() {
	signInAs();
	const view = renderApp('/growth-plan-calculator');
	await screen.findByRole('heading', { name: 'Discovery Call & Client' }, { timeout: 10_000 });
	return view;
}

/** The last step with the example in it. */
async function fillIn() {
	const view = await openForm();
	await view.user.click(press('Fill with an example'));
	await view.user.click(press('Next'));
	return view;
}

describe('the screen of the Growth Plan Calculator', () => {
	it('GROWTH-2: shows three tiles', async () => {
		await startApi();
		await openForm();
		for (const name of ['Call Analysis', 'Custom Strategy', 'Proven Approach']) {
			expect(screen.getByRole('heading', { name })).toBeVisible();
		}
	});

	it('GROWTH-1: GROWTH-5: GROWTH-6: marks what is required, and keeps Next and Generate off without it', async () => {
		await startApi();
		const { user } = await openForm();
		expect(screen.getByText('Step 1 of 2')).toBeVisible();
		expect(screen.getByLabelText(/Client's industry/)).toBeRequired();
		expect(press('Next')).toBeDisabled();
		await user.click(press('Fill with an example'));
		expect(press('Next')).toBeEnabled();
		await user.clear(screen.getByLabelText(/Prospect's job title/));
		await user.type(screen.getByLabelText(/Prospect's job title/), '  ');
		expect(press('Next')).toBeDisabled();
		await user.fill(screen.getByLabelText(/Prospect's job title/), 'Owner');
		await user.click(press('Next'));
		expect(screen.getByRole('heading', { name: 'Your Expertise & Case Studies' })).toBeVisible();
		expect(screen.getByLabelText(/Your skillset/)).toBeRequired();
		expect(screen.getByLabelText(/Links/)).not.toBeRequired();
		expect(press('Generate Growth Plan')).toBeEnabled();
		await user.clear(screen.getByLabelText(/Your experience/));
		expect(press('Generate Growth Plan')).toBeDisabled();
	});

	it('GROWTH-4: opens up to three case studies one by one, those with words at once', async () => {
		await startApi();
		const { user } = await fillIn();
		const cases = () => screen.getAllByRole('group', { name: /^Case study/ });
		expect(cases()).toHaveLength(2);
		expect(screen.getAllByDisplayValue('Brunnhof Plumbing')).toHaveLength(1);
		await user.click(press('Add a case study'));
		expect(cases()).toHaveLength(3);
		expect(screen.queryByRole('button', { name: 'Add a case study' })).toBeNull();
		await user.click(press('Remove Case study 3'));
		expect(cases()).toHaveLength(2);
	});

	it('GROWTH-7: GROWTH-8: names the client while it waits and above the plan, and begins anew', async () => {
		const { routes, succeed } = runUnderWay(ENDPOINT, run);
		await startApi(routes);
		const { user } = await fillIn();
		await user.click(press('Generate Growth Plan'));
		expect(await screen.findByRole('heading', { name: 'Creating your comprehensive growth plan...' })).toBeVisible();
		expect(
			screen.getByText(
				`Analyzing the discovery call with ${example.prospectsName} and building a strategy for ${example.clientCompanyName}.`,
			),
		).toBeVisible();
		succeed(stored.run.output);
		const title = `Growth Plan for ${example.clientCompanyName}`;
		expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
		expect(screen.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
		await user.click(press('Create New Plan'));
		expect(screen.getByText('Step 1 of 2')).toBeVisible();
		expect(screen.getByLabelText(/Client's company/)).toHaveValue('');
		expect(localStorage.getItem('draft:user-1:growth-plan-calculator')).toBeNull();
	});

	it('GROWTH-12: exports the plan as a file, and offers it to the client', async () => {
		await startApi({
			'GET /api/runs/run-1': { body: stored },
			'GET /api/runs/run-1/shares': { body: { runId: 'run-1', shares: [] } },
		});
		signInAs();
		const { user } = renderApp('/history/run-1');
		await user.click(await screen.findByRole('button', { name: 'Export Growth Plan' }, { timeout: 10_000 }));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Markdown (.md)',
			'JSON (.json)',
		]);
		await user.keyboard('{Escape}');
		await user.click(press('Share with Client'));
		const parts = within(await screen.findByRole('dialog', { name: 'Share with Client' })).getAllByRole('checkbox');
		expect(parts).toHaveLength(1);
		expect(screen.getByRole('checkbox', { name: "Your client's own words" })).not.toBeChecked();
	});

	it('GROWTH-23: says that generating failed, and why', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await fillIn();
		await user.click(press('Generate Growth Plan'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating your growth plan: The model gave no answer.',
		);
		log.mockRestore();
	});

	it('GROWTH-24: says that the error is unknown where what was thrown is none', async () => {
		await startApi();
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await fillIn();
		const broken = {
			status: 200,
			get ok(): boolean {
				throw 'no error object';
			},
		};
		vi.stubGlobal('fetch', () => Promise.resolve(broken));
		await user.click(press('Generate Growth Plan'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating your growth plan: Unknown error occurred',
		);
		vi.unstubAllGlobals();
		log.mockRestore();
	});
});
