import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FullRun } from '#shared/runs.ts';
import { run, startHistory } from '#test/browser/history.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { draft } from '#tools/compass/draft.ts';
import { example } from '#tools/compass/example.ts';

const LONG = `${'Twelve years of shop fitting. '.repeat(20)}Then a year`;

const other = { ...example, topSkills: 'Carpentry, drawing', professionalBackground: `${LONG} of teaching.` };
const first = { ...example, professionalBackground: `${LONG} of travelling.` };

function stored(id: string, input: object, changes: Partial<FullRun> = {}): FullRun {
	return {
		...run(id),
		tool: 'compass',
		title: `Niches ${id}`,
		input,
		output: draft({ ...example, ...input }),
		...changes,
	};
}

/** Sets the window's width; the page asks whether two results fit. */
let isWide = true;
beforeEach(() => {
	isWide = true;
	const matchMedia = window.matchMedia;
	window.matchMedia = (query) => ({ ...matchMedia(query), matches: isWide && query.includes('64em') });
	return () => {
		window.matchMedia = matchMedia;
	};
});

async function openAt(path: string, runs: readonly FullRun[] = [stored('a', first), stored('b', other)]) {
	const api = await startHistory(runs);
	signInAs();
	return { ...api, user: renderApp(path).user };
}

const address = () => `${window.location.pathname}${window.location.search}`;

