import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Progress } from '#shared/runs.ts';
import { eventText, openStream, type Reply, startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { NOTE_WORDS } from './testing.ts';
import { ToolScreen } from './tool-screen.tsx';

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
		{ title: 'The topic', groups: [{ fields: [{ name: 'topic', label: 'Topic', kind: 'text' }] }] },
	]),
	next: 'free',
	example: { name: 'Jonas Whitaker', topic: 'Date' },
	words: NOTE_WORDS,
	facts: (input) => [`For ${input.name}`],
	copies: [{ label: 'Copy note', text: (output) => output.note }],
	Result({ output }) {
		if (output.note === 'break') throw new Error('Half a note');
		return (
			<>
				<p>{output.note}</p>
				<input aria-label="My remark" />
			</>
		);
	},
});

const input = { name: 'Priya Raman', topic: 'Price' };
const run = {
	id: 'run-1',
	tool: 'note',
	title: 'A note',
	status: 'running',
	source: 'model',
	model: 'small-model',
	createdAt: '2026-03-18T10:00:00.000Z',
};
const done = { ...run, status: 'succeeded' };

const POST = 'POST /api/note/write';
const GET = 'GET /api/runs/run-1';
const EVENTS = 'GET /api/runs/run-1/events';
const CANCEL = 'POST /api/runs/run-1/cancel';

const accepted: Reply = { status: 202, body: { run: { ...run, status: 'queued' } } };
const statusText = (progress: Progress) => eventText('status', { run, progress });
const partialText = (note: string) => eventText('partial', { output: { note } });
const resultText = eventText('result', { run: done, output: { note: 'Dear Priya, it costs less.' } });
const stored = (changes: object = {}): Reply => ({ body: { run: { ...run, input, ...changes } } });

function Where() {
	const { pathname, search } = useLocation();
	return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

const page = (
	<>
		<ToolScreen tool={tool} userId="user-1" />
		<Link to="/note">Note Writer</Link>
		<Where />
	</>
);

function open(address = '/note') {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return renderUi(
		<QueryClientProvider client={client}>
			<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
		</QueryClientProvider>,
	);
}

/** The router writes the address a little later. */
const addressIs = (expected: string) =>
	waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(expected));
const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** Fills in the form and generates; the test sends the run's events. */
async function write(routes: Parameters<typeof startApi>[0] = {}) {
	const events = openStream();
	const api = await startApi({ [POST]: accepted, [EVENTS]: { stream: events.stream }, [CANCEL]: {}, ...routes });
	const view = open();
	await view.user.fill(await screen.findByLabelText(/Full name/), input.name);
	await view.user.click(press('Next'));
	await view.user.fill(screen.getByLabelText('Topic'), input.topic);
	await view.user.click(press('Write the note'));
	return { api, view, ...events };
}

function connect(engine: string | null) {
	document.head.innerHTML = `<meta name="app-settings" content='${JSON.stringify({ engine })}'>`;
}

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
	document.head.innerHTML = '';
});

