import { z } from 'zod';
import type { AnswerPart, AnswerParts } from '#tools/define.ts';
import { answer, type ContentAnswer, type ContentInput } from './contract.ts';
import { slotCount, WEEKS } from './frequency.ts';

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
		...(week === WEEKS.length ? closing : {}),
	};
	return {
		name: `week ${week}`,
		task: `Of the calendar write only week ${week} now: each week is asked for apart. ${shareOf(week)}`,
		schema: z.object({ contentStrategy: z.object(strategy) }),
	};
}

/** Which of the member's answers a week may use up. */
function shareOf(week: number): string {
	if (week === WEEKS.length) return 'Use the answers that no earlier week has used.';
	return `Use about one answer in ${WEEKS.length + 1 - week} of those that no earlier week has used, and leave the others to the weeks to come.`;
}

export const parts: AnswerParts<ContentAnswer> = {
	list: WEEKS.map(weekPart),
	told({ contentStrategy: { strategyOverview, contentCalendar: weeks = [] } = {} }) {
		const titles = weeks.map(({ week, theme, contentPieces = [] }) => {
			const written = contentPieces.map(({ title = '' }) => title).filter((title) => !/^open slot/i.test(title));
			// One idea may stand on several platforms.
			return [`Week ${week}`, [...new Set([theme, ...written])]] as const;
		});
		return [['Pillars', strategyOverview?.contentPillars ?? []], ...titles];
	},
};
