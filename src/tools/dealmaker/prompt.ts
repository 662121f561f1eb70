import type { Prompt } from '#tools/define.ts';
import type { DealInput } from './contract.ts';
import { RULES } from './prompt/rules.ts';
import { readingOf } from './reading.ts';

/** Every way in which a text may begin a new line. */
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/;

/** The lines of a text, each with its block's mark, so that no content can end its block. */
function marked(mark: string, text: string): string {
	return text
		.split(LINE_ENDS)
		.map((line) => `${mark}| ${line}`)
		.join('\n');
}

function sides(input: DealInput): string {
	const { call, roles } = readingOf(input).facts;
	const given = input.speakerRoles.map(({ name, role }) => `${name} = ${role} (set by the member)`);
	const read = call.speakers.map(({ name }, index) => `${name} = ${roles.roles[index] ?? 'unknown'}`);
	const date =
		call.header.date === undefined ? 'The transcript gives no date' : `Date of the call: ${call.header.date}`;
	const all = given.length > 0 ? given : read;
	return [all.length === 0 ? 'The transcript names no speakers' : all.join('; '), date].join('\n');
}

/** Instructions for a model: the notes and the transcript stand in blocks of data. */
export function prompt(input: DealInput): Prompt {
	const notes = input.additionalContext === '' ? 'none' : input.additionalContext;
	return {
		system: RULES,
		prompt: [
			`What the member adds:\n${marked('N', notes)}`,
			`Who spoke:\n${marked('S', sides(input))}`,
			`The transcript:\n${marked('T', input.transcript)}\nEnd of the transcript.`,
			'Write the proposals now, as one JSON object.',
		].join('\n\n'),
	};
}
