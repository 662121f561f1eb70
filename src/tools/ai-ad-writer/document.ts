import type { Document, Section } from '#shared/document.ts';
import { facts, factsOf, filled, list, paragraphs, section, table } from '#shared/document-parts.ts';
import type { Partially } from '#tools/define.ts';
import { adTexts } from './ad-copy.ts';
import type { AdInput, AdOutput, AdVariation, Audience } from './contract.ts';
import { namesAmong } from './named-lines.ts';
import { AD_FIELDS, FIELD_LABELS, PLACEMENT_FACTS, PLACEMENTS, type Placement } from './placements.ts';
import { title } from './title.ts';

/** A campaign that may still be being written. */
export type Campaign = NonNullable<Partially<AdOutput>['adCampaign']>;
export type Ad = Partially<AdVariation>;

/** The campaign in the order of its tabs: ads by placement, targeting, optimization, what to check. */
export function document({ adCampaign: campaign = {} }: Partially<AdOutput>, input: AdInput): Document {
	const { campaignOverview: overview = {} } = campaign;
	return {
		title: overview.campaignName || title(input),
		subtitle: 'Meta ads campaign',
		author: { company: input.businessInfo.name.split('\n')[0] ?? '' },
		facts: factsOf(
			['Objective', overview.primaryObjective],
			['Budget', overview.recommendedBudget],
			['Estimated reach', overview.estimatedReach],
			['Key message', overview.keyMessage],
		),
		sections: [
			...adSections(campaign),
			...targetingSections(campaign),
			...optimizationSections(campaign),
			...publishingSections(campaign),
		],
	};
}

/** The ads of each placement that has some, in the order of the placements. */
export function adsByPlacement({ adVariations = [] }: Campaign) {
	return PLACEMENTS.map((placement) => ({
		placement,
		heading: `Ads for ${placement}`,
		ads: adVariations.filter((ad) => ad.placement === placement),
	})).filter(({ ads }) => ads.length > 0);
}

/** What to see to; before it the screen lists what the files give in full. */
export function overviewSections(campaign: Campaign, input: AdInput): Section[] {
	const ads = adsByPlacement(campaign).flatMap((group) => group.ads);
	return filled(
		section(
			'The ads at a glance',
			table(
				['Ad', 'Placement', 'Angle', 'Hook', 'Headline'],
				ads.map((ad) => {
					const names = namesAmong(ad, input);
					const shown = (line: 'hook' | 'headline') => (names.includes(line) ? `${ad[line]} (a name)` : ad[line]);
					return [ad.name, ad.placement, ad.angle, shown('hook'), shown('headline')];
				}),
				{ title: 'The ads' },
			),
			{
				note: 'Each text argues with another fact of yours and stands under “Ad Variations”. Where you gave no line of your own, a name stands, and is marked so.',
			},
		),
		...publishingSections(campaign),
	);
}

export function adSections(campaign: Campaign): Section[] {
	return adsByPlacement(campaign).map(({ placement, heading, ads }) =>
		section(heading, {
			short: placement,
			note: ads.length > 1 ? `${ads.length} variations to test against each other.` : undefined,
			sections: ads.map(adSection),
		}),
	);
}

export function adSection(ad: Ad): Section {
	const { name = '', angle = '' } = ad;
	return section(
		name,
		{ note: name.includes(angle) ? undefined : angle },
		facts(...adTexts(ad), ['Picture', ad.visualIdea], ['Basis', ad.rationale]),
	);
}

/** What the screen counts the texts of the ads by. */
export function limitSections(campaign: Campaign): Section[] {
	return filled(
		section('Limits and where they come from', {
			folded: true,
			parts: 'rows',
			sections: adsByPlacement(campaign).map(({ placement }) => section(`Limits of ${placement}`, limitsOf(placement))),
		}),
	);
}

function limitsOf(placement: Placement) {
	const { limits } = PLACEMENT_FACTS[placement];
	return facts(
		...AD_FIELDS.map(
			(field) => [`${FIELD_LABELS[field]}: ${limits[field].limit}`, `${limits[field].source}.`] as const,
		),
	);
}

export function targetingSections({ targetingStrategy: targeting = {} }: Campaign): Section[] {
	const { audiences, meantFor, specialCategoryNotice } = targeting;
	return filled(
		section('Special ad categories', paragraphs(specialCategoryNotice), {
			note: 'Meta limits the targeting of ads for housing, jobs and credit.',
		}),
		section('Targeting strategy', facts(['Meant for', meantFor?.join('; ')]), {
			short: 'Audiences',
			note: 'Set each up as an ad set of its own, so that their results can be told apart.',
			parts: 'rows',
			sections: audiences?.map(audienceSection) ?? [],
		}),
	);
}

function audienceSection(audience: Partially<Audience>): Section {
	const { name = '', demographics, places, interests, behaviors, lookalikes, exclusions } = audience;
	const isBroad = interests?.length === 0 && behaviors?.length === 0;
	return section(
		name,
		{ note: isBroad ? 'Left broad: no interests, no behaviors.' : undefined },
		facts(
			['People', demographics],
			['Places', places],
			['Interests', interests?.join(', ')],
			['Behaviors', behaviors?.join(', ')],
			['Lookalikes', lookalikes],
			['Exclusions', exclusions?.join(', ')],
		),
	);
}

export function optimizationSections({ optimization = {} }: Campaign): Section[] {
	const { testPlan = [], schedule = [], budgetSplit } = optimization;
	return filled(
		section('Test plan', {
			note: 'One thing at a time: what differs in two ways teaches nothing.',
			parts: 'rows',
			sections: testPlan.map(({ element = '', variants, hypothesis, metric, minimumSample }) =>
				section(
					element,
					facts(
						['Variants', variants?.join(' / ')],
						['Hypothesis', hypothesis],
						['Metric', metric],
						['Minimum sample', minimumSample],
					),
				),
			),
		}),
		section(
			'Schedule and budget',
			facts(...schedule.map(({ period = '', action }) => [period, action] as const)),
			table(
				['Part', 'Amount', 'From'],
				budgetSplit?.map(({ part, amount, calculation }) => [part, amount, calculation]),
				{ title: 'Parts of the budget' },
			),
		),
	);
}

function publishingSections({ complianceNotes, importLacks }: Campaign): Section[] {
	return filled(
		section('Before publishing', list(complianceNotes), {
			note: 'What to prove, to fill in, or to leave out.',
			none: complianceNotes && 'Nothing to see to.',
		}),
		section('What the file for Meta still lacks', list(importLacks), {
			note: 'The import for Ads Manager is offered under “Download” once this is in the form.',
		}),
	);
}
