import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventText, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { draft } from './draft.ts';
import { example } from './example.ts';

const twoOptions = {
	...example,
	secondOption: { title: 'A pilot', deliverables: 'Three shops', price: '£40 a month', timing: '' },
};

const ENDPOINT = 'POST /api/dealmaker/generate';

const run = {
	id: 'run-1',
	tool: 'dealmaker',
	title: 'Proposal for Colm Vance',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

async function openForm() {
	signInAs();
	const view = renderApp('/dealmaker');
	await screen.findByRole('heading', { name: 'Discovery Call Transcript' }, { timeout: 10_000 });
	return view;
}

it('DEAL-1: DEAL-3: leads through two steps to "Generate Proposal", which waits for the transcript', async () => {
	await startApi();
	const { user } = await openForm();
	expect(screen.getByText('Step 1 of 2')).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Next' }));
	expect(screen.getByRole('heading', { name: 'Additional Context' })).toBeVisible();
	expect(screen.getByRole('button', { name: 'Generate Proposal' })).toBeDisabled();
});

it('DEAL-9: shows the options, and begins anew with the first tab', async () => {
	await startApi({
		[ENDPOINT]: { status: 202, body: { run: { ...run, status: 'running' } } },
		'GET /api/runs/run-1/events': { stream: [eventText('result', { run, output: draft(twoOptions) })] },
	});
	const { user } = await openForm();
	const generate = async () => {
		await user.click(screen.getByRole('button', { name: 'Fill with an example' }));
		await user.click(screen.getByRole('button', { name: 'Next' }));
		await user.click(screen.getByRole('button', { name: 'Generate Proposal' }));
		expect(await screen.findByRole('heading', { name: 'Your Proposal' })).toBeVisible();
	};
	await generate();
	await user.click(screen.getByRole('tab', { name: 'Option 2' }));
	await user.click(screen.getByRole('button', { name: 'Create New Proposal' }));
	expect(screen.getByText('Step 1 of 2')).toBeVisible();
	expect(screen.getByLabelText(/Transcript of the call/)).toHaveValue('');
	await generate();
	expect(screen.getByRole('tab', { name: 'Option 1' })).toHaveAttribute('aria-selected', 'true');
});

it('DEAL-8: says that the proposal failed, and why', async () => {
	await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { user } = await openForm();
	await user.click(screen.getByRole('button', { name: 'Fill with an example' }));
	await user.click(screen.getByRole('button', { name: 'Next' }));
	await user.click(screen.getByRole('button', { name: 'Generate Proposal' }));
	expect(await screen.findByRole('alert')).toHaveTextContent(
		'An error occurred while generating the proposal: The model gave no answer.',
	);
	log.mockRestore();
});
