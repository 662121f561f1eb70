import type { ContentMix, ContentPiece } from '../contract.ts';
import type { ContentType } from '../options.ts';
import { isOpen } from '../withheld.ts';

type MixPart = keyof ContentMix;

/** The part of the mix that each content type belongs to. */
const PART_OF: Readonly<Record<ContentType, MixPart>> = {
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
export function mixOf(all: readonly Pick<ContentPiece, 'contentType' | 'content'>[]): ContentMix {
	const written = all.filter((piece) => !isOpen(piece));
	const pieces = written.length > 0 ? written : all;
	const total = Math.max(1, pieces.length);
	const exact = PARTS.map((part) => {
		const share = (pieces.filter(({ contentType }) => PART_OF[contentType] === part).length * 100) / total;
		return { part, whole: Math.floor(share), rest: share - Math.floor(share) };
	});
	let left = pieces.length === 0 ? 0 : 100 - exact.reduce((sum, { whole }) => sum + whole, 0);
	const mix: ContentMix = { educational: 0, entertaining: 0, inspirational: 0, promotional: 0 };
	for (const { part, whole } of [...exact].sort((a, b) => Math.round((b.rest - a.rest) * 1e6)))
		mix[part] = whole + (left-- > 0 ? 1 : 0);
	return mix;
}
