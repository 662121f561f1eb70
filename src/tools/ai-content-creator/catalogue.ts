import { textsIn } from '#evidence/grounding.ts';
import type { ContentInput } from './contract.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { frequencyText, NAMED_HOURS, slotsOf } from './draft/schedule.ts';
import { subjectsOf } from './draft/subjects.ts';
import { ideasOfTrade } from './draft/trades.ts';
import { CONTENT_TYPES, PLATFORMS } from './options.ts';
import { RULES, WEEKDAYS } from './platforms.ts';

/**
 * What a strategy may say without a source in the input: the plan's days and hours, names of platforms, the trade's
 * catalogues, hashtags made from the input.
 */
export function catalogueOf(input: ContentInput): string[] {
	const subjects = subjectsOf(input);
	return [
		...PLATFORMS,
		...CONTENT_TYPES,
		...WEEKDAYS,
		...NAMED_HOURS,
		...textsIn([RULES, subjects.trade, subjects.market, ideasOfTrade(subjects.trade)]),
		...textsIn(hashtagsOf(input, subjects)),
		frequencyText(input.postingFrequency, slotsOf(input.postingFrequency).length),
		'3 times per week, four weeks before, two weeks before, one week before',
		...[1, 2, 3, 4].map((week) => `week ${week}`),
	];
}
