import type { Partially } from '#tools/define.ts';
import type { PromptOutput } from './contract.ts';

const PLACE = /\[paste here: ([^[\]]{1,200})\]/g;

/** Whether it can be used as it is, and what to paste into it first. */
export function verdict({ generatedPrompt = '' }: Partially<PromptOutput>): string[] {
	const places = [...generatedPrompt.matchAll(PLACE)].map(([, what = '']) => what);
	return ['Ready to copy.', ...(places.length > 0 ? [`Paste into it first: ${places.join('; ')}.`] : [])];
}
