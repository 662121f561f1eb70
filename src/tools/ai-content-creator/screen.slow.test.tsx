import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { sampleOutput } from './result/sample.ts';

const ENDPOINT = 'POST /api/ai-content-creator/generate';

const run = {
	id: 'run-1',
	tool: 'ai-content-creator',
	title: 'Spoke & Kettle',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm() {
	signInAs();
	const view = renderApp('/ai-content-creator');
	await screen.findByRole('heading', { name: 'Goals & Platforms' });
	return view;
}

async function lastStepWithExample() {
	const view = await openForm();
	await view.user.click(press('Fill with an example'));
	for (let at = 1; at < 5; at++) await view.user.click(press('Next'));
	return view;
}

async function openResult() {
	await startApi({ [ENDPOINT]: { body: { ...sampleOutput, run } } });
	const view = await lastStepWithExample();
	await view.user.click(press('Generate Content Strategy'));
	await screen.findByRole('heading', { name: 'Your Content Strategy' });
	return view;
}

describe('the screen of the Content Creator', () => {
	it('CONTENT-1: has its title and five steps', async () => {
		await startApi();
		await openForm();
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Content Creator');
		expect(screen.getByText('Step 1 of 5')).toBeVisible();
	});

	it('CONTENT-9: CONTENT-10: never blocks Next, and says below the last step what Generate waits for', async () => {
		const api = await startApi({ [ENDPOINT]: { body: { ...sampleOutput, run } } });
		const { user } = await openForm();
		await user.type(screen.getByLabelText(/^Content goals/), ' ');
		for (let at = 1; at < 5; at++) await user.click(press('Next'));
		const generate = press('Generate Content Strategy');
		expect(generate).toBeDisabled();
		expect(screen.getByText(/^Complete required fields to generate/)).toBeVisible();
		expect(generate).toHaveAccessibleDescription(
			'Complete required fields to generate: Platforms, Brand name, Who they are',
		);
		await user.click(press('Platforms'));
		await user.click(screen.getByRole('checkbox', { name: 'YouTube' }));
		await user.click(press('Next'));
		await user.fill(screen.getByLabelText(/^Brand name/), ' Kettle');
		await user.click(press('Next'));
		await user.type(screen.getByLabelText(/^Who they are/), ' ');
		for (let at = 3; at < 5; at++) await user.click(press('Next'));
		expect(screen.queryByText(/^Complete required fields/)).toBeNull();
		await user.click(press('Generate Content Strategy'));
		await screen.findByRole('heading', { name: 'Your Content Strategy' });
		expect(api.seen(ENDPOINT)[0]?.body).toMatchObject({
			contentGoals: ' ',
			platforms: ['YouTube'],
			brandInfo: { name: ' Kettle' },
		});
	});

	it('CONTENT-8: takes platforms and content types in and out', async () => {
		await startApi();
		const { user } = await openForm();
		const platform = screen.getByRole('checkbox', { name: 'Twitter/X' });
		await user.click(platform);
		expect(platform).toBeChecked();
		await user.click(platform);
		expect(platform).not.toBeChecked();
		for (let at = 1; at < 4; at++) await user.click(press('Next'));
		await user.click(screen.getByRole('checkbox', { name: 'Case Studies' }));
		expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
	});

	it('CONTENT-11: speaks of the calendar and the templates while it waits', async () => {
		await startApi(runUnderWay(ENDPOINT, run).routes);
		const { user } = await lastStepWithExample();
		await user.click(press('Generate Content Strategy'));
		const waiting = await screen.findByRole('dialog', { name: 'Creating your content strategy...' });
		expect(waiting).toHaveTextContent(/4-week calendar.*templates/);
		await user.click(press('Cancel'));
	});

	it('CONTENT-21: CONTENT-22: copies the result as JSON, and the calendar as text', async () => {
		const { user } = await openResult();
		await user.click(press('Export Strategy'));
		expect(await navigator.clipboard.readText()).toBe(JSON.stringify(sampleOutput, null, 2));
		await user.click(press('Copy Content Calendar'));
		const text = await navigator.clipboard.readText();
		for (const { week, theme, contentPieces } of sampleOutput.contentStrategy.contentCalendar) {
			expect(text).toContain(`${week}`);
			expect(text).toContain(theme);
			for (const piece of contentPieces) {
				expect(text).toContain(piece.platform);
				expect(text).toContain(piece.content);
			}
		}
	});

	it('offers files for schedulers and calendars, which ask for the first day', async () => {
		const { user } = await openResult();
		await user.click(press('Download'));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Spreadsheet (.csv)',
			'Ayrshare (.csv)',
			'Buffer (.csv for each channel)',
			'Hootsuite (.csv for each channel)',
			'Calendar (.ics)',
			'Markdown (.md)',
			'JSON (.json)',
		]);
		await user.click(await screen.findByRole('menuitem', { name: 'Buffer (.csv for each channel)' }));
		expect(await screen.findByRole('dialog', { name: 'When does it begin?' })).toBeVisible();
	});

	it('CONTENT-13: CONTENT-23: begins anew, and shows the next result from its overview', async () => {
		const { user } = await openResult();
		await user.click(screen.getByRole('tab', { name: 'Growth Strategy' }));
		await user.click(press('Create New Strategy'));
		expect(screen.getByText('Step 1 of 5')).toBeVisible();
		expect(screen.getByLabelText(/^Content goals/)).toHaveValue('');
		expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
		await user.click(press('Fill with an example'));
		for (let at = 1; at < 5; at++) await user.click(press('Next'));
		await user.click(press('Generate Content Strategy'));
		const tabs = await screen.findByRole('tablist', { name: 'Parts of the strategy' });
		expect(within(tabs).getByRole('tab', { selected: true })).toHaveTextContent('Strategy Overview');
	});

	it('CONTENT-31: says that generating failed, and why', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await lastStepWithExample();
		await user.click(press('Generate Content Strategy'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating your content strategy: The model gave no answer.',
		);
		log.mockRestore();
	});
});
