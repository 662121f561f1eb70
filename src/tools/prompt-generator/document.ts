import type { Block, Document } from '#shared/document.ts';
import type { PromptInput, PromptOutput } from './contract.ts';
import { CHARACTERS_PER_TOKEN, partsOf, roughTokens } from './parts.ts';
import { title } from './title.ts';

const LIST = /^(?:(-|\d{1,2}\.)\s+(?!\s))(.*)$/;

/** Consecutive lines with the same mark become a list. Text between tags stays a paragraph. */
function blocksOf(text: string): Block[] {
	const blocks: Block[] = [];
	for (const group of text.split(/\n(?=<[a-z])|(?<=<\/[a-z0-9-]+>)\n/)) {
		if (/^<[a-z]/.test(group)) {
			blocks.push({ kind: 'paragraph', text: group });
			continue;
		}
		for (const line of group.split('\n').filter((one) => one.trim() !== '')) addLine(blocks, line);
	}
	return blocks;
}

function addLine(blocks: Block[], line: string): void {
	const [, mark, item] = LIST.exec(line) ?? [];
	if (mark === undefined || item === undefined) {
		blocks.push({ kind: 'paragraph', text: line });
		return;
	}
	const ordered = mark !== '-';
	const before = blocks.at(-1);
	if (before?.kind === 'list' && before.ordered === ordered) {
		blocks[blocks.length - 1] = { ...before, items: [...before.items, item] };
	} else blocks.push({ kind: 'list', items: [item], ordered });
}

/** The prompt, part by part. */
export function document({ generatedPrompt }: PromptOutput, input: PromptInput): Document {
	return {
		title: `Prompt: ${title(input)}`,
		facts: [
			{
				label: 'Size',
				value: `about ${roughTokens(generatedPrompt).toLocaleString('en-US')} tokens (characters divided by ${CHARACTERS_PER_TOKEN})`,
			},
		],
		sections: partsOf(generatedPrompt).map(({ heading, text }) => ({
			heading: heading === '' ? 'Prompt' : heading,
			blocks: blocksOf(text),
		})),
	};
}
