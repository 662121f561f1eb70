import type { Reading } from '../format.ts';
import type { Parsed } from './source/parse.ts';
import type { Json } from './source/value.ts';

/** The JSON of one producer, or of several with the same format. */
export interface Family {
	/** Kebab-case; the name of the format. */
	readonly name: string;
	/** What the transcript contains; null if the source is not from this producer. */
	read(root: Json, parsed: Parsed): Reading | null;
}
