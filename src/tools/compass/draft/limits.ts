import { amountsIn } from '#language/amounts/amounts.ts';
import { overlap, stems } from '#language/stems.ts';
import { entriesOf } from './pieces.ts';
import { RULES_OUT } from './reading.ts';

/** What the member will not do, wants to do less, or has to keep to. */
export interface Limit {
	/** Verbatim. */
	quote: string;
	/** The stems of what it is about. */
	about: ReadonlySet<string>;
}

/** "No-code" refuses nothing. */
const REFUSES = /^(?:no(?!-)|not|never|without|(?:I )?(?:hate|do not|don['’]t|won['’]t))\b/i;
const LESS = /\bless\b/i;
/** Beside an amount of time or money they say nothing more. */
const OF_AMOUNTS = stems('hours week days month months time work working income');
/** How the member will not sell; of the jobs it says nothing. */
const WAY_OF_SELLING = /\bcold[ -]call(?:s|ing)\b/i;

export const STILL_EMPLOYED =
	/\b(?:currently|still employed|still work|my employer|beside my job|next to my job|day job|quit)\b/i;

/** All of the answer but the month, the hours and the contract, which are counted or told elsewhere. */
export function limitsIn(anythingElse: string): Limit[] {
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
