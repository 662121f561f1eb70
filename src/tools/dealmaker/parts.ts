import * as phrases from './phrases.ts';

/** The further options of an input, in their order. */
export const OTHERS = ['secondOption', 'thirdOption'] as const;

/** How it works, and what it costs, which stands on a line of its own. */
export function solutionOf(text: string): [how: string, price: string] {
	const prefix = phrases.priceLine('');
	const lines = text.split('\n');
	const priced = lines.filter((line) => line.startsWith(prefix));
	return [
		lines.filter((line) => !line.startsWith(prefix)).join('\n'),
		priced.map((line) => line.slice(prefix.length)).join('\n'),
	];
}
