import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Draft } from '#shared/drafts.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderUi, signInAs } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { text } from '#tools/fields.ts';
import { NOTE_WORDS } from '../testing.ts';
import { Wizard } from '../wizard.tsx';

const contract = defineContract({
	id: 'note',
	title: 'Note Writer',
	path: '/note',
	endpoint: '/api/note/write',
	input: z.strictObject({ name: text(), topic: text() }),
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
	example: { name: 'Jonas Whitaker', topic: 'Tides' },
	words: NOTE_WORDS,
	facts: () => [],
	copies: [],
	Result: ({ output }) => <p>{output.note}</p>,
});

const KEY = 'draft:user-1:note';
const CLEARED = 'cleared-draft:user-1:note';
const run = {
	id: 'run-1',
	tool: 'note',
	title: 'A note',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const draftOf = (name: string, savedAt: string, step = 0): Draft => ({
	tool: 'note',
	step,
	input: { name, topic: '' },
	savedAt,
});

/** What the server keeps, and how it answers. */
async function serve(begin: Draft | null = null) {
	const server = { stored: begin, failing: null as Reply | null };
	const answering = (answer: (request: { body: unknown; query: string }) => Draft | null) => {
		return (request: { body: unknown; query: string }) => server.failing ?? { body: { draft: answer(request) } };
	};
	const api = await startApi({
		'GET /api/drafts/note': answering(() => server.stored),
		'PUT /api/drafts/note': answering(({ body }) => {
			const sent = { ...(body as Draft), tool: 'note' };
			if (!server.stored || server.stored.savedAt <= sent.savedAt) server.stored = sent;
			return server.stored;
		}),
		'DELETE /api/drafts/note': answering(({ query }) => {
			const until = new URLSearchParams(query).get('until') ?? '';
			if (server.stored && server.stored.savedAt <= until) server.stored = null;
			return null;
		}),
		'POST /api/note/write': { body: { note: 'Dear Priya', run } },
	});
	const puts = () => api.seen('PUT /api/drafts/note').map(({ body }) => (body as Draft).input.name);
	return { api, server, puts };
}

function open(start?: object) {
	const view = renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<Wizard tool={tool} userId="user-1" beginning={start ? { start } : {}} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	const type = (words: string) => view.user.type(screen.getByLabelText(/Full name/), words);
	return { ...view, type };
}

const local = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const keep = (draft: Draft, heard?: string | null) =>
	localStorage.setItem(KEY, JSON.stringify({ ...draft, ...(heard === undefined ? {} : { heard }) }));
const nameField = () => screen.getByLabelText(/Full name/);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

function turn(state: 'hidden' | 'visible') {
	Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
	act(() => {
		document.dispatchEvent(new Event('visibilitychange'));
	});
}

/** Until the server was asked for its draft, and the answer was read. */
async function asked({ api }: Awaited<ReturnType<typeof serve>>) {
	await waitFor(() => expect(api.seen('GET /api/drafts/note')).not.toHaveLength(0));
	await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** The two seconds after the last change never end: what is sent is sent for another reason. */
function neverQuiet() {
	const { setTimeout } = window;
	vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, delay?: number) =>
		delay === 2000 ? 0 : setTimeout(work, delay)) as typeof window.setTimeout);
}

