import type { ContentInput, ContentOutput } from './contract.ts';
import { calendarOf } from './draft/calendar.ts';
import { growthHacksOf, kpisOf } from './draft/growth.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { materialOf } from './draft/material.ts';
import { orNone, overviewOf } from './draft/overview.ts';
import { platformStrategiesOf } from './draft/platform-strategies.ts';
import { NO_TRENDS } from './draft/sentences/overview.ts';
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
			strategyOverview: overviewOf(input, material.answers, { written: written.length, slots: pieces.length }),
			platformStrategies: platformStrategiesOf(input, pieces),
			hashtagStrategy: {
				brandedHashtags: orNone(branded),
				industryHashtags: orNone(industry),
				communityHashtags: orNone(community),
				trendingHashtags: [NO_TRENDS],
			},
			contentCalendar: weeks,
			contentTemplates: templatesOf(calendar),
			growthHacks: growthHacksOf(input, calendar),
			performanceTracking: { kpis: kpisOf(input) },
		},
	};
}
