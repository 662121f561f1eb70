import { capital } from '#language/capitals.ts';
import { firstOfEach } from '#prose/lists.ts';
import { oncePer } from '#shared/once-per.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import { entriesOf } from './themes.ts';

const LONGEST_TAG = 30;

/** "winter riding" becomes #WinterRiding; none if the hashtag would be too long to read. */
function tagOf(phrase: string, mostWords: number): string[] {
	const words = phrase
		.replaceAll('&', ' and ')
		.replace(/['’]/g, '')
		.match(/[\p{L}\p{N}\p{M}]+/gu);
	if (words === null || words.length > mostWords) return [];
	const tag = words.map(capital).join('');
	return tag.length > LONGEST_TAG || !/\p{L}/u.test(tag) ? [] : [`#${tag}`];
}

/** The brand's name, or the member's tags that hold it; the work in a word or two; and the member's other tags. */
export function hashtagsOf(input: ContentInput): ContentStrategy['hashtagStrategy'] {
	const { brandInfo, industryFocus, hashtagStrategy } = input;
	const own = (hashtagStrategy.slice(0, 2000).match(/#[\p{L}\p{N}_]{2,40}/gu) ?? []).slice(0, 10);
	const brand = tagOf(brandInfo.name, 5);
	const [name = ''] = brand.map((tag) => tag.slice(1).toLowerCase());
	const isOfBrand = (tag: string) => {
		const word = tag.slice(1).toLowerCase();
		return name !== '' && (word.includes(name) || (word.length >= FEWEST_OF_BRAND && name.startsWith(word)));
	};
	const ofBrand = own.filter(isOfBrand);
	const isAll = /\bonly\b/i.test(hashtagStrategy) && own.length > 0;
	return {
		brandedHashtags: distinct(isAll || ofBrand.length > 0 ? ofBrand : brand),
		industryHashtags: isAll ? [] : distinct(entriesOf(industryFocus).flatMap((entry) => tagOf(entry, 2))).slice(0, 4),
		communityHashtags: distinct(own.filter((tag) => !isOfBrand(tag))),
		trendingHashtags: [],
	};
}

/** "#keaandco" is a tag of Kea & Co Campers, "#k" is not. */
const FEWEST_OF_BRAND = 4;

/** What stands below a piece: the member's own tags and the brand, or the brand and the niche. */
export const tagsBelow = oncePer((input: ContentInput): string[] => {
	const { brandedHashtags, industryHashtags, communityHashtags: own } = hashtagsOf(input);
	const all = distinct([...own, ...brandedHashtags, ...(own.length > 0 ? [] : industryHashtags)]);
	return all.slice(0, mostOf(input.hashtagStrategy));
});

function mostOf(strategy: string): number {
	if (/\bno (?:hash)?tags\b/i.test(strategy)) return 0;
	const [, named] = /\b(?:max(?:imum)?\.?|at most) (\d)\b/i.exec(strategy) ?? [];
	if (named !== undefined) return Number(named);
	return /\bfew\b/i.test(strategy) ? 2 : 5;
}

const distinct = (tags: readonly string[]) => firstOfEach(tags, (tag) => tag.toLowerCase());
