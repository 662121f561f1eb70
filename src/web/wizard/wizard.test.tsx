import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Progress, RunStatus } from '#shared/runs.ts';
import { eventText, openStream, startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { NOTE_WORDS } from './testing.ts';
import { Wizard } from './wizard.tsx';

const word = z
	.string()
	.max(40, 'is too long: at most 40 characters; shorten it')
	.transform((text) => text.trim())
	.default('');

const contract = defineContract({
	id: 'note',
	title: 'Note Writer',
	path: '/note',
	endpoint: '/api/note/write',
	input: z.strictObject({
		name: word,
		email: word,
		topic: word,
		sender: z.strictObject({ company: word, about: word }).prefault({}),
	}),
	output: z.object({ note: z.string() }),
	required: ['name', 'topic'],
});

const tool = defineWebTool({
	contract,
	steps: defineSteps(contract, [
		{
			title: 'The reader',
			groups: [
				{
					fields: [
						{ name: 'name', label: 'Full name', kind: 'text', placeholder: 'Priya Raman', hint: 'As they sign.' },
						{ name: 'email', label: 'Email', kind: 'text', type: 'email' },
					],
				},
			],
		},
		{
			title: 'The topic',
			groups: [{ fields: [{ name: 'topic', label: 'Topic', kind: 'choice', options: ['Price', 'Date'] }] }],
		},
		{
			title: 'The sender',
			groups: [
				{
					fields: [
						{ name: 'sender.company', label: 'Company', kind: 'text' },
						{ name: 'sender.about', label: 'About you', kind: 'area', rows: 8 },
					],
				},
			],
		},
	]),
	next: 'free',
	example: {
		name: 'Jonas Whitaker',
		email: 'jonas@bramble.example',
		topic: 'Date',
		sender: { company: 'Bramble', about: '' },
	},
	words: NOTE_WORDS,
	facts: (input) => [input.name],
	copies: [{ label: 'Copy note', text: (output) => output.note }],
	Result: ({ output }) => <p>{output.note}</p>,
});

const run = {
	id: 'run-1',
	tool: 'note',
	title: 'A note',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};
const EVENTS = 'GET /api/runs/run-1/events';
const statusText = (stage: Progress['stage'], status: RunStatus = 'running') =>
	eventText('status', { run: { ...run, status }, progress: { stage } });

/** A run that is under way until the test ends. */
const goesOn = () => ({
	'POST /api/note/write': { status: 202, body: { run: { ...run, status: 'queued' } } },
	[EVENTS]: () => {
		const { stream, send } = openStream();
		send(statusText('reading'));
		return { stream };
	},
	'POST /api/runs/run-1/cancel': { body: { run: { ...run, status: 'cancelled' } } },
});

function open(changes: Partial<typeof tool> = {}) {
	const client = new QueryClient();
	const view = renderUi(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<Wizard tool={{ ...tool, ...changes }} userId="user-1" />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return { ...view, client };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** Fills the required fields and goes to the last step. */
async function fillIn({ user }: ReturnType<typeof open>) {
	await user.click(screen.getByLabelText(/Full name/));
	await user.paste('Priya Raman');
	await user.click(press('Next'));
	await user.selectOptions(screen.getByLabelText(/Topic/), 'Price');
	await user.click(press('Next'));
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	log.mockRestore();
});

describe('the form', () => {
	it('WIZARD-1: WIZARD-2: shows "Step X of N", the percentage and the progress', async () => {
		const { user } = open();
		expect(screen.getByText('Step 1 of 3')).toBeVisible();
		expect(screen.getByText('33%')).toBeVisible();
		expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
		await user.click(press('Next'));
		expect(screen.getByText('Step 2 of 3')).toBeVisible();
		expect(screen.getByText('67%')).toBeVisible();
	});

	it('WIZARD-3: WIZARD-4: moves by one, has no step before the first, and keeps what was typed', async () => {
		const { user } = open();
		expect(press('Previous')).toBeDisabled();
		await user.fill(screen.getByLabelText(/Full name/), 'Priya Raman');
		await user.click(press('Next'));
		expect(heading('The topic')).toHaveFocus();
		await user.click(press('Previous'));
		expect(screen.getByLabelText(/Full name/)).toHaveValue('Priya Raman');
	});

	it('says of an example that it is one', () => {
		open();
		expect(screen.getByLabelText(/Full name/)).toHaveAttribute('placeholder', 'e.g. Priya Raman');
	});

	it('goes on at Enter, but not in a text area', async () => {
		const { user } = open();
		await user.type(screen.getByLabelText('Email'), '{Enter}');
		expect(heading('The topic')).toBeVisible();
		await user.keyboard('{Enter}');
		expect(heading('The sender')).toBeVisible();
		await user.type(screen.getByLabelText('About you'), 'One{Enter}Two');
		expect(screen.getByLabelText('About you')).toHaveValue('One\nTwo');
		expect(heading('The sender')).toBeVisible();
	});

	it('goes to a step that is pressed in the list', async () => {
		const { user } = open();
		await user.click(
			within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name: /The sender/ }),
		);
		expect(heading('The sender')).toHaveFocus();
	});

	it('marks what is required, and says what is wrong only where the member has been', async () => {
		const { user } = open();
		expect(screen.getByLabelText(/Full name/)).toBeRequired();
		expect(screen.getByLabelText('Email')).not.toBeRequired();
		expect(screen.getByText('As they sign.')).toBeVisible();
		await user.fill(screen.getByLabelText('Email'), 'priya');
		expect(screen.queryByText('Enter an address such as name@company.com')).toBeNull();
		await user.tab();
		expect(screen.getByText('Enter an address such as name@company.com')).toBeVisible();
		await user.fill(screen.getByLabelText('Email'), '@raman.example');
		expect(screen.queryByText('Enter an address such as name@company.com')).toBeNull();
		await user.click(screen.getByLabelText(/Full name/));
		await user.tab();
		expect(screen.getByText('Enter the full name')).toBeVisible();
	});

	it('keeps Generate off until nothing is missing, and leads to what is', async () => {
		const { user } = open();
		await user.click(press('Next'));
		await user.click(press('Next'));
		expect(press('Write the note')).toBeDisabled();
		expect(press('Write the note')).toHaveAccessibleDescription('2 required fields left: Full name, Topic');
		await user.click(press('Full name'));
		await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveFocus());
		await user.keyboard('   ');
		await user.click(press('Next'));
		await user.click(press('Next'));
		expect(press('Write the note')).toBeDisabled();
	});

	it('holds Next back where the tool wants each step complete', async () => {
		const { user } = open({ next: 'when-complete' });
		expect(press('Next')).toBeDisabled();
		expect(press('Next')).toHaveAccessibleDescription('1 required field left: Full name');
		await user.fill(screen.getByLabelText(/Full name/), 'Priya');
		expect(press('Next')).toBeEnabled();
	});

	it('fills in an example and takes it back', async () => {
		const { user } = open();
		await user.type(screen.getByLabelText(/Full name/), 'Mine');
		await user.click(press('Fill with an example'));
		expect(screen.getByLabelText(/Full name/)).toHaveValue('Jonas Whitaker');
		await user.click(press('Undo'));
		expect(screen.getByLabelText(/Full name/)).toHaveValue('Mine');
	});

	it('refuses before sending what the contract refuses, at its field', async () => {
		const api = await startApi();
		const view = open();
		await fillIn(view);
		await view.user.click(screen.getByLabelText('Company'));
		await view.user.paste('x'.repeat(41));
		await view.user.click(press('Write the note'));
		expect(screen.getByText('This is too long: at most 40 characters; shorten it')).toBeVisible();
		expect(screen.getByLabelText('Company')).toHaveFocus();
		expect(api.seen('POST /api/note/write')).toEqual([]);
	});
});

