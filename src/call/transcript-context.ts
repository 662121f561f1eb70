import { createContext, useContext } from 'react';
import type { Place } from '#evidence/quotes.ts';
import type { Call, Seconds } from '#transcript/call.ts';

/** The line at which the panel was opened. */
export interface Opened {
	line: number;
	/** The words to mark, exactly as in the transcript; empty where the whole line is meant. */
	words: string;
}

export interface TranscriptValue {
	call: Call;
	/** Names of those whom the page calls "you". */
	you: readonly string[];
	opened: Opened | null;
	/** Shows a line, with the quoted words marked in it. */
	open(line: number, quote?: string): void;
	/** Shows the transcript where it was left. */
	show(): void;
	find(quote: string): Place | null;
	/** When a line was said, where the transcript has times. */
	startOf(line: number): Seconds | undefined;
}

export const TranscriptContext = createContext<TranscriptValue | null>(null);

/** Null outside a provider: then references are shown as words. */
export function useTranscript(): TranscriptValue | null {
	return useContext(TranscriptContext);
}

/** Whether the panel shows these words; elsewhere the quote may be cut a little shorter. */
export function isOpened(opened: Opened | null, line: number, words: string): boolean {
	if (opened?.line !== line) return false;
	const [one, other] = [opened.words.toLowerCase(), words.toLowerCase()];
	return one.includes(other) || other.includes(one);
}
