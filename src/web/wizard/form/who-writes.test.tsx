import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { RunEstimate } from '#shared/run-estimate.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { NOTE_WORDS } from '../testing.ts';
import { Wizard } from '../wizard.tsx';
import { costWords } from './who-writes.tsx';

const ESTIMATE = 'POST /api/note/estimate';
const WRITE = 'POST /api/note/write';

const contract = defineContract({
	id: 'note',
	title: 'Note Writer',
	path: '/note',
	endpoint: '/api/note/write',
	input: z.strictObject({ name: z.string().default(''), topic: z.string().default('') }),
	output: z.object({ note: z.string() }),
	required: ['name'],
});

const tool = defineWebTool({
	contract,
	steps: defineSteps(contract, [
		{ title: 'The reader', groups: [{ fields: [{ name: 'name', label: 'Full name', kind: 'text' }] }] },
		{ title: 'The topic', groups: [{ fields: [{ name: 'topic', label: 'Topic', kind: 'area', rows: 3 }] }] },
	]),
	next: 'free',
	example: { name: 'Priya', topic: 'Price' },
	words: NOTE_WORDS,
	facts: () => [],
	copies: [],
	Result: ({ output }) => <p>{output.note}</p>,
});

const told: RunEstimate = { model: 'gpt-5-mini', inputTokens: 3412, outputTokens: 2088, cost: 0.0432 };

async function open(
	estimate: RunEstimate | null = told,
	engine: string | null = 'gpt-5-mini',
	moreModels: readonly string[] = [],
	own?: object,
) {
	document.head.innerHTML = `<meta name="app-settings" content='${JSON.stringify({ engine, moreModels, ownKeys: own !== undefined })}'>`;
	const api = await startApi({
		[ESTIMATE]: { body: { estimate } },
		[WRITE]: { status: 400, body: { error: 'No.' } },
		'GET /api/profile/model': { body: own },
	});
	const { user } = renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<Wizard tool={tool} userId="user-1" />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	await user.fill(screen.getByLabelText(/Full name/), 'Priya');
	const toLastStep = () => user.click(screen.getByRole('button', { name: 'Next' }));
	return { api, user, toLastStep, asked: () => api.seen(ESTIMATE).map(({ body }) => body) };
}

afterEach(() => {
	document.head.innerHTML = '';
});

it('says on the last step what the run will cost, and asks for it there once', async () => {
	const { toLastStep, asked } = await open();
	expect(asked()).toEqual([]);
	await toLastStep();
	expect(
		await screen.findByText(/^About \$0\.043 with gpt-5-mini \(some 3,400 tokens in, 2,100 out\)\./),
	).toBeVisible();
	expect(screen.getByRole('button', { name: 'Use the built-in engine' })).toBeVisible();
	expect(asked()).toEqual([{ name: 'Priya', topic: '' }]);
});

it('asks again once a text that changed noticeably has rested, and not for a few words', async () => {
	const { user, toLastStep, asked } = await open();
	await toLastStep();
	await screen.findByText(/^About/);
	const topic = screen.getByLabelText('Topic');
	await user.fill(topic, 'x'.repeat(300));
	await waitFor(() => expect(asked()).toHaveLength(2), { timeout: 5000 });
	await user.fill(topic, ' and the date');
	await new Promise((resolve) => setTimeout(resolve, 1500));
	expect(asked().slice(1)).toEqual([{ name: 'Priya', topic: 'x'.repeat(300) }]);
});

it.each([
	['passed', 'That would pass the budget of this month.'],
	['spent', 'The budget of this month is spent.'],
] as const)('says where the budget of the month is %s', async (budget, words) => {
	const { toLastStep } = await open({ ...told, budget });
	await toLastStep();
	expect(await screen.findByText(new RegExp(`2,100 out\\)\\. ${words}`))).toBeVisible();
});

it('says the tokens alone where nobody set prices', () => {
	const { cost: _, ...unpriced } = told;
	expect(costWords(unpriced)).toBe('About 3,400 tokens in and 2,100 out with gpt-5-mini.');
});

it('offers the other models beside the default, and asks and writes with the one that was chosen', async () => {
	const { api, user, toLastStep } = await open(told, 'gpt-5-mini', ['gpt-5.1']);
	await toLastStep();
	const choice = screen.getByRole('combobox', { name: 'Model' });
	expect(choice).toHaveDisplayValue('gpt-5-mini (default)');
	await user.selectOptions(choice, 'gpt-5.1');
	await waitFor(() => expect(api.seen(ESTIMATE).map(({ query }) => query)).toEqual(['', '?model=gpt-5.1']));
	await user.click(screen.getByRole('button', { name: 'Write the note' }));
	await screen.findByText(/No\./);
	expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await waitFor(() => expect(api.seen(WRITE).map(({ query }) => query)).toEqual(['?model=gpt-5.1', '?model=gpt-5.1']));
});

it('asks for no model where the built-in engine was pressed', async () => {
	const { api, user, toLastStep } = await open(told, 'gpt-5-mini', ['gpt-5.1']);
	await toLastStep();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'gpt-5.1');
	await user.click(screen.getByRole('button', { name: 'Use the built-in engine' }));
	await waitFor(() => expect(api.seen(WRITE).map(({ query }) => query)).toEqual(['?engine=built-in']));
});

it('says that the own model of a member writes, and offers none of the owner’s', async () => {
	const model = {
		provider: 'openai',
		baseUrl: 'https://api.openai.com/v1',
		model: 'own-model',
		isUsed: true,
		keyLost: false,
	};
	const own = { email: 'dana@okafor.example', isAllowed: true, servers: [], model };
	const { toLastStep } = await open({ ...told, model: 'own-model' }, null, [], own);
	await toLastStep();
	expect(await screen.findByText(/with own-model/)).toBeVisible();
	expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
	expect(screen.getByRole('button', { name: 'Use the built-in engine' })).toBeVisible();
});

it('offers no choice where there is one model', async () => {
	const { toLastStep } = await open();
	await toLastStep();
	await screen.findByText(/^About/);
	expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
});

it('says nothing where the built-in engine writes, and asks nobody', async () => {
	const { toLastStep, asked } = await open(null, null);
	await toLastStep();
	await screen.findByLabelText('Topic');
	expect(screen.queryByText(/built-in engine|tokens/)).toBeNull();
	expect(asked()).toEqual([]);
});
