import type { ContentInput, ContentOutput } from './contract.ts';
import { calendarOf } from './draft/calendar.ts';
import { growthHacksOf, kpisOf } from './draft/growth.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { materialOf } from './draft/material.ts';
import { overviewOf } from './draft/overview.ts';
import { platformStrategiesOf } from './draft/platform-strategies.ts';
import { templatesOf } from './draft/templates.ts';

/**
 * The built-in engine: each piece is one answer of the member, whole and in the form of its platform. A slot that no
 * answer is left for holds a question.
 */
export function draft(input: ContentInput): ContentOutput {
	const material = materialOf(input);
	const calendar = calendarOf(input, material);
	const { weeks, written, pieces } = calendar;
	const { branded, industry, community } = hashtagsOf(input);
	return {
		contentStrategy: {
			strategyOverview: overviewOf(input),
			platformStrategies: platformStrategiesOf(input, pieces),
			hashtagStrategy: {
				brandedHashtags: branded,
				industryHashtags: industry,
				communityHashtags: community,
				trendingHashtags: [],
			},
			contentCalendar: weeks,
			contentTemplates: templatesOf(written),
			growthHacks: growthHacksOf(input, calendar),
			performanceTracking: { kpis: kpisOf(input) },
		},
	};
}
