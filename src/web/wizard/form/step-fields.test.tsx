import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { defineContract, defineSteps, defineWebTool } from '#tools/define.ts';
import { Wizard } from '../wizard.tsx';

const PLACES = ['LinkedIn', 'Instagram', 'Pinterest'] as const;

const contract = defineContract({
	id: 'post',
	title: 'Post Writer',
	path: '/post',
	endpoint: '/api/post/write',
	input: z.strictObject({
		goal: z.string().default(''),
		places: z.array(z.enum(PLACES, 'must be one of the places')).default([]),
		pace: z.string().default(''),
		case1: z.string().default(''),
		case2: z.string().default(''),
	}),
	output: z.object({ post: z.string() }),
	required: ['goal', 'places'],
	untrimmed: true,
});

const tool = defineWebTool({
	contract,
	steps: defineSteps(contract, [
		{
			title: 'Goal',
			groups: [
				{
					fields: [
						{ name: 'goal', label: 'Goal', kind: 'text' },
						{ name: 'places', label: 'Places', kind: 'choices', options: PLACES, hint: 'Where you post.' },
						{
							name: 'pace',
							label: 'Pace',
							kind: 'choice',
							options: ['Slow', 'Fast'],
							descriptions: { Fast: 'a post every day' },
						},
					],
				},
			],
		},
		{
			title: 'Cases',
			review: true,
			groups: [
				{ heading: 'Case 1', add: 'Add a case', fields: [{ name: 'case1', label: 'First client', kind: 'text' }] },
				{ heading: 'Case 2', add: 'Add a case', fields: [{ name: 'case2', label: 'Second client', kind: 'text' }] },
			],
		},
	]),
	next: 'free',
	example: { goal: 'Be known', places: ['Instagram' as const], pace: 'Fast', case1: '', case2: 'Ferrous Gym' },
	words: {
		generate: 'Write the posts',
		loading: 'Writing...',
		stages: ['Writing'],
		result: 'Your posts',
		failure: 'An error occurred',
		reset: 'Write others',
		export: 'Export',
		incomplete: 'Fill in what is required to write',
	},
	loadingNote: ({ places }) => `Writes for ${places.join(' and ')}.`,
	resultTitle: ({ places }) => `Posts for ${places.join(' and ')}`,
	facts: () => [],
	copies: [],
	Result: ({ output }) => <p>{output.post}</p>,
});

function open(start?: object) {
	return renderUi(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<Wizard tool={tool} userId="user-1" beginning={{ start }} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const KEY = 'draft:user-1:post';

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
});

describe('a field of choices', () => {
	it('CONTENT-8: takes an option in and out again, by mouse and by keyboard', async () => {
		const { user, unmount } = open();
		await user.click(box('Pinterest'));
		await user.click(box('LinkedIn'));
		expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box('LinkedIn'), box('Pinterest')]);
		await user.click(box('Pinterest'));
		await user.tab({ shift: true });
		await user.keyboard(' ');
		expect(box('Instagram')).toBeChecked();
		expect(box('Pinterest')).not.toBeChecked();
		unmount();
		expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ input: { places: ['LinkedIn', 'Instagram'] } });
		open();
		expect(box('LinkedIn')).toBeChecked();
		expect(box('Pinterest')).not.toBeChecked();
	});

	it('is a group with its label, and asks for one option once it was left empty', async () => {
		const { user } = open();
		const group = screen.getByRole('group', { name: /^Places/ });
		expect(group).toHaveAccessibleName('Places, at least one');
		expect(group).toHaveAccessibleDescription('Where you post.');
		await user.click(box('LinkedIn'));
		await user.click(box('LinkedIn'));
		await user.tab();
		expect(box('Instagram')).toHaveFocus();
		expect(screen.queryByText('Choose at least one of the places')).toBeNull();
		await user.click(screen.getByLabelText(/^Goal/));
		expect(screen.getByText('Choose at least one of the places')).toBeVisible();
		expect(group).toHaveAccessibleDescription('Where you post. Choose at least one of the places');
	});

	it('is reviewed as a list, and named where it is missing', async () => {
		const { user } = open();
		await user.fill(screen.getByLabelText(/^Goal/), 'Be known');
		await user.click(press('Next'));
		expect(press('Write the posts')).toHaveAccessibleDescription('Fill in what is required to write: Places');
		await user.click(press('Places'));
		await waitFor(() => expect(box('LinkedIn')).toHaveFocus());
		await user.keyboard(' ');
		await user.click(box('Pinterest'));
		await user.click(press('Next'));
		const reviewed = within(screen.getByRole('region', { name: 'Goal' }));
		expect(reviewed.getByText('LinkedIn, Pinterest')).toBeVisible();
		expect(press('Write the posts')).toBeEnabled();
	});

	it('shows what the server refused of one of its entries', async () => {
		const details = [{ field: 'places.0', problem: 'must be one of the places' }];
		await startApi({ 'POST /api/post/write': { status: 400, body: { error: 'No.', details } } });
		const { user } = open({ ...tool.example, pace: '' });
		await user.click(press('Write the posts'));
		await screen.findByRole('alert');
		await user.click(press('Previous'));
		expect(screen.getByText('This must be one of the places')).toBeVisible();
	});
});

