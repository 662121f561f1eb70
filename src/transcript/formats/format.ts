import type { Event, Header, Piece, Seconds, Warning } from '../call.ts';
import type { Label } from '../read/label.ts';

/** A person whom a header names. */
export interface Participant {
	name: string;
	title?: string;
	company?: string;
}

/** The words after one label. */
export interface Utterance {
	/** Exactly as in the source; null where it names nobody. */
	label: string | null;
	pieces: Piece[];
	start?: Seconds;
	end?: Seconds;
}

/** What a format found, before speakers are distinguished and turns are joined. */
export interface Reading {
	utterances: Utterance[];
	events: Event[];
	header: Header;
	/** The lines that the header and the participants were read from. */
	head: Piece[];
	participants: Participant[];
	warnings: Warning[];
	/** Time marks that belong to no utterance. */
	marks: Seconds[];
}

export interface Format {
	/** Kebab-case, e.g. `labelled`. */
	readonly name: string;
	/** Looks only at the content, never at a file's name. */
	recognises(lines: readonly string[]): boolean;
	read(lines: readonly string[]): Reading;
}

export function emptyReading(): Reading {
	return { utterances: [], events: [], header: {}, head: [], participants: [], warnings: [], marks: [] };
}

/** A line that opens a segment; its number counts from 0. */
export interface Labelled {
	line: number;
	/** The column of the label in its line: greater than 0 where a turn opens inside the line. */
	from: number;
	label: Label;
}
