import type { Reading } from '../format.ts';
import type { Family } from './family.ts';
import { severalCalls } from './no-call.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asNumber, asRecord, asText, at, isList, type Json, type JsonObject, recordsOf } from './source/value.ts';

/**
 * Fireflies (docs.fireflies.ai/schema/sentence): a transcript's `sentences`, with the edited `text` preferred to
 * `raw_text`. Times are seconds. Ids count from 0, although Fireflies' own names count from "Speaker 1".
 */
export const fireflies: Family = {
	name: 'fireflies',
	read(root, parsed) {
		const several = recordsOf(at(root, 'data', 'transcripts') ?? at(root, 'transcripts'));
		if (several.length > 1 && several.every(isTranscript)) return severalCalls(several.length);
		const places = [root, at(root, 'data', 'transcript'), at(root, 'transcript'), at(root, 'meeting'), several[0]];
		const place = places.map((value) => asRecord(value)).find((value) => value !== null && isTranscript(value));
		return place === undefined || place === null ? null : read(place, parsed);
	},
};

function isTranscript(place: JsonObject): boolean {
	if (!isList(place.sentences)) return false;
	const sentences = recordsOf(place.sentences);
	return sentences.every((sentence) => 'speaker_name' in sentence || 'raw_text' in sentence);
}

function read(place: JsonObject, parsed: Parsed): Reading {
	const sentences = recordsOf(place.sentences);
	const said = sentences.map((sentence): Said => {
		const key = asText(sentence.text) === '' ? 'raw_text' : 'text';
		return {
			label: labelOf(sentence.speaker_name) ?? numbered(sentence.speaker_id),
			text: asText(sentence[key]),
			line: parsed.lineOf(sentence, key),
			start: secondsOf(sentence.start_time),
			end: secondsOf(sentence.end_time),
		};
	});
	return readingOf(said, headOf(place, parsed));
}

function numbered(id: Json | undefined): string | null {
	const number = asNumber(id);
	return number === undefined ? labelOf(id) : `Speaker ${number + 1}`;
}
