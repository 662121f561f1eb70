import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { fromMilliseconds } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asNumber, asRecord, asText, type JsonObject, recordsOf } from './source/value.ts';

const ITS_OWN = ['audio_duration', 'acoustic_model', 'speech_model', 'audio_url', 'webhook_auth', 'format_text'];

/**
 * AssemblyAI (assemblyai.com/docs/api-reference/transcripts/get). `utterances` may be null; then the words are used.
 * Times are milliseconds, except `audio_duration`, which is in seconds.
 */
export const assemblyAi: Family = {
	name: 'assemblyai',
	read(root, parsed) {
		const source = asRecord(root);
		if (source === null || !('utterances' in source || 'words' in source)) return null;
		if (ITS_OWN.filter((key) => key in source).length < 2) return null;
		const utterances = recordsOf(source.utterances).map((utterance) => sayingOf(utterance, parsed));
		const words = utterances.length > 0 ? [] : joinWords(recordsOf(source.words).map((word) => sayingOf(word, parsed)));
		const length = asNumber(source.audio_duration);
		const whole = { label: null, text: asText(source.text), line: parsed.lineOf(source, 'text') };
		const said = utterances.length > 0 ? utterances : words.length > 0 ? words : [whole];
		return readingOf(said, { ...headOf(root, parsed), marks: length === undefined ? [] : [0, length] });
	},
};

function sayingOf(item: JsonObject, { lineOf }: Parsed): Said {
	return {
		label: labelOf(item.speaker) ?? labelOf(item.channel, 'Channel'),
		text: asText(item.text),
		line: lineOf(item, 'text'),
		start: fromMilliseconds(item.start),
		end: fromMilliseconds(item.end),
	};
}