describe('the run in the address', () => {
	it('is there while the run is under way and after it succeeded, and leaves with the result', async () => {
		const { send, view } = await write();
		await addressIs('/note?run=run-1');
		send(resultText);
		await screen.findByText('Dear Priya, it costs less.');
		await addressIs('/note?run=run-1');
		await view.user.click(press('Write another'));
		await addressIs('/note');
		expect(screen.getByLabelText(/Full name/)).toHaveValue('');
	});

	it('goes when the run is cancelled', async () => {
		const { api, view } = await write();
		await addressIs('/note?run=run-1');
		await view.user.click(press('Cancel'));
		await addressIs('/note');
		await waitFor(() => expect(api.seen(CANCEL)).toHaveLength(1));
		expect(screen.getByLabelText('Topic')).toHaveValue('Price');
	});

	it('goes when the run fails', async () => {
		const { send } = await write();
		await addressIs('/note?run=run-1');
		send(eventText('error', { error: 'No answer.', code: 'MODEL_FAILED', run: { ...run, status: 'failed' } }));
		expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while writing the note: No answer.');
		expect(press('Use the built-in engine')).toBeVisible();
		await addressIs('/note');
	});

	it('is not cancelled by leaving the page', async () => {
		const { api, view } = await write();
		await addressIs('/note?run=run-1');
		view.unmount();
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(api.seen(CANCEL)).toEqual([]);
	});

	it('is left by a link to the tool: its form opens anew', async () => {
		const { send, view } = await write();
		send(resultText);
		await screen.findByText('Dear Priya, it costs less.');
		await view.user.click(screen.getByRole('link', { name: 'Note Writer' }));
		expect(await screen.findByLabelText(/Full name/)).toHaveValue('');
		await addressIs('/note');
	});

	it('stays when nothing is heard of it any more, and the run is looked for again instead of begun again', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const events = openStream();
		const api = await startApi({ [GET]: stored(), [EVENTS]: { status: 502, body: {} } });
		const view = open('/note?run=run-1');
		while (screen.queryByRole('button', { name: 'Look again' }) === null) {
			await act(() => vi.advanceTimersByTimeAsync(1000));
			await act(() => new Promise((resolve) => setImmediate(resolve)));
		}
		vi.useRealTimers();
		expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached for two minutes.');
		await addressIs('/note?run=run-1');
		api.routes[EVENTS] = { stream: events.stream };
		events.send(resultText);
		await view.user.click(press('Look again'));
		expect(await screen.findByText('Dear Priya, it costs less.')).toBeVisible();
		expect(api.seen(POST)).toEqual([]);
	});
});

describe('a page that opens with a run', () => {
	it('waits for one that goes on, counting from when it began, and shows its result', async () => {
		const { stream, send } = openStream();
		const createdAt = new Date(Date.now() - 125_000).toISOString();
		const api = await startApi({ [GET]: stored({ createdAt }), [EVENTS]: { stream } });
		open('/note?run=run-1');
		const waiting = await screen.findByRole('dialog', { name: 'Writing your note...' });
		await waitFor(() => expect(waiting).toHaveTextContent(/Elapsed 2:0\d/));
		send(statusText({ stage: 'writing', part: 'note', section: 1, sections: 3 }));
		expect(await within(waiting).findByText('Writing note, section 1 of 3')).toBeVisible();
		send(resultText);
		expect(await screen.findByText('Dear Priya, it costs less.')).toBeVisible();
		expect(screen.getByText('For Priya Raman')).toBeVisible();
		await addressIs('/note?run=run-1');
		expect(api.seen(POST)).toEqual([]);
	});

	it('can cancel it, and has its input in the form', async () => {
		const { stream } = openStream();
		const api = await startApi({ [GET]: stored(), [EVENTS]: { stream }, [CANCEL]: {} });
		const { user } = open('/note?run=run-1');
		await user.click(await screen.findByRole('button', { name: 'Cancel' }));
		expect(screen.getByLabelText('Topic')).toHaveValue('Price');
		await waitFor(() => expect(api.seen(CANCEL)).toHaveLength(1));
		await addressIs('/note');
	});

	it('WIZARD-9: shows the result of one that has ended, as the member edited it; anew, the form is empty and the draft of today offered', async () => {
		const draft = { savedAt: new Date().toISOString(), step: 0, input: { name: 'Somebody else', topic: '' } };
		localStorage.setItem('draft:user-1:note', JSON.stringify(draft));
		await startApi({
			[GET]: stored({
				status: 'succeeded',
				edited: true,
				output: { note: 'Original' },
				editedOutput: { note: 'Edited' },
			}),
		});
		const { user } = open('/note?run=run-1');
		expect(await screen.findByText('Edited')).toBeVisible();
		expect(screen.queryByText('Original')).toBeNull();
		expect(screen.getByText('For Priya Raman')).toBeVisible();
		await addressIs('/note?run=run-1');
		await user.click(press('Write another'));
		expect(await screen.findByLabelText(/Full name/)).toHaveValue('');
		await addressIs('/note');
		await user.click(press('Use it'));
		expect(screen.getByLabelText(/Full name/)).toHaveValue('Somebody else');
	});

	it('shows the form with input and reason of one that failed, and the way on', async () => {
		const api = await startApi({
			[GET]: stored({ status: 'failed', error: 'No answer within 60 seconds.' }),
			[POST]: { body: { note: 'Built in', run: { ...done, id: 'run-2', source: 'built-in' } } },
		});
		const { user } = open('/note?run=run-1');
		expect(await screen.findByRole('alert')).toHaveTextContent('No answer within 60 seconds.');
		expect(screen.getByLabelText('Topic')).toHaveValue('Price');
		await addressIs('/note');
		await user.click(press('Use the built-in engine'));
		expect(await screen.findByText('Built in')).toBeVisible();
		expect(api.seen(POST)[0]?.query).toBe('?engine=built-in');
		await addressIs('/note?run=run-2');
	});

	it('shows the form with the input of one that was cancelled', async () => {
		await startApi({ [GET]: stored({ status: 'cancelled' }) });
		open('/note?run=run-1');
		expect(await screen.findByLabelText('Topic')).toHaveValue('Price');
		expect(screen.queryByRole('alert')).toBeNull();
		await addressIs('/note');
	});

	it.each([
		['nobody knows', { status: 404, body: { error: 'There is no such run.', code: 'NOT_FOUND' } }],
		['is of another tool', stored({ tool: 'letter' })],
	])('shows an ordinary form and says so where %s it', async (_, reply) => {
		await startApi({ [GET]: reply });
		open('/note?run=run-1');
		expect(await screen.findByText(/The run of this address does not exist/)).toBeVisible();
		expect(screen.getByLabelText(/Full name/)).toHaveValue('');
		await addressIs('/note');
	});

	it('keeps the address where the server cannot be reached, and asks again when it is told to', async () => {
		const api = await startApi({ [GET]: { status: 500, body: { error: 'The disk is full.' } } });
		const { user } = open('/note?run=run-1');
		expect(await screen.findByText('The disk is full.')).toBeVisible();
		api.routes[GET] = stored({ status: 'succeeded', output: { note: 'Here it is' } });
		await user.click(press('Try again'));
		expect(await screen.findByText('Here it is')).toBeVisible();
		await addressIs('/note?run=run-1');
	});
});

