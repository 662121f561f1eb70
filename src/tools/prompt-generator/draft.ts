import type { PromptInput, PromptOutput } from './contract.ts';
import { readBrief } from './draft/brief.ts';
import { compose } from './draft/compose.ts';

/** The prompt from the member's words: the kind of task decides role, steps, constraints and check. */
export function draft(input: PromptInput): PromptOutput {
	return { generatedPrompt: compose(readBrief(input)) };
}
