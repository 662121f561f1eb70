import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PromiseMade } from '#shared/calls.ts';
import type { Desk } from '#shared/desk.ts';
import { exampleClientId } from '#shared/example-client.ts';
import type { Run } from '#shared/runs.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const STEPS = [
	['Compass', '/compass'],
	['Ideator', '/ideator'],
	['Dealmaker', '/dealmaker'],
	['AI Cold Email Writer', '/cold-email-writer'],
	['Pricing Calculator', '/pricing-calculator'],
	['Profit Calculator', '/profit-calculator'],
	['AI SDR', '/ai-sdr'],
	['Sales Call Analyzer', '/sales-call-analyzer'],
] as const;

const RUN: Run = {
	id: 'run-1',
	tool: 'sales-call-analyzer',
	title: 'Discovery Call with Harbor Physio',
	status: 'succeeded',
	source: 'built-in',
	createdAt: new Date().toISOString(),
};

const EMPTY_DESK: Desk = {
	promises: [],
	openPromises: 0,
	callsWithoutNextStep: [],
	proposals: [],
	drafts: [],
	underWay: [],
};

async function openHome(runs: Run[] = [], more: Parameters<typeof startApi>[0] = {}) {
	const api = await startApi({
		'GET /api/runs': { body: { runs, nextCursor: null } },
		'GET /api/desk': { body: EMPTY_DESK },
		...more,
	});
	signInAs();
	const view = renderApp('/');
	await screen.findByRole('heading', { name: 'The journey, in eight steps' });
	return { ...view, api };
}

function journeyCards() {
	return within(screen.getByRole('region', { name: 'The journey, in eight steps' }))
		.getAllByRole('link', { name: /^Get Started/ })
		.map((link) => link.closest('li') as HTMLElement);
}

it('begins with the sentence that stands in the page before its code has run', async () => {
	await openHome();
	const html = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
	const opening = html.querySelector('.opening-home span')?.textContent ?? '';
	expect(screen.getByText(opening)).toBeVisible();
});

it('HOME-1: welcomes, says that it is beta, and asks for feedback at the support address', async () => {
	await openHome();
	expect(screen.getByRole('heading', { name: 'Welcome to Growth Toolkit' })).toBeVisible();
	expect(screen.getByText(/is in beta/)).toBeVisible();
	expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
		'href',
		'mailto:support@example.com',
	);
});

it('HOME-2: HOME-3: numbers the eight steps, each with tool, title, description and three points', async () => {
	await openHome();
	const cards = journeyCards();
	expect(cards).toHaveLength(8);
	cards.forEach((card, index) => {
		expect(card).toHaveTextContent(new RegExp(`^${index + 1}${STEPS[index]?.[0]}`));
		expect(within(card).getByRole('heading', { level: 4 })).not.toBeEmptyDOMElement();
		expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
		expect(within(card).getAllByRole('listitem')).toHaveLength(3);
	});
});

it('HOME-4: Get Started leads to the tool', async () => {
	await openHome();
	const targets = journeyCards().map((card) => within(card).getByRole('link').getAttribute('href'));
	expect(targets).toEqual(STEPS.map(([, path]) => path));
});

it('HOME-5: gives pro tips', async () => {
	await openHome();
	const tips = within(screen.getByRole('region', { name: 'Pro tips' })).getAllByRole('listitem');
	expect(tips.length).toBeGreaterThanOrEqual(3);
});

it('offers the newest runs to go on with, and says nothing of them where there are none', async () => {
	await openHome([RUN]);
	const section = screen.getByRole('region', { name: 'Continue where you were' });
	expect(within(section).getByRole('link', { name: 'Open Discovery Call with Harbor Physio' })).toHaveAttribute(
		'href',
		'/history/run-1',
	);
});

it('offers an example client to who has nothing yet, and to nobody else', async () => {
	await openHome();
	expect(screen.getByRole('button', { name: 'Look at an example client' })).toBeVisible();
	cleanup();
	await openHome([RUN]);
	expect(screen.queryByRole('button', { name: 'Look at an example client' })).toBeNull();
});

it('marks what belongs to the example client, which takes no step of the journey', async () => {
	const clientId = exampleClientId('user-1');
	const call = { id: 'c', title: 'Ruth and Colm', clientId, createdAt: RUN.createdAt, outcome: 'open', runId: null };
	const promise: PromiseMade = {
		...{ id: 'p', callId: 'c', callTitle: 'Ruth and Colm', clientId, owner: 'Ruth', own: true, text: 'I call.' },
		...{ when: null, day: null, dayFrom: null, line: 3, runId: null, keptAt: null },
	};
	const desk = { ...EMPTY_DESK, callsWithoutNextStep: [call], promises: [promise] };
	await openHome([{ ...RUN, clientId }], { 'GET /api/desk': { body: desk } });
	expect(screen.getByRole('region', { name: 'Continue where you were' })).toHaveTextContent('Example');
	expect(screen.getByRole('region', { name: 'Calls without a next step' })).toHaveTextContent('Example');
	expect(screen.getByRole('region', { name: 'Promises' })).toHaveTextContent('Example');
	expect(journeyCards().at(-1)).not.toHaveTextContent('Done');
});

