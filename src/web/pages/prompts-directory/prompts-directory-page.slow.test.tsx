import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Prompt } from '#content/prompt.ts';
import { prompts } from '#content/prompts.ts';
import type { PromptCounts } from '#shared/prompt-counts.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { wholeList } from '#test/browser/whole-list.ts';
import { slowTest } from '#test/slow-test.ts';

const SEO = prompts.find(({ id }) => id === 'seo-blog-post-writer') as Prompt;
const LIKE = `PUT /api/prompts/${SEO.id}/like`;
const UNLIKE = `DELETE /api/prompts/${SEO.id}/like`;
const USE = `POST /api/prompts/${SEO.id}/use`;
const COUNTS = 'GET /api/prompts/counts';

const answered: PromptCounts = {
	counts: {
		...Object.fromEntries(prompts.map(({ id }) => [id, { likes: 0, uses: 0 }])),
		[SEO.id]: { likes: 4, uses: 1 },
	},
	liked: [],
};

/** On a busy machine the first opening takes longer than a test waits. */
beforeAll(() => Promise.all([import('./prompts-directory-page.tsx'), import('./prompt-dialog.tsx')]), 60_000);

async function openPage(search = '', counts: Reply = { body: answered }) {
	const api = await startApi({ [COUNTS]: counts });
	signInAs();
	const app = renderApp(`/prompts-directory${search}`);
	await screen.findByRole('heading', { name: 'Prompts that keep to your facts' });
	await wholeList(titles);
	return {
		...app,
		api,
		box: screen.getByPlaceholderText<HTMLInputElement>('Search prompts...'),
		category: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }),
		difficulty: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Difficulty' }),
	};
}

const list = () => screen.getByRole('region', { name: 'All prompts' });
const titles = () =>
	within(list())
		.queryAllByRole('heading', { level: 3 })
		.map((heading) => heading.textContent);
const titlesWhere = (test: (prompt: Prompt) => boolean) => prompts.filter(test).map(({ title }) => title);
const options = (select: HTMLSelectElement) => [...select.options].map((option) => option.text);
const card = (title: string) =>
	within(list()).getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement;
const holds = (words: string) => (prompt: Prompt) =>
	[prompt.title, prompt.description, ...prompt.tags].some((text) => text.toLowerCase().includes(words));

