import { quoted } from '#prose/sentences.ts';
import type { Brief } from './brief.ts';

/** What a kind of work contributes to a prompt. Empty texts are left out. */
export interface Recipe {
	role: string;
	/** Follows "Context", e.g. "use these facts and no others". */
	given: string;
	steps: readonly string[];
	/** One of them says what to do about a missing fact. */
	constraints: readonly string[];
	/** The parts of the answer, in order. */
	layout: readonly string[];
	check: readonly string[];
	/** What to ask the member first if there is no context. */
	ask: readonly [string, string, string];
	/** How to use samples. */
	samples: string;
	/** What to do without samples. */
	unsampled: string;
}

export type Recipes<Name extends string> = Readonly<Record<Name, (brief: Brief) => Recipe>>;

/** The member's words in quotation marks, unless they contain some already. */
export function words(text: string): string {
	return /[“”]/.test(text) ? text : quoted(text);
}

/** Who the text is for, if the task says so. */
export function readerOr(brief: Brief, otherwise: string): string {
	return brief.reader === '' ? otherwise : words(brief.reader);
}

export function thingOr(brief: Brief, otherwise: string): string {
	return brief.thing === '' ? otherwise : brief.thing;
}

/** The sentence about a text; empty if the text is. */
export function given(text: string, sentence: (quote: string) => string): string {
	return text === '' ? '' : sentence(words(text.replace(/[.;,]$/, '')));
}

/** Whether a task is so long that it contains its material. */
export function isLong(task: string): boolean {
	return task.length > 600;
}
