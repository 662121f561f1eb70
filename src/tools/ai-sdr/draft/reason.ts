import { shortened } from '#language/own-words.ts';
import type { Slot } from '#prose/email/compose.ts';

/** One reason to get in touch: what to say, what to ask and what it is for. A campaign uses each once. */
export interface Reason {
	/** What it was about, for the last message; fits in mid-sentence. */
	name: string;
	/** What the touchpoint should find out, for the member. */
	objective: string;
	/** Subject lines, best first. The last one satisfies the rules for every input. */
	subjects: readonly string[];
	/** Paragraphs of slots, each with its wordings from the best to the shortest. */
	says: readonly (readonly Slot[])[];
	/** Used only if an e-mail would otherwise be too short. */
	more?: string;
	ask: string;
	/** The one thing to ask for, in a few words. */
	action: string;
	/** What to look up, confirm or fill in first. */
	note: string;
	/** What to do with the answer. */
	onAnswer: string;
	/** Set if it assumes a trouble that the company may not have; the message then says so. */
	doubtful?: true;
	/** Set if it is based on the input rather than on what is typical. */
	own?: true;
}

/** A sentence that is always used. */
export function fixed(text: string): Slot {
	return [text];
}

/** A sentence that may be dropped to save room. */
export function spare(text: string): Slot {
	return text === '' ? [''] : [text, ''];
}

/** A sentence of the member in ever shorter wordings. */
export function wordings(sentence: string): Slot {
	const cuts = [30, 20, 13].map((most) => shortened(sentence, most)).filter((text) => text !== null);
	return cuts.length === 0 ? [''] : [...new Set(cuts)];
}