it('continues drafts and runs by their age, a draft with whom it is about and its step', async () => {
	const keep = (tool: string, savedAt: string, input: object) =>
		localStorage.setItem(`draft:user-1:${tool}`, JSON.stringify({ savedAt, step: 1, input }));
	const now = new Date();
	keep('dealmaker', now.toISOString(), { transcript: 'Ann: Hello.', answers: { client: 'Harbour pilots\nand tides' } });
	keep('ideator', new Date(now.getTime() - 86_400_000 * 400).toISOString(), { niche: 'Lighthouse tours' });
	localStorage.setItem('draft:user-2:ai-sdr', localStorage.getItem('draft:user-1:dealmaker') ?? '');
	await openHome([{ ...RUN, createdAt: new Date(now.getTime() - 60_000).toISOString() }]);
	const section = screen.getByRole('region', { name: 'Continue where you were' });
	const titles = within(section).getAllByRole('heading', { level: 4 });
	expect(titles.map((title) => title.textContent)).toEqual(['Harbour pilots', RUN.title, 'Lighthouse tours']);
	expect(section).toHaveTextContent('Draft, step 2 · Today');
	expect(within(section).getByRole('link', { name: 'Continue your draft in Dealmaker' })).toHaveAttribute(
		'href',
		'/dealmaker',
	);
});

it('continues drafts of other browsers too, by what their forms would open with', async () => {
	const at = (minute: number) => `2020-02-14T12:0${minute}:00.000Z`;
	const stored = (tool: string, minute: number, topic: string) => ({
		tool,
		step: 1,
		savedAt: at(minute),
		input: { task: topic, niche: topic, answers: { client: topic }, leadInfo: { companyName: topic } },
	});
	const keep = (tool: string, minute: number, topic: string, heard: string) =>
		localStorage.setItem(`draft:user-1:${tool}`, JSON.stringify({ ...stored(tool, minute, topic), heard }));
	keep('prompt-generator', 4, 'Typed here since', at(1));
	keep('ideator', 1, 'Typed on the phone since', at(1));
	keep('dealmaker', 2, 'Sent on the phone', at(2));
	localStorage.setItem('cleared-draft:user-1:ai-sdr', at(6));
	localStorage.setItem('draft:user-1:prompt:meeting-notes', JSON.stringify(stored('', 9, 'No form')));
	const drafts = [
		stored('prompt-generator', 1, 'Old'),
		stored('ideator', 3, 'Lighthouse tours'),
		stored('ai-sdr', 5, 'Cleared'),
	];
	await openHome([], { 'GET /api/drafts': { body: { drafts } } });
	const section = screen.getByRole('region', { name: 'Continue where you were' });
	const titles = within(section).getAllByRole('heading', { level: 4 });
	expect(titles.map((title) => title.textContent)).toEqual(['Typed here since', 'Lighthouse tours']);
	expect(journeyCards()[1]).toHaveTextContent('In progress');
});

it('marks the steps that gave a result and those that are begun', async () => {
	localStorage.setItem(
		'draft:user-1:compass',
		JSON.stringify({ savedAt: new Date().toISOString(), step: 0, input: { topSkills: 'Welding' } }),
	);
	const old = '2020-02-12T12:00:00.000Z';
	await openHome([
		{ ...RUN, id: 'run-2', tool: 'ideator', status: 'failed' },
		{ ...RUN, createdAt: '2020-02-14T12:00:00.000Z' },
		{ ...RUN, id: 'run-3', createdAt: old },
	]);
	const cards = journeyCards();
	expect(cards[7]).toHaveTextContent('Done 14 Feb 2020');
	expect(cards[0]).toHaveTextContent('In progress');
	expect(cards[1]).not.toHaveTextContent(/Done|In progress/);
});

