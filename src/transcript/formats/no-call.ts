import { emptyReading, type Reading } from './format.ts';

/** A text that is told apart and is not the transcript of one call: nothing of it is taken for speech. */
export function noCall(text: string): Reading {
	return { ...emptyReading(), warnings: [{ line: 1, text }] };
}
