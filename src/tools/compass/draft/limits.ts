import { amountsIn } from '#language/amounts/amounts.ts';
import { overlap, stems } from '#language/stems.ts';
import { entriesOf } from './pieces.ts';
import { RULES_OUT } from './reading.ts';
import { STILL_EMPLOYED } from './reasoning.ts';

/** What the member will not do, wants to do less, or has to keep to. */
export interface Limit {
	/** Verbatim. */
	quote: string;
	/** Ruled out altogether. */
	isRefused: boolean;
	/** Ruled out, or to be less. */
	isAgainst: boolean;
	/** The stems of what it is about. */
	about: ReadonlySet<string>;
}

/** "No-code" refuses nothing. */
const REFUSES = /^(?:no(?!-)|not|never|without|(?:I )?(?:hate|do not|don['’]t|won['’]t))\b/i;
const LESS = /\bless\b/i;
/** Beside an amount of time or money they say nothing more. */
const OF_AMOUNTS = stems('hours week days month months time work working income');

/** All of the answer but the month, the hours and the contract, which are counted or told elsewhere. */
export function limitsIn(anythingElse: string): Limit[] {
	return entriesOf(anythingElse)
		.filter((quote) => !STILL_EMPLOYED.test(quote) && !isAmountAlone(quote))
		.map((quote) => ({
			quote,
			isRefused: REFUSES.test(quote),
			isAgainst: LESS.test(quote) || REFUSES.test(quote),
			about: new Set([...stems(quote.replace(REFUSES, ''))].filter((word) => !OF_AMOUNTS.has(word))),
		}))
		.filter(({ about }) => about.size > 0);
}

function isAmountAlone(quote: string): boolean {
	if (LESS.test(quote) || RULES_OUT.test(quote)) return false;
	const amounts = amountsIn(quote);
	if (amounts.some(({ kind }) => kind === 'money')) return true;
	if (amounts.length === 0) return false;
	const left = amounts.reduce((text, { phrase }) => text.replace(phrase.text, ' '), quote);
	return [...stems(left)].every((word) => OF_AMOUNTS.has(word));
}

/** Whether a niche is what the limit is about: its title holds all telling words. */
export function isAbout({ about }: Limit, title: string): boolean {
	return overlap(about, stems(title)) === about.size;
}

/** How the member will not sell; of the jobs it says nothing. */
const WAY_OF_SELLING = /\bcold[ -]call(?:s|ing)\b/i;

/** Whether it may be meant: the job holds half of the telling words. */
export function isNear({ about, isAgainst, quote }: Limit, job: string): boolean {
	return isAgainst && !WAY_OF_SELLING.test(quote) && overlap(about, stems(job)) * 2 >= about.size;
}
