import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { choice, choices, section, text, verbatimText } from '#tools/fields.ts';
import { answers } from './answers.ts';
import { BRAND_VOICES, CONTENT_TYPES, INDUSTRIES, PLATFORMS, POSTING_FREQUENCIES } from './options.ts';

const input = z.strictObject({
	contentGoals: verbatimText(),
	platforms: choices(PLATFORMS),
	brandInfo: section({
		name: verbatimText(),
		industry: choice(INDUSTRIES),
		description: verbatimText(),
		values: verbatimText(),
	}),
	targetAudience: section({
		demographics: verbatimText(),
		interests: verbatimText(),
		challenges: verbatimText(),
		platforms: verbatimText(),
	}),
	contentThemes: verbatimText(),
	postingFrequency: choice(POSTING_FREQUENCIES),
	contentTypes: choices(CONTENT_TYPES),
	brandVoice: choice(BRAND_VOICES),
	industryFocus: verbatimText(),
	callToActions: verbatimText(),
	hashtagStrategy: verbatimText(),
	visualStyle: verbatimText(),
	contentPillars: verbatimText(),
	competitorAnalysis: verbatimText(),
	seasonalContent: verbatimText(),
	engagementGoals: verbatimText(),
	/** What the brand knows, a piece each. */
	answers: answers(),
	firstDay: text().describe(
		'The first day of the calendar, e.g. "7 December 2026"; it begins on the Monday on or after it',
	),
	timeZone: text().describe('The zone of the hours, e.g. "Europe/Dublin"'),
});

export type ContentInput = z.infer<typeof input>;

const sentence = z.string().min(1);
const texts = z.array(sentence);
const percent = z.int().min(0).max(100);

const piece = z.object({
	title: sentence.describe('What the piece is about, in at most 100 characters; on YouTube the title of the video'),
	platform: z.enum(PLATFORMS),
	contentType: z.enum(CONTENT_TYPES),
	optimalPostTime: sentence.describe(
		'A weekday and an hour, e.g. "Tuesday 08:00"; with the date where the first day is known',
	),
	content: sentence.describe(
		'The whole text, ready to post, within the limit of its platform: a post, a caption with its cards, a script, a pin; "[add …]" with a question for a slot without material',
	),
	hashtags: texts.describe('With "#", from the brand, the trade and the theme; at most five'),
	callToAction: sentence.describe(
		'One thing to do, in the words of the member: with the offer, and otherwise "None for this piece" for at least five in six',
	),
});

const platformStrategy = z.object({
	platform: z.enum(PLATFORMS),
	postingFrequency: sentence.describe('As chosen, with the number of pieces in the four weeks'),
	strategy: sentence.describe(
		'What the platform is used for, in which form, and on what the times rest: a common recommendation to test',
	),
});

const contentMix = z
	.object({ educational: percent, entertaining: percent, inspirational: percent, promotional: percent })
	.describe('Percentages of the pieces on this platform; they add to 100');

/**
 * The result's schema for the given strategies. A model leaves out the content mix, which code counts from the pieces.
 */
function strategyOf<Strategy extends z.ZodType>(strategy: Strategy) {
	return z.object({
		contentStrategy: z.object({
			strategyOverview: z.object({
				contentMission: sentence.describe(
					'Whom the content is for and what they get from it, in at most three sentences',
				),
				primaryGoals: texts.describe('The goals that the member entered, one each'),
				contentPillars: texts.describe('Three to five subjects that everything belongs to'),
			}),
			platformStrategies: z.array(strategy).describe('One for each chosen platform'),
			hashtagStrategy: z.object({
				brandedHashtags: texts.describe('From the name of the brand'),
				industryHashtags: texts.describe('From its trade'),
				communityHashtags: texts.describe('From whom it serves and what they care about'),
				trendingHashtags: texts.describe('No hashtag: where to look trends up, since they change by the day'),
			}),
			contentCalendar: z
				.array(
					z.object({
						week: z.int().min(1).max(4),
						theme: sentence.describe('The pillar of the week'),
						contentPieces: z.array(piece),
					}),
				)
				.describe('Four weeks with every piece written out, and open slots where the material ends'),
			contentTemplates: z
				.array(
					z.object({
						templateName: sentence,
						platform: sentence.describe('A chosen platform'),
						contentType: sentence.describe('One of the content types'),
						structure: sentence.describe('The parts in order, each with what belongs there'),
						example: sentence.describe('The form filled in once, with [add …] for what is not given'),
						useCases: texts.describe('When to take it, two or three'),
					}),
				)
				.describe('Forms to write more pieces with'),
			growthHacks: z
				.array(
					z.object({
						tactic: sentence,
						platform: sentence,
						description: sentence.describe('What is done, in one or two sentences'),
						expectedImpact: sentence.describe('What it should change and how one sees it; no promise, no figure'),
						implementation: sentence.describe('Who does what this week'),
					}),
				)
				.describe('Ways to get more out of what is posted'),
			performanceTracking: z.object({
				kpis: z.array(
					z.object({
						metric: sentence,
						platform: sentence,
						target: sentence.describe('A figure that the member gave, else "[add …]" with what to look up'),
						trackingFrequency: sentence,
					}),
				),
			}),
		}),
	});
}

const output = strategyOf(platformStrategy.extend({ contentMix }));

/** What a model is asked for. */
export const answer = strategyOf(platformStrategy);

export type ContentAnswer = z.infer<typeof answer>;
export type ContentOutput = z.infer<typeof output>;
export type ContentStrategy = ContentOutput['contentStrategy'];
export type ContentPiece = z.infer<typeof piece>;
export type ContentMix = ContentStrategy['platformStrategies'][number]['contentMix'];

export const contract = defineContract({
	id: 'ai-content-creator',
	title: 'AI Content Creator',
	path: '/ai-content-creator',
	endpoint: '/api/ai-content-creator/generate',
	input,
	output,
	required: ['contentGoals', 'platforms', 'brandInfo.name', 'targetAudience.demographics'],
	untrimmed: true,
});
