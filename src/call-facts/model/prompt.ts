import { LINE_ENDS, marked } from '#prose/data-block.ts';
import type { Call } from '#transcript/call.ts';
import type { Side } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { FACTS_RULES } from './rules.ts';

/**
 * Asks for the facts of a call. The call stands in it as data: every line begins with the number of its turn or with a
 * mark, so that no words can pass for a line of ours.
 *
 * @param known the side of speakers by label, where the member or the form says it
 */
export function factsPrompt(
	call: Call,
	turns: readonly Utterance[],
	known: Readonly<Record<string, Side>>,
): { system: string; prompt: string } {
	const head = call.head.map(({ text }) => text);
	const sides = Object.entries(known).map(([label, side]) => `${label} = ${side}`);
	const said = turns.map(
		({ number, speaker, text }) => `${number}| ${unbroken(speaker === '' ? text : `${speaker}: ${text}`)}`,
	);
	const blocks = [
		head.length === 0 ? [] : ['Above the first turn:', marked('H', head.join('\n'))],
		sides.length === 0 ? [] : ['Known sides:', marked('S', sides.join('\n'))],
		[`The call, ${said.length} turns:`, ...said, 'End of the call.'],
		['List its facts now, as one JSON object.'],
	];
	return {
		system: FACTS_RULES,
		prompt: blocks
			.filter((block) => block.length > 0)
			.map((block) => block.join('\n'))
			.join('\n\n'),
	};
}

/** A turn is one line of the block. */
function unbroken(text: string): string {
	return text.split(LINE_ENDS).join(' ');
}
