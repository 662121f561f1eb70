import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '#test/browser/person.ts';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import { type ContentOutput, contract } from './contract.ts';
import { example } from './example.ts';
import { PLATFORMS } from './options.ts';
import { sampleOutput } from './result/sample.ts';
import { ContentResult } from './result.tsx';
import { dayOf, inOrder } from './weeks.ts';

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

/** The lines that a tab does not show; bullet points and numbers are drawn by the list that they are in. */
async function missingOn(name: string, part: unknown) {
	const view = show();
	await openTab(view, name);
	const text = view.container.textContent ?? '';
	const lines = leaves(part).flatMap((leaf) => leaf.split(/\n+/));
	return lines.filter((line) => !text.includes(line.replace(/^\d+\. /, '')));
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
		const mixes = screen.getAllByRole('definition').filter((each) => each.textContent?.includes('Educational'));
		expect(mixes.map((mix) => mix.textContent)).toEqual([
			'■ Educational 45%■ Entertaining 30%■ Inspirational 10%■ Promotional 15%',
			'■ Educational 40%■ Entertaining 35%■ Promotional 25%Nothing inspirational',
		]);
	});

	it('CONTENT-14: CONTENT-26: shows the four groups of hashtags, and copies one', async () => {
		const view = show();
		const groups = within(screen.getByRole('region', { name: 'Hashtag Strategy' }));
		expect(groups.getAllByRole('term').map((term) => term.textContent)).toEqual([
			'Branded',
			'Industry',
			'Community',
			'Trending',
		]);
		for (const group of Object.values(strategy.hashtagStrategy))
			expect(groups.getByText(group.join(' '))).toBeVisible();
		await view.user.click(screen.getByRole('button', { name: 'Copy industry hashtags' }));
		expect(await navigator.clipboard.readText()).toBe('#BicycleRepair #BikeMechanic');
		expect(screen.queryByRole('button', { name: 'Copy trending hashtags' })).toBeNull();
	});

	it('CONTENT-15: shows the calendar a week at a time, each with its theme', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		expect(panel.getByRole('heading', { name: '4-Week Content Calendar' })).toBeVisible();
		for (const { week, theme } of strategy.contentCalendar) {
			await view.user.click(panel.getByRole('button', { name: `Week ${week}: ${theme}` }));
			expect(panel.getByRole('heading', { name: `Week ${week}: ${theme}` })).toBeVisible();
			expect(panel.getAllByRole('heading', { name: /^Week/ })).toHaveLength(1);
		}
		expect(panel.getByText('No post this week.')).toBeVisible();
	});

	it('CONTENT-16: CONTENT-27: shows the whole of a piece', async () => {
		expect(await missingOn('Content Calendar', strategy.contentCalendar[0])).toEqual([]);
		await person().selectOptions(screen.getByLabelText('Platform'), 'Instagram');
		expect(screen.getByRole('heading', { name: 'Instagram: Why brakes squeal' })).toBeVisible();
		for (const text of ['Carousel Posts', 'Monday 19:00', 'Save the cards.', '#SpokeAndKettle #BicycleRepair']) {
			expect(screen.getByText(text)).toBeVisible();
		}
		expect(screen.getByText('[add a photo of a worn pad]')).toBeVisible();
	});

	it('shows the pieces of a week by day and hour, or those of one day alone', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		const pieces = () => panel.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent?.trim());
		expect(pieces()).toEqual([
			'Facebook: The bench at nine',
			'Instagram: Why brakes squeal',
			'Facebook: A puncture before eight',
		]);
		const wednesday = panel.getByRole('button', { name: /^Wed of week 1/ });
		await view.user.click(wednesday);
		expect(wednesday).toHaveAttribute('aria-pressed', 'true');
		expect(pieces()).toEqual(['Facebook: A puncture before eight']);
		await view.user.click(panel.getByRole('button', { name: /^Week 1/ }));
		expect(pieces()).toHaveLength(3);
		await view.user.click(panel.getByRole('button', { name: /^Any day of week 2/ }));
		expect(pieces()).toEqual(['Instagram: Prices on the wall']);
	});

	it('says of each day of the month what is posted, and how far it is', async () => {
		const panel = await openTab(show(), 'Content Calendar');
		const days = panel.getAllByRole('button', { name: / of week / }).map((day) => day.getAttribute('aria-label'));
		expect(days).toEqual([
			'Mon of week 1: Facebook Monday 09:30 (ready), Instagram Monday 19:00 (to complete)',
			'Wed of week 1: Facebook Wednesday 12:30 (ready)',
			'Any day of week 2: Instagram Early in the week (ready)',
		]);
		expect(panel.getByText('3 ready')).toBeVisible();
		expect(panel.getByText('1 to complete')).toBeVisible();
	});

	it('CONTENT-17: copies the text of a piece, and shows a check for two seconds', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		await view.user.click(panel.getByRole('button', { name: /^Wed of week 1/ }));
		await view.user.click(panel.getByRole('button', { name: 'Copy text' }));
		const copied = panel.getByRole('button', { name: 'Copied' });
		expect(copied.querySelector('.tabler-icon-check')).not.toBeNull();
		expect(await navigator.clipboard.readText()).toBe(
			'The tyre is flat and the train leaves at ten past.\n\nDo you patch it or walk?',
		);
		await waitFor(() => expect(panel.getByRole('button', { name: 'Copy text' })).toBeVisible(), { timeout: 4000 });
	});

	it('copies a piece as it is posted: with what readers are asked to do, without the cards', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		await view.user.selectOptions(panel.getByLabelText('Platform'), 'Instagram');
		await view.user.click(panel.getByRole('button', { name: 'Copy post' }));
		const post = 'Ask the pad first.\n\nSave the cards.\n\n#SpokeAndKettle #BicycleRepair';
		expect(await navigator.clipboard.readText()).toBe(post);
		expect(panel.getByText(`${post.length} of 2,200 characters`)).toBeVisible();
		await view.user.click(panel.getByRole('button', { name: /^Week 2/ }));
		expect(panel.getByText(/^2,\d{3} of 2,200 characters$/)).toHaveAttribute('data-tone', 'red');
	});

	it('shows the pieces of one platform alone, in the month as well', async () => {
		const view = show();
		const panel = await openTab(view, 'Content Calendar');
		const days = () => panel.getAllByRole('button', { name: / of week / });
		await view.user.click(panel.getByRole('button', { name: /^Wed of week 1/ }));
		await view.user.selectOptions(panel.getByLabelText('Platform'), 'Instagram');
		expect(days()).toHaveLength(2);
		expect(panel.getAllByRole('heading', { level: 4 })).toHaveLength(1);
		expect(panel.getByText(/^2 of 2 pieces are written/)).toBeVisible();
		await view.user.selectOptions(panel.getByLabelText('Platform'), 'All platforms');
		expect(days()).toHaveLength(3);
		expect(panel.getAllByRole('heading', { level: 4 })).toHaveLength(3);
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
			const sign = screen.getByRole('heading', { name: platform }).querySelector('svg');
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
		expect(panel.getAllByRole('button', { name: 'Copy text' })).toHaveLength(56);
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
		const pieces = inOrder(times.map((optimalPostTime) => ({ optimalPostTime })));
		expect(pieces.map((piece) => [dayOf(piece), piece.optimalPostTime])).toEqual([
			['Thursday', 'Thursday 7:00'],
			['Thursday', 'Thu 08:15'],
			['Thursday', 'thursday 18:00'],
			['Sunday', 'Sundays at 9:00'],
			['Any day', 'any evening'],
		]);
	});
});
