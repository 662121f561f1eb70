import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const SUGGEST = 'POST /api/dealmaker/suggestions';
const problem = { text: '“We type it twice.” (Colm)', quote: 'We type it twice.', line: 4, speaker: 'Colm' };

async function openLastStep() {
	signInAs();
	const view = renderApp('/dealmaker');
	await screen.findByRole('heading', { name: 'Discovery Call Transcript' }, { timeout: 10_000 });
	await view.user.click(screen.getByRole('button', { name: 'Next' }));
	return view;
}

it('DEAL-2: offers in the last step what the call holds, takes it into its field, and asks once', async () => {
	const api = await startApi({ [SUGGEST]: { body: { suggestions: { 'answers.problem': [problem] } } } });
	const { user } = await openLastStep();
	const found = within(await screen.findByRole('list', { name: 'Found for Their problem, in one sentence' }));
	await user.click(found.getByRole('button', { name: /We type it twice/ }));
	expect(screen.getByLabelText('Their problem, in one sentence')).toHaveValue(problem.text);
	expect(found.getByRole('button')).toBeDisabled();
	await user.fill(screen.getByLabelText('Client'), 'Vance');
	await user.fill(screen.getByLabelText('What the call does not say'), 'Net 14.');
	expect(api.seen(SUGGEST)).toHaveLength(1);
	expect(api.seen(SUGGEST)[0]?.body).not.toHaveProperty('answers');
	await waitFor(() => expect(api.seen(SUGGEST)).toHaveLength(2), { timeout: 5000 });
	expect(api.seen(SUGGEST)[1]?.body).toMatchObject({ additionalContext: 'Net 14.' });
	expect(found.getByRole('button')).toBeVisible();
});

it('says that the call could not be read, and leaves the fields to be filled in', async () => {
	await startApi({ [SUGGEST]: { status: 422, body: { error: 'It is too long.', code: 'INPUT_TOO_COMPLEX' } } });
	const { user } = await openLastStep();
	expect(await screen.findByText(/could not be read for suggestions/)).toBeVisible();
	await user.fill(screen.getByLabelText('Client'), 'Vance');
	expect(screen.getByLabelText('Client')).toHaveValue('Vance');
});
