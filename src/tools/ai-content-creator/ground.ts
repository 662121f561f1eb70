import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { catalogueOf } from './catalogue.ts';
import type { ContentAnswer, ContentInput, ContentOutput } from './contract.ts';
import { mixOf } from './draft/mix.ts';
import { withinLimits } from './limits.ts';

/**
 * Takes out what quotes words nobody entered, lists figures and names that neither input nor catalogue hold, cuts pieces
 * to what their platforms take, and counts the mix from the pieces.
 */
export function ground(answer: ContentAnswer, input: ContentInput): Grounded<ContentOutput> {
	const times = answer.contentStrategy.contentCalendar.flatMap(({ contentPieces }) =>
		contentPieces.map(({ optimalPostTime }) => optimalPostTime),
	);
	const { value, grounding } = groundIn(answer, textsIn(input), [...catalogueOf(input), ...times]);
	const { contentCalendar, platformStrategies } = value.contentStrategy;
	const weeks = contentCalendar.map((week) => ({ ...week, contentPieces: week.contentPieces.map(withinLimits) }));
	const pieces = weeks.flatMap(({ contentPieces }) => contentPieces);
	return {
		output: {
			contentStrategy: {
				...value.contentStrategy,
				contentCalendar: weeks,
				platformStrategies: platformStrategies.map((strategy) => ({
					...strategy,
					contentMix: mixOf(pieces.filter(({ platform }) => platform === strategy.platform)),
				})),
			},
		},
		grounding,
	};
}
