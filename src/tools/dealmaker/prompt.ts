import { marked } from '#prose/data-block.ts';
import type { Prompt } from '#tools/define.ts';
import { callOf } from './call.ts';
import type { DealInput } from './contract.ts';
import { RULES } from './prompt/rules.ts';

function sides(input: DealInput): string {
	const { call, roles } = callOf(input);
	const given = input.speakerRoles.map(({ name, role }) => `${name} = ${role} (set by the member)`);
	const read = call.speakers.map(({ name }, index) => `${name} = ${roles.roles[index] ?? 'unknown'}`);
	const date =
		call.header.date === undefined ? 'The transcript gives no date' : `Date of the call: ${call.header.date}`;
	const all = given.length > 0 ? given : read;
	return [all.length === 0 ? 'The transcript names no speakers' : all.join('; '), date].join('\n');
}

/** The answers of the panel, and further options, by name. */
function confirmed({ answers, secondOption, thirdOption }: DealInput): string {
	const parts = { ...answers, ...prefixed('second option', secondOption), ...prefixed('third option', thirdOption) };
	const given = Object.entries(parts).filter(([, text]) => text !== '');
	return given.length === 0 ? 'nothing yet' : given.map(([name, text]) => `${name}: ${text}`).join('\n');
}

function prefixed(of: string, parts: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(parts).map(([name, text]) => [`${of}, ${name}`, text]));
}

/** Instructions for a model: notes, confirmed parts and transcript stand in blocks of data. */
export function prompt(input: DealInput): Prompt {
	const notes = input.additionalContext === '' ? 'none' : input.additionalContext;
	return {
		system: RULES,
		prompt: [
			`What the member adds:\n${marked('N', notes)}`,
			`What the member has confirmed for the client:\n${marked('C', confirmed(input))}`,
			`Who spoke:\n${marked('S', sides(input))}`,
			`The transcript:\n${marked('T', input.transcript)}\nEnd of the transcript.`,
			'Write the proposals now, as one JSON object.',
		].join('\n\n'),
	};
}