describe('what a tool may add to the form', () => {
	const review = { title: 'Review', review: true, groups: [] };

	it('shows feature cards above the first step only, and a hint on its step', async () => {
		const [first, ...others] = tool.steps;
		if (!first) throw new Error('no step');
		const features = [{ title: 'Two voices', text: 'Yours and theirs.' }];
		const hint = { title: 'Pro tip', text: 'Use the first name.' };
		const { user } = open({ steps: [{ ...first, hint }, ...others], features });
		expect(screen.getByRole('heading', { name: 'Two voices' })).toBeVisible();
		expect(screen.getByRole('complementary', { name: 'Pro tip' })).toHaveTextContent('Use the first name.');
		await user.click(press('Next'));
		expect(screen.queryByText('Two voices')).toBeNull();
		expect(screen.queryByText('Pro tip')).toBeNull();
	});

	it('reviews everything entered, names what is missing, and leads back to each step', async () => {
		const { user } = open({ steps: [...tool.steps, review], reviewNotes: (input) => [`A note for ${input.name}.`] });
		await user.fill(screen.getByLabelText(/Full name/), 'Priya Raman');
		for (let step = 0; step < 3; step++) await user.click(press('Next'));
		const part = within(screen.getByRole('region', { name: 'The reader' }));
		expect(part.getByText('Priya Raman')).toBeVisible();
		expect(part.getByText('Left empty')).toBeVisible();
		expect(within(screen.getByRole('region', { name: 'The topic' })).getByText('required, still empty')).toBeVisible();
		expect(screen.getByText('A note for Priya Raman.')).toBeVisible();
		await user.click(press('Edit The topic'));
		expect(heading('The topic')).toHaveFocus();
	});

	it('generates from a step that may be skipped, once nothing required is missing', async () => {
		const api = await startApi({ 'POST /api/note/write': { body: { note: 'Dear Priya', run } } });
		const [first, second, third] = tool.steps;
		if (!first || !second || !third) throw new Error('no steps');
		const { user } = open({ steps: [first, { ...second, skip: 'Skip & Write' }, third] });
		await user.click(press('Next'));
		await user.selectOptions(screen.getByLabelText(/Topic/), 'Price');
		expect(press('Skip & Write')).toBeDisabled();
		await user.click(press('Previous'));
		await user.fill(screen.getByLabelText(/Full name/), 'Priya Raman');
		await user.click(press('Next'));
		await user.click(press('Skip & Write'));
		expect(await screen.findByText('Dear Priya')).toBeVisible();
		expect(api.seen('POST /api/note/write')).toHaveLength(1);
	});

	it('COMPASS-6: says so when a step is missing', () => {
		open({ steps: [] });
		expect(screen.getByText('Error: Questions not loaded')).toBeVisible();
	});
});

