import { quoted } from '#prose/sentences.ts';
import type { Brief } from './brief.ts';

/** What a kind of work brings to a prompt. An empty text is left out. */
export interface Recipe {
	role: string;
	/** What stands behind "Context", e.g. "use these facts and no others". */
	given: string;
	steps: readonly string[];
	/** One of them says what becomes of a fact that is missing. */
	constraints: readonly string[];
	/** The parts of the answer, in order. */
	layout: readonly string[];
	check: readonly string[];
	/** What to ask the member first where there is no context. */
	ask: readonly [string, string, string];
	/** What samples are good for. */
	samples: string;
	/** What to do without them. */
	unsampled: string;
}

export type Recipes<Name extends string> = Readonly<Record<Name, (brief: Brief) => Recipe>>;

/** The member's words in marks; words that hold such marks already go without. */
export function words(text: string): string {
	return /[“”]/.test(text) ? text : quoted(text);
}

/** Whom the text is for, where the task says so. */
export function readerOr(brief: Brief, otherwise: string): string {
	return brief.reader === '' ? otherwise : words(brief.reader);
}

export function thingOr(brief: Brief, otherwise: string): string {
	return brief.thing === '' ? otherwise : brief.thing;
}

/** The sentence where the text is there to rest on, else nothing. */
export function given(text: string, sentence: (quote: string) => string): string {
	return text === '' ? '' : sentence(words(text.replace(/[.;,]$/, '')));
}

/** A task of this length brings its material along. */
export function isLong(task: string): boolean {
	return task.length > 600;
}
