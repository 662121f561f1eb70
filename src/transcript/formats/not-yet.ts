import { emptyReading, type Format } from './format.ts';

/** A format that is told apart, so that its markup is never taken for speech, and not read yet. */
export function notYet(name: string, title: string, recognises: Format['recognises']): Format {
	const text = `This looks like ${title}, which cannot be read yet. Paste the call as text, one "Name: words" a line.`;
	return { name, recognises, read: () => ({ ...emptyReading(), warnings: [{ line: 1, text }] }) };
}