describe('what a tool may add to the result', () => {
	const mailing = (body: string) => ({
		to: { firstName: 'Priya', lastName: 'Raman', address: 'priya@raman.example', company: '', title: '' },
		from: { name: 'Jonas', address: 'jonas@bramble.example' },
		mails: [{ name: 'The note', waitDays: 0, subject: 'A note', body }],
	});

	async function result(changes: Partial<typeof tool>) {
		const api = await startApi({
			'POST /api/note/write': { body: { note: 'Dear Priya', run } },
			'GET /api/runs/run-1/export': { status: 409, body: { error: 'Run it again to export it.' } },
		});
		const view = open(changes);
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await screen.findByText('Dear Priya');
		return { api, ...view };
	}

	it('offers the formats that the tool names, and says why a file could not be made', async () => {
		const { api, user } = await result({ formats: ['txt', 'csv-lemlist'] });
		await user.click(press('Export the note'));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Plain text (.txt)',
			'lemlist (.csv)',
		]);
		await user.click(await screen.findByRole('menuitem', { name: 'lemlist (.csv)' }));
		expect(await screen.findByText('Run it again to export it.')).toBeVisible();
		expect(api.seen('GET /api/runs/run-1/export')[0]?.query).toBe('?format=csv-lemlist');
	});

	it('opens an email in the mail program, or saves it as a draft where it is too long for that', async () => {
		const { user, unmount } = await result({ send: { label: 'Send it', mailing: () => mailing('Hi Priya') } });
		await user.click(press('Send it'));
		expect(await screen.findByRole('menuitem', { name: 'The note' })).toHaveAttribute(
			'href',
			'mailto:priya@raman.example?subject=A%20note&body=Hi%20Priya',
		);
		unmount();
		const long = await result({ send: { label: 'Send it', mailing: () => mailing('x'.repeat(2000)) } });
		await long.user.click(press('Send it'));
		await long.user.click(await screen.findByRole('menuitem', { name: 'The note, as a draft (.eml)' }));
		await waitFor(() => expect(long.api.seen('GET /api/runs/run-1/export')[0]?.query).toBe('?format=eml&part=1'));
	});
});

