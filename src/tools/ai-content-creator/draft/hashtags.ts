import { capital } from '#language/capitals.ts';
import type { ContentInput } from '../contract.ts';
import type { Platform } from '../options.ts';
import { RULES } from '../platforms.ts';
import type { Subjects } from './subjects.ts';

export interface Hashtags {
	branded: string[];
	industry: string[];
	community: string[];
	/** The most hashtags per piece, if the member wants few; 0 for none. */
	most: number;
}

const LONGEST_TAG = 30;

/** "winter riding" becomes #WinterRiding. Null if the hashtag would be too long to read. */
function tagOf(phrase: string): string | null {
	const words = phrase
		.replaceAll('&', ' and ')
		.replace(/['’]/g, '')
		.match(/[\p{L}\p{N}\p{M}]+/gu);
	if (words === null || words.length > 5) return null;
	const tag = words.map((word) => capital(word)).join('');
	return tag.length > LONGEST_TAG || !/\p{L}/u.test(tag) ? null : `#${tag}`;
}

export function hashtagsOf(input: ContentInput, subjects: Subjects): Hashtags {
	const own = (input.hashtagStrategy.slice(0, 2000).match(/#[\p{L}\p{N}_]{2,40}/gu) ?? []).slice(0, 5);
	const brand = subjects.brand.startsWith('[')
		? null
		: (tagOf(subjects.brand) ?? tagOf(subjects.brand.split(/[\s,]/)[0] ?? ''));
	const branded = distinct([brand, ...own]);
	const focus = input.industryFocus.split(/[,;\n]/).map((part) => part.trim());
	const trade = input.brandInfo.industry === 'Other' ? '' : input.brandInfo.industry;
	const industry = distinct(
		[...focus, trade, (subjects.trade?.name ?? '').replace(/\(.{0,200}\)/, '')].map(tagOf),
	).slice(0, 4);
	const people = [...(subjects.market ? [subjects.market.name] : []), ...subjects.topics];
	const community = distinct(people.map((part) => tagOf(part.trim()))).filter(
		(tag) => !industry.includes(tag) && !branded.includes(tag),
	);
	return {
		branded: branded.length > 0 ? branded : ['[add a hashtag of the brand]'],
		industry: industry.length > 0 ? industry : ['[add a hashtag of the trade]'],
		community: community.length > 0 ? community.slice(0, 6) : ['[add a hashtag that your audience follows]'],
		most: mostOf(input.hashtagStrategy),
	};
}

function mostOf(strategy: string): number {
	if (/\b(?:no|without|avoid|zero) (?:any )?(?:hash)?tags\b/i.test(strategy)) return 0;
	return /\b(?:few|minimal|sparing|sparingly|only one|one or two|two)\b/i.test(strategy) ? 2 : 5;
}

/** The hashtags of a piece: its subject, the brand and the trade in turn, up to the platform's limit. */
export function tagsFor(
	subject: string,
	index: number,
	{ branded, industry, community, most }: Hashtags,
	platform: Platform,
): string[] {
	const isTag = (tag: string) => tag.startsWith('#');
	const turned = (tags: readonly string[]) => {
		const real = tags.filter(isTag);
		return real.length === 0 ? [] : [...real.slice(index % real.length), ...real.slice(0, index % real.length)];
	};
	const own = tagOf(subject.replace(/(?<![?!.])[?!.]+$/, ''));
	const known = own !== null && community.includes(own) ? own : null;
	const ranked = distinct([
		known,
		...branded.filter(isTag).slice(0, 1),
		...turned(industry).slice(0, 1),
		...turned(community).slice(0, 1),
		...turned(branded),
	]);
	return ranked.slice(0, Math.min(most, RULES[platform].mostHashtags));
}

function distinct(tags: readonly (string | null)[]): string[] {
	const seen = new Set<string>();
	return tags.filter(
		(tag): tag is string => tag !== null && !seen.has(tag.toLowerCase()) && Boolean(seen.add(tag.toLowerCase())),
	);
}
