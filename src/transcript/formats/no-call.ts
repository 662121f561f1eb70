import { emptyReading, type Reading } from './format.ts';

/** For a text that is recognised but is not the transcript of one call: none of it is read as speech. */
export function noCall(text: string): Reading {
	return { ...emptyReading(), warnings: [{ line: 1, text }] };
}
