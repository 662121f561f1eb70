import type { Call } from './call.ts';
import { FORMATS } from './formats/list.ts';
import { unlabelled } from './formats/unlabelled.ts';
import { linesOf } from './lines.ts';
import { assemble } from './read/assemble.ts';

/**
 * Reads the text of a call. Never throws; takes time linear in the length of the text. An unreadable format gives no
 * segments and a warning that names it. A text that names no speakers gives segments whose speaker is null, never an
 * invented one.
 */
export function readCall(text: string): Call {
	const lines = linesOf(text);
	const format = FORMATS.find((candidate) => candidate.recognises(lines)) ?? unlabelled;
	return assemble(format.name, lines.length, format.read(lines));
}
