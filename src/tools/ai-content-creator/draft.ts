import { listOf } from '#prose/sentences.ts';
import type { ContentInput, ContentOutput } from './contract.ts';
import { calendarOf } from './draft/calendar.ts';
import { growthHacksOf, kpisOf } from './draft/growth.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { overviewOf, themesOf } from './draft/overview.ts';
import { platformStrategiesOf } from './draft/platform-strategy.ts';
import { subjectsOf } from './draft/subjects.ts';
import { templatesOf } from './draft/templates.ts';
import { voiceOf } from './draft/voices.ts';

/** The built-in engine: writes four weeks of pieces from the input and from what the trade can show. */
export function draft(input: ContentInput): ContentOutput {
	const subjects = subjectsOf(input);
	const voice = voiceOf(input.brandVoice);
	const hashtags = hashtagsOf(input, subjects);
	const themes = themesOf(subjects);
	const calendar = calendarOf(input, subjects, voice, hashtags, themes);
	const { branded, industry, community } = hashtags;
	return {
		contentStrategy: {
			strategyOverview: overviewOf(subjects, themes),
			platformStrategies: platformStrategiesOf(input, subjects, voice, calendar.pieces),
			hashtagStrategy: {
				brandedHashtags: branded,
				industryHashtags: industry,
				communityHashtags: community,
				trendingHashtags: [
					`None listed: trends pass within days, so look on ${listOf(input.platforms)} on the day of posting`,
				],
			},
			contentCalendar: calendar.weeks,
			contentTemplates: templatesOf(input, calendar.spare),
			growthHacks: growthHacksOf(input, subjects, calendar),
			performanceTracking: { kpis: kpisOf(input, subjects) },
		},
	};
}
