import { textsIn } from '#evidence/grounding.ts';
import type { ContentInput } from './contract.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { materialOf } from './draft/material.ts';
import { PARTS_OF_DAY } from './draft/named-hours.ts';
import * as growth from './draft/sentences/growth.ts';
import * as openSlots from './draft/sentences/open-slots.ts';
import * as overview from './draft/sentences/overview.ts';
import * as platforms from './draft/sentences/platforms.ts';
import { dayName, mondayOf } from './draft/slots.ts';
import { slotCount } from './frequency.ts';
import { CONTENT_TYPES, PLATFORMS } from './options.ts';
import { RULES } from './platforms.ts';

/** What a strategy may say without a source in the input: the plan's days, hours and counts, our fixed
 * sentences, and what is said at a field whose text does not fit. */
export function catalogueOf(input: ContentInput): string[] {
	const slots = slotCount(input.postingFrequency, input.platforms);
	return [
		...PLATFORMS,
		...CONTENT_TYPES,
		...Array.from({ length: 28 }, (_, day) => dayName(day, mondayOf(input.firstDay))),
		...textsIn([
			RULES,
			PARTS_OF_DAY,
			growth,
			openSlots,
			overview,
			platforms,
			hashtagsOf(input),
			materialOf(input).unfinished,
			materialOf(input).answers.map(({ slips }) => slips),
		]),
		...Array.from({ length: slots + 1 }, (_, count) => `${count} pieces`),
		...[1, 2, 3, 4].map((week) => `week ${week}`),
	];
}
