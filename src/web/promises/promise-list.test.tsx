import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { PromiseMade } from '#shared/calls.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { dueOf } from './due.ts';
import { PromiseList } from './promise-list.tsx';

const SEND: PromiseMade = {
	id: 'send',
	callId: 'call-1',
	callTitle: 'Priya with Dana',
	clientId: null,
	owner: 'Dana',
	own: true,
	text: "I'll send you the proposal on Friday.",
	when: 'on Friday',
	day: '2020-03-06',
	dayFrom: 'added',
	line: 7,
	runId: 'run-1',
	keptAt: null,
};
const TALK: PromiseMade = {
	...SEND,
	id: 'talk',
	owner: 'Priya',
	own: false,
	text: "I'll talk to Tom.",
	when: null,
	day: null,
	dayFrom: null,
	line: 8,
	runId: null,
};
const RING: PromiseMade = { ...SEND, id: 'ring', text: "I'll ring you.", keptAt: '2020-03-05T10:00:00.000Z' };

const TICK = 'PUT /api/promises/call-1/send';

async function show(promises: PromiseMade[], clientId?: string, routes: Parameters<typeof startApi>[0] = {}) {
	const api = await startApi({ 'GET /api/promises': { body: { promises } }, ...routes });
	const view = renderUi(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<MemoryRouter>
				<PromiseList clientId={clientId} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return { ...view, api };
}

const tick = (text: string) => screen.findByRole('checkbox', { name: `Kept: ${text}` });
const rowOf = async (text: string) => (await tick(text)).closest('li') as HTMLElement;

it('lists what was promised, with owner, side, day and the line of the call that shows it', async () => {
	const { api } = await show([SEND, TALK], 'client 1');
	const [send, talk] = [await rowOf(SEND.text), await rowOf(TALK.text)];
	expect(send).toHaveTextContent('“on Friday”, about Fri 6 Mar 2020Dana, your sideCall: Priya with Dana, line 7');
	expect(within(send).getByRole('link')).toHaveAttribute('href', '/history/run-1#line-7');
	expect(talk).toHaveTextContent('No day namedPriya, their side');
	expect(within(talk).queryByRole('link')).toBeNull();
	expect(screen.getByText(/“about” counts from the day you added it/)).toBeVisible();
	expect(api.seen('GET /api/promises')[0]?.query).toBe('?client=client+1');
});

it('ticks a promise off at once, keeps it in its place, and opens it again', async () => {
	let answer = () => {};
	const waiting = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const { user, api } = await show([SEND, TALK], undefined, {
		[TICK]: async ({ body }) => {
			const { kept } = body as { kept: boolean };
			if (kept) await waiting;
			return { body: { promise: { ...SEND, keptAt: kept ? '2020-03-06T10:00:00.000Z' : null } } };
		},
	});
	await user.click(await tick(SEND.text));
	expect(await tick(SEND.text)).toBeChecked();
	expect(screen.queryByText(/^Kept \(/)).toBeNull();
	answer();
	await user.click(await screen.findByRole('button', { name: /^Undo/ }));
	await waitFor(async () => expect(await tick(SEND.text)).not.toBeChecked());
	expect(await tick(SEND.text)).toHaveFocus();
	expect(api.seen(TICK).map(({ body }) => body)).toEqual([{ kept: true }, { kept: false }]);
});

it('says that a tick was not saved, and takes it back', async () => {
	const problem = 'There is no such promise.';
	const { user } = await show([SEND], undefined, { [TICK]: { status: 404, body: { error: problem } } });
	await user.click(await tick(SEND.text));
	expect(await screen.findByRole('alert')).toHaveTextContent(`This was not saved: ${problem}`);
	expect(await tick(SEND.text)).not.toBeChecked();
});

it('folds the kept ones away', async () => {
	await show([TALK, RING]);
	await tick(TALK.text);
	const folded = screen.getByText('Kept (1)').closest('details') as HTMLDetailsElement;
	expect([folded.open, folded.querySelectorAll('li').length]).toEqual([false, 1]);
	expect(folded).toHaveTextContent(RING.text);
});

it('says what to do where nothing was promised', async () => {
	const { api } = await show([]);
	expect(await screen.findByText(/^No promise was found\. Analyze a call/)).toBeVisible();
	expect(api.requests).toHaveLength(1);
});

it('loads again what could not be loaded', async () => {
	let works = false;
	const { user } = await show([], undefined, {
		'GET /api/promises': () => (works ? { body: { promises: [SEND] } } : { status: 500, body: { error: 'It broke.' } }),
	});
	expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded: It broke.');
	works = true;
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await tick(SEND.text)).toBeVisible();
});

it.each([
	[{ day: '2026-03-04', when: 'tomorrow', dayFrom: 'transcript' }, 'Due today', 'yellow'],
	[{ day: '2026-03-03', when: 'tomorrow', dayFrom: 'transcript' }, 'Was due Tue 3 Mar', 'red'],
	[{ day: '2026-03-06', when: 'on Friday', dayFrom: 'transcript' }, 'Due Fri 6 Mar', 'neutral'],
	[{ day: '2027-01-08', when: 'on Friday', dayFrom: 'transcript' }, 'Due Fri 8 Jan 2027', 'neutral'],
	[{ day: null, when: 'next week', dayFrom: null }, '“next week”', 'neutral'],
	[{ day: null, when: null, dayFrom: null }, 'No day named', 'neutral'],
	[{ day: '2026-03-04', when: 'tomorrow', dayFrom: 'added' }, '“tomorrow”, about Wed 4 Mar', 'neutral'],
	[{ day: '2026-03-03', when: null, dayFrom: 'added' }, 'about Tue 3 Mar', 'neutral'],
] as const)('says of %j when it is due', (promise, text, tone) => {
	expect(dueOf(promise, '2026-03-04')).toEqual({ text, tone });
});