describe('choosing', () => {
	it('leads from a run by "Compare with…" to the results of its tool alone, and from there to both', async () => {
		const { user } = await openAt('/history', [
			stored('a', first),
			stored('b', other),
			stored('c', other, { status: 'failed' }),
			stored('d', other, { tool: 'ideator' }),
		]);
		await user.click(await screen.findByRole('button', { name: 'More for Niches a' }));
		await user.click(await screen.findByRole('menuitem', { name: 'Compare with…' }));
		const heading = await screen.findByRole('heading', { name: 'Compare Niches a with…' });
		await waitFor(() => expect(heading).toHaveFocus());
		expect(address()).toBe('/history?compare=a');
		const list = within(await screen.findByRole('region', { name: 'Runs' }));
		await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
		expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
		await user.click(list.getByRole('link', { name: 'Compare with Niches b' }));
		expect(address()).toBe('/history/compare?a=a&b=b');
		expect(await screen.findByRole('heading', { name: 'Two runs of Compass' })).toBeVisible();
	});

	it('can be left, and is searched by title', async () => {
		const { user, seen } = await openAt('/history?compare=a');
		const search = await screen.findByRole('searchbox', { name: 'Search by title' });
		await user.type(search, 'zebra');
		expect(await screen.findByText(/has these words in its title/)).toBeVisible();
		expect(seen('GET /api/runs').at(-1)?.query).toBe('?tool=compass&status=succeeded&q=zebra');
		await user.click(screen.getByRole('button', { name: 'Clear the search' }));
		expect(await screen.findByRole('link', { name: 'Compare with Niches b' })).toBeVisible();
		await user.click(screen.getByRole('link', { name: 'Show all runs again' }));
		expect(address()).toBe('/history');
		expect(await screen.findByRole('heading', { name: 'Your runs' })).toBeVisible();
	});

	it('says what to do where there is no other result, and where the run has none itself', async () => {
		await openAt('/history?compare=a', [stored('a', first)]);
		expect(await screen.findByRole('heading', { name: 'No other result of Compass' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'Run it again with changed inputs' })).toHaveAttribute(
			'href',
			'/compass?from=a',
		);
	});

	it('is refused for a run without a result', async () => {
		await openAt('/history?compare=a', [stored('a', first, { status: 'failed' })]);
		expect(await screen.findByRole('heading', { name: 'This run cannot be compared' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open History' })).toHaveAttribute('href', '/history');
	});
});

describe('the comparison', () => {
	const path = '/history/compare?a=a&b=b';

	it('lists the inputs that differ with both values, and none that are equal', async () => {
		const { user } = await openAt(path);
		const differences = within(await screen.findByRole('region', { name: 'What was entered differently' }));
		const labels = differences.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
		expect(labels).toEqual(['Professional background', 'Top skills']);
		const [background, skills] = differences.getAllByRole('listitem');
		expect(skills).toHaveTextContent(`Run A${example.topSkills}Run BCarpentry, drawing`);
		expect(background).toHaveTextContent(/Run A… .*a year of travelling\.Run B… .*a year of teaching\./);
		expect(background).not.toHaveTextContent(LONG);
		await user.click(differences.getByRole('button', { name: 'Show all of Professional background' }));
		expect(background).toHaveTextContent(`Run A${LONG} of travelling.Run B${LONG} of teaching.`);
		expect(differences.getByRole('button', { name: 'Show less of Professional background' })).toHaveAttribute(
			'aria-expanded',
			'true',
		);
	});

	it('says so where the inputs are equal', async () => {
		await openAt(path, [stored('a', first), stored('b', first)]);
		expect(await screen.findByText('Nothing: both runs had the same input.')).toBeVisible();
	});

	it('shows both results side by side, each with title, engine, date and the way to open it', async () => {
		const edited = draft({ ...example, ...other });
		const recommendations = edited.recommendations.map((niche) => ({ ...niche, title: `Mine: ${niche.title}` }));
		await openAt(path, [
			stored('a', first),
			stored('b', other, { edited: true, editedOutput: { recommendations }, source: 'model', model: 'tiny-1' }),
		]);
		const a = within(await screen.findByRole('region', { name: 'Run A Niches a' }));
		const b = within(screen.getByRole('region', { name: 'Run B Niches b' }));
		expect(a.getByText('Built-in engine')).toBeVisible();
		expect(b.getByText('tiny-1')).toBeVisible();
		expect(b.getByText('Edited')).toBeVisible();
		expect(a.getByText(/^Today, /)).toBeVisible();
		expect(b.getByRole('link', { name: 'Open run B: Niches b' })).toHaveAttribute('href', '/history/b');
		expect(b.getAllByRole('group', { name: /Mine: / })).toHaveLength(recommendations.length);
		expect(a.queryByText(/^Mine: /)).toBeNull();
		expect(screen.queryByRole('tab', { name: /Run A/ })).toBeNull();
	});

	it('shows one at a time where there is no room, with a switch that the arrow keys move', async () => {
		isWide = false;
		const { user } = await openAt(path);
		const tabs = await screen.findByRole('tablist', { name: 'Which run is shown' });
		const [a, b] = within(tabs).getAllByRole('tab');
		expect(a).toHaveAccessibleName('Run A Niches a');
		expect(screen.getByRole('tabpanel', { name: 'Run A Niches a' })).toBeVisible();
		expect(screen.queryByRole('tabpanel', { name: 'Run B Niches b' })).toBeNull();
		expect(document.getElementById(a?.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('tabpanel'));
		a?.focus();
		await user.keyboard('{ArrowRight}');
		expect(b).toHaveFocus();
		expect(screen.getByRole('tabpanel', { name: 'Run B Niches b' })).toBeVisible();
		expect(screen.queryByRole('tabpanel', { name: 'Run A Niches a' })).toBeNull();
	});

	it.each([
		['/history/compare', 'Choose two runs'],
		['/history/compare?a=a&b=a', 'Choose two runs'],
		['/history/compare?a=a&b=gone', 'This run does not exist'],
		['/history/compare?a=a&b=c', 'There is no result to compare'],
		['/history/compare?a=a&b=d', 'Only runs of one tool can be compared'],
	])('says at %s: %s', async (at, title) => {
		const [failed, ofIdeator] = [stored('c', other, { status: 'failed' }), stored('d', other, { tool: 'ideator' })];
		await openAt(at, [stored('a', first), failed, ofIdeator]);
		expect(await screen.findByRole('heading', { name: title })).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open History' })).toHaveAttribute('href', '/history');
	});

	it('says why a run could not be loaded, and tries again', async () => {
		const api = await startHistory([stored('a', first), stored('b', other)]);
		const answer = api.routes['GET /api/runs/b'];
		api.routes['GET /api/runs/b'] = { status: 403, body: { error: 'Not now.' } };
		signInAs();
		const { user } = renderApp(path);
		expect(await screen.findByRole('alert')).toHaveTextContent('The runs could not be loaded: Not now.');
		if (answer) api.routes['GET /api/runs/b'] = answer;
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('heading', { name: 'Two runs of Compass' })).toBeVisible();
	});
});
