import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RATING_RULE } from '#content/ai-tool-rating.ts';
import { aiTools } from '#content/ai-tools.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

async function openPage(search = '') {
	const api = await startApi();
	signInAs();
	const app = renderApp(`/ai-tools-directory${search}`);
	await screen.findByRole('heading', { name: 'AI tools for client work' });
	return {
		...app,
		api,
		box: screen.getByPlaceholderText<HTMLInputElement>('Search AI tools...'),
		category: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }),
		pricing: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pricing' }),
	};
}

const names = () => screen.queryAllByText(/^Visit /).map((link) => link.textContent?.slice(6));
const namesWhere = (test: (tool: (typeof aiTools)[number]) => boolean) => aiTools.filter(test).map(({ name }) => name);
const options = (select: HTMLSelectElement) => [...select.options].map((option) => option.text);
const card = (name: string) => screen.getByText(name, { selector: 'h3' }).closest('li') as HTMLElement;
/** Whether the text of a tool contains the words, as the specification defines it. */
const holds = (words: string) => (tool: (typeof aiTools)[number]) =>
	[tool.name, tool.description, ...tool.tags].some((text) => text.toLowerCase().includes(words));

describe('the AI tools directory', () => {
	it('TOOLS-1: shows, searches and filters under its heading, and asks nothing of the server', async () => {
		const { user, box, category, api } = await openPage();
		expect(names()).toEqual(namesWhere(() => true));
		await user.fill(box, 'image');
		await user.selectOptions(category, 'Design');
		expect(names().length).toBeGreaterThan(0);
		expect(api.requests).toEqual([]);
	});

	it('TOOLS-2: has a search box, and each letter changes what is listed', async () => {
		const { user, box } = await openPage();
		await user.type(box, 'c');
		expect(names()).toEqual(namesWhere(holds('c')));
		await user.fill(box, 'laude');
		expect(names()).toEqual(namesWhere(holds('claude')));
		expect(names()).toContain('Claude Code');
		expect(screen.getByRole('status')).toHaveTextContent(`${names().length} of 24 tools`);
	});

	it('TOOLS-3: TOOLS-15: counts the categories in a dropdown and on a button each, from the entries', async () => {
		const { category } = await openPage();
		const counts = ['All', 'Development', 'Design', 'Writing', 'Productivity'].map((name) => [
			name,
			aiTools.filter((tool) => name === 'All' || tool.category === name).length,
		]);
		expect(options(category)).toEqual(counts.map(([name, count]) => `${name} (${count})`));
		const buttons = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
		expect(buttons.map((button) => button.textContent)).toEqual(counts.map(([name, count]) => `${name} ${count}`));
	});

	it('TOOLS-4: offers All Pricing, Free, Freemium and Paid', async () => {
		const { pricing } = await openPage();
		expect(options(pricing)).toEqual(['All Pricing', 'Free', 'Freemium', 'Paid']);
	});

	it('TOOLS-5: starts at All, and lists what fits category, pricing and text together', async () => {
		const { user, box, category, pricing } = await openPage();
		expect([category.value, pricing.value]).toEqual(['All', 'All']);
		await user.click(screen.getByRole('button', { name: 'Development 8' }));
		expect(category.value).toBe('Development');
		expect(screen.getByRole('button', { name: 'Development 8' })).toHaveAttribute('aria-pressed', 'true');
		await user.selectOptions(pricing, 'Free');
		expect(names()).toEqual(namesWhere((tool) => tool.category === 'Development' && tool.pricing === 'Free'));
		await user.type(box, 'git');
		expect(names()).toEqual(['Aider']);
		await user.click(screen.getByRole('button', { name: 'Clear filters' }));
		expect(names()).toHaveLength(24);
	});

	it('TOOLS-5: keeps text and filters in the address, over a reload, without a trail in the history', async () => {
		const before = window.history.length;
		const { user, box, pricing, unmount } = await openPage();
		await user.fill(box, ' studio');
		await user.selectOptions(pricing, 'Free');
		await waitFor(() => expect(window.location.search).toBe('?q=+studio&pricing=Free'));
		expect(window.history.length).toBe(before);
		unmount();
		const reloaded = await openPage(window.location.search);
		expect([reloaded.box.value, reloaded.pricing.value, reloaded.category.value]).toEqual([' studio', 'Free', 'All']);
		expect(names()).toEqual(['LM Studio']);
	});

	it('falls back where the address asks for what there is not', async () => {
		const { category, pricing } = await openPage('?category=Cooking&pricing=Gold');
		expect([category.value, pricing.value]).toEqual(['All', 'All']);
		expect(names()).toHaveLength(24);
	});

	it('follows a link to itself: what was typed since goes with the old address', async () => {
		const { user, box } = await openPage();
		await user.fill(box, 'video');
		await waitFor(() => expect(window.location.search).toBe('?q=video'));
		await user.click(screen.getByRole('link', { name: /AI Tools Directory/ }));
		await waitFor(() => expect(box.value).toBe(''));
		expect(names()).toHaveLength(24);
	});

	it('TOOLS-6: finds a part of the name, the description or a tag, whatever the case', async () => {
		const { user, box } = await openPage();
		for (const [words, found] of [
			['HUGGING', 'Hugging Face'],
			['GRAPHICS CARD', 'ComfyUI'],
			['mood board', 'Midjourney'],
		] as const) {
			await user.clear(box);
			await user.fill(box, words);
			expect(names()).toEqual([found]);
		}
	});

	it('TOOLS-7: shows icon, name, category, badge, pricing and description of a tool', async () => {
		await openPage();
		const canva = aiTools.find(({ id }) => id === 'canva');
		const shown = card('Canva');
		expect(shown.querySelector('svg')).not.toBeNull();
		for (const text of ['Design', 'Popular', 'Freemium', canva?.description ?? ''])
			expect(within(shown).getByText(text)).toBeVisible();
		expect(within(card('Figma')).queryByText(/^(Popular|New|Trending)$/)).toBeNull();
	});

	it('TOOLS-8: fills as many of five stars as the rating has whole points, and says the figure', async () => {
		await openPage();
		for (const tool of aiTools) {
			const stars = within(card(tool.name)).getByRole('img', { name: `Our rating: ${tool.rating.toFixed(1)} of 5` });
			expect(stars.querySelectorAll('svg')).toHaveLength(5);
			expect(stars.querySelectorAll('[data-filled]')).toHaveLength(Math.floor(tool.rating));
			expect(within(card(tool.name)).getByText(tool.rating.toFixed(1))).toBeVisible();
		}
	});

	it('says that the ratings are ours, how they came about, and what counted for a tool', async () => {
		await openPage();
		expect(screen.getByText(RATING_RULE)).toBeVisible();
		expect(within(card('Aider')).getByText(/^It can be used without paying; can be called/)).toBeInTheDocument();
	});

	it('TOOLS-9: shows the first three features and tags, and no more', async () => {
		await openPage();
		for (const tool of aiTools) {
			const items = (name: string) =>
				within(within(card(tool.name)).getByRole('list', { name }))
					.getAllByRole('listitem')
					.map((item) => item.textContent);
			expect(items('Features')).toEqual(tool.features.slice(0, 3));
			expect(items('Tags')).toEqual(tool.tags.slice(0, 3));
		}
		expect(aiTools.some(({ features, tags }) => features.length > 3 && tags.length > 3)).toBe(true);
	});

	it('TOOLS-10: links to the maker in a new tab that learns nothing of this one', async () => {
		await openPage();
		for (const { name, url } of aiTools) {
			const link = screen.getByRole('link', { name: `Visit ${name}` });
			expect(link).toHaveAttribute('href', url);
			expect(link).toHaveAttribute('target', '_blank');
			expect(link).toHaveAttribute('rel', 'noopener noreferrer');
		}
	});

	it('TOOLS-11: says that no tool was found, and what to try', async () => {
		const { user, box } = await openPage();
		await user.fill(box, 'sourdough');
		expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
		expect(
			screen.getByText("Try adjusting your search terms or filters to find what you're looking for."),
		).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Clear filters' }));
		expect(names()).toHaveLength(24);
		expect(box.value).toBe('');
	});

	it('TOOLS-12: asks for what is missing, and opens the form for it', async () => {
		const { user } = await openPage();
		const footer = screen.getByRole('region', { name: 'Missing a tool you love?' });
		await user.click(within(footer).getByRole('button', { name: 'Submit a Tool' }));
		expect(await screen.findByRole('dialog')).toBeVisible();
	});
});
