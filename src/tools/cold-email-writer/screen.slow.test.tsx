import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { draft } from './draft.ts';
import { example } from './example.ts';

const ENDPOINT = 'POST /api/cold-email/generate';

const run = {
	id: 'run-1',
	tool: 'cold-email-writer',
	title: 'Rosa Achterberg, Linden Paws: Direct Method',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const output = draft(example);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm() {
	signInAs();
	const view = renderApp('/cold-email-writer');
	await screen.findByRole('heading', { name: 'Basic Information' }, { timeout: 10_000 });
	return view;
}

/** Opens a step, counted from 1, with the example filled in. */
async function stepWithExample(step: number) {
	const view = await openForm();
	await view.user.click(press('Fill with an example'));
	for (let at = 1; at < step; at++) await view.user.click(press('Next'));
	return view;
}

describe('the screen of the AI Cold Email Writer', () => {
	it('COLD-1: COLD-5: has its title, progress and three cards', async () => {
		await startApi();
		await openForm();
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Cold Email Writer');
		expect(screen.getByText('Step 1 of 4')).toBeVisible();
		expect(screen.getByText('25%')).toBeVisible();
		for (const name of ['Multiple Methods', 'Hyper-Personalized', 'Referrer Integration']) {
			expect(screen.getByRole('heading', { name })).toBeVisible();
		}
		expect(screen.getByText(/^Interview, Podcast, Direct, Masterclass/)).toBeVisible();
	});

	it('COLD-6: COLD-12: marks what is required, and keeps Next off until it is more than spaces', async () => {
		await startApi();
		const { user } = await openForm();
		expect(screen.getByLabelText(/Your postal address/)).toBeRequired();
		expect(screen.getByLabelText(/Further contact details/)).not.toBeRequired();
		expect(press('Next')).toBeDisabled();
		await user.click(press('Fill with an example'));
		expect(press('Next')).toBeEnabled();
		const title = screen.getByLabelText(/Your title/);
		await user.clear(title);
		await user.type(title, '   ');
		expect(press('Next')).toBeDisabled();
	});

	it('COLD-3: COLD-4: COLD-13: leads over the tip and "Skip & Generate" to the review', async () => {
		await startApi();
		const { user } = await stepWithExample(2);
		expect(screen.getByText('Pro Tip for Maximum Results!')).toBeVisible();
		await user.clear(screen.getByLabelText(/^Role/));
		await user.click(
			within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name: /Additional/ }),
		);
		expect(screen.queryByText('Pro Tip for Maximum Results!')).toBeNull();
		expect(press('Skip & Generate')).toBeDisabled();
		await user.click(press('Previous'));
		await user.fill(screen.getByLabelText(/^Role/), 'Practice Manager');
		await user.click(press('Next'));
		expect(press('Skip & Generate')).toBeEnabled();
		await user.click(press('Next'));
		expect(press('Generate Email Sequence')).toBeEnabled();
		expect(within(screen.getByRole('region', { name: 'Basic Information' })).getByText('Quietdesk')).toBeVisible();
		await user.click(press('Edit Target & Contact Information'));
		expect(screen.getByLabelText(/^Role/)).toHaveValue('Practice Manager');
	});

	it('says in the review which gap the method will leave', async () => {
		await startApi();
		const { user } = await stepWithExample(1);
		await user.selectOptions(screen.getByLabelText(/Email type/), 'Masterclass Method');
		for (let at = 0; at < 3; at++) await user.click(press('Next'));
		expect(screen.getByText(/^A class has a title and a day/)).toBeVisible();
	});

	it('COLD-14: COLD-19: COLD-21: waits with its own words, shows the result, and begins anew', async () => {
		const { routes, succeed } = runUnderWay(ENDPOINT, run);
		await startApi(routes);
		const { user } = await stepWithExample(3);
		await user.click(press('Skip & Generate'));
		expect(await screen.findByRole('heading', { name: 'Crafting your email sequence...' })).toBeVisible();
		succeed(output);
		expect(await screen.findByRole('heading', { name: 'Your Cold Email Sequence' })).toHaveFocus();
		expect(screen.getByText('Introduced by Dilnoza Marsh')).toBeVisible();
		await user.click(press('Export All Emails'));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Plain text (.txt)',
			'Word (.docx)',
			'PDF (.pdf)',
			'Drafts for a mail program (.eml in a .zip)',
			'Instantly (.csv)',
			'Smartlead (.csv)',
			'lemlist (.csv)',
			'Markdown (.md)',
			'JSON (.json)',
		]);
		await user.keyboard('{Escape}');
		await user.click(press('Create New Sequence'));
		expect(screen.getByText('Step 1 of 4')).toBeVisible();
		expect(screen.getByLabelText(/Your company/)).toHaveValue('');
		expect(localStorage.getItem('draft:user-1:cold-email-writer')).toBeNull();
	});

	it('COLD-20: "Send to Email Client" opens each email in the mail program, and offers lists', async () => {
		await startApi({ 'GET /api/runs/run-1': { body: { run: { ...run, input: example, output } } } });
		signInAs();
		const { user } = renderApp('/history/run-1');
		await user.click(await screen.findByRole('button', { name: 'Send to Email Client' }, { timeout: 10_000 }));
		const first = await screen.findByRole('menuitem', { name: 'Initial Email' });
		expect(first.getAttribute('href')).toMatch(/^mailto:r\.achterberg@lindenpaws\.example\?subject=/);
		for (const name of ['Follow-up 3', 'Instantly (.csv)', 'Smartlead (.csv)', 'lemlist (.csv)']) {
			expect(screen.getByRole('menuitem', { name })).toBeVisible();
		}
	});

	it('COLD-26: says that generating failed, and why', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await stepWithExample(4);
		await user.click(press('Generate Email Sequence'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating emails: The model gave no answer.',
		);
		log.mockRestore();
	});
});
