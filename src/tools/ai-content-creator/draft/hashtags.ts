import { capital } from '#language/capitals.ts';
import type { ContentInput } from '../contract.ts';
import { entriesOf } from './themes.ts';

export interface Hashtags {
	/** The brand's name, and tags of the member that hold it. */
	branded: string[];
	/** Of what the member does in the industry, in a word or two; never an option of the form. */
	industry: string[];
	/** The other tags that the member uses. */
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
	const { brandInfo, industryFocus, hashtagStrategy } = input;
	const own = (hashtagStrategy.slice(0, 2000).match(/#[\p{L}\p{N}_]{2,40}/gu) ?? []).slice(0, 10);
	const brand = tagOf(brandInfo.name, 5);
	const isOfBrand = (tag: string) => {
		const [one, other] = [tag, brand ?? ''].map((each) => each.slice(1).toLowerCase()) as [string, string];
		return other !== '' && (one.includes(other) || (one.length >= FEWEST_OF_BRAND && other.startsWith(one)));
	};
	const ofBrand = own.filter(isOfBrand);
	const isAll = /\bonly\b/i.test(hashtagStrategy) && own.length > 0;
	return {
		branded: distinct(isAll || ofBrand.length > 0 ? ofBrand : [brand]),
		industry: isAll ? [] : distinct(entriesOf(industryFocus).map((entry) => tagOf(entry, 2))).slice(0, 4),
		community: distinct(own.filter((tag) => !isOfBrand(tag))),
		most: mostOf(hashtagStrategy),
	};
}

/** "#keaandco" is a tag of Kea & Co Campers, "#k" is not. */
const FEWEST_OF_BRAND = 4;

function mostOf(strategy: string): number {
	if (/\bno (?:hash)?tags\b/i.test(strategy)) return 0;
	const named = /\bmax(?:imum)?\.? (\d)\b|\bat most (\d)\b/i.exec(strategy);
	if (named !== null) return Number(named[1] ?? named[2]);
	return /\bfew\b/i.test(strategy) ? 2 : 5;
}

/** What stands below a piece: the member's own tags and the brand, or the brand and the niche. */
export function tagsBelow({ branded, industry, community, most }: Hashtags, limit: number): string[] {
	return distinct([...community, ...branded, ...(community.length > 0 ? [] : industry)]).slice(
		0,
		Math.min(most, limit),
	);
}

function distinct(tags: readonly (string | null)[]): string[] {
	const known = tags.filter((tag) => tag !== null);
	const same = (one: string) => known.findIndex((tag) => tag.toLowerCase() === one.toLowerCase());
	return known.filter((tag, index) => same(tag) === index);
}
