import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FullRun, Run } from '#shared/runs.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderUi, signInAs } from '#test/browser/render.tsx';
import { defineContract, defineWebTool } from '#tools/define.ts';
import { fixed } from '#tools/fields.ts';
import { ResultFrame } from '#web/wizard/result/result-frame.tsx';

const output = z.object({
	plan: z.object({
		title: z.string().min(1),
		score: z.number(),
		mood: z.enum(['Good', 'Bad']),
		quote: fixed(z.string()),
		steps: z.array(z.string()),
		mails: z.array(z.object({ subject: z.string(), body: z.string() })),
	}),
});
type Output = z.infer<typeof output>;

const tool = defineWebTool({
	contract: defineContract({
		id: 'plan',
		title: 'Planner',
		path: '/plan',
		endpoint: '/api/plan/make',
		input: z.strictObject({ call: z.string().default('') }),
		output,
		required: ['call'],
	}),
	steps: [{ title: 'Call', groups: [{ fields: [{ kind: 'transcript', name: 'call', label: 'Call', rows: 9 }] }] }],
	next: 'free',
	example: { call: 'Hello' },
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
	copies: [{ label: 'Copy Steps', text: ({ plan }) => plan.steps.join('\n') }],
	Result: ({ output: { plan } }) => (
		<article>
			{plan?.title}: {(plan?.steps ?? []).join(', ')}
			<input aria-label="What is done in it" />
		</article>
	),
});

const original: Output = {
	plan: {
		title: 'Open on Monday',
		score: 7,
		mood: 'Good',
		quote: '“We open on Monday”',
		steps: ['Call Priya', 'Send the price'],
		mails: [
			{ subject: 'The price', body: 'Hello Priya,\nhere it is.' },
			{ subject: '', body: 'Still there?' },
		],
	},
};
const edited: Output = { plan: { ...original.plan, title: 'Open on Tuesday' } };

const run: Run = {
	id: 'run-1',
	tool: 'plan',
	title: 'A plan',
	status: 'succeeded',
	source: 'model',
	model: 'test-model',
	createdAt: '2026-03-18T10:00:00.000Z',
	grounding: { quotesKept: 1, quotesDropped: 0, unsupported: ['$400'] },
};

const PATCH = 'PATCH /api/runs/run-1';
const KEY = 'edit:user-1:run-1';

/** A server that stores what it is sent. */
async function serve() {
	let kept: unknown;
	const answer = (): Reply => {
		const full: FullRun = { ...run, input: {}, output: original, editedOutput: kept ?? undefined };
		return { body: { run: kept ? { ...full, edited: true } : full } };
	};
	const api = await startApi({
		'GET /api/runs/run-1': answer,
		[PATCH]: ({ body }) => {
			kept = (body as { editedOutput: unknown }).editedOutput;
			return answer();
		},
	});
	return { api, sent: () => api.seen(PATCH).map(({ body }) => (body as { editedOutput: unknown }).editedOutput) };
}