it('asks for older runs of the steps that the newest runs do not show', async () => {
	const older: Run = { ...RUN, id: 'run-9', tool: 'dealmaker', createdAt: '2020-01-07T12:00:00.000Z' };
	const api = await startApi({
		'GET /api/desk': { body: EMPTY_DESK },
		'GET /api/runs': ({ query }) => {
			const tool = new URLSearchParams(query).get('tool');
			if (tool === null) return { body: { runs: [RUN], nextCursor: 'more' } };
			return { body: { runs: tool === 'dealmaker' ? [older] : [], nextCursor: null } };
		},
	});
	signInAs();
	renderApp('/');
	await screen.findByRole('heading', { name: 'The journey, in eight steps' });
	expect(journeyCards()[2]).toHaveTextContent('Done 7 Jan 2020');
	expect(api.seen('GET /api/runs').some(({ query }) => query.includes('sales-call-analyzer'))).toBe(false);
});

it('leaves the runs away where there are none', async () => {
	await openHome();
	expect(screen.queryByRole('heading', { name: 'Continue where you were' })).toBeNull();
});

it('names a draft by the client that was chosen for it, and never by its transcript, a choice or a letter', async () => {
	const savedAt = new Date().toISOString();
	const draft = (tool: string, input: object) => ({ tool, step: 0, savedAt, input });
	const drafts = [
		draft('dealmaker', { transcript: 'Ann: Hello, Bob.' }),
		draft('cold-email-writer', { fullName: 'x', emailType: 'Direct Method' }),
		draft('sales-call-analyzer', { callTranscript: 'Ann: Hello, Bob.' }),
	];
	const named = [{ tool: 'sales-call-analyzer', about: 'Bramble Vets', savedAt }];
	await openHome([], {
		'GET /api/drafts': { body: { drafts } },
		'GET /api/desk': { body: { ...EMPTY_DESK, drafts: named } },
	});
	const section = screen.getByRole('region', { name: 'Continue where you were' });
	const titles = within(section).getAllByRole('heading', { level: 4 });
	expect(titles.map((title) => title.textContent)).toEqual(['Untitled', 'Untitled', 'Bramble Vets']);
});

const EVERY_STEP = ['compass', 'ideator', 'dealmaker', 'cold-email-writer', 'ai-sdr', 'sales-call-analyzer'];

it('HOME-2: HOME-4: folds the journey when every step gave a result, and shows it when it is opened', async () => {
	const done = EVERY_STEP.map((tool, index) => ({ ...RUN, id: `run-${index}`, tool }));
	const { user } = await openHome(done);
	const folded = screen.getByText('Show the steps').closest('details') as HTMLDetailsElement;
	expect(folded.open).toBe(false);
	expect(folded.querySelectorAll('a')).toHaveLength(8);
	const section = screen.getByRole('region', { name: 'The journey, in eight steps' });
	expect(section).toHaveTextContent('Every step that saves a result has one.');
	await user.click(screen.getByText('Show the steps'));
	folded.open = true;
	const targets = journeyCards().map((card) => within(card).getByRole('link').getAttribute('href'));
	expect(targets).toEqual(STEPS.map(([, path]) => path));
	for (const [index, card] of journeyCards().entries()) {
		expect(card).toHaveTextContent(new RegExp(`^${index + 1}${STEPS[index]?.[0]}`));
		expect(within(card).getAllByRole('listitem')).toHaveLength(3);
	}
});

it('leaves the journey open while a step gave no result, and says of a step begun anew that it is both', async () => {
	const savedAt = new Date().toISOString();
	localStorage.setItem('draft:user-1:ideator', JSON.stringify({ savedAt, step: 0, input: {} }));
	const done = EVERY_STEP.slice(1).map((tool, index) => ({ ...RUN, id: `run-${index}`, tool }));
	await openHome(done);
	expect(screen.queryByText('Show the steps')).toBeNull();
	expect(journeyCards()[1]).toHaveTextContent(/Done \d+ \w+Draft/);
});

it('groups every tool by its stage of the work', async () => {
	await openHome();
	const section = screen.getByRole('region', { name: 'All tools' });
	const groups = within(section).getAllByRole('region');
	const links = groups.map((group) => within(group).getAllByRole('link').length);
	expect(
		within(section)
			.getAllByRole('heading', { level: 4 })
			.map((one) => one.textContent),
	).toEqual(['Find', 'Call', 'Propose', 'Reach', 'Library']);
	expect(links).toEqual([2, 2, 4, 4, 5]);
});

it('shows a new member no desk, and the journey open', async () => {
	await openHome();
	expect(screen.getByRole('heading', { name: 'Welcome to Growth Toolkit' })).toBeVisible();
	for (const name of ['Promises', 'Calls without a next step', 'Shared with clients']) {
		expect(screen.queryByRole('heading', { name })).toBeNull();
	}
	expect(journeyCards()).toHaveLength(8);
});

