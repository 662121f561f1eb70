import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { paragraph } from '#prose/sentences.ts';
import type { ContentInput, ContentPiece, ContentStrategy } from '../contract.ts';
import type { Platform } from '../options.ts';
import { RULES } from '../platforms.ts';
import { zoneIn, zoneOf } from '../time-zone.ts';
import { isOpen } from '../withheld.ts';
import { mixOf } from './mix.ts';
import { namedTime } from './named-hours.ts';
import * as sentences from './sentences/platforms.ts';
import { mondayOf, slotsOf } from './slots.ts';

type PlatformStrategy = ContentStrategy['platformStrategies'][number];

export function platformStrategiesOf(input: ContentInput, pieces: readonly ContentPiece[]): PlatformStrategy[] {
	return input.platforms.map((platform, index) => {
		const own = pieces.filter((piece) => piece.platform === platform);
		const needs = fill(sentences.NEEDS[RULES[platform].medium], { platform });
		return {
			platform,
			postingFrequency: frequencyText(input, own),
			strategy: paragraph(hours(input, platform), needs, ...(index === 0 ? sharedBy(input) : [])),
			contentMix: mixOf(own),
		};
	});
}

/** The frequency in words, with how much is written. */
function frequencyText({ postingFrequency }: ContentInput, pieces: readonly ContentPiece[]): string {
	const open = pieces.filter(isOpen).length;
	return fill(sentences.FREQUENCY, {
		frequency: postingFrequency === 'Custom schedule' ? sentences.CUSTOM : postingFrequency || sentences.NONE_CHOSEN,
		count: `${pieces.length}`,
		written: `${pieces.length - open}`,
		open: `${open}`,
	});
}

/** Where the hours come from. No table of best times knows this brand's followers. */
function hours(input: ContentInput, platform: Platform): string {
	const named = namedTime(input.targetAudience.platforms, platform);
	const { window } = RULES[platform];
	if (named === null) return fill(sentences.HOURS_COMMON, { window });
	const { words, days } = named;
	const slots = slotsOf(input).filter((slot) => slot.platform === platform);
	const count = named.hours === null ? slots.filter(({ day }) => days.has(day % 7)).length : slots.length;
	if (count === slots.length) return fill(sentences.HOURS_NAMED, { words });
	return fill(sentences.HOURS_OF_SOME, { words, count: `${count}`, all: `${slots.length}`, window });
}

/** What holds for all platforms is said once. */
function sharedBy(input: ContentInput): string[] {
	const { firstDay, timeZone } = input;
	const zone = zoneOf(input);
	const zoneForm = zoneIn(timeZone) === null ? sentences.ZONE_OF_POUNDS : sentences.ZONE;
	return [
		zone === null ? unread(sentences.UNREAD_ZONE, timeZone) : fill(zoneForm, { zone }),
		mondayOf(firstDay) === null ? unread(sentences.UNREAD_DAY, firstDay) : '',
	];
}

function unread(sentence: `${string}{words}${string}`, text: string): string {
	const words = oneLine(text).replace(/[[\]“”"]/g, '');
	return words === '' ? '' : fill(sentence, { words });
}