describe('the form of a tool', () => {
	it('counts spaces as given where the contract takes texts as they are', async () => {
		const { user } = open();
		await user.click(box('LinkedIn'));
		await user.type(screen.getByLabelText(/^Goal/), ' ');
		await user.tab();
		expect(screen.queryByText('Enter the goal')).toBeNull();
		await user.click(press('Next'));
		expect(press('Write the posts')).toBeEnabled();
	});

	it('says what an option means behind it', async () => {
		const { user } = open();
		expect(screen.getByRole('option', { name: 'Fast: a post every day' })).toHaveValue('Fast');
		await user.selectOptions(screen.getByLabelText('Pace'), 'Fast');
		await user.click(press('Next'));
		expect(screen.getByText('Fast: a post every day')).toBeVisible();
	});

	it('tells about the input while it waits and above the result', async () => {
		let answer: () => void = () => {};
		const asked = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const run = { id: 'run-1', tool: 'post', title: 'Posts', status: 'succeeded', source: 'built-in' };
		await startApi({
			'POST /api/post/write': async () => {
				await asked;
				return { body: { post: 'Hello', run: { ...run, createdAt: '2026-03-18T10:00:00.000Z' } } };
			},
		});
		const { user } = open(tool.example);
		await user.click(press('Write the posts'));
		expect(await screen.findByText('Writes for Instagram.')).toBeVisible();
		answer();
		expect(await screen.findByRole('heading', { name: 'Posts for Instagram' })).toHaveFocus();
	});
});

describe('groups that are added', () => {
	async function atCases(start?: object) {
		const view = open(start);
		if (!start) await view.user.click(press('Next'));
		return view;
	}

	it('stay away until they are added, one by one', async () => {
		const { user } = await atCases();
		expect(screen.queryByLabelText('First client')).toBeNull();
		await user.click(press('Add a case'));
		expect(screen.getByLabelText('First client')).toHaveFocus();
		expect(screen.queryByLabelText('Second client')).toBeNull();
		await user.click(press('Add a case'));
		expect(screen.getByLabelText('Second client')).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Add a case' })).toBeNull();
	});

	it('are open where they hold words, and stay open while these are typed anew', async () => {
		const { user } = await atCases(tool.example);
		expect(screen.queryByLabelText('First client')).toBeNull();
		const second = screen.getByLabelText('Second client');
		expect(second).toHaveValue('Ferrous Gym');
		await user.clear(second);
		expect(screen.getByLabelText('Second client')).toHaveValue('');
	});

	it('lose nothing when they are taken out: their words come back', async () => {
		const { user } = await atCases(tool.example);
		await user.click(press('Remove Case 2'));
		expect(screen.queryByLabelText('Second client')).toBeNull();
		expect(screen.getByRole('status')).toHaveTextContent('Case 2 was taken out. Undo');
		expect(press('Add a case')).toHaveFocus();
		await user.click(press('Undo'));
		expect(screen.getByLabelText('Second client')).toHaveValue('Ferrous Gym');
		expect(screen.getByLabelText('Second client')).toHaveFocus();
		expect(screen.queryByText(/was taken out/)).toBeNull();
	});

	it('empty their fields, and say nothing where they were empty', async () => {
		const api = await startApi();
		const { user } = await atCases(tool.example);
		await user.click(press('Add a case'));
		await user.click(press('Remove Case 1'));
		expect(screen.queryByText(/was taken out/)).toBeNull();
		await user.click(press('Remove Case 2'));
		await user.click(press('Write the posts'));
		await screen.findByRole('alert');
		expect(api.seen('POST /api/post/write')[0]?.body).toMatchObject({ case1: '', case2: '' });
	});
});
