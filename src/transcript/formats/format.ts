import type { Event, Header, Piece, Seconds, Warning } from '../call.ts';
import type { Label } from '../read/label.ts';

/** A person named in a header. */
export interface Participant {
	name: string;
	title?: string;
	company?: string;
}

/** The words after one label. */
export interface Utterance {
	/** Exactly as in the source; null if it names nobody. */
	label: string | null;
	pieces: Piece[];
	start?: Seconds;
	end?: Seconds;
}

/** The result of a format, before speakers are distinguished and turns are joined. */
export interface Reading {
	utterances: Utterance[];
	events: Event[];
	header: Header;
	/** The lines that the header and the participants were read from. */
	head: Piece[];
	participants: Participant[];
	warnings: Warning[];
	/** Time marks that do not belong to any utterance. */
	marks: Seconds[];
}

export interface Format {
	/** Kebab-case, e.g. `labelled`. */
	readonly name: string;
	/** Looks only at the content, never at the file name. */
	recognises(lines: readonly string[]): boolean;
	read(lines: readonly string[]): Reading;
}

export function emptyReading(): Reading {
	return { utterances: [], events: [], header: {}, head: [], participants: [], warnings: [], marks: [] };
}

/** A line that opens a segment, with a 0-based number. */
export interface Labelled {
	line: number;
	/** The column of the label in its line; greater than 0 if a turn opens inside the line. */
	from: number;
	label: Label;
}
