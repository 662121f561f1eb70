import { z } from 'zod';
import type { AnswerPart, AnswerParts } from '#tools/define.ts';
import { answer, type ContentAnswer, type ContentInput } from './contract.ts';
import { slotCount } from './frequency.ts';

/** So many pieces are written at once without their ideas thinning out. */
export const MOST_AT_ONCE = 12;

/** A calendar of more pieces is written week by week. */
export function inParts({ postingFrequency, platforms }: ContentInput): boolean {
	return slotCount(postingFrequency, platforms) > MOST_AT_ONCE;
}

const { contentCalendar, contentTemplates, growthHacks, performanceTracking, ...foundations } =
	answer.shape.contentStrategy.shape;
const closing = { contentTemplates, growthHacks, performanceTracking };

function weekPart(week: number): AnswerPart {
	const { element } = contentCalendar;
	const only = element.extend({ week: z.int().min(week).max(week) });
	const strategy = {
		...(week === 1 ? foundations : {}),
		contentCalendar: z
			.array(only)
			.length(1)
			.describe('This week with every piece written out, and open slots where the material ends'),
		...(week === 4 ? closing : {}),
	};
	return {
		name: `week ${week}`,
		task: `Of the calendar write only week ${week} now, with no more than its share of the material: each week is asked for apart.`,
		schema: z.object({ contentStrategy: z.object(strategy) }),
	};
}

export const parts: AnswerParts<ContentAnswer> = {
	list: [1, 2, 3, 4].map(weekPart),
	told({ contentStrategy: { strategyOverview, contentCalendar: weeks = [] } = {} }) {
		const titles = weeks.map(({ week, theme, contentPieces = [] }) => {
			const written = contentPieces.map(({ title = '' }) => title).filter((title) => !/^open slot/i.test(title));
			// One idea may stand on several platforms.
			return [`Week ${week}`, [...new Set([theme, ...written])]] as const;
		});
		return [['Pillars', strategyOverview?.contentPillars ?? []], ...titles];
	},
};
