import type { Call } from '#transcript/call.ts';
import { linesOf } from '#transcript/lines.ts';

/** The least share of labelled passages that follow "Name: " on their line, perhaps after a time in brackets. */
const MOSTLY = 0.9;
const LABEL = /^\s*(?:\[[^[\]]{1,60}\]\s?)?[^:[\]*_]{1,120}:\s*$/;

/**
 * Whether a text can be sent unchanged: it has one "Name: words" per line, names nobody, or contains no speech. Line
 * numbers then refer to the text that the member knows.
 */
export function isInOwnLines(call: Call, text: string): boolean {
	if (call.turns.length === 0 || call.format === 'unlabelled') return true;
	if (call.format !== 'labelled') return false;
	const lines = linesOf(text);
	const named = call.segments.filter((segment) => segment.speaker !== null);
	const plain = named.filter(({ line, pieces: [first] }) => {
		const source = lines[line - 1] ?? '';
		const at = first === undefined ? -1 : source.indexOf(first.text);
		return at > 0 && at < 200 && LABEL.test(source.slice(0, at));
	});
	return plain.length >= named.length * MOSTLY;
}
