import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FullRun, Usage } from '#shared/runs.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { draft } from '#tools/compass/draft.ts';
import { example } from '#tools/compass/example.ts';
import { draft as analyze } from '#tools/sales-call-analyzer/draft.ts';
import { example as analyzed } from '#tools/sales-call-analyzer/example.ts';
import { usageWords } from './usage-words.ts';

function stored(changes: Partial<FullRun> = {}): FullRun {
	return {
		id: 'run-1',
		tool: 'compass',
		title: 'Niches for a joiner',
		status: 'succeeded',
		source: 'built-in',
		createdAt: '2026-03-02T09:30:00.000Z',
		input: example,
		output: draft(example),
		...changes,
	};
}

async function open(run: FullRun, hash = '') {
	const api = await startApi({
		'GET /api/runs': { body: { runs: [], nextCursor: null } },
		'GET /api/runs/run-1': { body: { run } },
		'GET /api/runs/run-1/events': { status: 503, body: {} },
	});
	signInAs();
	const { user } = renderApp(`/history/run-1${hash}`);
	return { ...api, user };
}

const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('a run that succeeded', () => {
	it('is shown by its tool, with what the member made of it', async () => {
		const output = draft(example);
		const [niche] = output.recommendations;
		const editedOutput = { recommendations: [{ ...niche, title: 'Stair lifts for lodges' }] };
		await open(stored({ output, editedOutput, edited: true }));
		expect(await screen.findByRole('heading', { name: 'Your Recommended Niches' })).toBeVisible();
		expect(screen.getByRole('heading', { name: /Stair lifts for lodges/ })).toBeVisible();
	});

	it('opens the transcript of its call at the line that the address names, and nothing for other addresses', async () => {
		const { callTranscript } = analyzed;
		const run = { tool: 'sales-call-analyzer', input: analyzed, output: analyze(analyzed) };
		await open(stored(run), '#line-3');
		const panel = await screen.findByRole('dialog', { name: 'Transcript' });
		const opened = panel.querySelector('li[data-opened]');
		expect(opened).toHaveTextContent(callTranscript.split('\n')[2]?.split(': ')[1] ?? 'no line');
		expect(opened).toHaveTextContent(/line 3$/);
		cleanup();
		await open(stored(run), '#line-99999');
		await screen.findByRole('button', { name: 'Show transcript' });
		expect(screen.queryByRole('dialog', { name: 'Transcript' })).toBeNull();
	});

	it('says what a model used, and nothing of the kind for the built-in engine', async () => {
		const usage = { inputTokens: 1204, outputTokens: 867, cost: 0.00314 };
		await open(stored({ source: 'model', model: 'tiny-1', usage }));
		expect(await screen.findByText('tiny-1: 1,204 tokens read, 867 written · $0.0031')).toBeVisible();
	});
});

describe('a run that failed', () => {
	const failed = { status: 'failed', output: undefined, error: 'The model server did not answer.' } as const;

	it('says why, keeps its input and offers to try again or to change it', async () => {
		await open(stored(failed));
		expect(await screen.findByRole('heading', { name: 'Niches for a joiner' })).toBeVisible();
		expect(screen.getByText('An error occurred: The model server did not answer.')).toBeVisible();
		expect(await href('Try again')).toBe('/compass?from=run-1&start=again');
		expect(await href('Change the input')).toBe('/compass?from=run-1');
		expect(screen.queryByRole('link', { name: 'Use the built-in engine' })).toBeNull();
	});

	it('offers the built-in engine where a model failed, and tells the tokens that were used', async () => {
		await open(stored({ ...failed, source: 'model', model: 'tiny-1', usage: { inputTokens: 1, estimated: true } }));
		expect(await href('Use the built-in engine')).toBe('/compass?from=run-1&start=built-in');
		expect(screen.getByText('tiny-1: about 1 token read')).toBeVisible();
	});

	it.each([
		[['tiny-1'], '/compass?from=run-1&start=again&model=tiny-1'],
		[['tiny-2'], '/compass?from=run-1&start=again'],
	])('is tried again with the model that was chosen for it, while that is offered: %j', async (moreModels, path) => {
		const settings = document.createElement('meta');
		settings.name = 'app-settings';
		settings.content = JSON.stringify({ engine: 'large', moreModels });
		document.head.append(settings);
		await open(stored({ ...failed, source: 'model', model: 'tiny-1', chosenModel: 'tiny-1' }));
		expect(await href('Try again')).toBe(path);
		settings.remove();
	});
});

it('a run that was cancelled says so, with the same ways on', async () => {
	await open(stored({ status: 'cancelled', output: undefined }));
	expect(await screen.findByText('This run was cancelled.')).toBeVisible();
	expect(await href('Try again')).toBe('/compass?from=run-1&start=again');
	expect(await href('Change the input')).toBe('/compass?from=run-1');
});

it('a run that is under way is followed in its tool', async () => {
	await open(stored({ status: 'running', output: undefined }));
	await waitFor(() => expect(`${window.location.pathname}${window.location.search}`).toBe('/compass?run=run-1'));
});

it('a run that is unknown, or of a tool that is gone, leads back to the history', async () => {
	await open(stored({ tool: 'gone' }));
	expect(await screen.findByRole('heading', { name: 'This run does not exist' })).toBeVisible();
	expect(await href('Open History')).toBe('/history');
});

describe('what a model used', () => {
	const words = (usage: Usage | undefined, source: 'model' | 'built-in' = 'model') =>
		usageWords({ source, model: 'm', usage });

	it.each<[Usage, string]>([
		[{ inputTokens: 1204, outputTokens: 867 }, 'm: 1,204 tokens read, 867 written'],
		[{ inputTokens: 1204, outputTokens: 867, estimated: true }, 'm: about 1,204 tokens read, 867 written'],
		[{ outputTokens: 12 }, 'm: 12 tokens written'],
		[{ cost: 0 }, 'm: $0.00'],
		[{ cost: 0.00004321 }, 'm: $0.000043'],
		[{ cost: 0.5 }, 'm: $0.50'],
		[{ inputTokens: 3, cost: 12.345 }, 'm: 3 tokens read · $12.35'],
		[{}, ''],
	])('%j is told as "%s"', (usage, told) => {
		expect(words(usage)).toBe(told);
	});

	it('is nothing where the provider reported none, or no model was asked', () => {
		expect(words(undefined)).toBe('');
		expect(words({ inputTokens: 4 }, 'built-in')).toBe('');
	});
});
