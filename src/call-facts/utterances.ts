/** The turns of a call as facts refer to them, with the amounts and days that they name. */

import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import type { Call } from '#transcript/call.ts';

export interface Utterance {
	/** From 1: the line of a labelled text, the place among the turns of captions. */
	number: number;
	/** 1-based line of the text where its words begin. */
	line: number;
	/** The speaker's label in the source; empty where nobody is named. */
	speaker: string;
	text: string;
	/** Lower-case words, figures by their number of digits ("#3"), and the signs ? ! £ $ €. */
	words: readonly string[];
	amounts: readonly Amount[];
	dates: readonly DateMention[];
}

/** Formats in which a line is no turn: what one says until another speaks is. */
const CAPTIONS = /vtt|srt|caption|ttml|json|sbv|table|csv/i;

export function utterancesOf(call: Call): Utterance[] {
	const labelOf = (speaker: number | null) => (speaker === null ? '' : (call.speakers[speaker]?.label ?? ''));
	if (CAPTIONS.test(call.format)) {
		return call.turns.map(({ line, speaker, text }, index) => utterance(index + 1, line, labelOf(speaker), text));
	}
	return call.segments.map(({ line, speaker, text }) => utterance(line, line, labelOf(speaker), text));
}

function utterance(number: number, line: number, speaker: string, text: string): Utterance {
	return { number, line, speaker, ...spoken(text) };
}

/** What there is to know of words alone. */
export function spoken(text: string): Pick<Utterance, 'text' | 'words' | 'amounts' | 'dates'> {
	const dates = datesIn(text);
	return { text, words: wordsOf(text), amounts: amountsIn(text, dates), dates };
}

const WORD = /[a-z]+(?:'[a-z]+)?|\d[\d,.]*|[?£$€!]/g;

export function wordsOf(text: string): string[] {
	const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
	return words.map((word) => (/^\d/.test(word) ? `#${word.replaceAll(',', '').split('.')[0]?.length}` : word));
}
