import type { ContentMix, ContentPiece } from '../contract.ts';
import { CONTENT_TYPES, type ContentType } from '../options.ts';

export type MixPart = keyof ContentMix;

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
	'Behind-the-Scenes': 'inspirational',
	'Inspirational Quotes': 'inspirational',
	'Product Showcases': 'promotional',
	'Case Studies': 'promotional',
};

const PARTS = ['educational', 'entertaining', 'inspirational', 'promotional'] as const;

/** Per ten pieces. The share of types that were not chosen goes to the others in proportion. Our own rule of thumb. */
const SHARES: Readonly<Record<MixPart, number>> = {
	educational: 4,
	entertaining: 2,
	inspirational: 2,
	promotional: 2,
};

/** Used if none was chosen. */
const DEFAULT_TYPES: readonly ContentType[] = [
	'Tips & Tutorials',
	'Polls & Questions',
	'Behind-the-Scenes',
	'Product Showcases',
	'Carousel Posts',
	'User-Generated Content',
	'Educational Posts',
	'Case Studies',
];

/** The content type of each slot: from the part of the mix that is furthest behind, the type used least. */
export function typesOf(chosen: readonly ContentType[], slots: number): ContentType[] {
	const types = chosen.length > 0 ? CONTENT_TYPES.filter((type) => chosen.includes(type)) : DEFAULT_TYPES;
	const parts = PARTS.filter((part) => types.some((type) => PART_OF[type] === part));
	const total = parts.reduce((sum, part) => sum + SHARES[part], 0);
	const usedParts = new Map<MixPart, number>();
	const usedTypes = new Map<ContentType, number>();
	return Array.from({ length: slots }, (_, index) => {
		const lag = (part: MixPart) => (SHARES[part] / total) * (index + 1) - (usedParts.get(part) ?? 0);
		const part = parts.reduce((best, next) => (lag(next) > lag(best) + 1e-9 ? next : best));
		const ofPart = types.filter((type) => PART_OF[type] === part);
		const type = ofPart.reduce((best, next) => ((usedTypes.get(next) ?? 0) < (usedTypes.get(best) ?? 0) ? next : best));
		usedParts.set(part, (usedParts.get(part) ?? 0) + 1);
		usedTypes.set(type, (usedTypes.get(type) ?? 0) + 1);
		return type;
	});
}

/** Percentages of the pieces: whole numbers that add up to 100, by the largest-remainder method. */
export function mixOf(pieces: readonly Pick<ContentPiece, 'contentType'>[]): ContentMix {
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

export function isPromotional(type: ContentType): boolean {
	return PART_OF[type] === 'promotional';
}
