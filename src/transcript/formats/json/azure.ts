/** Azure: the input of conversation analysis, and its batch and fast transcription. */

import type { Reading } from '../format.ts';
import type { Family } from './family.ts';
import { severalCalls } from './no-call.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { fromMilliseconds, rounded, secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asId, asNumber, asText, at, isList, type Json, type JsonObject, recordsOf } from './source/value.ts';

/** `text`, `lexical`, `itn` and `maskedItn` contain the same words, so only one of them is read. */
export const azure: Family = {
	name: 'azure',
	read(root, parsed) {
		return ofConversations(root, parsed) ?? ofPhrases(root, parsed);
	},
};

function ofConversations(root: Json, parsed: Parsed): Reading | null {
	const list = at(root, 'analysisInput', 'conversations') ?? at(root, 'conversations');
	const conversations = recordsOf(list).filter((conversation) => isList(conversation.conversationItems));
	const [conversation] = conversations;
	if (conversation === undefined) return null;
	if (conversations.length > 1) return severalCalls(conversations.length);
	const said = recordsOf(conversation.conversationItems).map((item): Said => {
		const key = ['text', 'itn', 'maskedItn', 'lexical'].find((candidate) => asText(item[candidate]) !== '') ?? 'text';
		const person = labelOf(item.participantId);
		const label = person?.startsWith('Speaker ') ? (labelOf(item.role) ?? person) : person;
		return { label, text: asText(item[key]), line: parsed.lineOf(item, key), ...ticks(item.audioTimings) };
	});
	return readingOf(said, headOf(root, parsed));
}

function ticks(timings: Json | undefined): Pick<Said, 'start' | 'end'> {
	const offset = asNumber(at(timings, 'offset'));
	const length = asNumber(at(timings, 'duration'));
	if (offset === undefined) return {};
	return { start: rounded(offset / 1e7), end: length === undefined ? undefined : rounded((offset + length) / 1e7) };
}

/** `recognizedPhrases` from batch transcription, `phrases` from fast transcription. */
function ofPhrases(root: Json, parsed: Parsed): Reading | null {
	const list = at(root, 'recognizedPhrases') ?? at(root, 'phrases');
	const phrases = recordsOf(list);
	if (!isList(list) || !phrases.every((phrase) => 'nBest' in phrase || 'offsetMilliseconds' in phrase)) return null;
	const channels = new Set(phrases.map(({ channel }) => asId(channel))).size;
	const length = secondsOf(at(root, 'duration')) ?? fromMilliseconds(at(root, 'durationMilliseconds'));
	const marks = length === undefined ? [] : [0, length];
	return readingOf(
		phrases.map((phrase) => phraseOf(phrase, channels, parsed)),
		{ ...headOf(root, parsed), marks },
	);
}

function phraseOf(phrase: JsonObject, channels: number, { lineOf }: Parsed): Said {
	const [best] = recordsOf(phrase.nBest);
	const start = fromMilliseconds(phrase.offsetMilliseconds) ?? secondsOf(phrase.offset);
	const length = fromMilliseconds(phrase.durationMilliseconds) ?? secondsOf(phrase.duration);
	return {
		label: labelOf(phrase.speaker) ?? (channels > 1 ? labelOf(phrase.channel, 'Channel') : null),
		text: asText(best?.display ?? phrase.text),
		line: best === undefined ? lineOf(phrase, 'text') : lineOf(best, 'display'),
		start,
		end: start === undefined || length === undefined ? undefined : rounded(start + length),
	};
}