describe('a page that opens with the input of a run', () => {
	it('has it in the form, and generates nothing unasked', async () => {
		const api = await startApi({ [GET]: stored({ status: 'succeeded', output: {} }) });
		open('/note?from=run-1');
		expect(await screen.findByLabelText('Topic')).toHaveValue('Price');
		await addressIs('/note');
		expect(api.seen(POST)).toEqual([]);
	});

	it.each([
		['again', ''],
		['again&model=small', '?model=small'],
		['built-in', '?engine=built-in'],
	])('generates with it at once for start=%s', async (start, query) => {
		const api = await startApi({
			[GET]: stored({ status: 'failed', error: 'No.' }),
			[POST]: { body: { note: 'Second try', run: { ...done, id: 'run-2' } } },
		});
		open(`/note?from=run-1&start=${start}`);
		expect(await screen.findByText('Second try')).toBeVisible();
		expect(api.seen(POST).map((seen) => [seen.query, seen.body])).toEqual([[query, input]]);
		await addressIs('/note?run=run-2');
	});

	it('fills the fields of other parameters, which leave the address', async () => {
		await startApi();
		open('/note?name=Jonas&colour=red');
		await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveValue('Jonas'));
		await addressIs('/note');
	});
});

describe('a result while it is being written', () => {
	it('is shown as it comes, without anything to take away, and becomes the result in its place', async () => {
		const { send, view } = await write();
		expect(await screen.findByRole('dialog')).toBeVisible();
		send(statusText({ stage: 'writing', part: 'note', section: 2, sections: 4 }), partialText(''), partialText('Dear'));
		expect(await screen.findByText('Dear')).toBeVisible();
		expect(screen.queryByRole('dialog')).toBeNull();
		await waitFor(() => expect(heading('Your note')).toHaveFocus());
		expect(
			screen.getByText('Being written by small-model; quotes and figures are checked when it is complete.'),
		).toBeVisible();
		expect(screen.getByText('Writing note, section 2 of 4')).toHaveAttribute('role', 'status');
		for (const name of ['Copy note', 'Export the note', 'Edit', 'Write another']) {
			expect(screen.queryByRole('button', { name })).toBeNull();
		}
		const remark = screen.getByLabelText('My remark');
		await view.user.fill(remark, 'read so far');
		const scroll = vi.spyOn(window, 'scrollTo');
		send(partialText('Dear Priya'));
		expect(await screen.findByText('Dear Priya')).toBeVisible();
		send(resultText);
		expect(await screen.findByText('Dear Priya, it costs less.')).toBeVisible();
		expect(press('Copy note')).toBeVisible();
		expect(screen.queryByText(/Being written/)).toBeNull();
		expect(screen.getByLabelText('My remark')).toBe(remark);
		expect(remark).toHaveValue('read so far');
		expect(remark).toHaveFocus();
		expect(scroll).not.toHaveBeenCalled();
	});

	it('gives its focus to the finished result, and can be cancelled', async () => {
		const first = await write();
		first.send(partialText('Dear'));
		await screen.findByText('Dear');
		first.send(resultText);
		await screen.findByText('Dear Priya, it costs less.');
		await waitFor(() => expect(heading('Your note')).toHaveFocus());
		first.view.unmount();
		const { api, send, view } = await write();
		send(partialText('Dear'));
		await screen.findByText('Dear');
		await view.user.click(press('Cancel'));
		expect(screen.getByLabelText('Topic')).toHaveValue('Price');
		await waitFor(() => expect(api.seen(CANCEL)).toHaveLength(1));
	});

	it('waits for the whole where what is written so far cannot be shown', async () => {
		const { send } = await write();
		send(partialText('break'));
		await screen.findByText('Waiting for a place');
		send(partialText('Dear'), statusText({ stage: 'correcting' }));
		// The dialog of the attempt to show it is another one than that before.
		await waitFor(() => {
			const dialog = within(screen.getByRole('dialog'));
			expect(dialog.getByText('Correcting the form of the answer')).toBeVisible();
		});
		send(resultText);
		expect(await screen.findByText('Dear Priya, it costs less.')).toBeVisible();
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it.each([
		['small-model', 'respond-async'],
		[null, 'respond-async, wait=2'],
	])('is asked for from its first word on where a model writes (%s)', async (engine, preference) => {
		connect(engine);
		const { api } = await write();
		await waitFor(() => expect(api.seen(POST)[0]?.headers.prefer).toBe(preference));
	});

	it('is not asked for where the member chose the built-in engine', async () => {
		connect('small-model');
		const { api, view } = await write({ [POST]: { status: 502, body: { error: 'No.', code: 'MODEL_FAILED' } } });
		await view.user.click(await screen.findByRole('button', { name: 'Use the built-in engine' }));
		await waitFor(() => expect(api.seen(POST)[1]?.headers.prefer).toBe('respond-async, wait=2'));
	});
});

describe('the request of a generation', () => {
	it('has one key with each press, and the same again where nobody answered', async () => {
		let looks = 0;
		const { api, view } = await write({
			[POST]: () => {
				looks += 1;
				if (looks === 1) return { status: 503, body: '<h1>Bad gateway</h1>' };
				return looks === 2 ? { status: 500, body: { error: 'No.' } } : { body: { note: 'Dear Priya', run: done } };
			},
		});
		await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
		await screen.findByText('Dear Priya');
		const keys = api.seen(POST).map(({ headers }) => headers['idempotency-key']);
		expect(keys[0]).toMatch(/^[\da-f-]{32,36}$/);
		expect(keys[1]).toBe(keys[0]);
		expect(keys[2]).toMatch(/^[\da-f-]{32,36}$/);
		expect(keys[2]).not.toBe(keys[0]);
		expect(keys).toHaveLength(3);
	});

	it('comes once more, with the same key, where the connection broke in the middle of the answer', async () => {
		let looks = 0;
		const { api } = await write({
			[POST]: () => {
				looks += 1;
				if (looks > 1) return { body: { note: 'Dear Priya', run: done } };
				return {
					headers: { 'content-type': 'application/json' },
					stream: (function* () {
						yield '{"note":"Dear Pri';
						throw new Error('cut');
					})(),
				};
			},
		});
		expect(await screen.findByText('Dear Priya')).toBeVisible();
		const [first, second] = api.seen(POST).map(({ headers }) => headers['idempotency-key']);
		expect(second).toBe(first);
	});
});
