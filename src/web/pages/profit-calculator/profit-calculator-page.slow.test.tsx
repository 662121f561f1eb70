import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

async function open(search = '') {
	const api = await startApi();
	signInAs();
	const view = renderApp(`/profit-calculator${search}`);
	await screen.findByRole('heading', { name: 'Growth Projection Results' });
	return { ...view, api };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });

/** The figure beside a name in a panel. */
function figure(label: string, panel = 'Growth Projection Results') {
	return region(panel).getByText((_, element) => element?.tagName === 'DT' && element.textContent.startsWith(label))
		.nextElementSibling?.textContent;
}

async function enter(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
	await user.clear(field(name));
	await user.type(field(name), text);
}

it('PROFIT-1: makes no call', async () => {
	const { user, api } = await open();
	await enter(user, 'Monthly client value', '1500');
	await user.click(button(/^Show as a table$/));
	await waitFor(() => expect(window.location.search).toContain('monthlyClientValue=1500'));
	expect(api.requests).toEqual([]);
});

it('tells the link from the text by its icon', async () => {
	await open();
	expect(button(/^Copy link$/).querySelector('.tabler-icon-link')).not.toBeNull();
	expect(button(/^Copy as text$/).querySelector('.tabler-icon-copy')).not.toBeNull();
});

it('PROFIT-2: starts with 1000 dollars, 6 months, 5 clients and 12 months', async () => {
	await open();
	const entries = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name, value }) => [name, value]);
	expect(entries).toEqual([
		['monthlyClientValue', '$1,000'],
		['contractDuration', '6 months'],
		['newClientsPerMonth', '5'],
		['projectionPeriod', '12 months'],
	]);
});

it('PROFIT-3: shows the two costs per client, which cannot be changed', async () => {
	await open();
	expect(figure('Client acquisition cost', 'Inputs')).toBe('$100');
	expect(figure('AI tool cost', 'Inputs')).toBe('$200');
	expect(screen.queryByRole('textbox', { name: /cost/i })).toBeNull();
	expect(screen.queryByRole('button', { name: /cost/i })).toBeNull();
});

it.each([
	['-3', '0'],
	['many', '0'],
	['', '0'],
	['2.9', '2'],
])('PROFIT-4: %j becomes %s', async (text, shown) => {
	const { user } = await open();
	await user.clear(field('New clients per month'));
	if (text !== '') await user.type(field('New clients per month'), text);
	await user.tab();
	expect(field('New clients per month')).toHaveValue(shown);
});

it('steps by 100 dollars, 1 month, 1 client and 1 month, and not below 0', async () => {
	const { user } = await open('?contractDuration=0&projectionPeriod=1');
	await user.click(button(/^Increase monthly client value/));
	await user.click(button(/^Increase contract duration/));
	await user.click(button(/^Decrease new clients per month/));
	await user.click(button(/^Decrease projection period/));
	expect(field('Monthly client value')).toHaveValue('$1,100');
	expect(field('Contract duration')).toHaveValue('1 month');
	expect(field('New clients per month')).toHaveValue('4');
	expect(field('Projection period')).toHaveValue('0 months');
	expect(button(/^Decrease projection period/)).toBeDisabled();
	expect(button(/^Decrease contract duration/)).toBeEnabled();
});

it('PROFIT-11: shows revenue, final MRR, clients at end, costs, profit, margin and milestones', async () => {
	await open();
	expect(figure('Total revenue')).toBe('$285,000');
	expect(figure('Final MRR')).toBe('$30,000');
	expect(figure('Clients at end')).toBe('30');
	expect(figure('Costs')).toBe('$9,000');
	expect(figure('Profit')).toBe('$276,000');
	expect(figure('Margin')).toBe('96.8%');
	expect(screen.getByRole('heading', { name: 'MRR milestones' })).toBeVisible();
});

it('PROFIT-10: names the first month of each milestone, or says that it is not reached', async () => {
	await open();
	const revenue = 'Monthly recurring revenue';
	const months = ['$10,000', '$25,000', '$50,000', '$100,000'].map((amount) => figure(amount, revenue));
	expect(months).toEqual(['Month 2', 'Month 5', 'Not reached', 'Not reached']);
});

