import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { potentialRevenue } from '#content/niche-figures.ts';
import { niches, RANKING_RULE } from '#content/niches.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { wholeList } from '#test/browser/whole-list.ts';
import { slowTest } from '#test/slow-test.ts';
import { shortMoney } from './figures.ts';

async function openPage(search = '') {
	const api = await startApi();
	signInAs();
	const app = renderApp(`/top-50-niches${search}`);
	await screen.findByRole('heading', { name: 'Fifty niches, ranked' });
	await wholeList(() => (screen.queryByRole('table') ? rows() : []));
	return { ...app, api, box: screen.getByPlaceholderText<HTMLInputElement>('Search niches...') };
}

const rows = () => [...(screen.getByRole<HTMLTableElement>('table').tBodies[0]?.rows ?? [])];
const cells = (row: HTMLTableRowElement) => [...row.cells];
const listed = () => rows().map((row) => row.querySelector('button')?.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(header(name)).getByRole('button');
const [first] = niches;
if (!first) throw new Error('the catalogue is empty');

describe('the leaderboard', () => {
	it('NICHES-1: shows, searches and sorts, and asks nothing of the server', async () => {
		const { user, box, api } = await openPage();
		expect(listed()).toEqual(niches.map(({ name }) => name));
		await user.click(sortBy('Revenue potential'));
		await user.fill(box, 'clinic');
		await user.click(screen.getAllByText(/clinic/i, { selector: 'td > button' })[0] as HTMLElement);
		expect(api.requests).toEqual([]);
	});

	it('NICHES-2: states average revenue, total, growing and high potential', async () => {
		await openPage();
		const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
		expect(figure('Average revenue')).toBe('$1.2M');
		expect(figure('Total niches')).toBe('50');
		expect(figure('Growing')).toBe('38');
		expect(figure('High potential')).toBe('12');
		expect(screen.getByText('at least $1.5M, growing, not hard')).toBeVisible();
	});

	it('NICHES-4: features the first three as cards', async () => {
		await openPage();
		const cards = within(screen.getByRole('region', { name: 'The first three' })).getAllByRole('heading', { level: 4 });
		expect(cards.map((heading) => heading.textContent)).toEqual(niches.slice(0, 3).map(({ name }) => name));
		const texts = cards.map((heading) => heading.closest('li')?.textContent);
		expect(texts.map((text) => text?.slice(0, 7))).toEqual(['Rank 1Q', 'Rank 2C', 'Rank 3L']);
	});

	it('NICHES-4: shows rank, name, revenue, difficulty, market, trend, two tags and the count of the rest', async () => {
		await openPage();
		const trends = { up: 'Up', stable: 'Stable', down: 'Down' };
		rows().forEach((row, index) => {
			const niche = niches[index];
			if (!niche) throw new Error('more rows than niches');
			const rest = niche.tags.length - 2;
			expect(cells(row).map((cell) => cell.textContent)).toEqual([
				`${niche.rank}`,
				niche.name,
				shortMoney(potentialRevenue(niche)),
				niche.difficulty,
				niche.marketSize,
				`${trends[niche.trend]} ${niche.trendValue}`.replace(/^(\w)/, ' $1'),
				`${niche.tags[0]}${niche.tags[1]}${rest > 0 ? `+${rest}` : ''}`,
			]);
		});
		expect(niches.some(({ tags }) => tags.length > 2)).toBe(true);
		expect(rows().every((row) => row.querySelector('button > .tabler-icon-chevron-right'))).toBe(true);
	});

	slowTest('sorts by a header, the other way at the second press, and keeps that in the address', 60_000, async () => {
		const { user, unmount } = await openPage();
		const revenue = () =>
			listed().map((name) => potentialRevenue(niches.find((niche) => niche.name === name) ?? first));
		expect(header('Rank')).toHaveAttribute('aria-sort', 'ascending');
		await user.click(sortBy('Revenue potential'));
		expect(revenue()).toEqual(revenue().toSorted((a, b) => b - a));
		expect(header('Revenue potential')).toHaveAttribute('aria-sort', 'descending');
		expect(header('Rank')).not.toHaveAttribute('aria-sort');
		await user.click(sortBy('Revenue potential'));
		expect(revenue()).toEqual(revenue().toSorted((a, b) => a - b));
		expect(window.location.search).toBe('?sort=revenue-asc');
		unmount();
		await openPage(window.location.search);
		expect(revenue()).toEqual(revenue().toSorted((a, b) => a - b));
	});

	it.each([
		['Difficulty', 'difficulty', ['Low', 'Medium', 'High']],
		['Market size', 'marketSize', ['Very Large', 'Large', 'Medium']],
		['Trend', 'trend', ['up', 'stable', 'down']],
	] as const)('sorts %s by its meaning, not by its letters, and equal ones by rank', async (label, field, order) => {
		const { user } = await openPage();
		await user.click(sortBy(label));
		const shown = listed().map((name) => niches.find((niche) => niche.name === name) ?? first);
		const places = shown.map((niche) => (order as readonly string[]).indexOf(niche[field]) * 100 + niche.rank);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	slowTest(
		'searches name, description, trade and tags, says how many are left, and what to do where none is',
		60_000,
		async () => {
			const { user, box } = await openPage();
			const tag = first.tags[0] ?? '';
			await user.fill(box, tag.toUpperCase());
			expect(listed()).toContain(first.name);
			expect(screen.getByRole('status')).toHaveTextContent(`${listed().length} of 50 niches`);
			await waitFor(() => expect(window.location.search).toBe(`?${new URLSearchParams({ q: tag.toUpperCase() })}`));
			await user.clear(box);
			await user.fill(box, 'zeppelin repair');
			expect(screen.getByRole('heading', { name: 'No niches found' })).toBeVisible();
		},
	);

	it('falls back where the address asks for what there is not', async () => {
		await openPage('?sort=luck-desc&niche=none');
		expect(listed()).toEqual(niches.map(({ name }) => name));
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('NICHES-7: opens a niche with the basis of its figure, its market and the first steps', async () => {
		const { user } = await openPage();
		await user.click(within(rows()[0] as HTMLElement).getByRole('button'));
		const dialog = await screen.findByRole('dialog', { name: first.name });
		const { clients, basis } = first.revenue;
		expect(within(dialog).getByText(new RegExp(`^${clients} clients × .* a month × 12 = .* a year$`))).toBeVisible();
		for (const text of [basis, first.marketSnapshot, first.coreProblem, ...first.validationSteps.alone])
			expect(within(dialog).getByText(text)).toBeVisible();
		expect(window.location.search).toBe(`?niche=${first.id}`);
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(window.location.search).toBe('');
	});

	it('NICHES-5: opens the form of a request', async () => {
		const { user } = await openPage();
		await user.click(screen.getByRole('button', { name: 'Request Niche Analysis' }));
		expect(await screen.findByRole('dialog')).toBeVisible();
	});

	it('NICHES-8: says that figures are editorial estimates, how they were made and when', async () => {
		await openPage();
		const method = screen.getByRole('region', { name: 'How these figures were made' });
		expect(method).toHaveTextContent('All figures on this page are editorial estimates');
		expect(method).toHaveTextContent('the clients it can look after, times the monthly fee, times 12');
		expect(method).toHaveTextContent(RANKING_RULE);
		expect(method).toHaveTextContent(/read through on \d+ \w+ \d{4}\./);
		expect(screen.getByRole('link', { name: 'see how they were made' })).toHaveAttribute('href', '#method');
	});

	it('fills the form of the Ideator with the niche, over a draft that one press brings back', async () => {
		const draft = { savedAt: new Date().toISOString(), step: 0, input: { niche: 'Ferry ticket offices' } };
		localStorage.setItem('draft:user-1:ideator', JSON.stringify(draft));
		const { user } = await openPage(`?niche=${first.id}`);
		await user.click(await screen.findByRole('link', { name: 'Use in Ideator' }));
		const field = await screen.findByLabelText<HTMLInputElement>(/niche/i);
		await waitFor(() => expect(field.value).toBe(first.name));
		await waitFor(() => expect(window.location.search).toBe(''));
		expect(screen.getByText(/^Filled in from the page you came from\./)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(field.value).toBe('Ferry ticket offices');
	});

	it('tells Compass which niche is considered', async () => {
		const { user } = await openPage(`?niche=${first.id}`);
		await user.click(await screen.findByRole('link', { name: 'Use in Compass' }));
		await screen.findByRole('form', { name: 'Compass - Niche Selector' });
		await waitFor(() =>
			expect(localStorage.getItem('draft:user-1:compass')).toContain(`I am considering this niche: ${first.name}.`),
		);
	});
});