describe('a generation', () => {
	it('WIZARD-5: sends the trimmed input and shows the result', async () => {
		const api = await startApi({ 'POST /api/note/write': { body: { note: 'Dear Priya', run } } });
		const view = open();
		await fillIn(view);
		await view.user.fill(screen.getByLabelText('Company'), ' Bramble ');
		await view.user.click(press('Write the note'));
		expect(await screen.findByText('Dear Priya')).toBeVisible();
		await waitFor(() => expect(heading('Your note')).toHaveFocus());
		expect(screen.getByText('Built-in engine')).toBeVisible();
		const [seen] = api.seen('POST /api/note/write');
		expect(seen?.headers.prefer).toBe('respond-async, wait=2');
		expect(seen?.body).toEqual({
			name: 'Priya Raman',
			email: '',
			topic: 'Price',
			sender: { company: 'Bramble', about: '' },
		});
	});

	it('makes the lists of runs that were read before out of date', async () => {
		await startApi({ 'POST /api/note/write': { body: { note: 'Dear Priya', run } } });
		const view = open();
		view.client.setQueryData(['runs'], { pages: [], pageParams: [] });
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await screen.findByText('Dear Priya');
		await waitFor(() => expect(view.client.getQueryState(['runs'])?.isInvalidated).toBe(true));
	});

	it('WIZARD-8: waits full-screen with a spinner, and says not to close the page', async () => {
		await startApi(goesOn());
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		const waiting = await screen.findByRole('dialog', { name: 'Writing your note...' });
		expect(waiting).toHaveTextContent('Please do not close this page. It may take a few minutes.');
		await waitFor(() => expect(heading('Writing your note...')).toHaveFocus());
		expect(within(waiting).getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
		expect(
			within(waiting)
				.getAllByRole('listitem')
				.map((item) => item.textContent),
		).toEqual(['Reading', 'Writing']);
	});

	it('follows a long run until it has ended, and says what is being done', async () => {
		const { stream, send } = openStream();
		const api = await startApi({ ...goesOn(), [EVENTS]: { stream } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		const status = await screen.findByText('Waiting for a place');
		expect(status).toHaveAttribute('role', 'status');
		send(statusText('reading'));
		expect(await screen.findByText('Reading what you entered')).toBeVisible();
		send(eventText('result', { run, output: { note: 'At last' } }));
		expect(await screen.findByText('At last')).toBeVisible();
		expect(api.seen(EVENTS)).toHaveLength(1);
	});

	it('cancels on the server and returns to the form with everything typed', async () => {
		const api = await startApi(goesOn());
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await screen.findByText('Reading what you entered');
		await view.user.click(press('Cancel'));
		await waitFor(() => expect(heading('The sender')).toHaveFocus());
		await waitFor(() => expect(api.seen('POST /api/runs/run-1/cancel')).toHaveLength(1));
		await view.user.click(press('Previous'));
		expect(screen.getByLabelText(/Topic/)).toHaveValue('Price');
	});

	it('returns to the form when the run was cancelled elsewhere', async () => {
		const cancelled = { ...run, status: 'cancelled' };
		const end = eventText('error', { error: 'This run was cancelled.', code: 'CANCELLED', run: cancelled });
		await startApi({ ...goesOn(), [EVENTS]: { stream: [end] } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await waitFor(() => expect(heading('The sender')).toHaveFocus());
		expect(screen.queryByRole('alert')).toBeNull();
	});

	it('cancels a run that had no id yet as soon as the server sends it', async () => {
		let answer: () => void = () => {};
		const asked = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const api = await startApi({
			'POST /api/note/write': async () => {
				await asked;
				return { status: 202, body: { run: { ...run, status: 'running' } } };
			},
			'POST /api/runs/run-1/cancel': { body: {} },
		});
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
		expect(heading('The sender')).toBeVisible();
		answer();
		await waitFor(() => expect(api.seen('POST /api/runs/run-1/cancel')).toHaveLength(1));
	});

	it('WIZARD-6: WIZARD-7: ERR-4: shows a failure in red below the inputs, on the last step, with the data', async () => {
		await startApi({
			'POST /api/note/write': { status: 500, body: { error: 'The disk is full.', code: 'INTERNAL' } },
		});
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		const notice = await screen.findByRole('alert');
		expect(notice).toHaveTextContent('An error occurred while writing the note: The disk is full.');
		expect(notice).toHaveAttribute('data-tone', 'red');
		expect(screen.getByText('Step 3 of 3')).toBeVisible();
		const about = screen.getByLabelText('About you');
		expect(about.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
		expect(screen.queryByRole('button', { name: 'Use the built-in engine' })).toBeNull();
		await view.user.click(press('Previous'));
		expect(screen.getByLabelText(/Topic/)).toHaveValue('Price');
	});

	it('ERR-3: logs a failure once', async () => {
		await startApi({ 'POST /api/note/write': { status: 500, body: { error: 'The disk is full.' } } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await screen.findByRole('alert');
		expect(log.mock.calls).toEqual([['An error occurred while writing the note: The disk is full.']]);
	});

	it('ERR-2: tells the status where the answer has no error text', async () => {
		await startApi({ 'POST /api/note/write': { status: 500, body: '<h1>no</h1>' } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		expect(await screen.findByRole('alert')).toHaveTextContent('API call failed with status: 500');
	});

	it('offers the built-in engine when the model failed, and uses it when it is pressed', async () => {
		const api = await startApi({
			'POST /api/note/write': ({ query }) =>
				query === '?engine=built-in'
					? { body: { note: 'Built in', run } }
					: { status: 504, body: { error: 'No answer within 60 seconds.', code: 'MODEL_TIMED_OUT' } },
		});
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await view.user.click(await screen.findByRole('button', { name: 'Use the built-in engine' }));
		expect(await screen.findByText('Built in')).toBeVisible();
		expect(api.seen('POST /api/note/write').map((seen) => seen.query)).toEqual(['', '?engine=built-in']);
	});

	it('shows at its field what the server refused there', async () => {
		await startApi({
			'POST /api/note/write': {
				status: 400,
				body: {
					error: 'sender.company is too odd',
					code: 'INVALID_REQUEST',
					details: [{ field: 'sender.company', problem: 'is too odd' }],
				},
			},
		});
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		expect(await screen.findByText('This is too odd')).toBeVisible();
	});

	it('WIZARD-9: the last action clears everything and returns to step 1', async () => {
		await startApi({ 'POST /api/note/write': { body: { note: 'Dear Priya', run } } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await view.user.click(await screen.findByRole('button', { name: 'Write another' }));
		expect(screen.getByText('Step 1 of 3')).toBeVisible();
		expect(screen.getByLabelText(/Full name/)).toHaveValue('');
		expect(localStorage.length).toBe(0);
	});

	it('tells which quotes of a model were taken out, and which figures it could not trace', async () => {
		const grounding = { quotesKept: 4, quotesDropped: 3, unsupported: ['$96,000'] };
		const byModel = { ...run, source: 'model', model: 'small-model', grounding };
		await startApi({ 'POST /api/note/write': { body: { note: 'Dear Priya', run: byModel } } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		expect(await screen.findByText('small-model')).toBeVisible();
		expect(screen.getByText('3 quotes of the model did not stand in your input and were taken out.')).toBeVisible();
		expect(screen.getByText('Neither given nor measured, so check before you use it:')).toBeVisible();
		await view.user.click(press('$96,000 figure not in your input'));
		expect(await screen.findByText('“$96,000” no longer stands in the result.')).toBeVisible();
	});
});

describe('the draft', () => {
	const key = 'draft:user-1:note';

	it('is saved while typing, by member and tool, and restored when the form opens again', async () => {
		const first = open();
		await first.user.fill(screen.getByLabelText(/Full name/), 'Priya');
		expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
		expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ step: 0, input: { name: 'Priya' } });
		first.unmount();
		const second = open();
		expect(screen.getByLabelText(/Full name/)).toHaveValue('Priya');
		expect(screen.getByText(/Restored your draft from .*\d\d:\d\d/)).toBeVisible();
		await second.user.click(press('Start over'));
		expect(screen.getByLabelText(/Full name/)).toHaveValue('');
		expect(localStorage.getItem(key)).toBeNull();
	});

	it('keeps the last words when the form goes away at once', async () => {
		const view = open();
		await view.user.fill(screen.getByLabelText(/Full name/), 'Priya');
		view.unmount();
		expect(localStorage.getItem(key)).toContain('Priya');
	});

	it('survives a failure and is removed after a success', async () => {
		const api = await startApi({ 'POST /api/note/write': { status: 500, body: { error: 'No.' } } });
		const view = open();
		await fillIn(view);
		await view.user.click(press('Write the note'));
		await screen.findByRole('alert');
		await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
		expect(localStorage.getItem(key)).toContain('Priya Raman');
		api.routes['POST /api/note/write'] = { body: { note: 'Dear Priya', run } };
		await view.user.click(press('Try again'));
		await screen.findByText('Dear Priya');
		expect(localStorage.getItem(key)).toBeNull();
	});

	it('begins empty where the draft cannot be read', () => {
		localStorage.setItem(key, '{"savedAt":1');
		open();
		expect(screen.getByLabelText(/Full name/)).toHaveValue('');
		expect(screen.queryByText(/Restored/)).toBeNull();
	});
});
