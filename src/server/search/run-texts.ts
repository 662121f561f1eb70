import { hashOfCall } from '#server/calls/hash.ts';

/** In characters. What follows is not found. */
const MOST_BODY = 200_000;
/** A transcript that is shorter is searched with the rest of the input. */
const SHORTEST_TRANSCRIPT = 40;

export interface RunTexts {
	input: unknown;
	output: unknown;
	editedOutput: unknown;
	callHash: string | null;
}

/** Every text of a run's result and input, a line each and once; the transcript is searched as a call. */
export function bodyOfRun({ input, output, editedOutput, callHash }: RunTexts): string {
	const lines = new Set<string>();
	let room = MOST_BODY;
	for (const text of textsIn([editedOutput ?? output, input])) {
		if (callHash !== null && text.length >= SHORTEST_TRANSCRIPT && hashOfCall(text) === callHash) continue;
		for (const line of text.split('\n')) {
			const trimmed = line.trim();
			if (trimmed === '' || lines.has(trimmed)) continue;
			room -= trimmed.length + 1;
			if (room < 0) return [...lines].join('\n');
			lines.add(trimmed);
		}
	}
	return [...lines].join('\n');
}

function* textsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry);
	else if (typeof value === 'object' && value !== null) {
		for (const [key, entry] of Object.entries(value)) if (key !== 'id') yield* textsIn(entry);
	}
}
