import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asNumber, asText, at, isList, type Json, type JsonObject, recordsOf } from './source/value.ts';

/**
 * Deepgram (developers.deepgram.com/docs/utterances): `results.utterances` if they were requested, otherwise the words
 * of each channel. Speakers count from 0; times are seconds. With several channels, each is a speaker.
 */
export const deepgram: Family = {
	name: 'deepgram',
	read(root, parsed) {
		const channels = recordsOf(at(root, 'results', 'channels'));
		const utterances = at(root, 'results', 'utterances');
		if (channels.length === 0 && !isList(utterances)) return null;
		const said = recordsOf(utterances).map((utterance) => sayingOf(utterance, channels.length, parsed));
		const length = asNumber(at(root, 'metadata', 'duration'));
		const marks = length === undefined ? [] : [0, length];
		return readingOf(
			said.length > 0 ? said : channels.flatMap((channel, index) => ofChannel(channel, index, channels.length, parsed)),
			{
				...headOf(root, parsed),
				marks,
			},
		);
	},
};

function label(speaker: Json | undefined, channel: Json | undefined, channels: number): string | null {
	return channels > 1 ? labelOf(channel, 'Channel') : labelOf(speaker);
}

function sayingOf(utterance: JsonObject, channels: number, { lineOf }: Parsed): Said {
	return {
		label: label(utterance.speaker, utterance.channel, channels),
		text: asText(utterance.transcript),
		line: lineOf(utterance, 'transcript'),
		start: secondsOf(utterance.start),
		end: secondsOf(utterance.end),
	};
}

function ofChannel(channel: JsonObject, index: number, channels: number, { lineOf }: Parsed): Said[] {
	const [best] = recordsOf(channel.alternatives);
	if (best === undefined) return [];
	const words = recordsOf(best.words).map((word): Said => {
		const key = asText(word.punctuated_word) === '' ? 'word' : 'punctuated_word';
		const place = { text: asText(word[key]), line: lineOf(word, key) };
		return {
			...place,
			label: label(word.speaker, index, channels),
			start: secondsOf(word.start),
			end: secondsOf(word.end),
		};
	});
	if (words.length > 0) return joinWords(words);
	return [{ label: label(null, index, channels), text: asText(best.transcript), line: lineOf(best, 'transcript') }];
}
