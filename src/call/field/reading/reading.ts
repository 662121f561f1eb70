import type { Call, Seconds, Speaker, Warning } from '#transcript/call.ts';
import { formatWords } from './format-words.ts';

/** What the field shows of a call; small, so that it passes from the worker to the page quickly. */
export interface Reading {
	speakers: readonly Speaker[];
	turns: number;
	words: number;
	first: readonly FirstTurn[];
}

export interface FirstTurn {
	/** Null if the text names nobody. */
	name: string | null;
	start?: Seconds;
	text: string;
}

/** What was found in a text as it arrived, before it was rewritten. */
export interface Found {
	/** Follows "Read as"; empty if no speech was found. */
	format: string;
	/** Lines of speech that name nobody, although others do. */
	unnamed: number;
	duration?: Seconds;
	warnings: readonly Warning[];
	/** Whether the text was rewritten, so that line numbers changed. */
	rewritten: boolean;
}

const FIRST_TURNS = 3;
const FIRST_CHARACTERS = 240;
const MOST_WARNINGS = 5;
/** As many as a screen can show. A text with more apparent speakers is not a real call. */
const MOST_SPEAKERS = 200;

export function readingOf(call: Call): Reading {
	return {
		speakers: call.speakers.slice(0, MOST_SPEAKERS),
		turns: call.turns.length,
		words: call.words,
		first: call.turns.slice(0, FIRST_TURNS).map(({ speaker, start, text }) => ({
			name: speaker === null ? null : (call.speakers[speaker]?.name ?? null),
			start,
			text: text.length > FIRST_CHARACTERS ? `${text.slice(0, FIRST_CHARACTERS).trimEnd()}…` : text,
		})),
	};
}

export function foundIn(call: Call, text: string, rewritten: boolean): Found {
	const isNobody = (speaker: number | null) => speaker === null || call.speakers[speaker]?.name === 'Unknown';
	const nobodys = call.speakers.length === 0 ? [] : call.segments.filter(({ speaker }) => isNobody(speaker));
	return {
		format: call.turns.length === 0 ? '' : formatWords(call, text),
		unnamed: nobodys.reduce((sum, { pieces }) => sum + pieces.length, 0),
		duration: call.duration,
		warnings: call.warnings.slice(0, MOST_WARNINGS),
		rewritten,
	};
}

/** One sentence for those who cannot see the card. */
export function announce(reading: Reading, found: Found): string {
	if (found.format === '') return found.warnings[0]?.text ?? 'No speech was found in this text.';
	const { speakers, turns } = reading;
	return `Read as ${found.format}: ${count(speakers.length, 'speaker')}, ${count(turns, 'turn')}.`;
}

export function count(number: number, noun: string): string {
	return `${number.toLocaleString('en-US')} ${number === 1 ? noun : `${noun}s`}`;
}
