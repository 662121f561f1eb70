import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import { type AdOutput, contract } from './contract.ts';
import { example } from './example.ts';
import { atFold, PLACEMENTS } from './placements.ts';
import { sampleOutput } from './result/sample.ts';
import { AdResult } from './result.tsx';

const TABS = ['Campaign Overview', 'Ad Variations', 'Targeting Strategy', 'Optimization & Testing'];
const campaign = sampleOutput.adCampaign;

function show(output: Partially<AdOutput> = sampleOutput) {
	return renderUi(<AdResult input={example} output={output} />);
}

async function openTab({ user }: ReturnType<typeof show>, name: string) {
	await user.click(screen.getByRole('tab', { name }));
	return within(screen.getByRole('tabpanel', { name }));
}

function leaves(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** The texts of a part that are not shown on its tab. */
async function missingOn(name: string, part: unknown) {
	const view = show();
	await openTab(view, name);
	const text = view.container.textContent ?? '';
	return leaves(part).filter((leaf) => !text.includes(leaf));
}

describe('the result of the Ad Writer', () => {
	it('shows an output of the contract', () => {
		expect(contract.output.parse(sampleOutput)).toEqual(sampleOutput);
	});

	it('AD-15: has four tabs and begins with the overview', () => {
		show();
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS);
		expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Campaign Overview');
	});

	it('AD-16: shows name, message, objective, budget and reach in its header on every tab', async () => {
		const view = show();
		for (const name of TABS) {
			await openTab(view, name);
			const header = screen.getByRole('region', { name: 'The campaign' });
			const overview = Object.values(campaign.campaignOverview);
			expect(overview).toHaveLength(5);
			for (const text of overview) expect(within(header).getByText(text)).toBeVisible();
		}
	});

	it('AD-17: AD-18: shows each ad under its placement with all of its texts', async () => {
		const panel = await openTab(show(), 'Ad Variations');
		expect(panel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
			'Facebook Feed',
			'Instagram Feed',
			'Instagram Reels',
			'Limits and where they come from',
		]);
		const feed = within(panel.getByRole('region', { name: 'Facebook Feed' }));
		expect(feed.getAllByRole('article').map((ad) => ad.getAttribute('aria-label'))).toEqual([
			'FB1 Problem',
			'FB2 Offer',
		]);
		expect(feed.getByText('2 variations to test against each other.')).toBeVisible();
		const ad = panel.getByRole('article', { name: 'FB1 Problem' });
		for (const label of ['Hook', 'Primary text', 'Headline', 'Description', 'Button']) {
			expect(within(ad).getByText(label)).toBeVisible();
		}
	});

	it('shows no part of a campaign nowhere', async () => {
		expect(await missingOn('Ad Variations', campaign.adVariations)).toEqual([]);
	});

	it('says what an ad argues with where its name does not', async () => {
		const ads = campaign.adVariations.slice(0, 1);
		const adVariations = [...ads, ...ads.map((ad) => ({ ...ad, name: 'FB9' }))];
		const panel = await openTab(show({ adCampaign: { adVariations } }), 'Ad Variations');
		const angleIn = (name: string) => within(panel.getByRole('article', { name })).queryByText('Problem');
		expect(angleIn('FB1 Problem')).toBeNull();
		expect(angleIn('FB9')).toBeVisible();
	});

	it('AD-19: counts each text against its placement, and says by how much one is too long', async () => {
		const panel = await openTab(show(), 'Ad Variations');
		const first = within(panel.getByRole('article', { name: 'FB1 Problem' }));
		expect(first.getByText(`${'Bitter again?'.length} / 40`)).toBeVisible();
		expect(first.getByText('24 / 27')).toBeVisible();
		const second = within(panel.getByRole('article', { name: 'FB2 Offer' }));
		expect(second.getByText('36 / 27, 9 too many')).toHaveAttribute('data-over', 'true');
		const limits = panel.getAllByText(/^Limits of/);
		expect(limits).toHaveLength(3);
		expect(panel.getAllByText(/^Third parties' accounts of Meta's ad specifications/).length).toBeGreaterThan(0);
	});

	it('cuts a text where its placement cuts it, and opens the rest', async () => {
		const view = show();
		const panel = await openTab(view, 'Ad Variations');
		const reel = within(panel.getByRole('figure', { name: 'Preview, Instagram Reels' }));
		expect(reel.queryByText('[add a name]')).toBeNull();
		await view.user.click(reel.getByRole('button', { name: 'See more' }));
		expect(reel.getByText('[add a name]')).toBeVisible();
		expect(reel.queryByRole('button', { name: 'See more' })).toBeNull();
		const feed = panel.getAllByRole('figure', { name: 'Preview, Facebook Feed' })[0];
		expect(within(feed as HTMLElement).queryByRole('button')).toBeNull();
		expect(within(feed as HTMLElement).getByText('Copper Kettle Repairs')).toBeVisible();
	});

	it('draws an ad for every placement', async () => {
		const [ad] = campaign.adVariations;
		const adVariations = PLACEMENTS.map((placement) => ({ ...ad, placement, name: placement }));
		const panel = await openTab(show({ adCampaign: { adVariations } }), 'Ad Variations');
		for (const placement of PLACEMENTS) {
			const preview = within(panel.getByRole('figure', { name: `Preview, ${placement}` }));
			for (const text of ['Bitter again?', 'Book Now']) expect(preview.getByText(text)).toBeVisible();
			expect(preview.getByText(/^A pump that gets louder/)).toBeVisible();
		}
	});

	it('copies one text, and one ad', async () => {
		const view = show();
		const panel = await openTab(view, 'Ad Variations');
		const ad = within(panel.getByRole('article', { name: 'FB2 Offer' }));
		await view.user.click(ad.getByRole('button', { name: 'Copy headline' }));
		expect(await navigator.clipboard.readText()).toBe('First service: £70');
		await view.user.click(ad.getByRole('button', { name: 'Copy ad' }));
		const copied = await navigator.clipboard.readText();
		for (const text of ['£15 off the first service', 'First service: £70', 'Book Now']) expect(copied).toContain(text);
	});

	it('AD-20: shows whom the ads reach, and the plan of the tests with its sums', async () => {
		expect(await missingOn('Targeting Strategy', campaign.targetingStrategy)).toEqual([]);
		document.body.innerHTML = '';
		expect(await missingOn('Optimization & Testing', campaign.optimization)).toEqual([]);
	});

	it('says that an audience without interests and behaviors is broad, and of no other', async () => {
		const panel = await openTab(show(), 'Targeting Strategy');
		const broad = panel.getAllByText('Left broad: no interests, no behaviors.');
		expect(broad.map((note) => note.parentElement?.textContent)).toEqual([expect.stringMatching(/^B: broad/)]);
	});

	it('AD-25: warns of a special category, and only tells where there is none', async () => {
		const view = show();
		await openTab(view, 'Targeting Strategy');
		expect(screen.getByText(/^None found/).closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
		view.unmount();
		const targetingStrategy = { specialCategoryNotice: 'Housing: no ages may be chosen. [confirm that it applies]' };
		await openTab(show({ adCampaign: { targetingStrategy } }), 'Targeting Strategy');
		expect(screen.getByText(/^Housing/).closest('[data-tone]')).toHaveAttribute('data-tone', 'yellow');
		expect(screen.getByText('[confirm that it applies]')).toBeVisible();
	});

	it('lists what to see to before publishing, with its gaps as gaps', async () => {
		show();
		expect(screen.getByText('Keep the books that show 1,900 repairs.')).toBeVisible();
		expect(screen.getByText('[add which]')).toBeVisible();
	});

	it('tells what the file for Meta lacks, and nothing where it is complete', () => {
		const { unmount } = show();
		expect(screen.queryByRole('heading', { name: 'What the file for Meta still lacks' })).toBeNull();
		unmount();
		show({ adCampaign: { importLacks: ['The address that the button opens'] } });
		expect(screen.getByRole('heading', { name: 'What the file for Meta still lacks' })).toBeVisible();
		expect(screen.getByText('The address that the button opens')).toBeVisible();
	});

	it('is there while any part of it is still missing', async () => {
		const parts: Partially<AdOutput>[] = [
			{},
			{ adCampaign: {} },
			{ adCampaign: { campaignOverview: {}, adVariations: [{}, { name: 'FB1' }], optimization: {} } },
			{ adCampaign: { targetingStrategy: { audiences: [{}] }, optimization: { testPlan: [{}], budgetSplit: [{}] } } },
			{ adCampaign: { adVariations: [{ placement: 'Facebook Stories' }], complianceNotes: [] } },
		];
		for (const part of parts) {
			const view = show(part);
			for (const name of TABS) await openTab(view, name);
			view.unmount();
		}
	});
});

describe('how the texts of an ad are cut', () => {
	it('keeps a text within the fold, and cuts a longer one after its last whole word', () => {
		expect(atFold('one two', 7)).toEqual({ shown: 'one two', cut: false });
		expect(atFold('one two three', 9)).toEqual({ shown: 'one two', cut: true });
		expect(atFold('one two three', 7)).toEqual({ shown: 'one two', cut: true });
		expect(atFold('unbreakable', 4)).toEqual({ shown: 'unbr', cut: true });
		expect(atFold('😀😀😀', 3)).toEqual({ shown: '😀😀😀', cut: false });
		expect(atFold('any length', undefined).cut).toBe(false);
	});
});
