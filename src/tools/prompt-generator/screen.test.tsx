import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const ENDPOINT = 'POST /api/prompt-generator/generate';

const RUN = {
	id: 'run-1',
	tool: 'prompt-generator',
	title: 'Name the ferry',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-02T09:00:00.000Z',
};
const DONE = { body: { generatedPrompt: '# Role\nYou name boats.\n\n# Task\nName the ferry.', run: RUN } };

async function openForm() {
	signInAs();
	const view = renderApp('/prompt-generator');
	await screen.findByRole('textbox', { name: /^Task \/ Goal/ }, { timeout: 15_000 });
	return view;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the screen of the Prompt Generator', () => {
	it('PROMPT-1: PROMPT-2: has its fields on one page and waits for the task', async () => {
		await startApi();
		const { user } = await openForm();
		expect(field(/^Task/)).toHaveAttribute('rows', '3');
		expect(field(/^Context/)).toHaveAttribute('rows', '4');
		expect(field(/^Examples/)).toHaveAttribute('rows', '4');
		expect(field(/^Output Format/)).toHaveValue('A clear, concise summary');
		expect(field(/^Output Format/).tagName).toBe('INPUT');
		expect(screen.queryByText('Step 1 of 1')).toBeNull();
		expect(button('Generate Prompt')).toBeDisabled();
		await user.type(field(/^Task/), '  ');
		expect(button('Generate Prompt')).toBeDisabled();
		await user.fill(field(/^Task/), 'Name the ferry');
		expect(button('Generate Prompt')).toBeEnabled();
	});

	it('PROMPT-2: PROMPT-3: PROMPT-4: generates in place, and copies the prompt for two seconds', async () => {
		let answer = (_: typeof DONE) => {};
		const reply = new Promise<typeof DONE>((resolve) => {
			answer = resolve;
		});
		const api = await startApi({ [ENDPOINT]: () => reply });
		const { user } = await openForm();
		await user.fill(field(/^Task/), 'Name the ferry');
		await user.fill(field(/^Context/), 'It crosses the fjord.');
		await user.click(button('Generate Prompt'));
		expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
		answer(DONE);
		const result = within(await screen.findByRole('region', { name: 'Your Prompt' }));
		expect(await result.findByText('You name boats.')).toBeVisible();
		expect(result.getByText('about 12 tokens (characters divided by 4)')).toBeVisible();
		expect(api.seen(ENDPOINT)[0]?.body).toMatchObject({
			task: 'Name the ferry',
			context: 'It crosses the fjord.',
			format: 'A clear, concise summary',
			examples: '',
		});
		await user.click(result.getByRole('button', { name: 'Copy Prompt' }));
		expect(await navigator.clipboard.readText()).toBe(DONE.body.generatedPrompt);
		expect(await result.findByRole('button', { name: 'Copied' })).toBeVisible();
		await waitFor(() => expect(result.getByRole('button', { name: 'Copy Prompt' })).toBeVisible(), { timeout: 4000 });
	});

	it('PROMPT-5: Start Over clears the result and the form', async () => {
		await startApi({ [ENDPOINT]: DONE });
		const { user } = await openForm();
		await user.fill(field(/^Task/), 'Name the ferry');
		await user.fill(field(/^Examples/), 'Aurora');
		await user.click(button('Generate Prompt'));
		await user.click(await screen.findByRole('button', { name: 'Start Over' }));
		expect(screen.queryByRole('region', { name: 'Your Prompt' })).toBeNull();
		expect(field(/^Task/)).toHaveValue('');
		expect(field(/^Examples/)).toHaveValue('');
		expect(field(/^Output Format/)).toHaveValue('A clear, concise summary');
		expect(button('Generate Prompt')).toBeDisabled();
	});

	it('PROMPT-6: says that and why it failed, and keeps what was typed', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await openForm();
		await user.fill(field(/^Task/), 'Name the ferry');
		await user.click(button('Generate Prompt'));
		expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred: The model gave no answer.');
		expect(field(/^Task/)).toHaveValue('Name the ferry');
		log.mockRestore();
	});
});
