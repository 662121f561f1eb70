import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ModelCosts, ModelState } from '#shared/model-settings.ts';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderUi, signInAs } from '#test/browser/render.tsx';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { ModelPage } from './model-page.tsx';

const STATE = '/api/settings/model';

const connected: ModelState = {
	setBy: 'owner',
	connection: {
		provider: 'openai',
		model: 'gpt-5.1',
		longCallModel: null,
		moreModels: [],
		baseUrl: 'https://api.openai.com/v1',
		hasKey: true,
	},
	keyLost: false,
};

const SUMS = { runs: 4, inputTokens: 1_200_000, outputTokens: 80_000 };

const costs = (cost: number, monthBudget: number | null): ModelCosts => ({
	budget: { prices: [{ model: 'gpt-5.1', inputPrice: 3, outputPrice: null }], monthBudget },
	spending: {
		month: '2026-11',
		months: ['2026-11'],
		cost,
		members: cost > 0 ? [{ email: 'ada@example.com', ...SUMS, cost }] : [],
		deletedMembers: null,
		tools: cost > 0 ? [{ tool: 'compass', ...SUMS, cost }] : [],
	},
});

async function open(
	state: ModelState,
	spent: ModelCosts = costs(0, null),
	role: 'owner' | 'member' = 'owner',
	runs: object[] = [],
) {
	signInAs(createUser({ role }));
	const api = await startApi({
		[`GET ${STATE}`]: { body: state },
		'GET /api/runs': { body: { runs, nextCursor: null } },
		[`GET ${STATE}/servers`]: {
			body: { servers: [], looked: [{ name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' }] },
		},
		[`GET ${STATE}/costs`]: { body: spent },
		[`PUT ${STATE}/costs`]: { body: spent },
		[`GET ${STATE}/own-keys`]: { body: { isAllowed: false, servers: [] } },
		[`PUT ${STATE}/own-keys`]: { body: { isAllowed: true, servers: [] } },
	});
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const view = renderUi(
		<BrowserRouter>
			<AuthProvider>
				<QueryClientProvider client={client}>
					<ModelPage />
				</QueryClientProvider>
			</AuthProvider>
		</BrowserRouter>,
	);
	return { api, ...view };
}

it('is for the owner', async () => {
	await open(connected, undefined, 'member');
	expect(await screen.findByText('Only the owner chooses the model')).toBeVisible();
});

it('says that the environment decides, and offers nothing to change', async () => {
	await open({ ...connected, setBy: 'environment' });
	expect(
		await screen.findByText(/gpt-5\.1 at https:\/\/api\.openai\.com\/v1 writes the results: AI_PROVIDER/),
	).toBeVisible();
	expect(screen.queryByRole('button', { name: 'Save and use it' })).toBeNull();
	expect(screen.queryByRole('button', { name: /Disconnect/ })).toBeNull();
});

it('says which other models the environment names', async () => {
	const { connection } = connected;
	const more = connection && { ...connection, longCallModel: 'gpt-long', moreModels: ['gpt-5-mini', 'gpt-5-nano'] };
	await open({ ...connected, setBy: 'environment', connection: more });
	expect(await screen.findByText(/gpt-long reads long calls \(AI_LONG_CALL_MODEL\)/)).toBeVisible();
	expect(screen.getByText(/may choose gpt-5-mini, gpt-5-nano instead \(AI_MORE_MODELS\)/)).toBeVisible();
});

it('saves more models beside the default, which members may choose', async () => {
	const { api, user } = await open(connected);
	const more = await screen.findByRole('combobox', { name: 'More models (optional)' });
	await user.type(more, 'gpt-5-mini{Enter}gpt-5-nano{Enter}');
	await user.click(screen.getByRole('button', { name: 'Save and use it' }));
	await waitFor(() =>
		expect(api.seen(`PUT ${STATE}`).map(({ body }) => body)).toEqual([
			{ provider: 'openai', model: 'gpt-5.1', moreModels: ['gpt-5-mini', 'gpt-5-nano'] },
		]),
	);
});

it('saves a model for long calls beside the usual one', async () => {
	const { api, user } = await open(connected);
	await user.type(await screen.findByRole('combobox', { name: /^Model for long calls/ }), 'gpt-5.1-long');
	await user.click(screen.getByRole('button', { name: 'Save and use it' }));
	await waitFor(() =>
		expect(api.seen(`PUT ${STATE}`).map(({ body }) => body)).toEqual([
			{ provider: 'openai', model: 'gpt-5.1', longCallModel: 'gpt-5.1-long' },
		]),
	);
});

it('saves nothing while a field that it needs is empty, and says which', async () => {
	const { user } = await open({ ...connected, connection: null });
	const save = await screen.findByRole('button', { name: 'Save and use it' });
	expect(save).toBeDisabled();
	expect(save).toHaveAccessibleDescription('Still empty: address and model.');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'OpenAI');
	await user.type(screen.getByRole('combobox', { name: 'Model' }), 'gpt-5.1');
	expect(save).toHaveAccessibleDescription('Still empty: key.');
	await user.type(screen.getByLabelText('Key'), 'sk-new');
	expect(save).toBeEnabled();
});

it('offers to go on without a model to who has no run yet, and to nobody else', async () => {
	const offer = () => screen.queryByRole('link', { name: 'Continue with the built-in engine' });
	const { api, unmount } = await open({ ...connected, connection: null }, undefined, 'owner', []);
	await waitFor(() => expect(offer()).toHaveAttribute('href', '/'));
	expect(api.seen('GET /api/runs')).toHaveLength(1);
	unmount();
	const later = await open({ ...connected, connection: null }, undefined, 'owner', [{ id: 'run-1', status: 'failed' }]);
	await waitFor(() => expect(later.api.seen('GET /api/runs')).toHaveLength(1));
	expect(await screen.findByText('In use')).toBeVisible();
	expect(offer()).toBeNull();
});

it('says that a key is lost, and asks for it again', async () => {
	await open({ ...connected, keyLost: true });
	expect(await screen.findByText(/The key of gpt-5\.1 cannot be opened any more/)).toBeVisible();
	expect(screen.queryByText(/A key is saved/)).toBeNull();
	expect(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('gpt-5.1');
});

it.each([
	[costs(3.5, null), /^November 2026: \$3\.50$/, null],
	[costs(3.5, 50), /^November 2026: \$3\.50 of \$50\.00 \(7 %\)$/, null],
	[costs(40, 50), /\(80 %\)$/, 'The budget of this month is nearly spent.'],
	[costs(50.01, 50), /\(100 %\)$/, /^The budget of this month is spent/],
])('shows what a month has cost, and warns in time', async (spent, sentence, warning) => {
	await open(connected, spent);
	expect(
		await screen.findByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent ?? '')),
	).toBeVisible();
	expect(screen.getByRole('row', { name: /ada@example\.com 1,200,000 80,000 \$/ })).toBeVisible();
	const warnings = screen.queryAllByText(/^The budget of this month/);
	expect(warnings).toHaveLength(warning === null ? 0 : 1);
	if (warning !== null) expect(warnings[0]).toHaveTextContent(warning);
});

it('shows an earlier month without the budget of this one, by member and by tool, and what deleted members spent', async () => {
	const { api, user } = await open(connected, costs(3.5, 50));
	const earlier = costs(9, 50);
	const { spending } = earlier;
	const months = ['2026-11', '2026-10'];
	api.routes[`GET ${STATE}/costs`] = ({ query }) => {
		const present = costs(3.5, 50);
		if (query !== '?month=2026-10') return { body: { ...present, spending: { ...present.spending, months } } };
		const deletedMembers = { runs: 1, inputTokens: 700, outputTokens: 30, cost: 2 };
		const tools = [...spending.tools, { tool: '', ...deletedMembers }];
		return {
			body: { ...earlier, spending: { ...spending, month: '2026-10', months, cost: 11, deletedMembers, tools } },
		};
	};
	await user.click(await screen.findByRole('button', { name: 'Save prices and budget' }));
	await user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'October 2026');
	expect(
		await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === 'October 2026: $11.00'),
	).toBeVisible();
	expect(screen.getByRole('row', { name: /^ada@example\.com 1,200,000 80,000 \$9\.00$/ })).toBeVisible();
	expect(screen.getByRole('row', { name: /^Deleted members 700 30 \$2\.00$/ })).toBeVisible();
	expect(screen.getByRole('row', { name: /^Compass 1,200,000/ })).toBeVisible();
	expect(screen.getByRole('row', { name: /^Before tools were told apart 700/ })).toBeVisible();
});