function open(changes: { editedOutput?: Output; run?: Run } = {}) {
	signInAs();
	const view = renderUi(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<ResultFrame tool={tool} input={{ call: 'Hello' }} output={original} run={run} onReset={() => {}} {...changes} />
		</QueryClientProvider>,
	);
	return { ...view, edit: () => view.user.click(button('Edit')) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const editor = () => screen.findByRole('region', { name: 'Edit the result' });
const put = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const shown = () => screen.getByRole('article', { hidden: true });

beforeEach(() => sessionStorage.clear());

describe('the editor of a result', () => {
	it('shows every free text of it with its value, and neither figures, choices nor quotes', async () => {
		const { edit } = open();
		await edit();
		const fields = within(await editor()).getAllByRole('textbox');
		expect(fields.map((one) => [one.closest('fieldset')?.querySelector('legend')?.textContent, value(one)])).toEqual([
			[undefined, 'Open on Monday'],
			['Steps', 'Call Priya'],
			['Steps', 'Send the price'],
			['Mail 1: The price', 'The price'],
			['Mail 1: The price', 'Hello Priya,\nhere it is.'],
			['Mail 2: Still there?', ''],
			['Mail 2: Still there?', 'Still there?'],
		]);
		expect(shown()).not.toBeVisible();
		expect(screen.getByRole('heading', { name: 'Edit the result' })).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Export Plan' })).toBeNull();
	});

	it('keeps an edited version, shows it, and says that nobody checked it', async () => {
		const { api, sent } = await serve();
		const { edit, user } = open();
		await user.type(screen.getByLabelText('What is done in it'), 'x');
		await edit();
		await put('Title', 'Open on Tuesday');
		await put('Step 1', '');
		await user.click(button('Add to Steps'));
		expect(await field('Step 3')).toHaveFocus();
		await user.keyboard('Wait');
		await user.click(button('Save'));
		await waitFor(() => expect(shown()).toBeVisible());
		expect(sent()).toEqual([{ plan: { ...edited.plan, steps: ['Send the price', 'Wait'] } }]);
		expect(shown()).toHaveTextContent('Open on Tuesday: Send the price, Wait');
		expect(screen.getByText('Edited by you')).toBeVisible();
		expect(screen.getByText('You edited this result. Your edits were not checked against the call.')).toBeVisible();
		expect(screen.getByText(/Neither given nor measured in the original, so check what you kept of it:/)).toBeVisible();
		expect(button(/^\$400 figure not in /)).toBeVisible();
		expect(screen.getByText('Your edits are saved.')).toHaveAttribute('role', 'status');
		expect(button('Edit')).toHaveFocus();
		expect(sessionStorage.length).toBe(0);
		expect(screen.getByLabelText('What is done in it')).toHaveValue('x');
		await user.click(button('Copy Steps'));
		expect(await navigator.clipboard.readText()).toBe('Send the price\nWait');
		expect(api.seen('GET /api/runs/run-1')).toEqual([]);
	});

	it('refuses an emptied text that the result needs, at its field, before anything is sent', async () => {
		const { sent } = await serve();
		const { edit, user } = open();
		await edit();
		await put('Title', ' ');
		await user.click(button('Save'));
		expect(await field('Title')).toHaveAccessibleDescription('Enter a text: the result needs one here');
		expect(await field('Title')).toHaveFocus();
		expect(screen.getByText('Not saved yet: one text needs a change.')).toBeVisible();
		expect(sent()).toEqual([]);
		await put('Title', 'Open on Friday');
		expect(await field('Title')).toBeValid();
		await user.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(sent()).toHaveLength(1));
	});

	it('keeps what was typed when it cannot be saved, and names the field that the server refused', async () => {
		const { api } = await serve();
		api.routes[PATCH] = {
			status: 400,
			body: {
				error: 'editedOutput.plan.steps.1 is too long.',
				details: [{ field: 'editedOutput.plan.steps.1', problem: 'is too long' }],
			},
		};
		const { edit, user } = open();
		await edit();
		await put('Step 2', 'A long text');
		await user.click(button('Save'));
		expect(await screen.findByText(/^Your edits were not saved: editedOutput/)).toBeVisible();
		expect(await field('Step 2')).toHaveValue('A long text');
		expect(await field('Step 2')).toHaveAccessibleDescription('is too long');
	});

	it('asks before it gives up what was typed, and not where nothing was', async () => {
		const { edit, user } = open();
		await edit();
		await editor();
		await user.click(button('Cancel'));
		expect(button('Edit')).toHaveFocus();
		await edit();
		await put('Title', 'Other');
		await user.click(button('Cancel'));
		await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
		expect(await field('Title')).toHaveValue('Other');
		await user.click(button('Cancel'));
		await user.click(await screen.findByRole('button', { name: 'Discard' }));
		expect(shown()).toHaveTextContent('Open on Monday');
		expect(sessionStorage.length).toBe(0);
		await edit();
		expect(await field('Title')).toHaveValue('Open on Monday');
	});

	it('has what was typed and not saved when the page is opened again', async () => {
		const { sent } = await serve();
		const first = open();
		await first.edit();
		await put('Title', 'Other');
		first.unmount();
		expect(sessionStorage.getItem(KEY)).toContain('Other');
		const { user } = open();
		expect(shown()).toHaveTextContent('Open on Monday');
		await user.click(button('Continue editing'));
		expect(await field('Title')).toHaveValue('Other');
		await user.click(button('Save'));
		await waitFor(() => expect(sent()).toEqual([{ plan: { ...original.plan, title: 'Other' } }]));
	});

	it('keeps it through an expired session, until it is discarded', async () => {
		const { api } = await serve();
		api.routes[PATCH] = { status: 401, body: { error: 'Sign in again', code: 'UNAUTHENTICATED' } };
		const first = open();
		await first.edit();
		await put('Title', 'Other');
		await first.user.click(button('Save'));
		await screen.findByText(/^Your edits were not saved/);
		expect(localStorage.getItem('auth_token')).toBeNull();
		first.unmount();
		const { user } = open();
		await user.click(button('Discard them'));
		expect(button('Edit')).toHaveFocus();
		expect(screen.queryByText(/not saved yet/)).toBeNull();
		expect(sessionStorage.length).toBe(0);
	});

	it('narrows the fields to the texts that hold some words, and leaves them there while they change', async () => {
		const many: Output = { plan: { ...original.plan, steps: Array.from({ length: 50 }, (_, at) => `Do thing ${at}`) } };
		const { edit, user } = open({ editedOutput: many });
		await edit();
		expect(screen.queryByRole('textbox', { name: /^Body/ })).toBeNull();
		await user.click(button('Mails'));
		expect(await screen.findAllByRole('textbox', { name: /^Body/ })).toHaveLength(2);
		await user.fill(screen.getByRole('searchbox', { name: 'Find a text' }), 'priya');
		expect(screen.getByText('1 text holds these words.')).toBeVisible();
		const found = within(await editor()).getByRole('textbox');
		expect(found).toHaveValue('Hello Priya,\nhere it is.');
		fireEvent.change(found, { target: { value: 'Hello' } });
		expect(within(await editor()).getByRole('textbox')).toHaveValue('Hello');
		await user.clear(screen.getByRole('searchbox', { name: 'Find a text' }));
		expect(screen.getAllByRole('textbox', { name: /^Step/ })).toHaveLength(50);
		await user.click(button('Steps'));
		expect(screen.queryByRole('textbox', { name: /^Step/ })).toBeNull();
	});
});

describe('an edited result', () => {
	it('lets the original be looked at, without files of it', async () => {
		const { user } = open({ editedOutput: edited });
		expect(shown()).toHaveTextContent('Open on Tuesday');
		await user.click(button('Show the original'));
		expect(shown()).toHaveTextContent('Open on Monday');
		expect(screen.queryByRole('button', { name: 'Export Plan' })).toBeNull();
		expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
		expect(screen.queryByText('Edited by you')).toBeNull();
		expect(screen.getByText(/Neither given nor measured, so check before you use it/)).toBeVisible();
		expect(screen.getByText(/^This is the original. Files, links/)).toBeVisible();
		expect(button('Show your version')).toHaveFocus();
		await user.click(button('Show your version'));
		expect(shown()).toHaveTextContent('Open on Tuesday');
		expect(button('Export Plan')).toBeVisible();
	});

	it('can be given up for the original, and brought back', async () => {
		const { sent } = await serve();
		const { user } = open({ editedOutput: edited });
		await user.click(button('Restore the original'));
		await waitFor(() => expect(shown()).toHaveTextContent('Open on Monday'));
		expect(button('Undo')).toHaveFocus();
		expect(screen.getAllByText('The original is back.')[0]).toHaveAttribute('role', 'status');
		await user.click(button('Undo'));
		await waitFor(() => expect(shown()).toHaveTextContent('Open on Tuesday'));
		expect(sent()).toEqual([null, edited]);
		expect(button('Show the original')).toHaveFocus();
	});

	it('stays where the original cannot be restored, and says why', async () => {
		const { api } = await serve();
		api.routes[PATCH] = { status: 503, body: { error: 'The server restarts.' } };
		const { user } = open({ editedOutput: edited });
		await user.click(button('Restore the original'));
		expect(await screen.findByText('The original could not be restored: The server restarts.')).toBeVisible();
		expect(shown()).toHaveTextContent('Open on Tuesday');
	});

	it('is the original again when every edit is taken back by hand', async () => {
		const { sent } = await serve();
		const { edit, user } = open({ editedOutput: edited });
		await edit();
		await put('Title', 'Open on Monday');
		await user.click(button('Save'));
		await waitFor(() => expect(sent()).toEqual([null]));
		await waitFor(() => expect(screen.queryByText('Edited by you')).toBeNull());
	});

	it('is fetched where only the run mentions it', async () => {
		const { api } = await serve();
		await fetch(`${api.address}/api/runs/run-1`, { method: 'PATCH', body: JSON.stringify({ editedOutput: edited }) });
		open({ run: { ...run, edited: true } });
		expect(shown()).not.toBeVisible();
		await waitFor(() => expect(shown()).toBeVisible());
		expect(shown()).toHaveTextContent('Open on Tuesday');
	});

	it('is not passed over for the original where it could not be loaded', async () => {
		const { api } = await serve();
		await fetch(`${api.address}/api/runs/run-1`, { method: 'PATCH', body: JSON.stringify({ editedOutput: edited }) });
		const answer = api.routes['GET /api/runs/run-1'];
		api.routes['GET /api/runs/run-1'] = { status: 503, body: { error: 'The server restarts.' } };
		const { user } = open({ run: { ...run, edited: true } });
		expect(await screen.findByText('Your edited version could not be loaded: The server restarts.')).toBeVisible();
		expect(shown()).not.toBeVisible();
		if (answer) api.routes['GET /api/runs/run-1'] = answer;
		await user.click(button('Try again'));
		await waitFor(() => expect(shown()).toHaveTextContent('Open on Tuesday'));
	});
});

function value(control: HTMLElement): string {
	return (control as HTMLInputElement).value;
}
