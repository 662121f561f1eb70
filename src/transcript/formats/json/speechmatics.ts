import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { rounded, secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asNumber, asText, at, type JsonObject, recordsOf } from './source/value.ts';

/**
 * Speechmatics: `results[]` of words and punctuation with the speaker in the alternative (docs.speechmatics.com). Also
 * the older `words[]` and `speakers[]`, joined by time, and the similar `words[]` and `segmentation.segments[]` of
 * BBC's Kaldi.
 */
export const speechmatics: Family = {
	name: 'speechmatics',
	read(root, parsed) {
		const results = recordsOf(at(root, 'results')).filter(({ type }) => type === 'word' || type === 'punctuation');
		const spans = [...recordsOf(at(root, 'speakers')), ...recordsOf(at(root, 'segmentation', 'segments'))].filter(
			(span) => 'duration' in span && ('time' in span || 'start' in span),
		);
		const old =
			spans.length === 0 ? [] : recordsOf(at(root, 'words')).filter((word) => 'time' in word || 'start' in word);
		if (results.length === 0 && old.length === 0) return null;
		const words = results.length > 0 ? results.map((word) => ofResult(word, parsed)) : ofWords(old, spans, parsed);
		return readingOf(joinWords(words), headOf(root, parsed));
	},
};

function ofResult(word: JsonObject, { lineOf }: Parsed): Said {
	const [best = {}] = recordsOf(word.alternatives);
	return {
		label: best.speaker === 'UU' ? null : labelOf(best.speaker),
		text: asText(best.content),
		line: lineOf(best, 'content'),
		start: secondsOf(word.start_time),
		end: secondsOf(word.end_time),
	};
}

function ofWords(words: readonly JsonObject[], spans: readonly JsonObject[], { lineOf }: Parsed): Said[] {
	const from = (item: JsonObject | undefined) => asNumber(item?.time ?? item?.start) ?? 0;
	let index = 0;
	return words.map((word) => {
		const start = from(word);
		while (index + 1 < spans.length && from(spans[index + 1]) <= start) index++;
		const speaker = spans[index]?.name ?? at(spans[index], 'speaker', '@id') ?? spans[index]?.speaker;
		const key = ['punct', 'name', 'word'].find((candidate) => asText(word[candidate]) !== '') ?? 'word';
		const end = asNumber(word.end) ?? start + (asNumber(word.duration) ?? 0);
		const place = { text: asText(word[key]), line: lineOf(word, key) };
		return { ...place, label: labelOf(speaker), start: rounded(start), end: rounded(end) };
	});
}
