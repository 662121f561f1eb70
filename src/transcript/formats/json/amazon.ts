/** Amazon Transcribe: batch transcripts, and the call analytics made from them. */

import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { fromMilliseconds, secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asNumber, asText, at, isList, type JsonObject, recordsOf } from './source/value.ts';

/**
 * docs.aws.amazon.com/transcribe/latest/dg/how-input.html: words and punctuation in `results.items`, speakers in
 * `speaker_labels.segments` or `channel_labels`, joined by time. Times are seconds, as strings.
 */
export const amazonTranscribe: Family = {
	name: 'aws-transcribe',
	read(root, parsed) {
		const results = at(root, 'results');
		if (!isList(at(results, 'items')) || !isList(at(results, 'transcripts'))) return null;
		const channels = recordsOf(at(results, 'channel_labels', 'channels'));
		const labelled = labelsByTime(recordsOf(at(results, 'speaker_labels', 'segments')));
		const said =
			channels.length > 1
				? channels.flatMap((channel) => wordsOf(recordsOf(channel.items), () => labelOf(channel.channel_label), parsed))
				: wordsOf(recordsOf(at(results, 'items')), labelled, parsed);
		const [whole] = recordsOf(at(results, 'transcripts'));
		if (said.length > 0 || whole === undefined) return readingOf(said, headOf(root, parsed));
		return readingOf([{ label: null, text: asText(whole.transcript), line: parsed.lineOf(whole, 'transcript') }]);
	},
};

type Labels = (item: JsonObject, start: number | undefined) => string | null;

function wordsOf(items: readonly JsonObject[], labels: Labels, { lineOf }: Parsed): Said[] {
	const words = items.flatMap((item): Said[] => {
		const [best] = recordsOf(item.alternatives);
		const text = asText(best?.content ?? item.content);
		if (text === '') return [];
		const start = secondsOf(item.start_time);
		const line = best === undefined ? lineOf(item, 'content') : lineOf(best, 'content');
		return [{ label: labels(item, start), text, line, start, end: secondsOf(item.end_time) }];
	});
	return joinWords(words);
}

/** The label of an item: its own, or that of the segment in which it begins. */
function labelsByTime(segments: readonly JsonObject[]): Labels {
	const spans = segments
		.map((segment) => ({
			label: labelOf(segment.speaker_label),
			start: asNumber(segment.start_time) ?? 0,
			end: asNumber(segment.end_time) ?? 0,
		}))
		.sort((one, other) => one.start - other.start);
	const exact = new Map(
		segments
			.flatMap(({ items }) => recordsOf(items))
			.map((item) => [asText(item.start_time), labelOf(item.speaker_label)]),
	);
	let index = 0;
	let last: string | null = null;
	return (item, start) => {
		if (start === undefined) return last;
		while (index + 1 < spans.length && (spans[index + 1]?.start ?? 0) <= start) index++;
		const span = spans[index];
		const inside = span !== undefined && start >= span.start && start <= span.end ? span.label : null;
		last = labelOf(item.speaker_label) ?? exact.get(asText(item.start_time)) ?? inside;
		return last;
	};
}

/**
 * docs.aws.amazon.com/transcribe/latest/dg/tca-output-batch.html: `Transcript[]` by `ParticipantRole`, in milliseconds.
 * Redacted words appear as `[PII]`.
 */
export const amazonCallAnalytics: Family = {
	name: 'aws-call-analytics',
	read(root, parsed) {
		const turns = recordsOf(at(root, 'Transcript'));
		if (!isList(at(root, 'Transcript')) || (turns.length > 0 && !turns.some((turn) => 'Content' in turn))) return null;
		const length = fromMilliseconds(at(root, 'ConversationCharacteristics', 'TotalConversationDurationMillis'));
		const roles = new Map(
			recordsOf(at(root, 'Participants')).map(({ ParticipantId, ParticipantRole }) => [
				asText(ParticipantId),
				ParticipantRole,
			]),
		);
		const said = turns.map(
			(turn): Said => ({
				label: labelOf(turn.ParticipantRole ?? roles.get(asText(turn.ParticipantId)) ?? turn.ParticipantId),
				text: asText(turn.Content),
				line: parsed.lineOf(turn, 'Content'),
				start: fromMilliseconds(turn.BeginOffsetMillis),
				end: fromMilliseconds(turn.EndOffsetMillis),
			}),
		);
		return readingOf(said, { ...headOf(root, parsed), marks: length === undefined ? [] : [0, length] });
	},
};
