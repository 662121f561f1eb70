import type { ContentMix, ContentPiece } from '../contract.ts';
import type { ContentType } from '../options.ts';
import { isOpen } from '../withheld.ts';

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
 * Percentages of the written pieces, or while there are none of the open slots: whole numbers that add up to 100, by the
 * largest-remainder method.
 */
export function mixOf(all: readonly ContentPiece[]): ContentMix {
	const written = all.filter((piece) => !isOpen(piece));
	const pieces = written.length > 0 ? written : all;
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
