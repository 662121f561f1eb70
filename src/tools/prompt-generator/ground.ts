import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import type { PromptInput, PromptOutput } from './contract.ts';
import { HEADINGS } from './draft/sentences.ts';
import { draft } from './draft.ts';

/** Counts that belong to the method and claim nothing: "two sentences", "three explanations". */
const METHOD = /^(?:at (?:most|least) )?(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10) \p{L}+$/u;

/**
 * Removes sentences with quotes that nobody gave, line by line, and lists figures and names that are not the member's.
 */
export function ground({ generatedPrompt }: PromptOutput, input: PromptInput): Grounded<PromptOutput> {
	const lines = Object.fromEntries(generatedPrompt.split('\n').entries());
	const catalogue = [...textsIn(draft(input)), ...Object.values(HEADINGS)];
	const { value, grounding } = groundIn(lines, textsIn(input), catalogue);
	const kept = Object.values(value).filter((line, index) => line.trim() !== '' || lines[index]?.trim() === '');
	const unsupported = grounding.unsupported.filter((text) => !METHOD.test(text));
	return {
		output: { generatedPrompt: kept.join('\n') },
		grounding: { ...grounding, unsupported },
	};
}
