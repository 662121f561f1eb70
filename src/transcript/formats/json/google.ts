import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asText, at, type JsonObject, recordsOf } from './source/value.ts';

/**
 * Google Speech-to-Text (cloud.google.com/speech-to-text/docs/multiple-voices). If speakers were distinguished, the
 * last result repeats the words of the whole call with a `speakerTag`. Times look like "1.200s".
 */
export const google: Family = {
	name: 'google-speech',
	read(root, parsed) {
		const results = recordsOf(at(root, 'results') ?? at(root, 'response', 'results'));
		const best = results.flatMap((result) => recordsOf(result.alternatives).slice(0, 1));
		if (!best.some(({ transcript, words }) => typeof transcript === 'string' || words !== undefined)) return null;
		if (results.some((result) => 'speaker_labels' in result) || best.some((one) => 'timestamps' in one)) return null;
		const tagged = best.filter(({ words }) => recordsOf(words).some((word) => tagOf(word) !== null));
		const last = tagged.at(-1);
		const repeats =
			last !== undefined &&
			recordsOf(last.words).length >= tagged.slice(0, -1).reduce((sum, { words }) => sum + recordsOf(words).length, 0);
		const sources = repeats ? [last] : best;
		return readingOf(
			sources.flatMap((one) => ofAlternative(one, parsed)),
			headOf(root, parsed),
		);
	},
};

function tagOf(word: JsonObject): string | null {
	return labelOf(word.speakerLabel ?? word.speaker_label ?? word.speakerTag ?? word.speaker_tag);
}

function ofAlternative(alternative: JsonObject, { lineOf }: Parsed): Said[] {
	const words = recordsOf(alternative.words).map(
		(word): Said => ({
			label: tagOf(word),
			text: asText(word.word),
			line: lineOf(word, 'word'),
			start: secondsOf(word.startTime ?? word.startOffset ?? word.start_time),
			end: secondsOf(word.endTime ?? word.endOffset ?? word.end_time),
		}),
	);
	if (words.length > 0) return joinWords(words);
	return [{ label: null, text: asText(alternative.transcript), line: lineOf(alternative, 'transcript') }];
}
