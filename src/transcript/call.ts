/** The types of a call that was read, shared by all transcript code. */

/** Seconds from the start of the recording. */
export type Seconds = number;

/** One labelled piece of the source: what one speaker said, from one label to the next. */
export interface Segment {
	/** 1-based line of the text where its words begin. */
	line: number;
	/** Index into `Call.speakers`, or null if the source names nobody. */
	speaker: number | null;
	/**
	 * The words exactly as in the source, with its lines joined by a space. Bracketed tokens remain but do not count as
	 * words.
	 */
	text: string;
	start?: Seconds;
	end?: Seconds;
	/** The lines of the source that contain the words; more than one if the segment wraps. */
	pieces: readonly Piece[];
}

/** The words of a segment on one line of the source: a verbatim substring of that line. */
export interface Piece {
	line: number;
	text: string;
}

/** Neighbouring segments of one speaker, as a listener would count them. */
export interface Turn {
	speaker: number | null;
	/** The line of its first segment. */
	line: number;
	text: string;
	words: number;
	start?: Seconds;
	end?: Seconds;
	segments: readonly Segment[];
}

export type SpeakerRole = 'salesperson' | 'prospect' | 'other';

export interface Speaker {
	/** The name as a person would write it, e.g. "Jennifer Wu". */
	name: string;
	/** The label exactly as in the source, e.g. "Jennifer". */
	label: string;
	/** From the source's header or the label, e.g. "Director of Sales Operations". */
	title?: string;
	company?: string;
	words: number;
	turns: number;
}

/** Something in the source that is not speech: "[inaudible]", "*hangs up*", "X joined". */
export interface Event {
	line: number;
	text: string;
}

/** What the source says about the call before the first turn. */
export interface Header {
	title?: string;
	/** ISO 8601 day, e.g. "2024-01-22". */
	date?: string;
	/** Exactly as in the source, e.g. "42 minutes". */
	duration?: string;
}

export interface Warning {
	line?: number;
	/** One sentence for the member. */
	text: string;
}

export interface Call {
	/** The format that was recognised. */
	format: string;
	/** The number of lines of the text. */
	lines: number;
	speakers: readonly Speaker[];
	segments: readonly Segment[];
	turns: readonly Turn[];
	events: readonly Event[];
	header: Header;
	/** The lines of the source that the header was read from: title, date, duration, participants. */
	head: readonly Piece[];
	warnings: readonly Warning[];
	/** Seconds from the first to the last time mark, if there are any. */
	duration?: Seconds;
	words: number;
}

/** Who is on which side, and why. */
export interface Roles {
	/** By index into `Call.speakers`. */
	roles: readonly SpeakerRole[];
	/** Whether the form or the member said so; otherwise it was inferred. */
	given: boolean;
	/** 0 to 1; 1 if given. */
	confidence: number;
	/** One sentence, e.g. "Marcus is taken to be the salesperson: he names a price (line 81)." */
	reason: string;
}
