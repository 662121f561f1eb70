import type { IdeatorInput } from './contract.ts';

const LONGEST = 120;

/** The first line of the niche; of a long one the first sentence, or else as many whole words as there is room for. */
export function title(input: IdeatorInput): string {
	const line = input.niche.split('\n')[0]?.trim() ?? '';
	if (line.length <= LONGEST) return line;
	const head = line.slice(0, LONGEST);
	const end = head.search(/[.;!?] /);
	if (end > 0) return head.slice(0, end);
	const space = head.lastIndexOf(' ');
	return `${head
		.slice(0, space > 0 ? space : LONGEST - 1)
		.trimEnd()
		.replace(/,$/, '')}…`;
}
