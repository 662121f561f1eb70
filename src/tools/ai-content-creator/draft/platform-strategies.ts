import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { paragraph } from '#prose/sentences.ts';
import type { ContentInput, ContentMix, ContentPiece, ContentStrategy } from '../contract.ts';
import type { ContentType, Platform } from '../options.ts';
import { RULES } from '../platforms.ts';
import { zoneIn, zoneOf } from '../time-zone.ts';
import { isOpen } from '../withheld.ts';
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

/** The part of the mix that each content type belongs to. */
const PART_OF: Readonly<Record<ContentType, keyof ContentMix>> = {
	'Educational Posts': 'educational',
	'Tips & Tutorials': 'educational',
	'Industry News & Trends': 'educational',
	Infographics: 'educational',
	'Video Content': 'educational',
	'Carousel Posts': 'educational',
	'Polls & Questions': 'entertaining',
	'User-Generated Content': 'entertaining',
	'Live Videos': 'entertaining',
	'Stories & Reels': 'entertaining',
	'Behind-the-Scenes': 'entertaining',
	'Inspirational Quotes': 'inspirational',
	'Case Studies': 'inspirational',
	'Product Showcases': 'promotional',
};

const PARTS = ['educational', 'entertaining', 'inspirational', 'promotional'] as const;

/**
 * Percentages of all that stands in the calendar, written or open: whole numbers that add up to 100, by the
 * largest-remainder method.
 */
export function mixOf(pieces: readonly ContentPiece[]): ContentMix {
	const mix: ContentMix = { educational: 0, entertaining: 0, inspirational: 0, promotional: 0 };
	if (pieces.length === 0) return mix;
	const parts = PARTS.map((part) => {
		const percents = pieces.filter(({ contentType }) => PART_OF[contentType] === part).length * 100;
		return { part, whole: Math.floor(percents / pieces.length), rest: percents % pieces.length };
	});
	const left = 100 - parts.reduce((sum, { whole }) => sum + whole, 0);
	const byRest = parts.sort((one, other) => other.rest - one.rest);
	for (const [index, { part, whole }] of byRest.entries()) mix[part] = whole + (index < left ? 1 : 0);
	return mix;
}
