import type { Prompt } from '#tools/define.ts';
import type { SalesCallInput } from './contract.ts';
import { factsBlock, measuredBlock, transcriptBlock } from './prompt/blocks.ts';
import { ledgerBlock } from './prompt/ledger.ts';
import { RULES } from './prompt/rules.ts';

/**
 * Instructions for a model. What the member typed and what was said on the call stand in blocks of data:
 * every line of them is prefixed, so that no content can close its block or begin a line of ours.
 */
export function prompt(input: SalesCallInput): Prompt {
	return {
		system: RULES,
		prompt: [
			factsBlock(input),
			measuredBlock(input),
			ledgerBlock(input),
			transcriptBlock(input),
			'Write the analysis now, as one JSON object.',
		].join('\n\n'),
	};
}
