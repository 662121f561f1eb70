import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Correction } from '#call-facts/corrections.ts';
import type { FullRun, Run } from '#shared/runs.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineWebTool, type ResultProps } from '#tools/define.ts';
import { ResultFrame } from './result-frame.tsx';

interface Output {
	plan: string;
}

const ADDITION: Correction = { fact: null, is: { key: 'goals', turn: 2, details: {} } };
/** By another page, meanwhile. */
const EARLIER: Correction = { fact: 'pains:1:', is: null };

function PlanResult({ input, output, corrections, save, answer }: ResultProps<{ goal: string }, Output>) {
	return (
		<article>
			{input.goal}: {output.plan}, {save ? 'complete' : 'half'}
			<p>{corrections ? `${corrections.list.length} corrected` : 'not to be corrected'}</p>
			<button type="button" onClick={() => corrections?.save((kept) => [...kept, ADDITION]).catch(show)}>
				Correct
			</button>
			<button type="button" disabled={!answer} onClick={() => answer?.({ goal: 'Sleep' }).catch(show)}>
				Answer
			</button>
		</article>
	);
}

function show(failure: Error) {
	document.title = failure.message;
}

const tool = defineWebTool({
	contract: defineContract({
		id: 'plan',
		title: 'Planner',
		path: '/plan',
		endpoint: '/api/plan/make',
		input: z.strictObject({ goal: z.string().default('') }),
		output: z.object({ plan: z.string() }),
		required: ['goal'],
	}),
	steps: [],
	next: 'free',
	example: { goal: 'Rest' },
	words: {
		generate: 'Plan',
		loading: 'Planning...',
		stages: [],
		result: 'Your plan',
		failure: 'An error occurred',
		reset: 'Plan anew',
		export: 'Export Plan',
	},
	facts: () => [],
	copies: [],
	Result: PlanResult,
});

const run: Run = {
	id: 'run-1',
	tool: 'plan',
	title: 'A plan',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};
const PUT = 'PUT /api/runs/run-1/corrections';
const GET = 'GET /api/runs/run-1/corrections';

/** A server that answers a new result. */
async function open({ correctable = true, writing = false, editedOutput = undefined as Output | undefined } = {}) {
	const after: FullRun = { ...run, input: { goal: 'Sleep' }, output: { plan: 'By nine' } };
	const api = await startApi({
		[GET]: { body: { corrections: [] } },
		[PUT]: { body: { run: editedOutput ? { ...after, editedOutput, edited: true } : after } },
	});
	const { user } = renderUi(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<ResultFrame
				tool={correctable ? { ...tool, correctable: true } : tool}
				input={{ goal: 'Rest' }}
				output={{ plan: 'Lie down' }}
				run={run}
				writing={writing ? <h2>Being written</h2> : undefined}
				onReset={() => {}}
			/>
		</QueryClientProvider>,
	);
	return { api, user, correct: () => user.click(screen.getByRole('button', { name: 'Correct' })) };
}

const shown = () => screen.getByRole('article');

it('sends a correction beside those that are kept by then, and shows the new input and result', async () => {
	const { api, correct } = await open();
	await waitFor(() => expect(shown()).toHaveTextContent('0 corrected'));
	expect(shown()).toHaveTextContent('Rest: Lie down, complete');
	api.routes[GET] = { body: { corrections: [EARLIER] } };
	await correct();
	await waitFor(() => expect(shown()).toHaveTextContent('Sleep: By nine, complete'));
	expect(shown()).toHaveTextContent('2 corrected');
	expect(api.seen(PUT).map(({ body }) => body)).toEqual([{ corrections: [EARLIER, ADDITION] }]);
});

it('shows the member’s edited version of the new result', async () => {
	const { correct } = await open({ editedOutput: { plan: 'By ten' } });
	await correct();
	await waitFor(() => expect(shown()).toHaveTextContent('Sleep: By ten'));
	expect(screen.getByText('Edited by you')).toBeVisible();
});

it('leaves what is shown where the server refuses, and rejects with its words', async () => {
	const { api, correct } = await open();
	api.routes[PUT] = { status: 409, body: { error: 'Run it again.' } };
	await correct();
	await waitFor(() => expect(document.title).toBe('Run it again.'));
	expect(shown()).toHaveTextContent('Rest: Lie down, complete');
});

it('keeps a text for an optional field and shows what is made of it, once the result is written', async () => {
	const { api, user } = await open({ correctable: false });
	const put = 'PUT /api/runs/run-1/answers';
	api.routes[put] = { body: { run: { ...run, input: { goal: 'Sleep' }, output: { plan: 'By nine' } } } };
	await user.click(screen.getByRole('button', { name: 'Answer' }));
	await waitFor(() => expect(shown()).toHaveTextContent('Sleep: By nine, complete'));
	expect(api.seen(put).map(({ body }) => body)).toEqual([{ answers: { goal: 'Sleep' } }]);
});

it('takes no text while the result is written', async () => {
	await open({ writing: true });
	expect(screen.getByRole('button', { name: 'Answer' })).toBeDisabled();
});

it('offers and asks for no corrections while the result is written, or where the tool takes none', async () => {
	const { api } = await open({ writing: true });
	expect(shown()).toHaveTextContent('not to be corrected');
	expect(api.seen(GET)).toEqual([]);
});

it('asks for none of a tool that takes no call', async () => {
	const { api } = await open({ correctable: false });
	expect(shown()).toHaveTextContent('not to be corrected');
	expect(api.seen(GET)).toEqual([]);
});