it('shows calls without a next step and shared proposals, with what is known of them', async () => {
	const shared = { tool: 'dealmaker', sharedAt: '2020-02-14T12:00:00.000Z', expiresAt: '2099-01-01T12:00:00.000Z' };
	const call = { title: 'Priya with Dana', clientId: null, createdAt: '2020-02-14T12:00:00.000Z' } as const;
	const desk: Desk = {
		...EMPTY_DESK,
		callsWithoutNextStep: [
			{ ...call, id: 'call-1', outcome: 'open', runId: 'run-1' },
			{ ...call, id: 'call-2', title: '', outcome: 'agreed', runId: null },
		],
		proposals: [
			{ ...shared, runId: 'run-2', title: 'Proposal for Kearns', views: 0 },
			{ ...shared, runId: 'run-3', title: 'Proposal for Bramble', views: 3 },
		],
	};
	await openHome([], { 'GET /api/desk': { body: desk } });
	const calls = screen.getByRole('region', { name: 'Calls without a next step' });
	expect(within(calls).getByRole('link', { name: 'Open the result of Priya with Dana' })).toHaveAttribute(
		'href',
		'/history/run-1',
	);
	expect(calls).toHaveTextContent('It ended without a decision');
	expect(calls).toHaveTextContent('A call without names');
	const rows = within(screen.getByRole('region', { name: 'Shared with clients' })).getAllByRole('listitem');
	expect(rows[0]).toHaveTextContent('Not opened yet');
	expect(rows[1]).toHaveTextContent('Opened 3 times');
});

it('says that the desk could not be loaded, and loads it again', async () => {
	let works = false;
	const { user } = await openHome([], {
		'GET /api/desk': () => (works ? { body: EMPTY_DESK } : { status: 500, body: { error: 'The desk broke.' } }),
	});
	expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded: The desk broke.');
	works = true;
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

it('shows the promises for today, and all of them on demand', async () => {
	const made = { id: 'send', callId: 'call-1', callTitle: '', clientId: null, owner: 'Dana', own: true } as const;
	const due = {
		...made,
		text: "I'll send it.",
		when: null,
		day: null,
		dayFrom: null,
		line: 7,
		runId: null,
		keptAt: null,
	};
	const later = { ...due, id: 'ring', text: "I'll ring you.", when: 'on 4 May 2099', day: '2099-05-04' };
	const { user, api } = await openHome([], {
		'GET /api/desk': { body: { ...EMPTY_DESK, promises: [due], openPromises: 2 } },
		'GET /api/promises': { body: { promises: [later, due] } },
	});
	const section = screen.getByRole('region', { name: 'Promises' });
	expect(within(section).getAllByRole('checkbox')).toHaveLength(1);
	expect(api.seen('GET /api/desk')[0]?.query).toMatch(/^\?today=\d{4}-\d\d-\d\d$/);
	await user.click(within(section).getByRole('button', { name: 'All promises (2 open)' }));
	expect(await within(section).findByText(/ring you/)).toBeVisible();
	await user.click(within(section).getByRole('button', { name: 'Only for today' }));
	expect(within(section).queryByText(/ring you/)).toBeNull();
});

it('lists promises by their day, whichever side has to keep them, each with the company of its client', async () => {
	const made = {
		callId: 'call-1',
		callTitle: 'Ann with Dana',
		clientId: 'client-1',
		dayFrom: 'transcript',
		when: null,
	} as const;
	const rest = { ...made, line: 7, runId: null, keptAt: null } as const;
	const mine: PromiseMade = { ...rest, id: 'a', owner: 'Dana', own: true, text: 'I look.', day: null };
	const theirs: PromiseMade = { ...rest, id: 'b', owner: 'Ann', own: false, text: 'I ask.', day: '2026-03-03' };
	const older: PromiseMade = { ...mine, id: 'c', text: 'I send.', day: '2026-03-02' };
	await openHome([], {
		'GET /api/desk': { body: { ...EMPTY_DESK, promises: [mine, older, theirs], openPromises: 3 } },
		'GET /api/clients': { body: { clients: [{ id: 'client-1', company: 'Harbor Physio' }], nextCursor: null } },
	});
	const section = within(screen.getByRole('region', { name: 'Promises' }));
	const ticks = section.getAllByRole('checkbox').map((tick) => tick.getAttribute('aria-label'));
	expect(ticks).toEqual(['Kept: I send.', 'Kept: I ask.', 'Kept: I look.']);
	expect(await section.findAllByText(/Ann with Dana \(Harbor Physio\)/)).toHaveLength(3);
});

it('says that nothing is due today where promises are due later', async () => {
	await openHome([], { 'GET /api/desk': { body: { ...EMPTY_DESK, openPromises: 1 } } });
	expect(screen.getByRole('region', { name: 'Promises' })).toHaveTextContent('Nothing is due today. 1 is due later.');
});