it('PROFIT-12: every key recomputes the results, with no loading state', async () => {
	const { user } = await open();
	const seen: (string | null | undefined)[] = [];
	await user.clear(field('Monthly client value'));
	for (const key of ['2', '0', '0', '0']) {
		await user.type(field('Monthly client value'), key);
		seen.push(figure('Total revenue'));
	}
	expect(seen).toEqual(['$570', '$5,700', '$57,000', '$570,000']);
	expect(screen.queryByRole('progressbar')).toBeNull();
});

it('PROFIT-13: Reset brings the defaults back and empties the address', async () => {
	const { user } = await open('?monthlyClientValue=1&contractDuration=2&newClientsPerMonth=3&projectionPeriod=4');
	await user.click(within(screen.getByRole('region', { name: 'Inputs' })).getByRole('button', { name: 'Reset' }));
	const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
	expect(values).toEqual(['$1,000', '6 months', '5', '12 months']);
	await waitFor(() => expect(window.location.search).toBe(''));
});

it('PROFIT-14: shows costs and profit when every client acquired is charged, and why they differ', async () => {
	const { user } = await open();
	const tile = (label: string) =>
		region('Growth Projection Results').getByText(label, { selector: 'dt' }).parentElement?.textContent;
	expect(tile('Costs')).toBe('Costs$9,000costs of the 30 at the end$18,000costs of all 60');
	expect(tile('Profit')).toBe('Profit$276,000costs of the 30 at the end$267,000costs of all 60');
	expect(tile('Margin')).toBe('Margin96.8%costs of the 30 at the end93.7%costs of all 60');
	expect(
		screen.getByText(
			/60 were acquired, and 30 are active at the end: the first figure counts the costs of these, the second of all/,
		),
	).toBeVisible();
	await enter(user, 'Contract duration', '12');
	expect(tile('Costs')).toBe('Costs$18,000costs of each client');
	expect(screen.getByText(/All 60 clients acquired are still active at the end, so nothing changes\.$/)).toBeVisible();
});

it('draws the revenue with its milestones in words, and lists the same figures in a table', async () => {
	const { user } = await open();
	const revenue = region('Monthly recurring revenue');
	expect(revenue.getByRole('img')).toHaveAccessibleName(
		'Line of the monthly recurring revenue: $5,000 in month 1, $30,000 in month 12. ' +
			'$10,000 is reached in month 2. $25,000 is reached in month 5.',
	);
	expect(revenue.queryByRole('table')).toBeNull();
	await user.click(revenue.getByRole('button', { name: 'Show as a table', expanded: false }));
	const rows = within(revenue.getByRole('table')).getAllByRole('row');
	expect(rows).toHaveLength(13);
	expect(rows[5]).toHaveTextContent('5$25,000$25,000');
	expect(rows[12]).toHaveTextContent('12$30,000');
	await user.click(revenue.getByRole('button', { name: 'Hide the table', expanded: true }));
	expect(revenue.queryByRole('table')).toBeNull();
});

it('says that there is nothing to draw where no month is projected', async () => {
	await open('?projectionPeriod=0');
	expect(screen.getByText(/^A projection of 0 months has nothing to draw/)).toBeVisible();
	expect(region('Monthly recurring revenue').queryByRole('img')).toBeNull();
});

it('shows the profit with price and clients a fifth down and up', async () => {
	await open('?monthlyClientValue=1500&contractDuration=9&newClientsPerMonth=5&projectionPeriod=18');
	const rows = region('If price or clients change').getAllByRole('row');
	const cells = rows.map((row) => Array.from(row.children, (cell) => cell.textContent));
	expect(cells).toEqual([
		['Clients a month', '$1,200', '$1,500', '$1,800'],
		['4', '$583,200', '$734,400', '$885,600'],
		['5', '$729,000', '$918,000', '$1,107,000'],
		['6', '$874,800', '$1,101,600', '$1,328,400'],
	]);
});

it('copies the projection as text', async () => {
	const { user } = await open('?contractDuration=1');
	await user.click(button(/^Copy as text$/));
	const text = await navigator.clipboard.readText();
	expect(text.split('\n')).toEqual(
		expect.arrayContaining([
			'Contract duration: 1 month',
			'Total revenue: $60,000',
			'Margin: 97.5%',
			'$10,000: Not reached',
			'60 were acquired, and 5 are active at the end: the first figure counts the costs of these, the second of all.',
		]),
	);
});
