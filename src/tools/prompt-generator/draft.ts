import type { PromptInput, PromptOutput } from './contract.ts';
import { readBrief } from './draft/brief.ts';
import { compose } from './draft/compose.ts';

/** Writes the prompt from the member's words. The kind of task decides role, steps, constraints and checks. */
export function draft(input: PromptInput): PromptOutput {
	return { generatedPrompt: compose(readBrief(input)) };
}
