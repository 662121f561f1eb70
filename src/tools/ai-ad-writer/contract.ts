import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { choice, fixed, section, text } from '#tools/fields.ts';
import {
	AD_INDUSTRIES,
	AD_PLATFORMS,
	AGE_RANGES,
	BRAND_VOICES,
	CALLS_TO_ACTION,
	CAMPAIGN_OBJECTIVES,
	GENDERS,
	INCOMES,
} from './options.ts';
import { PLACEMENTS } from './placements.ts';

/** An ad in the member's own words. */
const own = () => section({ text: text(), picture: text(), headline: text() });

const input = z.strictObject({
	businessInfo: section({ name: text(), industry: choice(AD_INDUSTRIES), description: text() }),
	productService: section({ name: text(), description: text(), price: text(), category: text() }),
	targetAudience: section({ primaryAudience: text(), demographics: text(), psychographics: text() }),
	campaignObjective: choice(CAMPAIGN_OBJECTIVES),
	adPlatform: choice(AD_PLATFORMS),
	/** Free text, e.g. "$60 a day for 21 days, CPM $12"; amount, period, CPM and click rate are parsed from it. */
	budget: text(),
	valueProposition: text(),
	painPoints: text(),
	benefits: text(),
	callToAction: choice(CALLS_TO_ACTION),
	brandVoice: choice(BRAND_VOICES),
	competitorInfo: text(),
	promotions: text(),
	demographics: section({
		ageRange: choice(AGE_RANGES),
		gender: choice(GENDERS),
		location: text(),
		income: choice(INCOMES),
	}),
	interests: text(),
	behaviors: text(),
	/** One benefit or result each: `text` stands beside the picture, `picture` on it, `headline` below. */
	point1: own(),
	point2: own(),
	point3: own(),
	/** What one gets first, e.g. a free check. */
	firstStep: own(),
	objection: section({ question: text(), answer: text(), headline: text() }),
	/** The business as people say it, for places with little room; empty for the whole name. */
	shortName: text(),
	town: text(),
	/** What the file for Meta's bulk import needs besides the ads. */
	metaImport: section({
		link: text().describe('Where the button leads'),
		page: text().describe('The number of the Facebook page'),
		pixel: text().describe('The number of the Meta pixel'),
	}),
});

export type AdInput = z.infer<typeof input>;

const line = z.string().min(1);
const lines = z.array(line);

const overview = z.object({
	campaignName: line.describe('Business and product'),
	keyMessage: line.describe('What all ads say, in one sentence'),
});

const variation = z.object({
	name: line.describe('Code of the placement with a number, then the angle, e.g. "FB1: Problem"'),
	angle: line.describe('What the ad argues with; each once in a placement'),
	placement: z.enum(PLACEMENTS).describe('Where it stands'),
	hook: line.describe('Text on the picture, at most 40 characters; the primary text does not repeat it'),
	primaryText: line.describe('Text beside the picture, at most 125 characters'),
	headline: line.describe('At most 27 characters in feeds, Messenger and Audience Network, 40 in Stories and Reels'),
	description: line.describe('A second fact, at most 27 characters'),
	callToAction: z.enum(CALLS_TO_ACTION).describe('The button'),
	visualIdea: line.describe('What the picture or video shows'),
	rationale: line.describe('Which fact of the input carries the ad, and why it may work'),
});

const audience = z.object({
	name: line.describe('Letter and kind, e.g. "A: interests"'),
	demographics: line.describe('Ages, genders, area and income as given'),
	interests: lines.describe('As given; empty for a broad audience'),
	behaviors: lines.describe('As given'),
	places: line.optional().describe('The area, if it is not among the demographics'),
	lookalikes: line.optional().describe('Which list they would be built from'),
	exclusions: lines.describe('Who should not see the ads'),
});

const test = z.object({
	element: line.describe('The one thing that differs'),
	variants: lines.describe('What is compared, by the names of the ads where they are ads'),
	hypothesis: line.optional().describe('What is expected and why; left out without an earlier result'),
	metric: line.describe('What decides, as a rate'),
});

/** What a model is asked for. Reach, budget, samples and special categories are computed in code. */
export const answer = z.object({
	adCampaign: z.object({
		campaignOverview: overview,
		adVariations: z.array(variation).min(3).describe('At least three for each placement'),
		targetingStrategy: z.object({ audiences: z.array(audience).min(1) }),
		optimization: z.object({ testPlan: z.array(test).min(1) }),
		complianceNotes: lines.describe('What to prove, confirm or leave out before publishing'),
	}),
});

const output = z.object({
	adCampaign: z.object({
		campaignOverview: overview.extend({
			/** A number with its arithmetic and assumption, or "Not estimated: …". */
			estimatedReach: fixed(z.string().min(1)),
			recommendedBudget: fixed(z.string().min(1)),
			/** As chosen, under its current name in Ads Manager. */
			primaryObjective: fixed(z.string().min(1)),
		}),
		adVariations: z.array(variation).min(3),
		targetingStrategy: z.object({
			audiences: z.array(audience).min(1),
			/** Whom the ads are for, as typed. */
			meantFor: fixed(z.array(line)).optional(),
			/** Which of Meta's special ad categories the input suggests, and the consequences; missing if none. */
			specialCategoryNotice: fixed(z.string().min(1)).optional(),
		}),
		optimization: z.object({
			/** `minimumSample` is the arithmetic, or what is missing for it; left out where nothing of the form could give it. */
			testPlan: z.array(test.extend({ minimumSample: fixed(z.string().min(1)).optional() })).min(1),
			schedule: z.array(z.object({ period: line, action: line })),
			/** The amounts add up to the budget if it could be parsed; empty without a budget. */
			budgetSplit: fixed(z.array(z.object({ part: line, amount: line, calculation: line }))),
		}),
		complianceNotes: lines,
		/** What the file for Meta's bulk import still lacks; with anything in it, or without it, no file is offered. */
		importLacks: fixed(z.array(line)).optional(),
	}),
});

export type AdAnswer = z.infer<typeof answer>;
export type AdOutput = z.infer<typeof output>;
export type AdCampaign = AdOutput['adCampaign'];
export type AdVariation = z.infer<typeof variation>;
export type Audience = z.infer<typeof audience>;

export const contract = defineContract({
	id: 'ai-ad-writer',
	title: 'AI Ad Writer',
	path: '/ai-ad-writer',
	endpoint: '/api/ai-ad-writer/generate',
	input,
	output,
	required: ['businessInfo.name', 'productService.name', 'campaignObjective', 'targetAudience.primaryAudience'],
});