it('saves prices and budget, and refuses what is no sum', async () => {
	const { api, user } = await open(connected);
	const budget = await screen.findByLabelText('Budget a month');
	await user.type(budget, 'ten');
	await user.click(screen.getByRole('button', { name: 'Save prices and budget' }));
	expect(screen.getByText('Enter a sum such as 3 or 0.25')).toBeVisible();
	await user.clear(budget);
	await user.type(budget, '50');
	await user.click(screen.getByRole('button', { name: 'Save prices and budget' }));
	await waitFor(() =>
		expect(api.seen(`PUT ${STATE}/costs`).map(({ body }) => body)).toEqual([
			{ prices: [{ model: 'gpt-5.1', inputPrice: 3, outputPrice: null }], monthBudget: 50 },
		]),
	);
	expect(await screen.findByText(/Prices and budget are saved/)).toBeVisible();
});

it('takes a price of its own for each model, and keeps that of a model that is not connected now', async () => {
	const { connection } = connected;
	const before = costs(0, null);
	const old = { model: 'gpt-4', inputPrice: 30, outputPrice: 60 };
	const spent = { ...before, budget: { ...before.budget, prices: [old, ...before.budget.prices] } };
	const { api, user } = await open(
		{ ...connected, connection: connection && { ...connection, moreModels: ['small'] } },
		spent,
	);
	const small = within(await screen.findByRole('group', { name: 'small' }));
	expect(small.getByLabelText('Price per million tokens read')).toHaveValue('');
	await user.type(small.getByLabelText('Price per million tokens written'), '0.5');
	await user.click(screen.getByRole('button', { name: 'Save prices and budget' }));
	await waitFor(() =>
		expect(api.seen(`PUT ${STATE}/costs`).map(({ body }) => body)).toEqual([
			{
				prices: [
					old,
					{ model: 'gpt-5.1', inputPrice: 3, outputPrice: null },
					{ model: 'small', inputPrice: null, outputPrice: 0.5 },
				],
				monthBudget: null,
			},
		]),
	);
});

it('allows keys of members for the providers and addresses that are listed', async () => {
	const { api, user } = await open(connected);
	const allow = await screen.findByRole('checkbox', { name: 'Members may use keys of their own' });
	expect(allow).not.toBeChecked();
	await user.click(allow);
	await user.click(screen.getByRole('checkbox', { name: 'Anthropic' }));
	await user.type(
		screen.getByRole('combobox', { name: 'Other addresses (optional)' }),
		'https://models.example/v1{Enter}',
	);
	await user.click(screen.getByRole('button', { name: 'Save the rules' }));
	expect(await screen.findByText('Members may use keys of their own.')).toBeVisible();
	expect(api.seen(`PUT ${STATE}/own-keys`).map(({ body }) => body)).toEqual([
		{
			isAllowed: true,
			servers: [{ provider: 'anthropic' }, { provider: 'openai-compatible', baseUrl: 'https://models.example/v1' }],
		},
	]);
});
