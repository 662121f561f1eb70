import type { Family } from './family.ts';
import { severalCalls } from './no-call.ts';
import { peopleOf } from './source/people.ts';
import { fromMilliseconds } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asId, asText, at, isList, recordsOf } from './source/value.ts';

/**
 * Gong (gong.app.gong.io/settings/api/documentation, POST /v2/calls/transcript): monologues of sentences, in
 * milliseconds, with only a `speakerId`. The names are in the `parties` of POST /v2/calls/extensive, and are joined if
 * one file contains both answers.
 */
export const gong: Family = {
	name: 'gong',
	read(root, parsed) {
		const list = at(root, 'callTranscripts');
		const calls = isList(list) ? recordsOf(list) : recordsOf([root]).filter((call) => isMonologues(call.transcript));
		const [call] = calls;
		if (call === undefined) return null;
		if (calls.length > 1) return severalCalls(calls.length);
		const people = peopleOf(root, parsed);
		for (const [id, name] of peopleOf(call, parsed).names) people.names.set(id, name);
		const numbers = new Map<string, string>();
		const said = recordsOf(call.transcript).flatMap((monologue) => {
			const id = asId(monologue.speakerId);
			const label = people.names.get(id) ?? numbers.get(id) ?? `Speaker ${numbers.size + 1}`;
			if (!people.names.has(id)) numbers.set(id, label);
			return recordsOf(monologue.sentences).map(
				(sentence): Said => ({
					label: id === '' ? null : label,
					text: asText(sentence.text),
					line: parsed.lineOf(sentence, 'text'),
					start: fromMilliseconds(sentence.start),
					end: fromMilliseconds(sentence.end),
				}),
			);
		});
		const about = recordsOf(at(root, 'calls'))[0]?.metaData ?? root;
		const reading = readingOf(said, headOf(about, parsed, people));
		if (numbers.size > 0 && said.length > 0) reading.warnings.push({ text: NO_NAMES });
		return reading;
	},
};

const NO_NAMES =
	'Gong gives the speakers of a transcript as numbers. Name them here, or add the “parties” of the call to the file.';

function isMonologues(value: Parameters<typeof recordsOf>[0]): boolean {
	return recordsOf(value).some((monologue) => 'speakerId' in monologue && isList(monologue.sentences));
}
