import { describe, expect, it } from 'vitest';
import { repeated, sentencesOfOutput, strangers, textsOf } from '#test/outputs.ts';
import { combinations } from '#test/pairwise.ts';
import type { AdInput, AdVariation } from './contract.ts';
import { draft } from './draft.ts';
import { catalogueFor } from './ground.ts';
import { objectiveNow } from './objectives.ts';
import { AD_PLATFORMS, BRAND_VOICES, CAMPAIGN_OBJECTIVES } from './options.ts';
import { countersOf, placementsOf } from './placements.ts';
import { odd, rich } from './testing.ts';

const COPY = ['name', 'angle', 'placement', 'callToAction', 'visualIdea', 'rationale'];

/** What is wrong with the ads, one line each; empty if nothing is. */
function faults(adVariations: readonly AdVariation[], input: AdInput): string[] {
	const found: string[] = [];
	for (const placement of placementsOf(input.adPlatform)) {
		const own = adVariations.filter((ad) => ad.placement === placement);
		if (own.length < 3) found.push(`${own.length} ads for ${placement}`);
		if (new Set(own.map(({ angle }) => angle)).size < own.length) found.push(`an angle twice in ${placement}`);
		found.push(...repeated(sentencesOfOutput(own, COPY)).map((sentence) => `twice: ${sentence}`));
		for (const ad of own) {
			const long = countersOf(ad).filter(({ length, limit }) => length > limit || length === 0);
			found.push(...long.map(({ field, length }) => `${ad.name}: ${field} has ${length} characters`));
		}
	}
	return found;
}

const NAMES = ['coffee', 'poor', 'sensitive'] as const;

const ALL = combinations({
	campaignObjective: CAMPAIGN_OBJECTIVES,
	adPlatform: [...AD_PLATFORMS, ''] as const,
	brandVoice: [...BRAND_VOICES, ''] as const,
	name: NAMES,
});

describe('every objective, placement and voice', () => {
	it.each(NAMES)(
		'AD-5: AD-6: AD-11: gives sound ads for the input "%s"',
		(wanted) => {
			const input = { ...rich, ...odd }[wanted] as AdInput;
			const texts = new Set<string>();
			for (const { name, ...choices } of ALL) {
				if (name !== wanted) continue;
				const given = { ...input, ...choices };
				const { adVariations } = draft(given).adCampaign;
				expect(faults(adVariations, given), JSON.stringify(choices)).toEqual([]);
				for (const text of textsOf(adVariations)) texts.add(text);
			}
			expect(texts.size).toBeGreaterThan(100);
			expect(strangers([...texts], input, catalogueFor(draft(input), input))).toEqual([]);
		},
		120_000,
	);
});

describe('a choice', () => {
	const input = rich.coffee as AdInput;
	const ads = (changes: Partial<AdInput>) => draft({ ...input, ...changes }).adCampaign.adVariations;

	it('AD-11: of voice changes what most ads say', () => {
		const texts = BRAND_VOICES.map(
			(brandVoice) => new Set(ads({ brandVoice }).flatMap(({ hook, primaryText }) => [hook, primaryText])),
		);
		for (const [index, one] of texts.entries()) {
			for (const other of texts.slice(index + 1)) {
				expect([...one].filter((text) => other.has(text)).length / one.size).toBeLessThan(0.5);
			}
		}
	});

	it('AD-5: of objective changes which angle leads, and AD-7: the button where none was chosen', () => {
		const leads = CAMPAIGN_OBJECTIVES.map((campaignObjective) => ads({ campaignObjective })[0]?.angle);
		expect(new Set(leads).size).toBeGreaterThanOrEqual(3);
		const buttons = CAMPAIGN_OBJECTIVES.map(
			(campaignObjective) => ads({ campaignObjective, callToAction: '' })[0]?.callToAction,
		);
		expect(new Set(buttons).size).toBeGreaterThanOrEqual(5);
		expect(ads({}).every(({ callToAction }) => callToAction === 'Book Now')).toBe(true);
	});

	it('AD-26: of objective is kept and named as Ads Manager names it now', () => {
		const named = CAMPAIGN_OBJECTIVES.map(
			(campaignObjective) => draft({ ...input, campaignObjective }).adCampaign.campaignOverview.primaryObjective,
		);
		expect(named).toEqual([
			'Brand Awareness (in Ads Manager: Awareness)',
			'Reach (in Ads Manager: Awareness)',
			'Traffic',
			'Engagement',
			'App Installs (in Ads Manager: App promotion)',
			'Video Views (in Ads Manager: Engagement)',
			'Lead Generation (in Ads Manager: Leads)',
			'Messages (in Ads Manager: Engagement)',
			'Conversions (in Ads Manager: Sales)',
			'Catalog Sales (in Ads Manager: Sales)',
			'Store Traffic (in Ads Manager: Awareness)',
		]);
		expect(objectiveNow('Traffic')).toBe('Traffic');
	});
});
