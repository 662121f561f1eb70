import { createContext, useContext } from 'react';
import type { Place } from '#evidence/quotes.ts';
import type { Call, Seconds } from '#transcript/call.ts';

/** The line at which the panel was opened. */
export interface Opened {
	line: number;
	/** The words to mark, exactly as in the transcript; empty for the whole line. */
	words: string;
}

export interface TranscriptValue {
	call: Call;
	/** Names of people whom the page calls "you". */
	you: readonly string[];
	opened: Opened | null;
	/** Shows a line, with the quoted words marked in it. */
	open(line: number, quote?: string): void;
	/** Shows the transcript at its last position. */
	show(): void;
	find(quote: string): Place | null;
	/** When a line was said, if the transcript has times. */
	startOf(line: number): Seconds | undefined;
}

export const TranscriptContext = createContext<TranscriptValue | null>(null);

/** Null outside a provider: references are then shown as words. */
export function useTranscript(): TranscriptValue | null {
	return useContext(TranscriptContext);
}

/** Whether the panel shows this line and these words; either may be cut a little shorter than the other. */
export function isOpened(opened: Opened | null, line: number, words: string): boolean {
	if (opened?.line !== line) return false;
	const [one, other] = [opened.words.toLowerCase(), words.toLowerCase()];
	return one.includes(other) || other.includes(one);
}
