import type { Figure } from '#evidence/figures.ts';
import type { SpeakerRole } from '#transcript/call.ts';
import { clauseAround } from './clause.ts';

/** One sentence (or clause, where nobody punctuated) of the call, with who said it and what stands in it. */
export interface Remark {
	/** Position among all remarks of the call. */
	index: number;
	/** Verbatim within one line. */
	text: string;
	/** The same length, with straight apostrophes, for matching. */
	folded: string;
	line: number;
	/** Index into `CallFacts.turns`. */
	turn: number;
	speaker: number | null;
	/** Null where the transcript does not say who speaks. */
	side: SpeakerRole | null;
	figures: readonly Figure[];
	/** How many questions it holds. */
	questions: number;
	words: number;
}

/** A remark that a rule found, and the words that made it do so. */
export interface Moment {
	remark: Remark;
	line: number;
	/** Readable, verbatim, within one line. */
	quote: string;
	/** Where the words that matter stand in the remark. */
	from: number;
	to: number;
}

export function momentAt(remark: Remark, from: number, to: number, comfortable?: number): Moment {
	return { remark, line: remark.line, quote: clauseAround(remark.text, from, to, comfortable), from, to };
}

/** The remark as a moment where the pattern matches it, else null. */
export function match(remark: Remark, pattern: RegExp, unless?: RegExp): Moment | null {
	const found = pattern.exec(remark.folded);
	if (found === null || unless?.test(remark.folded)) return null;
	return momentAt(remark, found.index, found.index + found[0].length);
}

export function firstOf(remarks: readonly Remark[], pattern: RegExp, unless?: RegExp): Moment | null {
	for (const remark of remarks) {
		const found = match(remark, pattern, unless);
		if (found !== null) return found;
	}
	return null;
}

/** The moment around a figure of a remark. */
export function figureMoment(remark: Remark, figure: Figure): Moment {
	return momentAt(remark, figure.index, figure.index + figure.text.length);
}

const BACKCHANNEL =
	/^(?:(?:yeah|yes|yep|yup|right|okay|ok|mm+|mhm|hm+|huh|uh|um|uh-huh|mm-hmm|mm hm|sure|oh|ah|i see|got it|alright|all right|fine|great|cool|perfect|thanks|thank you|no|nope|correct|exactly|true|please|interesting|wow|of course|good|well|hello|hi|hey|bye|goodbye)(?![\w'])[\s,.!?…-]*)+$/i;

/** Whether the words only keep the other one talking. Bracketed placeholders count as nothing. */
export function isBackchannel(text: string): boolean {
	if (text.length > 60) return false;
	const words = text.replace(/\[[^\]]{0,60}\]/g, ' ').trim();
	return words === '' || BACKCHANNEL.test(words);
}