beforeEach(() => {
	signInAs();
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	Reflect.deleteProperty(document, 'visibilityState');
	sessionStorage.clear();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

describe('what is typed', () => {
	it('goes to the server two seconds after the last change, and never twice', async () => {
		const served = await serve();
		const { type } = open();
		await asked(served);
		await type('Pri');
		await type('ya');
		expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
		expect(served.puts()).toEqual([]);
		await waitFor(() => expect(served.puts()).toEqual(['Priya']));
		await waitFor(() => expect(local().heard).toBe(served.server.stored?.savedAt));
		turn('hidden');
		act(() => {
			window.dispatchEvent(new Event('online'));
		});
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(served.puts()).toEqual(['Priya']);
		expect(served.server.stored).toMatchObject({ step: 0, input: { name: 'Priya', topic: '' } });
	});

	it('goes at once when the page is hidden, and when another page is opened', async () => {
		const served = await serve();
		neverQuiet();
		const { type, unmount } = open();
		await asked(served);
		await type('Priya');
		turn('hidden');
		await waitFor(() => expect(served.puts()).toEqual(['Priya']));
		await type(' Raman');
		unmount();
		await waitFor(() => expect(served.puts()).toEqual(['Priya', 'Priya Raman']));
	});

	it('waits on this device while the server cannot be reached, says so, and goes when it can be again', async () => {
		const served = await serve();
		const { type } = open();
		await asked(served);
		served.server.failing = { status: 503, body: { error: 'Starting.' } };
		await type('Priya');
		expect(await screen.findByText('Saved on this device, will be sent when you are online')).toBeVisible();
		expect(local().input.name).toBe('Priya');
		served.server.failing = null;
		act(() => {
			window.dispatchEvent(new Event('online'));
		});
		expect(await screen.findByText(/^Draft saved/)).toBeVisible();
		expect(served.server.stored?.input.name).toBe('Priya');
	});

	it('tells why the server refuses it, and stays on this device', async () => {
		const served = await serve();
		const { type } = open();
		await asked(served);
		served.server.failing = { status: 400, body: { error: 'input is too long: shorten it.' } };
		await type('Priya');
		expect(await screen.findByText('Saved on this device alone: input is too long: shorten it.')).toBeVisible();
		expect(local().input.name).toBe('Priya');
	});

	it('is not sent while it is longer than the server keeps', async () => {
		const served = await serve();
		open();
		await asked(served);
		fireEvent.change(nameField(), { target: { value: 'captions '.repeat(60_000) } });
		expect(
			await screen.findByText('Saved on this device alone: the form holds more than 450,000 characters.'),
		).toBeVisible();
		expect(served.puts()).toEqual([]);
		fireEvent.change(nameField(), { target: { value: 'captions' } });
		expect(await screen.findByText(/^Draft saved/)).toBeVisible();
		await waitFor(() => expect(served.puts()).toEqual(['captions']));
	});

	it('is saved by the server where this browser has no room', async () => {
		const served = await serve();
		const { type } = open();
		await asked(served);
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		await type('Priya');
		expect(await screen.findByText('Not saved: this browser has no room left')).toBeVisible();
		expect(await screen.findByText(/^Draft saved/)).toBeVisible();
		expect(served.server.stored?.input.name).toBe('Priya');
		vi.restoreAllMocks();
		await type(' Raman');
		await waitFor(() => expect(local()?.input.name).toBe('Priya Raman'));
	});

	it('counts as later than what it was typed on, although this clock is behind', async () => {
		const ahead = new Date(Date.now() + 3_600_000).toISOString();
		const served = await serve(draftOf('Lena', ahead));
		const { type } = open();
		await waitFor(() => expect(nameField()).toHaveValue('Lena'));
		await type(' Ortiz');
		await waitFor(() => expect(served.server.stored?.input.name).toBe('Lena Ortiz'));
	});
});

describe('on opening', () => {
	it('a draft of another browser appears, at its step, and is not sent back', async () => {
		const served = await serve(draftOf('Priya', minutesAgo(5), 1));
		const { user } = open();
		expect(await screen.findByText(/Restored your draft from .*\d\d:\d\d/)).toBeVisible();
		expect(screen.getByText('Step 2 of 2')).toBeVisible();
		await user.click(press('Previous'));
		expect(nameField()).toHaveValue('Priya');
		expect(local()).toMatchObject({ input: { name: 'Priya' }, heard: served.server.stored?.savedAt });
		await user.click(press('Next'));
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(served.puts()).toEqual([]);
	});

	it('the later draft is shown: the server’s where this one was sent before', async () => {
		const sent = minutesAgo(8);
		keep(draftOf('Old', sent), sent);
		await serve(draftOf('New', minutesAgo(2)));
		open();
		await waitFor(() => expect(nameField()).toHaveValue('New'));
		expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
	});

	it('what could not be sent before is shown and sent', async () => {
		const heard = minutesAgo(9);
		keep(draftOf('Typed offline', minutesAgo(3)), heard);
		const served = await serve(draftOf('Before', heard));
		open();
		expect(nameField()).toHaveValue('Typed offline');
		await waitFor(() => expect(served.server.stored?.input.name).toBe('Typed offline'));
	});

	it('of two that were changed apart the later one is shown, and the other one offered, also after a reload', async () => {
		keep(draftOf('Typed offline', minutesAgo(6)), minutesAgo(9));
		const served = await serve(draftOf('Typed elsewhere', minutesAgo(3)));
		const first = open();
		await waitFor(() => expect(nameField()).toHaveValue('Typed elsewhere'));
		first.unmount();
		const { user } = open();
		expect(nameField()).toHaveValue('Typed elsewhere');
		await user.click(press('Use it'));
		expect(nameField()).toHaveValue('Typed offline');
		expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
		await waitFor(() => expect(served.server.stored?.input.name).toBe('Typed offline'));
	});

	it.each([
		['saved before', -2],
		['saved later, by a clock that runs ahead,', 60],
	])(
		'what was typed while the server’s answer was on its way stays, and the draft %s is offered',
		async (_, minutes) => {
			const served = await serve();
			let answer = () => {};
			const held = new Promise<Reply>((resolve) => {
				answer = () => resolve({ body: { draft: draftOf('From the phone', minutesAgo(-minutes)) } });
			});
			served.api.routes['GET /api/drafts/note'] = () => held;
			const { type, user } = open();
			await type('Mine');
			answer();
			expect(await screen.findByText(/^A newer draft from another device, saved .*\d\d:\d\d:/)).toBeVisible();
			expect(nameField()).toHaveValue('Mine');
			await user.click(press('Use it'));
			expect(nameField()).toHaveValue('From the phone');
			await waitFor(() => expect(served.server.stored?.input.name).toBe('From the phone'));
		},
	);

	it('with the input of a run, the draft that is kept is offered and stays where it is', async () => {
		const sent = minutesAgo(8);
		keep(draftOf('My draft', sent), sent);
		const served = await serve(draftOf('My draft', sent));
		const { user } = open({ name: 'Of the run', topic: '' });
		expect(screen.getByText(/^There is another draft of yours/)).toBeVisible();
		await asked(served);
		await user.click(press('Previous'));
		expect(nameField()).toHaveValue('Of the run');
		await user.click(press('Next'));
		await user.click(press('Write the note'));
		await screen.findByText('Dear Priya');
		expect(local().input.name).toBe('My draft');
		expect(served.api.seen('DELETE /api/drafts/note')).toEqual([]);
	});

	it('a draft that was sent or cleared elsewhere is taken out, and can be had back', async () => {
		const sent = minutesAgo(8);
		keep(draftOf('Finished', sent), sent);
		const served = await serve(null);
		const { user } = open();
		expect(await screen.findByText(/^Your draft from .*\d\d:\d\d was sent or started over elsewhere:/)).toBeVisible();
		expect(nameField()).toHaveValue('');
		expect(screen.queryByText(/Restored/)).toBeNull();
		expect(local()).toBeNull();
		await user.click(press('Use it'));
		expect(nameField()).toHaveValue('Finished');
		await waitFor(() => expect(served.server.stored?.input.name).toBe('Finished'));
	});
});

describe('in the course of time', () => {
	it('a page that comes back into sight shows what was typed elsewhere meanwhile', async () => {
		const served = await serve(draftOf('Priya', minutesAgo(9)));
		open();
		await waitFor(() => expect(nameField()).toHaveValue('Priya'));
		served.server.stored = draftOf('Priya Raman', minutesAgo(1));
		turn('hidden');
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
		turn('visible');
		await waitFor(() => expect(nameField()).toHaveValue('Priya Raman'));
		expect(served.puts()).toEqual([]);
	});

	it('a draft that comes too late is kept here, and the later one is offered', async () => {
		const served = await serve();
		const { type } = open();
		await asked(served);
		served.server.stored = draftOf('From the phone', new Date(Date.now() + 60_000).toISOString());
		await type('Mine');
		expect(await screen.findByText(/^A newer draft from another device/)).toBeVisible();
		expect(nameField()).toHaveValue('Mine');
		expect(local().input.name).toBe('Mine');
		await type(' too');
		await waitFor(() => expect(served.server.stored?.input.name).toBe('Mine too'));
	});
});

describe('the end of a draft', () => {
	async function generate({ user, type }: ReturnType<typeof open>) {
		await type('Priya');
		await user.click(press('Next'));
		await user.click(press('Write the note'));
		await screen.findByText('Dear Priya');
	}

	it('comes with a success, here and on the server', async () => {
		const served = await serve();
		const view = open();
		await asked(served);
		await view.type('To');
		await waitFor(() => expect(served.puts()).toEqual(['To']));
		await generate(view);
		await waitFor(() => expect(served.server.stored).toBeNull());
		await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
		await view.user.click(press('Write another'));
		expect(nameField()).toHaveValue('');
	});

	it('is remembered where the server cannot be reached, so that the draft does not come back', async () => {
		const served = await serve(draftOf('Priya', minutesAgo(5)));
		const first = open();
		await waitFor(() => expect(nameField()).toHaveValue('Priya'));
		served.server.failing = { status: 503 };
		await first.user.click(press('Start over'));
		expect(nameField()).toHaveValue('');
		expect([local(), localStorage.getItem(CLEARED)]).toEqual([null, expect.stringMatching(/^20/)]);
		first.unmount();
		served.server.failing = null;
		open();
		await waitFor(() => expect(served.server.stored).toBeNull());
		await waitFor(() => expect(localStorage.getItem(CLEARED)).toBeNull());
		expect(nameField()).toHaveValue('');
	});

	it('leaves what was saved elsewhere after it', async () => {
		const served = await serve(draftOf('Typed later', minutesAgo(1)));
		localStorage.setItem(CLEARED, minutesAgo(5));
		open();
		await waitFor(() => expect(nameField()).toHaveValue('Typed later'));
		expect(served.server.stored?.input.name).toBe('Typed later');
	});

	it('comes with a form that is emptied by hand', async () => {
		const served = await serve(draftOf('Priya', minutesAgo(5)));
		const { user } = open();
		await waitFor(() => expect(nameField()).toHaveValue('Priya'));
		await user.clear(nameField());
		await waitFor(() => expect(served.server.stored).toBeNull());
		expect(local()).toBeNull();
	});
});
