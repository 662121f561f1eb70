import { linesOf } from '../../lines.ts';
import type { Reading } from '../format.ts';
import { labelled } from '../labelled.ts';
import { unlabelled } from '../unlabelled.ts';
import type { Parsed } from './source/parse.ts';
import { headOf } from './source/transcript.ts';
import { asRecord, asText, type Json, type JsonObject } from './source/value.ts';

const KEYS = ['transcript', 'text', 'transcription', 'content', 'transcript_text', 'callTranscript'];
const FEWEST_CHARACTERS = 40;

/**
 * A call in a single string, as `{"text": "…"}` or `{"transcript": "Ann: …\
 * Bob: …"}`; null if there is none.
 */
export function readWholeText(parsed: Parsed): Reading | null {
	for (const place of placesOf(parsed.value)) {
		const key = KEYS.find((candidate) => asText(place[candidate]).length >= FEWEST_CHARACTERS);
		if (key !== undefined) return readText(asText(place[key]), parsed.lineOf(place, key), headOf(place, parsed));
	}
	return null;
}

function placesOf(root: Json): JsonObject[] {
	const source = asRecord(root);
	return [source, ...Object.values(source ?? {}).map((value) => asRecord(value))].filter(
		(place) => place !== null && place !== undefined,
	);
}

/** Every line of the text gets the same line of the source. */
function readText(text: string, line: number, head: Partial<Reading>): Reading {
	const lines = linesOf(text);
	const { read } = labelled.recognises(lines) ? labelled : unlabelled;
	const reading = read(lines);
	return {
		...reading,
		...head,
		utterances: reading.utterances.map((utterance) => ({
			...utterance,
			pieces: utterance.pieces.map((piece) => ({ ...piece, line })),
		})),
		events: reading.events.map((event) => ({ ...event, line })),
		warnings: reading.warnings.map((warning) => (warning.line === undefined ? warning : { ...warning, line })),
	};
}
