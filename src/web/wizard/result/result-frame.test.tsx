import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Run } from '#shared/runs.ts';
import { startApi } from '#test/browser/api-server.ts';
import { person } from '#test/browser/person.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineWebTool, type ResultProps } from '#tools/define.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ResultFrame } from './result-frame.tsx';
import { nextMonday } from './start-dialog.tsx';

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
	Result: ({ output }) => <p>{output.plan}</p>,
});

const run = {
	id: 'run-1',
	tool: 'plan',
	title: 'A plan',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
} as const;

function open(changes: Partial<typeof tool> = {}, more: Partial<Run> = {}) {
	// Sets up the clipboard as well: it must exist before the press.
	const user = person();
	renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<ResultFrame
				tool={{ ...tool, ...changes }}
				input={{ goal: 'Rest' }}
				output={{ plan: 'Sleep' }}
				run={{ ...run, ...more }}
				onReset={() => {}}
			/>
		</QueryClientProvider>,
	);
	return { user };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const FAILS = { 'GET /api/runs/run-1/export': { status: 409, body: { error: 'Run it again to export it.' } } };

it('says of what belongs to the example client that it is an example', () => {
	open({}, { clientId: 'example-user-1' });
	expect(screen.getByText('Example')).toBeVisible();
	cleanup();
	open({}, { clientId: 'c1' });
	expect(screen.queryByText('Example')).toBeNull();
});

it('says of the day among the facts that the result was made on it', () => {
	open();
	expect(screen.getByText('18 March 2026').closest('li')).toHaveTextContent('Made 18 March 2026');
});

describe('the export of a result', () => {
	it('offers Word, PDF, Markdown and JSON where the tool names nothing else', async () => {
		const { user } = open();
		await user.click(press('Export Plan'));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Markdown (.md)',
			'JSON (.json)',
		]);
	});

	it('asks for the first day of a plan, and says why its file could not be made', async () => {
		const api = await startApi(FAILS);
		const { user } = open({ formats: ['ics', 'csv-meta'] });
		await user.click(press('Export Plan'));
		await user.click(await screen.findByRole('menuitem', { name: 'Calendar (.ics)' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'When does it begin?' }));
		const day = dialog.getByLabelText(/First day/);
		expect(day).toHaveValue(nextMonday(new Date()));
		expect(day).toHaveAccessibleDescription('Day 1 of the plan: the dates in “Calendar (.ics)” are counted from it.');
		await user.clear(day);
		await user.click(dialog.getByRole('button', { name: 'Save the file' }));
		expect(dialog.getByText('Enter a day such as 2 March 2026')).toBeVisible();
		await user.fill(day, '2026-04-06');
		await user.click(dialog.getByRole('button', { name: 'Save the file' }));
		expect(await screen.findByText('Run it again to export it.')).toBeVisible();
		expect(screen.queryByRole('dialog')).toBeNull();
		await waitFor(() => expect(press('Export Plan')).toHaveFocus());
		expect(api.seen('GET /api/runs/run-1/export').map(({ query }) => query)).toEqual(['?format=ics&start=2026-04-06']);
	});

	it('asks for no day where a file holds none', async () => {
		const api = await startApi(FAILS);
		const { user } = open({ formats: ['ics', 'csv-meta'] });
		await user.click(press('Export Plan'));
		await user.click(await screen.findByRole('menuitem', { name: 'Meta bulk import (.csv)' }));
		await waitFor(() => expect(api.seen('GET /api/runs/run-1/export')[0]?.query).toBe('?format=csv-meta'));
	});

	it('copies the result as formatted JSON where the tool says so, with the files beside it', async () => {
		const { user } = open({ exportCopies: true });
		await user.click(press('Export Plan'));
		expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
		expect(await navigator.clipboard.readText()).toBe('{\n  "plan": "Sleep"\n}');
		await user.click(press('Download'));
		expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
	});

	it('offers a share only where the tool can be shared', () => {
		open({ share: { label: 'Share with Client', parts: [] } });
		expect(press('Share with Client')).toBeVisible();
	});
});

function FieldResult({ save }: ResultProps<object, object>) {
	return <input aria-label={save ? 'Complete' : 'Half'} />;
}

const fieldTool = { ...tool, Result: FieldResult };

describe('a result that is still being written', () => {
	const frame = (writing: ReactNode) => (
		<UiProvider env="test">
			<QueryClientProvider client={new QueryClient()}>
				<ResultFrame
					tool={fieldTool}
					input={{ goal: 'Rest' }}
					output={{ plan: 'Sle' }}
					run={run}
					writing={writing}
					onReset={() => {}}
				/>
			</QueryClientProvider>
		</UiProvider>
	);

	it('has nothing to export, copy or edit, and gives its body to the finished one with what was done in it', async () => {
		const { rerender } = render(frame(<h2>Being written</h2>));
		expect(screen.queryByRole('button')).toBeNull();
		await userEvent.type(screen.getByLabelText('Half'), 'mine');
		rerender(frame(undefined));
		expect(screen.getByLabelText('Complete')).toHaveValue('mine');
		expect(screen.getByLabelText('Complete')).toHaveFocus();
		expect(press('Edit')).toBeVisible();
	});

	it('gives the focus to its heading when it is complete and nothing else has it', () => {
		const { rerender } = render(frame(<h2>Being written</h2>));
		rerender(frame(undefined));
		expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
	});
});

describe('the day that a plan begins on', () => {
	it('is the Monday after today, a week on where today is one', () => {
		expect(nextMonday(new Date(2026, 1, 28, 23, 59))).toBe('2026-03-02');
		expect(nextMonday(new Date(2026, 2, 1))).toBe('2026-03-02');
		expect(nextMonday(new Date(2026, 2, 2))).toBe('2026-03-09');
		expect(nextMonday(new Date(2025, 11, 31))).toBe('2026-01-05');
	});
});
