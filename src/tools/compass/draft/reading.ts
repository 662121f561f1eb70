import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { overlap, stems } from '#language/stems.ts';
import type { CompassInput } from '../contract.ts';
import { NONE_OF_THESE } from '../words.ts';
import { entriesOfTrade, isAboutWorkOf, tradesIn } from './mentions.ts';
import { entriesOf, sentencesOf } from './pieces.ts';

export type Reading = ReturnType<typeof readingOf>;

/** What the member will not do, wants to do less, or has to keep to: verbatim, with the stems of what it is about. */
type Limit = ReturnType<typeof limitsIn>[number];

/** "No-code" rules nothing out. */
export const RULES_OUT = /\b(?:no(?!-)|not|never|hate|without)\b|n['’]t\b/i;
/** Who the member is not; the work may be for such people all the same. */
const IS_NOT = /\bI(?:['’]m| am) not an?\b/i;
/** In the story of somebody's work, only strong words refuse. */
const FOR_GOOD = /\b(?:never|hate)\b/i;

const REFUSES = /^(?:no(?!-)|not|never|without|(?:I )?(?:hate|do not|don['’]t|won['’]t))\b/i;
const LESS = /\bless\b/i;
/** Beside an amount of time or money they say nothing more. */
const OF_AMOUNTS = stems('hours week days month months time work working income');
/** How the member will not sell; of the jobs it says nothing. */
const WAY_OF_SELLING = /\bcold[ -]call(?:s|ing)\b/i;

export const STILL_EMPLOYED =
	/\b(?:currently|still employed|still work|my employer|beside my job|next to my job|day job|quit)\b/i;

/** What the answers were taken to be about: trades, each with the words that name it, and entries of the catalogue. */
export function readingOf(input: CompassInput) {
	const background = sentencesOf(input.professionalBackground);
	const ruledOut = named([
		...background.filter((text) => FOR_GOOD.test(text)),
		...entriesOf(input.anythingElse).filter((text) => RULES_OUT.test(text) && !IS_NOT.test(text)),
	]);
	/** The trades of the member's own work, and those of the people whom the member knows. */
	const work = named(background, ruledOut);
	const network = entriesOf(input.network).filter((text) => !RULES_OUT.test(text));
	const people = named(network, ruledOut);
	/** The entry that the answers name in full, the one that the member chose, and the one they seem to be about. */
	const considered = fittingNiches.find(({ name }) => input.anythingElse.includes(name)) ?? null;
	const confirmed = fittingNiches.find(({ name }) => name === input.takenAs) ?? null;
	const likeliest = [...(considered ? [considered] : []), ...entriesOfTrades(work, input)];
	const [taken = null] = likeliest;
	const choices = [...likeliest, ...entriesOfTrades(people, input), ...(taken ? mostLike(taken) : [])];
	if (confirmed && taken && taken.industry !== confirmed.industry) work.delete(taken.industry);
	const isRefused = input.takenAs === NONE_OF_THESE;
	if (isRefused) work.clear();
	const limits = limitsIn(input.anythingElse);
	return { ruledOut, limits, work, people, considered, confirmed, taken, choices, isRefused };
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

/** All of the answer but the month, the hours and the contract, which are counted or told elsewhere. */
function limitsIn(anythingElse: string) {
	return entriesOf(anythingElse)
		.filter((quote) => !STILL_EMPLOYED.test(quote) && !isAmountAlone(quote))
		.map((quote) => ({ quote, about: stems(quote.replace(REFUSES, '')).difference(OF_AMOUNTS) }))
		.filter(({ about }) => about.size > 0);
}

function isAmountAlone(quote: string): boolean {
	if (LESS.test(quote) || RULES_OUT.test(quote)) return false;
	const amounts = amountsIn(quote);
	if (amounts.some(({ kind }) => kind === 'money')) return true;
	const left = amounts.reduce((text, { phrase }) => text.replace(phrase.text, ' '), quote);
	return amounts.length > 0 && stems(left).isSubsetOf(OF_AMOUNTS);
}

/** Whether a niche is what the member refuses altogether: its title holds all telling words. */
export function refuses({ quote, about }: Limit, title: string): boolean {
	return REFUSES.test(quote) && about.isSubsetOf(stems(title));
}

/** Whether a job may be what the member refuses or wants less of: it holds half of the telling words. */
export function speaksAgainst({ quote, about }: Limit, job: string): boolean {
	if (WAY_OF_SELLING.test(quote) || !(LESS.test(quote) || REFUSES.test(quote))) return false;
	return overlap(about, stems(job)) * 2 >= about.size;
}
