import type { Family } from './family.ts';
import { joinWords } from './rows/join-words.ts';
import { labelOf, peopleOf } from './source/people.ts';
import { secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asId, asText, at, isList, type JsonObject, recordsOf } from './source/value.ts';

/**
 * Rev and Rev AI (docs.rev.ai/api/asynchronous/get-started): monologues of elements, including blanks. Times are
 * seconds.
 */
export const revAi: Family = {
	name: 'rev-ai',
	read(root, parsed) {
		const monologues = recordsOf(at(root, 'monologues'));
		if (!isList(at(root, 'monologues')) || !monologues.every(({ elements }) => isList(elements))) return null;
		const people = peopleOf(root, parsed);
		const said = monologues.flatMap((monologue) => {
			const label = people.names.get(asId(monologue.speaker)) ?? labelOf(monologue.speaker_info ?? monologue.speaker);
			return stretches(monologue, label, parsed.lineOf);
		});
		return readingOf(said, headOf(root, parsed, people));
	},
};

function stretches(
	monologue: JsonObject,
	label: string | null,
	lineOf: (container: object, key: string) => number,
): Said[] {
	const elements = recordsOf(monologue.elements).filter(({ value }) => typeof value === 'string' && value !== '');
	const timed = elements.some(({ ts }) => secondsOf(ts) !== undefined);
	const words: Said[] = [];
	for (const element of elements) {
		const text = String(element.value);
		const last = words.at(-1);
		if (element.type !== 'text' && last !== undefined) last.text += text;
		else
			words.push({
				label,
				text,
				line: lineOf(element, 'value'),
				start: secondsOf(element.ts),
				end: secondsOf(element.end_ts),
			});
	}
	if (timed) return joinWords(words.map((word) => ({ ...word, text: word.text.trim() })));
	const text = words.map((word) => word.text).join('');
	const line = words[0]?.line ?? 1;
	const whole = { label, text, line, start: secondsOf(monologue.start_time), end: secondsOf(monologue.end_time) };
	return asText(text) === '' ? [] : [whole];
}
