import type { PromptInput, PromptOutput } from './contract.ts';
import { sectionsOf } from './draft/sections.ts';
import { HEADINGS } from './draft/sentences.ts';

/** Arranges what the member gave under the eight headings of a prompt. */
export function draft(input: PromptInput): PromptOutput {
	const sections = sectionsOf(input);
	const names = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];
	const parts = names.map((name) => [`# ${HEADINGS[name]}`, ...sections[name]].join('\n'));
	return { generatedPrompt: parts.join('\n\n') };
}
