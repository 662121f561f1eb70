import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, renderUi, signInAs } from '#test/browser/render.tsx';
import { Wizard } from '#web/wizard/wizard.tsx';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { tool } from './web.ts';

const ENDPOINT = 'POST /api/compass/analyze';

const run = {
	id: 'run-1',
	tool: 'compass',
	title: 'Niches for: Nine years in property management',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

async function openForm() {
	signInAs();
	const view = renderApp('/compass');
	await screen.findByRole('heading', { name: 'Professional Background' }, { timeout: 10_000 });
	return view;
}

async function fillIn() {
	const view = await openForm();
	await view.user.click(screen.getByRole('button', { name: 'Fill with an example' }));
	for (let step = 0; step < 4; step++) await view.user.click(screen.getByRole('button', { name: 'Next' }));
	return view;
}

describe('the screen of Compass', () => {
	it('COMPASS-1: COMPASS-2: leads through five steps, of which the first two wait for their text', async () => {
		await startApi();
		const { user } = await openForm();
		for (const [index, percent] of ['20%', '40%', '60%', '80%', '100%'].entries()) {
			expect(screen.getByText(`Step ${index + 1} of 5`)).toBeVisible();
			expect(screen.getByText(percent)).toBeVisible();
			const button = screen.getByRole('button', { name: index < 4 ? 'Next' : 'Find My Niches' });
			if (index < 2) {
				expect(button).toBeDisabled();
				await user.type(screen.getByRole('textbox'), '   ');
				expect(button).toBeDisabled();
				await user.type(screen.getByRole('textbox'), 'bees');
			}
			expect(button).toBeEnabled();
			if (index < 4) await user.click(button);
		}
	});

	it('COMPASS-3: COMPASS-7: finds the niches, waits with its own words, and starts over', async () => {
		const { routes, succeed } = runUnderWay(ENDPOINT, run);
		await startApi(routes);
		const { user } = await fillIn();
		await user.click(screen.getByRole('button', { name: 'Find My Niches' }));
		expect(await screen.findByRole('heading', { name: 'Analyzing your profile...' })).toBeVisible();
		expect(screen.getByText('Please do not close this page. It may take a few minutes.')).toBeVisible();
		succeed(draft(example));
		await screen.findByRole('heading', { name: 'Your Recommended Niches' });
		expect(screen.getAllByRole('region', { name: /^\d+\. / })).toHaveLength(draft(example).recommendations.length);
		await user.click(screen.getByRole('button', { name: 'Start Over' }));
		expect(screen.getByText('Step 1 of 5')).toBeVisible();
		expect(screen.getByRole('textbox')).toHaveValue('');
	});

	it('COMPASS-15: says that it failed, and why, and keeps what was typed', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await fillIn();
		await user.click(screen.getByRole('button', { name: 'Find My Niches' }));
		expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred: The model gave no answer.');
		expect(screen.getByLabelText(/^Anything else/)).toHaveValue(example.anythingElse);
		log.mockRestore();
	});

	it('COMPASS-6: says that the questions are not loaded where a step is missing', async () => {
		await startApi();
		signInAs();
		renderUi(
			<QueryClientProvider client={new QueryClient()}>
				<Wizard tool={{ ...tool, steps: [] } as never} userId="somebody" />
			</QueryClientProvider>,
		);
		expect(screen.getByText('Error: Questions not loaded')).toBeVisible();
	});
});
