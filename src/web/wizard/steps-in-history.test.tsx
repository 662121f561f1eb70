import { Tabs } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { useResultTab } from '#ui/result-tab.tsx';
import { NOTE_WORDS } from './testing.ts';
import { ToolScreen } from './tool-screen.tsx';

const contract = defineContract({
	id: 'note',
	title: 'Note Writer',
	path: '/note',
	endpoint: '/api/note/write',
	input: z.strictObject({ name: z.string().default(''), place: z.string().default(''), topic: z.string().default('') }),
	output: z.object({ note: z.string() }),
	required: ['name'],
});

const TABS = [{ value: 'note' }, { value: 'notes' }];

const tool = defineWebTool({
	contract,
	steps: defineSteps(contract, [
		{ title: 'The reader', groups: [{ fields: [{ name: 'name', label: 'Full name', kind: 'text' }] }] },
		{ title: 'The place', groups: [{ fields: [{ name: 'place', label: 'Place', kind: 'text' }] }] },
		{ title: 'The topic', groups: [{ fields: [{ name: 'topic', label: 'Topic', kind: 'text' }] }] },
	]),
	next: 'free',
	example: { name: 'Jonas Whitaker', place: 'Leeds', topic: 'Price' },
	words: NOTE_WORDS,
	facts: () => [],
	copies: [],
	Result({ output }) {
		return (
			<Tabs {...useResultTab(TABS)}>
				<Tabs.List>
					{TABS.map(({ value }) => (
						<Tabs.Tab key={value} value={value}>{`Open ${value}`}</Tabs.Tab>
					))}
				</Tabs.List>
				<p>{output.note}</p>
			</Tabs>
		);
	},
});

const run = {
	id: 'run-1',
	tool: 'note',
	title: 'A note',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};
const routes = {
	'POST /api/note/write': { body: { note: 'Dear Priya', run } },
	'GET /api/runs/run-1': { body: { run: { ...run, input: { name: 'Priya' }, output: { note: 'Dear Priya' } } } },
};

const press = (name: string) => screen.getByRole('button', { name });
const step = (title: string) => screen.findByRole('heading', { name: title });
const go = (delta: number) => act(() => window.history.go(delta));

/** Opens the page as the browser's address says: again, as a reload does. */
function open() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return renderUi(
		<QueryClientProvider client={client}>
			<BrowserRouter>
				<ToolScreen tool={tool} userId="user-1" />
			</BrowserRouter>
		</QueryClientProvider>,
	);
}

beforeEach(async () => {
	window.history.pushState(null, '', '/note');
	await startApi(routes);
});

describe('the steps of a form', () => {
	it('are places that the browser’s Back and Forward lead to, with what was typed', async () => {
		const { user } = open();
		await user.fill(await screen.findByLabelText(/Full name/), 'Priya');
		await user.click(press('Next'));
		await user.click(press('Next'));
		await step('The topic');
		go(-1);
		await step('The place');
		go(-1);
		await step('The reader');
		expect(screen.getByLabelText(/Full name/)).toHaveValue('Priya');
		go(2);
		await step('The topic');
	});

	it('are kept over a reload, also where nothing was typed', async () => {
		const { user, unmount } = open();
		await screen.findByLabelText(/Full name/);
		await user.click(press('Next'));
		await step('The place');
		unmount();
		open();
		await step('The place');
	});

	it('lie behind the result: Back opens the form as it was sent, Forward the result', async () => {
		const { user } = open();
		await user.fill(await screen.findByLabelText(/Full name/), 'Priya');
		await user.click(press('Next'));
		await user.click(press('Next'));
		await user.click(press('Write the note'));
		await screen.findByText('Dear Priya');
		go(-1);
		await step('The place');
		expect(screen.queryByText('Dear Priya')).toBeNull();
		go(1);
		await screen.findByText('Dear Priya');
	});

	it('have a tick only where somebody filled something in', async () => {
		const { user } = open();
		await user.fill(await screen.findByLabelText(/Full name/), 'Priya');
		await user.click(press('Next'));
		await user.click(press('Next'));
		expect(press('The reader, filled')).toBeVisible();
		expect(press('The place')).toBeVisible();
	});
});

describe('the tab of a result', () => {
	it('WIZARD-10: is the first to begin with; another is open again after a reload', async () => {
		window.history.pushState(null, '', '/note?run=run-1');
		const { user, unmount } = open();
		expect(await screen.findByRole('tab', { name: 'Open note' })).toHaveAttribute('aria-selected', 'true');
		await user.click(screen.getByRole('tab', { name: 'Open notes' }));
		expect(screen.getByRole('tab', { name: 'Open notes' })).toHaveAttribute('aria-selected', 'true');
		unmount();
		open();
		expect(await screen.findByRole('tab', { name: 'Open notes' })).toHaveAttribute('aria-selected', 'true');
	});
});
