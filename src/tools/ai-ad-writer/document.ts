import type { Block, Document, Section } from '#shared/document.ts';
import type { AdCampaign, AdInput, AdOutput, AdVariation, Audience } from './contract.ts';
import { PLACEMENTS } from './placements.ts';
import { title } from './title.ts';

/** The campaign in the order of its tabs: overview, ads by placement, targeting, optimization, what to check. */
export function document({ adCampaign }: AdOutput, input: AdInput): Document {
	const { campaignOverview: overview, adVariations, targetingStrategy, optimization, complianceNotes } = adCampaign;
	const { importLacks = [] } = adCampaign;
	const { meantFor = [], specialCategoryNotice } = targetingStrategy;
	const notices = specialCategoryNotice === undefined ? [] : [specialCategoryNotice];
	return {
		title: title(input),
		subtitle: 'Meta ads campaign',
		author: { company: input.businessInfo.name.split('\n')[0] ?? '' },
		facts: [
			{ label: 'Objective', value: overview.primaryObjective },
			{ label: 'Budget', value: overview.recommendedBudget },
			{ label: 'Estimated reach', value: overview.estimatedReach },
			{ label: 'Key message', value: overview.keyMessage },
		],
		sections: [
			...PLACEMENTS.flatMap((placement): Section[] => {
				const ads = adVariations.filter((ad) => ad.placement === placement);
				return ads.length === 0 ? [] : [{ heading: `Ads for ${placement}`, blocks: [], sections: ads.map(adSection) }];
			}),
			{
				heading: 'Targeting strategy',
				blocks: [
					factsOf([['Meant for', meantFor.join('; ')]]),
					...notices.map((text) => ({ kind: 'paragraph' as const, text })),
				],
				sections: targetingStrategy.audiences.map(audienceSection),
			},
			{
				heading: 'Test plan',
				blocks: [],
				sections: optimization.testPlan.map((test) => ({
					heading: test.element,
					blocks: [
						factsOf([
							['Variants', test.variants.join(' / ')],
							['Hypothesis', test.hypothesis],
							['Metric', test.metric],
							['Minimum sample', test.minimumSample],
						]),
					],
				})),
			},
			...daysSection(optimization),
			{ heading: 'Before publishing', blocks: [{ kind: 'list', items: complianceNotes }] },
			...(importLacks.length === 0
				? []
				: [{ heading: 'What the file for Meta still lacks', blocks: [{ kind: 'list', items: importLacks } as const] }]),
		],
	};
}

function adSection(ad: AdVariation): Section {
	return {
		heading: ad.name,
		blocks: [
			factsOf([
				['Hook', ad.hook],
				['Primary text', ad.primaryText],
				['Headline', ad.headline],
				['Description', ad.description],
				['Button', ad.callToAction],
				['Picture', ad.visualIdea],
				['Basis', ad.rationale],
			]),
		],
	};
}

/** Nothing as long as there are neither days nor sums. */
function daysSection({ schedule, budgetSplit }: AdCampaign['optimization']): Section[] {
	const days = schedule.length === 0 ? [] : [factsOf(schedule.map(({ period, action }) => [period, action]))];
	const blocks = [...days, ...splitTable(budgetSplit)];
	return blocks.length === 0 ? [] : [{ heading: 'Schedule and budget', blocks }];
}

function splitTable(parts: AdCampaign['optimization']['budgetSplit']): Block[] {
	if (parts.length === 0) return [];
	const rows = parts.map(({ part, amount, calculation }) => [part, amount, calculation]);
	return [{ kind: 'table', head: ['Part', 'Amount', 'From'], rows }];
}

function audienceSection({
	name,
	demographics,
	places,
	interests,
	behaviors,
	lookalikes,
	exclusions,
}: Audience): Section {
	return {
		heading: name,
		blocks: [
			factsOf([
				['People', demographics],
				['Places', places],
				['Interests', interests.join(', ')],
				['Behaviors', behaviors.join(', ')],
				['Lookalikes', lookalikes],
				['Exclusions', exclusions.join(', ')],
			]),
		],
	};
}

/** Labelled lines; empty ones are left out. */
function factsOf(entries: readonly (readonly [string, string | undefined])[]): Block {
	return {
		kind: 'facts',
		facts: entries.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }])),
	};
}
