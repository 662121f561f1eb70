import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import type { CompassInput } from '../contract.ts';
import { NONE_OF_THESE } from '../words.ts';
import { isAboutWorkOf } from './mentions.ts';
import { entriesOf, sentencesOf } from './pieces.ts';
import { entriesOfTrade, tradesIn } from './trades.ts';

/** What the answers were taken to be about. */
export interface Reading {
	/** The trades of the member's own work, each with the sentence that names it. */
	work: ReadonlyMap<string, string>;
	/** The trades of the people whom the member knows. */
	people: ReadonlyMap<string, string>;
	/** What the member rules out, each trade with the words for it. */
	ruledOut: ReadonlyMap<string, string>;
	/** The entry that the member chose. */
	confirmed: FittingNiche | null;
	/** An entry that the answers name in full. */
	considered: FittingNiche | null;
	/** The member chose "None of these". */
	isRefused: boolean;
	/** The entry that the answers seem to be about; null if they name no work of a trade that the catalogue has. */
	taken: FittingNiche | null;
	/** Entries that the answers may be about, the likeliest first. */
	choices: readonly FittingNiche[];
}

const CHOICES = 3;
/** "No-code" refuses nothing. */
export const RULES_OUT = /\b(?:no(?!-)|not|never|hate|without)\b|n['’]t\b/i;
/** Who the member is not; the work may be for such people all the same. */
const IS_NOT = /\bI(?:['’]m| am) not an?\b/i;
/** In the story of somebody's work, only strong words refuse. */
const FOR_GOOD = /\b(?:never|hate)\b/i;

export function readingOf(input: CompassInput): Reading {
	const background = sentencesOf(input.professionalBackground);
	const ruledOut = named([
		...background.filter((text) => FOR_GOOD.test(text)),
		...entriesOf(input.anythingElse).filter((text) => RULES_OUT.test(text) && !IS_NOT.test(text)),
	]);
	const work = named(background, ruledOut);
	const known = entriesOf(input.network).filter((text) => !RULES_OUT.test(text));
	const people = named(known, ruledOut);
	const considered = fittingNiches.find(({ name }) => input.anythingElse.includes(name)) ?? null;
	const confirmed = fittingNiches.find(({ name }) => name === input.takenAs) ?? null;
	const likeliest = [...(considered ? [considered] : []), ...entriesOfTrades(work, input)];
	const [taken = null] = likeliest;
	const choices = new Set([...likeliest, ...entriesOfTrades(people, input), ...(taken ? mostLike(taken) : [])]);
	if (confirmed && taken && taken.industry !== confirmed.industry) work.delete(taken.industry);
	const isRefused = input.takenAs === NONE_OF_THESE;
	if (isRefused) work.clear();
	return { work, people, ruledOut, confirmed, considered, isRefused, taken, choices: [...choices].slice(0, CHOICES) };
}

/** The trades that texts name, each with the first text that does. */
function named(texts: readonly string[], except: ReadonlyMap<string, string> = new Map()): Map<string, string> {
	const found = new Map<string, string>();
	for (const text of texts)
		for (const industry of tradesIn(text).difference(found).difference(except)) found.set(industry, text);
	return found;
}

/** The entries of each trade, those first whose work is told of. */
function entriesOfTrades(trades: ReadonlyMap<string, string>, { professionalBackground, topSkills }: CompassInput) {
	const isTold = (entry: FittingNiche) => Number(isAboutWorkOf(entry, `${professionalBackground}\n${topSkills}`));
	return [...trades.keys()].flatMap((industry) => entriesOfTrade(industry).toSorted((a, b) => isTold(b) - isTold(a)));
}

/** All entries, those first that share the most tags with this one. */
export function mostLike({ tags }: FittingNiche): FittingNiche[] {
	const shared = (entry: FittingNiche) => entry.tags.filter((tag) => tags.includes(tag)).length;
	return fittingNiches.toSorted((a, b) => shared(b) - shared(a));
}
