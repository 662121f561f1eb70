import { withArticle } from '#language/articles.ts';
import { decapitalize } from '#language/decapitalize.ts';
import type { AdAnswer, AdInput, AdOutput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { codeOf, placementsOf } from '../placements.ts';
import { title } from '../title.ts';
import { type Budget, count, readBudget } from './budget.ts';
import type { Material } from './material.ts';
import { impressionsOf } from './reach.ts';
import { sampleText } from './sample.ts';
import { piecesOf } from './words.ts';

/** What to compare, one thing at a time, and how many people each comparison needs. */

type Test = AdAnswer['adCampaign']['optimization']['testPlan'][number];
type SampledTest = AdOutput['adCampaign']['optimization']['testPlan'][number];

export function testsFor(input: AdInput, ads: readonly AdVariation[], material: Material): Test[] {
	const { rate, result } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const [interest] = piecesOf(input.interests).flatMap((piece) => piece.split(/,\s*/));
	const placements = placementsOf(input.adPlatform);
	const byPlacement = placements.map((placement) => ads.filter((ad) => ad.placement === placement));
	return [
		{
			element: `The angle: ${byPlacement.map((own) => own.map(({ angle }) => angle).join(', ')).join(' / ')}`,
			variants: byPlacement.map((own) => own.map(({ name }) => codeOf(name)).join(', ')),
			hypothesis: angleHypothesis(byPlacement[0] ?? [], material),
			metric: rate,
		},
		second(input, ads, material),
		{
			element: `The audience for the best ad of ${material.facts.product[0]?.text ?? 'all'}`,
			variants: [`A (${interest ?? 'as described'})`, 'B (broad)'],
			hypothesis: audienceHypothesis(input),
			metric: `Cost per ${result}, A against B`,
		},
	];
}

function angleHypothesis(ads: readonly AdVariation[], { facts, inline }: Material): string {
	const [first, next] = ads;
	if (first === undefined || next === undefined) return 'One angle leads clearly.';
	const [who = 'the audience'] = facts.who.map(({ text }) => inline(text).split(/(?<!\s)\s+(?:who|that)\s+/)[0] ?? '');
	return `${codeOf(first.name)} leads ${codeOf(next.name)}, because ${reason(first.angle)} moves ${who} more than ${reason(next.angle)}`;
}

const REASONS: Readonly<Record<string, string>> = {
	Problem: 'trouble they know',
	Outcome: 'what they get',
	Proof: 'evidence',
	Offer: 'a saving',
	Story: 'the people behind it',
	Promise: 'what is done for them',
	'How it works': 'seeing what happens',
	Price: 'a price in the open',
	Contrast: 'the difference',
	Question: 'their own question',
	Audience: 'being named',
	Introduction: 'the product itself',
};

function reason(angle: string): string {
	return REASONS[angle] ?? 'the other angle';
}

/** The second test: of the offer, otherwise the price, otherwise the words on the picture. */
function second(input: AdInput, ads: readonly AdVariation[], { facts, cite }: Material): Test {
	const { clicks, rate, result } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const [offer] = facts.offer;
	const [price] = facts.price;
	if (offer !== undefined) {
		return {
			element: 'The offer on the page behind the ad',
			variants: [`${cite(offer)} at the top`, 'no word of it on the first screen'],
			hypothesis: `Whoever clicked for ${cite(offer)} looks for it first, and finding it lowers the cost per ${result}`,
			metric: clicks ? `Share of clicks that end in ${withArticle(result)}` : `${rate}, one page against the other`,
		};
	}
	if (price !== undefined) {
		return {
			element: 'The price in the ad',
			variants: [`${price.text} as headline`, 'no price in the ad'],
			hypothesis: `Fewer react when they read ${price.text}, and more of those who do mean it`,
			metric: clicks ? `Share of clicks that end in ${withArticle(result)}` : `${rate}, with the price and without`,
		};
	}
	const [first] = ads;
	return {
		element: `The words on the picture of ${first === undefined ? 'the first ad' : codeOf(first.name)}`,
		variants: [`‘${first?.hook ?? ''}’`, 'no words, the picture alone'],
		hypothesis: 'With so few facts entered, the picture may say more than the words',
		metric: 'People who stop for three seconds or more, per person reached',
	};
}

function audienceHypothesis({ interests, targetAudience }: AdInput): string {
	const [interest] = piecesOf(interests).flatMap((piece) => piece.split(/,\s*/));
	if (interest === undefined || interest.length > 60) {
		return 'A needs interests that are still to be added; until then B shows whom Meta finds alone';
	}
	const [mind] = piecesOf(targetAudience.psychographics);
	return mind === undefined || mind.length > 120
		? `If an interest in ${interest} marks the buyers, A is cheaper; if B is, the ads sort the viewers and A only costs`
		: `If “${mind}” goes with an interest in ${interest}, A is cheaper; if B is, the ads find these people without it`;
}

/** Adds the sample size to each test. It is computed for tests of clicks if a click rate was given. */
export function sampled(tests: readonly Test[], input: AdInput, ads: number): SampledTest[] {
	const budget = readBudget(input.budget);
	return tests.map((test, index) => ({ ...test, minimumSample: sampleFor(test, index, input, budget, ads) }));
}

function sampleFor(test: Test, index: number, input: AdInput, budget: Budget | null, ads: number): string {
	const { clicks, rate, result } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const product = title({ ...input, businessInfo: { ...input.businessInfo, name: '' } }).slice(0, 60);
	if (index === 0) {
		if (clicks && budget?.clickRate !== undefined) return sampleText(budget, ads);
		return clicks
			? `Not computed: [add the click rate of an earlier campaign for ${product}]`
			: `Not computed: [add ${decapitalize(rate)} in an earlier campaign]`;
	}
	const expected = expectedClicks(budget);
	if (/clicks? that|per click/i.test(test.metric)) {
		return `Not computed: [add the share of clicks that end in ${withArticle(result)}].${expected}`;
	}
	return index === 1
		? 'Worked out as for the angle, once that earlier value is there'
		: `Not computed: [add your usual cost per ${result} for ${product}]`;
}

function expectedClicks(budget: Budget | null): string {
	const { total, cpm, clickRate } = budget ?? {};
	if (total === undefined || cpm === undefined || clickRate === undefined) return '';
	const impressions = impressionsOf(total, cpm);
	const clicks = Math.round(impressions * clickRate);
	const share = `${Number((clickRate * 100).toFixed(3))}%`;
	return ` The whole budget brings about ${count(clicks)} clicks (${count(impressions)} × ${share}), enough for a large difference at best.`;
}
