import { shortened } from '#language/own-words.ts';
import type { Slot } from '#prose/email/compose.ts';

/** One reason to get in touch: what is said, what is asked and what it is good for. Each is used once in a campaign. */
export interface Reason {
	/** In the middle of a sentence: what it was about, for the last message. */
	name: string;
	/** What the touchpoint is to find out, for the member. */
	objective: string;
	/** Subject lines, the best first; the last keeps the rules for every input. */
	subjects: readonly string[];
	/** Paragraphs of slots, each with its wordings from the best to the shortest. */
	says: readonly (readonly Slot[])[];
	/** Said only where an e-mail would be too short without it. */
	more?: string;
	ask: string;
	/** The one thing asked for, in a few words. */
	action: string;
	/** What to look up, confirm or fill in before. */
	note: string;
	/** What to do with an answer. */
	onAnswer: string;
	/** Whether it supposes a trouble that the company may not have: then the doubt is said. */
	doubtful?: true;
	/** Whether it rests on what the member entered rather than on what is typical. */
	own?: true;
}

/** A sentence that is always said. */
export function fixed(text: string): Slot {
	return [text];
}

/** A sentence that may fall away where there is no room. */
export function spare(text: string): Slot {
	return text === '' ? [''] : [text, ''];
}

/** A sentence of the member in shorter wordings, the longest first. */
export function wordings(sentence: string): Slot {
	const cuts = [30, 20, 13].map((most) => shortened(sentence, most)).filter((text) => text !== null);
	return cuts.length === 0 ? [''] : [...new Set(cuts)];
}
