import { capital } from '#language/capitals.ts';
import type { ContentInput } from '../contract.ts';
import { entriesOf } from './themes.ts';

export interface Hashtags {
	/** The brand's name, and those that the member uses. */
	branded: string[];
	industry: string[];
	/** Themes of one or two words. */
	community: string[];
	/** The most below one piece. */
	most: number;
}

const LONGEST_TAG = 30;

/** "winter riding" becomes #WinterRiding; null if the hashtag would be too long to read. */
export function tagOf(phrase: string, mostWords: number): string | null {
	const words = phrase
		.replaceAll('&', ' and ')
		.replace(/['’]/g, '')
		.match(/[\p{L}\p{N}\p{M}]+/gu);
	if (words === null || words.length > mostWords) return null;
	const tag = words.map(capital).join('');
	return tag.length > LONGEST_TAG || !/\p{L}/u.test(tag) ? null : `#${tag}`;
}

export function hashtagsOf(input: ContentInput): Hashtags {
	const { brandInfo, contentPillars, contentThemes, industryFocus } = input;
	const own = (input.hashtagStrategy.slice(0, 2000).match(/#[\p{L}\p{N}_]{2,40}/gu) ?? []).slice(0, 10);
	const focus = entriesOf(industryFocus).map((entry) => tagOf(entry, 3));
	const trade = brandInfo.industry === 'Other' ? '' : brandInfo.industry;
	const themes = [...entriesOf(contentPillars), ...entriesOf(contentThemes)];
	const branded = distinct([...own, tagOf(brandInfo.name, 5)]);
	const industry = distinct([...focus, ...(focus.length > 0 ? [] : [tagOf(trade, 3)])]);
	const others = (tag: string) => ![...branded, ...industry].includes(tag);
	return {
		branded,
		industry: industry.slice(0, 4),
		community: distinct(themes.map((theme) => tagOf(theme, 2)))
			.filter(others)
			.slice(0, 6),
		most: mostOf(input.hashtagStrategy),
	};
}

function mostOf(strategy: string): number {
	if (/\bno (?:hash)?tags\b/i.test(strategy)) return 0;
	return /\bfew\b/i.test(strategy) ? 2 : 5;
}

/** What stands below a piece: the member's own tags first, then its theme, the brand and the trade. */
export function tagsBelow({ branded, industry, community, most }: Hashtags, theme: string, limit: number): string[] {
	const ofTheme = tagOf(theme, 2);
	const known = ofTheme !== null && community.includes(ofTheme) ? [ofTheme] : [];
	return distinct([...branded, ...known, ...industry]).slice(0, Math.min(most, limit));
}

function distinct(tags: readonly (string | null)[]): string[] {
	const known = tags.filter((tag) => tag !== null);
	const same = (one: string) => known.findIndex((tag) => tag.toLowerCase() === one.toLowerCase());
	return known.filter((tag, index) => same(tag) === index);
}
