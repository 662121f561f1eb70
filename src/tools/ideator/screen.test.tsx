import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const ENDPOINT = 'POST /api/ideator/generate';

async function openForm() {
	signInAs();
	const view = renderApp('/ideator');
	await screen.findByRole('heading', { name: 'Your Niche' }, { timeout: 10_000 });
	return view;
}

describe('the screen of the Ideator', () => {
	it('IDEATOR-3: IDEATOR-4: leads through six steps, each of which waits for its text', async () => {
		await startApi();
		const { user } = await openForm();
		for (let step = 1; step <= 6; step++) {
			expect(screen.getByText(`Step ${step} of 6`)).toBeVisible();
			const button = screen.getByRole('button', { name: step < 6 ? 'Next' : 'Generate My Toolkit' });
			expect(button).toBeDisabled();
			const [field] = screen.getAllByRole('textbox') as [HTMLElement];
			await user.type(field, '  ');
			expect(button).toBeDisabled();
			await user.type(field, 'bees');
			expect(button).toBeEnabled();
			if (step < 6) await user.click(button);
		}
	});

	it('IDEATOR-12: says that the toolkit failed, and why, and keeps what was typed', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await openForm();
		await user.click(screen.getByRole('button', { name: 'Fill with an example' }));
		for (let step = 0; step < 5; step++) await user.click(screen.getByRole('button', { name: 'Next' }));
		await user.click(screen.getByRole('button', { name: 'Generate My Toolkit' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating the toolkit: The model gave no answer.',
		);
		expect(screen.getByRole('textbox', { name: /^Uncertainties/ })).toHaveValue(
			'Which software do they keep their cases in? May an assistant talk to somebody before a conflict check? Who decides about the phone?',
		);
		log.mockRestore();
	});
});
