import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import { type ContentOutput, contract } from './contract.ts';
import { example } from './example.ts';
import { PLATFORMS } from './options.ts';
import { sampleOutput } from './result/sample.ts';
import { daysOf } from './result/week.ts';
import { ContentResult } from './result.tsx';

const TABS = ['Strategy Overview', 'Content Calendar', 'Content Templates', 'Growth Strategy'];
const strategy = sampleOutput.contentStrategy;

function show(output: Partially<ContentOutput> = sampleOutput) {
	return renderUi(<ContentResult input={example} output={output} />);
}

async function openTab({ user }: ReturnType<typeof show>, name: string) {
	await user.click(screen.getByRole('tab', { name }));
	return within(screen.getByRole('tabpanel', { name }));
}

function leaves(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

async function missingOn(name: string, part: unknown) {
	const view = show();
	await openTab(view, name);
	const text = view.container.textContent ?? '';
	return leaves(part).filter((leaf) => !text.includes(leaf));
}

describe('the result of the Content Creator', () => {
	it('shows an output of the contract', () => {
		expect(contract.output.parse(sampleOutput)).toEqual(sampleOutput);
	});

	it('CONTENT-12: CONTENT-24: shows mission, goals, and the pillars with their number', () => {
		show();
		const panel = within(screen.getByRole('region', { name: 'Content Mission' }));
		const { contentMission, primaryGoals, contentPillars } = strategy.strategyOverview;
		for (const text of [contentMission, ...primaryGoals, ...contentPillars]) {
			expect(panel.getByText(text)).toBeVisible();
		}
		expect(panel.getByRole('heading', { name: '3 content pillars' })).toBeVisible();
	});

	it('CONTENT-13: has four tabs and begins with the overview', () => {
		show();
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS);
		expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Strategy Overview');
	});

	it('CONTENT-14: CONTENT-25: shows each platform with its frequency, strategy and mix in figures', async () => {
		expect(
			await missingOn(
				'Strategy Overview',
				strategy.platformStrategies.map(({ contentMix: _, ...texts }) => texts),
			),
		).toEqual([]);
		const mixes = screen.getAllByText('Educational').map((label) => label.closest('dl')?.textContent);
		expect(mixes).toEqual([
			'Educational45%Entertaining30%Inspirational10%Promotional15%',
			'Educational40%Entertaining35%Inspirational0%Promotional25%',
		]);
	});

	it('CONTENT-14: CONTENT-26: shows the four groups of hashtags, and copies one', async () => {
		const view = show();
		for (const name of ['Branded', 'Industry', 'Community', 'Trending']) {
			expect(screen.getByRole('heading', { name })).toBeVisible();
		}
		for (const text of leaves(strategy.hashtagStrategy)) expect(screen.getByText(text)).toBeVisible();
		await view.user.click(screen.getByRole('button', { name: 'Copy industry hashtags' }));
		expect(await navigator.clipboard.readText()).toBe('#BicycleRepair #BikeMechanic');
		expect(screen.queryByRole('button', { name: 'Copy trending hashtags' })).toBeNull();
	});

	it('CONTENT-15: shows the calendar a week at a time, each with its theme', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		expect(panel.getByRole('heading', { name: '4-Week Content Calendar' })).toBeVisible();
		for (const { week, theme } of strategy.contentCalendar) {
			await view.user.click(panel.getByRole('tab', { name: new RegExp(`^Week ${week}`) }));
			expect(panel.getByText(theme)).toBeVisible();
		}
		expect(panel.getByText('Nothing is posted in this week.')).toBeVisible();
	});

	it('CONTENT-16: CONTENT-27: shows the whole of a piece', async () => {
		expect(await missingOn('Content Calendar', strategy.contentCalendar[0])).toEqual([]);
		const piece = within(screen.getByRole('article', { name: 'Why brakes squeal' }));
		for (const text of ['Instagram', 'Carousel Posts', 'Monday 19:00', 'Save the cards.']) {
			expect(piece.getByText(text)).toBeVisible();
		}
		expect(piece.getByText('#SpokeAndKettle #BicycleRepair')).toBeVisible();
		expect(piece.getByText('[add a photo of a worn pad]')).toBeVisible();
	});

	it('orders the pieces of a week by day and hour', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		const monday = within(panel.getByRole('region', { name: 'Monday' }));
		expect(monday.getAllByRole('article').map((piece) => piece.getAttribute('aria-label'))).toEqual([
			'The bench at nine',
			'Why brakes squeal',
		]);
		expect(panel.getByRole('region', { name: 'Wednesday' })).toHaveTextContent('A puncture before eight');
		await view.user.click(panel.getByRole('tab', { name: /^Week 2/ }));
		expect(panel.getByRole('region', { name: 'Any day' })).toHaveTextContent('Prices on the wall');
	});

	it('CONTENT-17: copies the text of a piece, and shows a check for two seconds', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		const piece = within(panel.getByRole('article', { name: 'A puncture before eight' }));
		await view.user.click(piece.getByRole('button', { name: 'Copy text' }));
		const copied = piece.getByRole('button', { name: 'Copied' });
		expect(copied.querySelector('.tabler-icon-check')).not.toBeNull();
		expect(await navigator.clipboard.readText()).toBe(
			'The tyre is flat and the train leaves at ten past.\n\nDo you patch it or walk?',
		);
		await waitFor(() => expect(piece.getByRole('button', { name: 'Copy text' })).toBeVisible(), { timeout: 4000 });
	});

	it('copies a piece as it is posted: with what readers are asked to do, without the cards', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		const piece = within(panel.getByRole('article', { name: 'Why brakes squeal' }));
		await view.user.click(piece.getByRole('button', { name: 'Copy post' }));
		const post = 'Ask the pad first.\n\nSave the cards.\n\n#SpokeAndKettle #BicycleRepair';
		expect(await navigator.clipboard.readText()).toBe(post);
		expect(piece.getByText(`${post.length} of 2,200 characters`)).toBeVisible();
		await view.user.click(panel.getByRole('tab', { name: /^Week 2/ }));
		expect(panel.getByText(/^2,\d{3} of 2,200 characters$/)).toHaveAttribute('data-over', 'true');
	});

	it('shows the pieces of one platform alone, with their number in each week', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		await view.user.selectOptions(panel.getByLabelText('Platform'), 'Instagram');
		expect(panel.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
			'Week 11',
			'Week 21',
			'Week 30',
			'Week 40',
		]);
		expect(panel.getAllByRole('article')).toHaveLength(1);
		await view.user.selectOptions(panel.getByLabelText('Platform'), 'All platforms');
		expect(panel.getAllByRole('article')).toHaveLength(3);
	});

	it('CONTENT-33: names what is in no file for a scheduler', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		expect(panel.getByText(/^Not in files for schedulers/)).toHaveTextContent(
			'Not in files for schedulers: ‘Why brakes squeal’ (Instagram, Monday 19:00).',
		);
		view.unmount();
		const open = { title: 'Open slot 1 of 1', content: '[add your answer: What is on your bench?]' };
		const other = show({ contentStrategy: { contentCalendar: [{ week: 1, contentPieces: [open] }] } });
		const calendar = await openTab(other, 'Content Calendar');
		expect(calendar.getByText(/^Not in files for schedulers/)).toHaveTextContent('Open slots: 1.');
		expect(calendar.getByText(/^0 of 1 pieces are written/)).toBeVisible();
	});

	it('CONTENT-20: chooses the sign of a platform by its name, and a globe for the others', async () => {
		const signs = {
			LinkedIn: 'brand-linkedin',
			Instagram: 'brand-instagram',
			'Twitter/X': 'brand-x',
			TikTok: 'brand-tiktok',
			YouTube: 'brand-youtube',
			Facebook: 'world',
			Pinterest: 'world',
			Snapchat: 'world',
		};
		show({ contentStrategy: { platformStrategies: PLATFORMS.map((platform) => ({ platform })) } });
		for (const platform of PLATFORMS) {
			const sign = screen.getByRole('heading', { name: platform }).previousElementSibling;
			expect(sign).toHaveClass(`tabler-icon-${signs[platform]}`);
		}
	});

	it('CONTENT-18: CONTENT-28: shows each template, and copies it', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Templates');
		const shown = view.container.textContent ?? '';
		expect(leaves(strategy.contentTemplates).filter((leaf) => !shown.includes(leaf))).toEqual([]);
		await view.user.click(panel.getByRole('button', { name: 'Copy template' }));
		expect(await navigator.clipboard.readText()).toContain('What one hears; where to look');
	});

	it('CONTENT-19: CONTENT-29: CONTENT-30: shows growth hacks, and what is tracked', async () => {
		expect(await missingOn('Growth Strategy', [strategy.growthHacks, strategy.performanceTracking])).toEqual([]);
		expect(screen.getAllByRole('row')).toHaveLength(3);
	});

	it('draws no more than a week of the largest calendar', async () => {
		const pieces = PLATFORMS.flatMap((platform) =>
			['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
				...strategy.contentCalendar[0]?.contentPieces[0],
				title: `${platform} on ${day}`,
				platform,
				optimalPostTime: `${day} 09:00`,
			})),
		);
		const contentCalendar = [1, 2, 3, 4].map((week) => ({ week, theme: `Theme ${week}`, contentPieces: pieces }));
		const panel = await openTab(show({ contentStrategy: { contentCalendar } }), 'Content Calendar');
		expect(panel.getByText(/^224 of 224 pieces are written/)).toBeVisible();
		expect(panel.getAllByRole('article')).toHaveLength(56);
	});

	it('is there while any part of it is still missing', async () => {
		const parts: Partially<ContentOutput>[] = [
			{},
			{ contentStrategy: {} },
			{ contentStrategy: { strategyOverview: {}, platformStrategies: [{}], hashtagStrategy: {} } },
			{ contentStrategy: { contentCalendar: [{ week: 1 }, { week: 2, contentPieces: [{}] }], contentTemplates: [{}] } },
			{ contentStrategy: { contentCalendar: [], growthHacks: [{}], performanceTracking: { kpis: [{}] } } },
		];
		for (const part of parts) {
			const view = show(part);
			for (const name of TABS) await openTab(view, name);
			view.unmount();
		}
	});
});

describe('the days of a week', () => {
	it('are read from the time of a piece, however it is written', () => {
		const times = ['Sundays at 9:00', 'Thu 08:15', 'thursday 18:00', 'Thursday 7:00', 'any evening'];
		const days = daysOf(times.map((optimalPostTime) => ({ title: optimalPostTime, optimalPostTime })));
		expect(days.map(({ day, pieces }) => [day, ...pieces.map(({ title }) => title)])).toEqual([
			['Thursday', 'Thursday 7:00', 'Thu 08:15', 'thursday 18:00'],
			['Sunday', 'Sundays at 9:00'],
			['Any day', 'any evening'],
		]);
	});
});