describe('the prompts directory', () => {
	it('PROMPTS-1: shows, searches and filters under its heading, and works where the server does not', async () => {
		const { user, box, category, api } = await openPage('', { status: 500, body: { error: 'Broken.' } });
		expect(titles()).toEqual(titlesWhere(() => true));
		await user.fill(box, 'email');
		await user.selectOptions(category, 'Writing');
		expect(titles().length).toBeGreaterThan(0);
		// The figures are the only request.
		expect(api.requests.filter(({ call }) => call !== COUNTS)).toEqual([]);
		expect(screen.queryByRole('alert')).toBeNull();
		expect(within(card('Email Sequence Generator')).getByText('– likes')).toBeVisible();
	});

	slowTest('PROMPTS-2: features prompts with title, description, likes, uses and difficulty', 60_000, async () => {
		await openPage();
		const panel = screen.getByRole('region', { name: 'Featured Prompts' });
		const items = within(panel).getAllByRole('listitem');
		const featured = prompts.filter((prompt) => prompt.featured);
		expect(items).toHaveLength(featured.length);
		for (const [index, { title, description, difficulty }] of featured.entries()) {
			const item = within(items[index] as HTMLElement);
			expect(item.getByRole('heading', { name: title })).toBeVisible();
			for (const text of [description, difficulty]) expect(item.getByText(text)).toBeVisible();
		}
		expect(await within(panel).findByText('4 likes')).toBeVisible();
		expect(within(panel).getByText('1 use')).toBeVisible();
	});

	it('PROMPTS-3: has a search box, and each letter changes what is listed', async () => {
		const { user, box } = await openPage();
		await user.type(box, 's');
		expect(titles()).toEqual(titlesWhere(holds('s')));
		await user.type(box, 'ql');
		expect(titles()).toEqual(['SQL Query Writer']);
		expect(screen.getByRole('status')).toHaveTextContent('1 of 48 prompts');
	});

	it('PROMPTS-4: PROMPTS-15: PROMPTS-16: counts the categories in a dropdown and on a button each', async () => {
		const { user, category } = await openPage();
		const counts = ['All 48', 'Writing 12', 'Coding 10', 'Marketing 8', 'Business 7', 'Creative 6', 'Analysis 5'];
		expect(options(category)).toEqual(counts.map((label) => label.replace(/(\d+)/, '($1)')));
		const buttons = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
		expect(buttons.map((button) => button.textContent)).toEqual(counts);
		for (const [index, label] of counts.entries()) {
			await user.click(buttons[index] as HTMLElement);
			expect(titles()).toHaveLength(Number(/\d+/.exec(label)?.[0]));
		}
	});

	it('PROMPTS-5: offers All Levels, Beginner, Intermediate and Advanced', async () => {
		const { difficulty } = await openPage();
		expect(options(difficulty)).toEqual(['All Levels', 'Beginner', 'Intermediate', 'Advanced']);
	});

	it('PROMPTS-6: starts at All, and lists what fits category, difficulty and text together', async () => {
		const { user, box, category, difficulty } = await openPage();
		expect([category.value, difficulty.value]).toEqual(['All', 'All']);
		await user.selectOptions(difficulty, 'Advanced');
		expect(titles()).toEqual(titlesWhere((prompt) => prompt.difficulty === 'Advanced'));
		await user.click(screen.getByRole('button', { name: 'Coding 10' }));
		expect(titles()).toEqual(titlesWhere((one) => one.difficulty === 'Advanced' && one.category === 'Coding'));
		await user.fill(box, 'security');
		expect(titles()).toEqual(['Code Review Assistant', 'Threat Model for a Feature']);
	});

	it('PROMPTS-6: keeps text and filters in the address, over a reload, beside the prompt that is opened', async () => {
		const before = window.history.length;
		const { user, box, difficulty, unmount } = await openPage();
		await user.selectOptions(difficulty, 'Intermediate');
		await user.type(box, 'seo');
		await user.click(within(card(SEO.title)).getByRole('button', { name: 'View Details' }));
		const address = '?difficulty=Intermediate&prompt=seo-blog-post-writer&q=seo';
		await waitFor(() =>
			expect([...new URLSearchParams(window.location.search)].sort()).toEqual([...new URLSearchParams(address)]),
		);
		expect(window.history.length).toBe(before);
		unmount();
		const reloaded = await openPage(address);
		expect([reloaded.box.value, reloaded.difficulty.value, reloaded.category.value]).toEqual([
			'seo',
			'Intermediate',
			'All',
		]);
		expect(await screen.findByRole('dialog', { name: SEO.title })).toBeVisible();
	});

	slowTest('PROMPTS-7: finds a part of the title, the description or a tag, whatever the case', 60_000, async () => {
		const { user, box } = await openPage();
		for (const [words, found] of [
			['DEBUG H', 'Debug Helper'],
			['Nothing Left OUT', 'Plain-Language Rewrite'],
			['ghostwrit', 'Voice Guide From Samples'],
		] as const) {
			await user.clear(box);
			await user.fill(box, words);
			expect(titles()).toEqual([found]);
		}
	});

	slowTest(
		'PROMPTS-8: shows title, badge, description, author, likes, uses, level, category and tags',
		60_000,
		async () => {
			await openPage();
			for (const prompt of prompts) {
				const shown = within(card(prompt.title));
				expect(shown.queryByText('Featured') !== null).toBe(prompt.featured === true);
				for (const text of [prompt.description, 'By Growth Toolkit', prompt.difficulty, prompt.category])
					expect(shown.getByText(text)).toBeVisible();
				const tags = within(shown.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
				expect(tags.map((tag) => tag.textContent)).toEqual(prompt.tags.map((tag) => `#${tag}`));
			}
			expect(await within(card(SEO.title)).findByText('4 likes')).toBeVisible();
			expect(within(card(SEO.title)).getByText('1 use')).toBeVisible();
			expect(within(card('Debug Helper')).getByText('0 uses')).toBeVisible();
		},
	);

	slowTest('PROMPTS-9: previews 200 characters, and Copy becomes Copied! for two seconds', 60_000, async () => {
		const { user } = await openPage();
		for (const { title, prompt } of prompts) {
			const preview = card(title).textContent ?? '';
			expect(preview).toContain(`${prompt.slice(0, 200)}…`);
		}
		const shown = within(card(SEO.title));
		const pressed = Date.now();
		await user.click(shown.getByRole('button', { name: 'Copy' }));
		expect(await shown.findByRole('button', { name: 'Copied!' })).toBeVisible();
		expect(await navigator.clipboard.readText()).toBe(SEO.prompt);
		expect(await shown.findByRole('button', { name: 'Copy' }, { timeout: 4000 })).toBeVisible();
		expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
	});

	it('PROMPTS-10: copies the full prompt, and counts the copy', async () => {
		const { user, api } = await openPage();
		api.routes[USE] = { body: { likes: 4, uses: 2, liked: false } };
		const shown = within(card(SEO.title));
		await shown.findByText('1 use');
		await user.click(shown.getByRole('button', { name: 'Copy Full Prompt' }));
		expect(await shown.findByText('Copied!')).toBeVisible();
		expect(await navigator.clipboard.readText()).toBe(SEO.prompt);
		expect(await shown.findByText('2 uses')).toBeVisible();
	});

	it('copies where the copy cannot be counted', async () => {
		const { user, api } = await openPage();
		api.routes[USE] = { status: 429, body: { error: 'Too many likes and copies.' } };
		const shown = within(card(SEO.title));
		await user.click(shown.getByRole('button', { name: 'Copy Full Prompt' }));
		expect(await shown.findByText('Copied!')).toBeVisible();
		await waitFor(() => expect(api.seen(USE)).toHaveLength(1));
		expect(screen.queryByRole('alert')).toBeNull();
	});

	it('PROMPTS-10: likes a prompt at once, and takes the like back', async () => {
		const { user, api } = await openPage();
		const shown = within(card(SEO.title));
		await shown.findByText('4 likes');
		const like = shown.getByRole('button', { name: 'Like' });
		expect(like).toHaveAttribute('aria-pressed', 'false');
		api.routes[LIKE] = { body: { likes: 5, uses: 1, liked: true } };
		api.routes[UNLIKE] = { body: { likes: 4, uses: 1, liked: false } };
		await user.click(like);
		expect(await shown.findByText('5 likes')).toBeVisible();
		expect(like).toHaveAttribute('aria-pressed', 'true');
		await user.click(like);
		expect(await shown.findByText('4 likes')).toBeVisible();
		expect(like).toHaveAttribute('aria-pressed', 'false');
		await waitFor(() => expect([LIKE, UNLIKE].map((call) => api.seen(call).length)).toEqual([1, 1]));
	});

	it('PROMPTS-17: shows what the members did, and nothing where that did not come', async () => {
		const { user, api } = await openPage('', { status: 403, body: { error: 'Not now.' } });
		const shown = within(card(SEO.title));
		expect(shown.getByText('– uses')).toBeVisible();
		api.routes[COUNTS] = { body: { ...answered, liked: [SEO.id] } };
		api.routes[LIKE] = { body: { likes: 4, uses: 1, liked: true } };
		await user.click(shown.getByRole('button', { name: 'Like' }));
		expect(await shown.findByText('4 likes')).toBeVisible();
		expect(shown.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
		expect(within(card('Debug Helper')).getByText('0 likes')).toBeVisible();
	});

	it('says why a like was not saved, and shows the figure as it was', async () => {
		const { user, api } = await openPage();
		api.routes[LIKE] = { status: 429, body: { error: 'Too many likes and copies. Try again in 1 minute.' } };
		const shown = within(card(SEO.title));
		await shown.findByText('4 likes');
		await user.click(shown.getByRole('button', { name: 'Like' }));
		expect(await shown.findByRole('alert')).toHaveTextContent(
			'Your like could not be saved: Too many likes and copies. Try again in 1 minute.',
		);
		expect(shown.getByText('4 likes')).toBeVisible();
		expect(shown.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
	});

	slowTest('PROMPTS-11: says that no prompt was found, and what to try', 60_000, async () => {
		const { user, box } = await openPage();
		await user.fill(box, 'sourdough');
		expect(screen.getByRole('heading', { name: 'No prompts found' })).toBeVisible();
		const hint = "Try adjusting your search terms or filters to find what you're looking for.";
		expect(screen.getByText(hint)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Clear filters' }));
		expect(titles()).toHaveLength(48);
	});

	slowTest('PROMPTS-12: asks for prompts, and opens the form for one', 60_000, async () => {
		const { user } = await openPage();
		const footer = screen.getByRole('region', { name: 'Have an amazing prompt to share?' });
		await user.click(within(footer).getByRole('button', { name: 'Submit a Prompt' }));
		expect(await screen.findByRole('dialog')).toBeVisible();
	});
});

describe('the details of a prompt', () => {
	const openDetails = async () => {
		const page = await openPage();
		await page.user.click(within(card(SEO.title)).getByRole('button', { name: 'View Details' }));
		const dialog = within(await screen.findByRole('dialog', { name: SEO.title }));
		return { ...page, dialog, text: () => dialog.getByRole('region', { name: 'Full prompt' }).textContent };
	};

	it('PROMPTS-10: show the whole prompt with a field for each bracket, and the text as it is filled', async () => {
		const { user, dialog, text } = await openDetails();
		expect(text()).toBe(SEO.prompt);
		for (const { name, explains } of SEO.placeholders) {
			const field = dialog.getByRole('textbox', { name: name.charAt(0).toUpperCase() + name.slice(1) });
			expect(field).toHaveAccessibleDescription(explains);
		}
		await user.fill(dialog.getByRole('textbox', { name: 'Topic' }), 'tin roofs');
		expect(text()).toBe(SEO.prompt.replaceAll('[topic]', 'tin roofs'));
		expect(dialog.getByRole('status')).toHaveTextContent('5 brackets are still open.');
		await user.click(dialog.getByRole('button', { name: 'Copy Full Prompt' }));
		expect(await dialog.findByText('Copied!')).toBeVisible();
		expect(await navigator.clipboard.readText()).toBe(SEO.prompt.replaceAll('[topic]', 'tin roofs'));
	});

	slowTest('keep what was typed when they are closed, until it is cleared', 60_000, async () => {
		const { user, dialog } = await openDetails();
		await user.fill(dialog.getByRole('textbox', { name: 'Topic' }), 'tin roofs');
		await user.click(dialog.getByRole('button', { name: 'Close' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(window.location.search).toBe('');
		const button = within(card(SEO.title)).getByRole('button', { name: 'View Details' });
		await waitFor(() => expect(button).toHaveFocus());
		await user.click(button);
		const again = within(await screen.findByRole('dialog', { name: SEO.title }));
		expect(again.getByRole('textbox', { name: 'Topic' })).toHaveValue('tin roofs');
		await user.click(again.getByRole('button', { name: 'Clear' }));
		expect(again.getByRole('textbox', { name: 'Topic' })).toHaveValue('');
		await user.click(again.getByRole('button', { name: 'Close' }));
		await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('prompt:'))).toEqual([]));
	});

	slowTest('do not open for a prompt that there is not', 60_000, async () => {
		await openPage('?prompt=no-such-prompt');
		await screen.findAllByText('4 likes');
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(titles()).toHaveLength(48);
	});
});
