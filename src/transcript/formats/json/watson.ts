import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import { labelOf } from './source/people.ts';
import { secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asId, asList, asText, at, isList, recordsOf } from './source/value.ts';

/** IBM Watson (cloud.ibm.com/docs/speech-to-text): words as `[word, from, to]`, with speakers in a separate list. */
export const watson: Family = {
	name: 'watson',
	read(root, parsed) {
		const alternatives = recordsOf(at(root, 'results')).flatMap((result) => recordsOf(result.alternatives).slice(0, 1));
		if (!alternatives.some(({ timestamps }) => isList(timestamps))) return null;
		const speakers = new Map(
			recordsOf(at(root, 'speaker_labels')).map(({ from, speaker }) => [asId(from) || String(from), labelOf(speaker)]),
		);
		const words = alternatives.flatMap(({ timestamps }) =>
			asList(timestamps).flatMap((word): Said[] => {
				if (!isList(word)) return [];
				const [text, from, to] = word;
				const label = speakers.get(String(from)) ?? null;
				return [
					{ label, text: asText(text), line: parsed.lineOf(word, 0), start: secondsOf(from), end: secondsOf(to) },
				];
			}),
		);
		return readingOf(joinWords(words), headOf(root, parsed));
	},
};
