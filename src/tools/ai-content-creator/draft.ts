import type { ContentInput, ContentOutput } from './contract.ts';
import { calendarOf } from './draft/calendar.ts';
import { growthHacksOf, kpisOf, templatesOf } from './draft/growth.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { overviewOf } from './draft/overview.ts';
import { platformStrategiesOf } from './draft/platform-strategies.ts';

/**
 * The built-in engine: each piece is one answer of the member, whole and in the form of its platform. A slot that no
 * answer is left for holds a question.
 */
export function draft(input: ContentInput): ContentOutput {
	const calendar = calendarOf(input);
	const pieces = calendar.weeks.flatMap(({ contentPieces }) => contentPieces);
	return {
		contentStrategy: {
			strategyOverview: overviewOf(input),
			platformStrategies: platformStrategiesOf(input, pieces),
			hashtagStrategy: hashtagsOf(input),
			contentCalendar: calendar.weeks,
			contentTemplates: templatesOf(calendar.written),
			growthHacks: growthHacksOf(input, calendar),
			performanceTracking: { kpis: kpisOf(input) },
		},
	};
}
