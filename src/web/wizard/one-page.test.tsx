import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { eventText, openStream, startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { Wizard } from './wizard.tsx';

const contract = defineContract({
	id: 'title',
	title: 'Title Finder',
	path: '/title',
	endpoint: '/api/title/find',
	input: z.strictObject({ topic: z.string().default(''), form: z.string().default('A question') }),
	output: z.object({ found: z.string() }),
	required: ['topic'],
});

const tool = defineWebTool({
	contract,
	steps: defineSteps(contract, [
		{
			title: 'What is it about?',
			groups: [
				{
					fields: [
						{ name: 'topic', label: 'Topic', kind: 'area', rows: 3 },
						{ name: 'form', label: 'Form', kind: 'text' },
					],
				},
			],
		},
	]),
	next: 'free',
	example: { topic: 'Late invoices', form: 'A question' },
	words: {
		generate: 'Find a title',
		generating: 'Finding...',
		loading: 'Finding a title...',
		stages: [],
		result: 'Your title',
		failure: 'An error occurred',
		reset: 'Start Over',
		export: 'Export',
	},
	onePage: true,
	facts: () => [],
	copies: [],
	Result: ({ output }) => <p>{output.found}</p>,
});

const run = { id: 'run-1', tool: 'title', title: 'A title', status: 'succeeded', source: 'built-in' };
const answerOf = (found: string, id = 'run-1') => ({
	body: { found, run: { ...run, id, createdAt: '2026-03-18T10:00:00.000Z' } },
});

function open() {
	return renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<Wizard tool={tool} userId="user-1" />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
});

describe('a tool on one page', () => {
	it('has no steps, and no way back or on', () => {
		open();
		expect(screen.queryByText(/^Step 1/)).toBeNull();
		expect(screen.queryByRole('progressbar')).toBeNull();
		expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
		expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
		expect(press('Find a title')).toBeDisabled();
	});

	it('keeps the form in sight while it works, with the button off under its other words', async () => {
		let answer: () => void = () => {};
		const asked = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const api = await startApi({
			'POST /api/title/find': async () => {
				await asked;
				return answerOf('Who pays late?');
			},
		});
		const { user } = open();
		await user.fill(screen.getByLabelText(/Topic/), 'Late invoices');
		await user.click(press('Find a title'));
		expect(press('Finding...')).toBeDisabled();
		expect(screen.queryByRole('dialog')).toBeNull();
		await user.type(screen.getByLabelText('Form'), '{Enter}');
		expect(screen.getByLabelText(/Topic/)).toHaveValue('Late invoices');
		answer();
		expect(await screen.findByText('Who pays late?')).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Your title' })).toHaveFocus();
		expect(press('Find a title')).toBeEnabled();
		expect(screen.getByLabelText(/Topic/)).toHaveValue('Late invoices');
		expect(api.seen('POST /api/title/find')).toHaveLength(1);
	});

	it('keeps the last result while another is made, and when that fails', async () => {
		const api = await startApi({ 'POST /api/title/find': answerOf('Who pays late?') });
		const { user } = open();
		await user.fill(screen.getByLabelText(/Topic/), 'Late invoices');
		await user.click(press('Find a title'));
		await screen.findByText('Who pays late?');
		api.routes['POST /api/title/find'] = { status: 500, body: { error: 'The disk is full.' } };
		await user.click(press('Find a title'));
		expect(await screen.findByText('An error occurred: The disk is full.')).toBeVisible();
		expect(screen.getByText('Who pays late?')).toBeVisible();
		api.routes['POST /api/title/find'] = answerOf('When is late too late?', 'run-2');
		await user.click(press('Try again'));
		expect(await screen.findByText('When is late too late?')).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Your title' })).toHaveFocus();
		expect(screen.queryByText('Who pays late?')).toBeNull();
		expect(screen.queryByText(/The disk is full/)).toBeNull();
	});

	it('takes result and form back to their beginning, and the focus with them', async () => {
		await startApi({ 'POST /api/title/find': answerOf('Who pays late?') });
		const { user } = open();
		await user.clear(screen.getByLabelText('Form'));
		await user.fill(screen.getByLabelText(/Topic/), 'Late invoices');
		await user.click(press('Find a title'));
		await user.click(await screen.findByRole('button', { name: 'Start Over' }));
		expect(screen.queryByText('Who pays late?')).toBeNull();
		expect(screen.getByLabelText(/Topic/)).toHaveValue('');
		expect(screen.getByLabelText('Form')).toHaveValue('A question');
		expect(screen.getByRole('heading', { name: 'What is it about?' })).toHaveFocus();
		expect(localStorage.length).toBe(0);
	});

	it('can be cancelled while it works', async () => {
		const api = await startApi({
			'POST /api/title/find': { status: 202, body: { run: { ...run, status: 'running' } } },
			'GET /api/runs/run-1/events': { stream: openStream().stream },
			'POST /api/runs/run-1/cancel': { body: {} },
		});
		const { user } = open();
		await user.fill(screen.getByLabelText(/Topic/), 'Late invoices');
		await user.click(press('Find a title'));
		await waitFor(() => expect(api.seen('GET /api/runs/run-1/events').length).toBeGreaterThan(0));
		await user.click(press('Cancel'));
		expect(press('Find a title')).toBeEnabled();
		await waitFor(() => expect(api.seen('POST /api/runs/run-1/cancel')).toHaveLength(1));
	});

	it('shows below the form what is being written, in the place of the last result, and then the whole of it', async () => {
		const api = await startApi({ 'POST /api/title/find': answerOf('Who pays late?') });
		const { user } = open();
		await user.fill(screen.getByLabelText(/Topic/), 'Late invoices');
		await user.click(press('Find a title'));
		await screen.findByText('Who pays late?');
		const { stream, send } = openStream();
		const byModel = {
			...run,
			id: 'run-2',
			source: 'model',
			model: 'small-model',
			createdAt: '2026-03-18T10:00:00.000Z',
		};
		api.routes['POST /api/title/find'] = { status: 202, body: { run: { ...byModel, status: 'running' } } };
		api.routes['GET /api/runs/run-2/events'] = { stream };
		await user.click(press('Find a title'));
		expect(await screen.findByText('Reading what you entered')).toBeVisible();
		expect(screen.getByText('Who pays late?')).toBeVisible();
		send(eventText('partial', { output: { found: 'When is' } }));
		expect(await screen.findByText('When is')).toBeVisible();
		expect(screen.queryByText('Who pays late?')).toBeNull();
		expect(screen.getByText(/Being written by small-model;/)).toBeVisible();
		expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1);
		expect(press('Finding...')).toBeDisabled();
		expect(screen.queryByRole('dialog')).toBeNull();
		send(eventText('result', { run: byModel, output: { found: 'When is late too late?' } }));
		expect(await screen.findByText('When is late too late?')).toBeVisible();
		expect(press('Find a title')).toBeEnabled();
	});
});
