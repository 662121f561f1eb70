import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { sampleInput, sampleOutput } from './result/sample.ts';

const ENDPOINT = 'POST /api/sales-call-analyzer/analyze';

const run = {
	id: 'run-1',
	tool: 'sales-call-analyzer',
	title: 'Discovery Call with Hartwell Dental Group',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const stored = { run: { ...run, input: sampleInput, output: sampleOutput } };

async function openForm() {
	signInAs();
	const view = renderApp('/sales-call-analyzer');
	await screen.findByRole('heading', { name: 'Call Transcript' }, { timeout: 30_000 });
	return view;
}

/** The last step with the example in it. */
async function fillIn() {
	const view = await openForm();
	await view.user.click(screen.getByRole('button', { name: 'Fill with an example' }));
	for (let step = 0; step < 3; step++) await view.user.click(screen.getByRole('button', { name: 'Next' }));
	return view;
}

describe('the screen of the Sales Call Analyzer', () => {
	it('CALL-1: CALL-10: leads through four steps to "Analyze Sales Call", which waits for what is required', async () => {
		await startApi();
		const { user } = await openForm();
		const titles: string[] = [];
		for (let step = 0; step < 4; step++) {
			titles.push(screen.getByRole('heading', { level: 2 }).textContent ?? '');
			if (step < 3) await user.click(screen.getByRole('button', { name: 'Next' }));
		}
		expect(titles).toEqual([
			'Call Transcript',
			'Call Participants',
			'Prospect Information',
			'Deal Context & Analysis Goals',
		]);
		const button = screen.getByRole('button', { name: 'Analyze Sales Call' });
		expect(button).toBeDisabled();
		expect(button).toHaveAccessibleDescription('3 required fields left: Call transcript, Call type, Call objective');
	});

	it('CALL-11: CALL-15: waits with its own words, shows the result, and begins anew', async () => {
		const { routes, succeed } = runUnderWay(ENDPOINT, run);
		await startApi(routes);
		const { user } = await fillIn();
		await user.click(screen.getByRole('button', { name: 'Analyze Sales Call' }));
		expect(await screen.findByRole('heading', { name: 'Analyzing your sales call...' })).toBeVisible();
		succeed(stored.run.output);
		expect(await screen.findByRole('heading', { name: 'Call Analysis Results' })).toHaveFocus();
		expect(screen.getByText('6.4')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Copy Key Insights' })).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Analyze New Call' }));
		expect(screen.getByText('Step 1 of 4')).toBeVisible();
		expect(screen.getByLabelText(/Call transcript/)).toHaveValue('');
	});

	it('CALL-27: says that the analysis failed, and why', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await fillIn();
		await user.click(screen.getByRole('button', { name: 'Analyze Sales Call' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while analyzing the call: The model gave no answer.',
		);
		log.mockRestore();
	});
});

describe('a stored run', () => {
	it('opens with the same view', async () => {
		await startApi({ 'GET /api/runs/run-1': { body: stored } });
		signInAs();
		renderApp('/history/run-1');
		expect(await screen.findByRole('heading', { name: 'Call Analysis Results' }, { timeout: 10_000 })).toBeVisible();
		expect(screen.getByText('Hartwell Dental Group')).toBeVisible();
		expect(screen.getByText('18 March 2026')).toBeVisible();
	});

	it('CALL-14: exports the report as a file with the name that the server gives', async () => {
		const api = await startApi({
			'GET /api/runs/run-1': { body: stored },
			'GET /api/runs/run-1/export': {
				body: '# Call Analysis',
				headers: { 'content-disposition': 'attachment; filename="hartwell.md"' },
			},
		});
		const saved: string[] = [];
		const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
			saved.push(this.download);
		});
		URL.createObjectURL = () => 'blob:report';
		URL.revokeObjectURL = () => {};
		signInAs();
		const { user } = renderApp('/history/run-1');
		await user.click(await screen.findByRole('button', { name: 'Export Analysis Report' }, { timeout: 10_000 }));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Markdown (.md)',
			'JSON (.json)',
		]);
		await user.click(await screen.findByRole('menuitem', { name: 'Markdown (.md)' }));
		await waitFor(() => expect(saved).toEqual(['hartwell.md']));
		expect(api.seen('GET /api/runs/run-1/export')[0]?.query).toBe('?format=markdown');
		click.mockRestore();
	});

	it('that failed tells why, and leads back to the form with its input', async () => {
		const failed = { ...run, status: 'failed', error: 'The model gave no answer.', input: sampleInput };
		await startApi({ 'GET /api/runs/run-1': { body: { run: failed } } });
		signInAs();
		const { user } = renderApp('/history/run-1');
		expect(
			await screen.findByText('An error occurred while analyzing the call: The model gave no answer.', undefined, {
				timeout: 10_000,
			}),
		).toBeVisible();
		await user.click(screen.getByRole('link', { name: 'Change the input' }));
		expect(await screen.findByRole('heading', { name: 'Deal Context & Analysis Goals' })).toBeVisible();
		const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
		await user.click(steps.getByRole('button', { name: /Call Transcript/ }));
		expect(screen.getByLabelText(/Call transcript/)).toHaveValue(sampleInput.callTranscript);
	});

	it('that is not there says so', async () => {
		await startApi();
		signInAs();
		renderApp('/history/run-9');
		expect(await screen.findByText('This run does not exist', undefined, { timeout: 10_000 })).toBeVisible();
	});
});
