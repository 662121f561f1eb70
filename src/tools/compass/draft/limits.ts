import { overlap, stems } from '#language/stems.ts';
import { entriesOf } from './pieces.ts';

/** What the member will not do, or wants to do less. */
export interface Limit {
	/** Verbatim. */
	quote: string;
	/** Ruled out altogether, not only to be less. */
	isRefused: boolean;
	/** The stems of what it is about. */
	about: ReadonlySet<string>;
}

/** "No-code" refuses nothing. */
const REFUSES = /^(?:no(?!-)|never|without|(?:I )?(?:hate|do not|don['’]t|won['’]t))\b/i;
const LESS = /\bless\b/i;

export function limitsIn(anythingElse: string): Limit[] {
	return entriesOf(anythingElse)
		.filter((quote) => REFUSES.test(quote) || LESS.test(quote))
		.map((quote) => ({
			quote,
			isRefused: REFUSES.test(quote),
			about: stems(quote.replace(REFUSES, '')),
		}));
}

/** Whether a niche is what the limit is about: its title holds all telling words. */
export function isAbout({ about }: Limit, title: string): boolean {
	return about.size > 0 && overlap(about, stems(title)) === about.size;
}
