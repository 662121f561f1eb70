import type { Partially } from '#tools/define.ts';
import type { PromptOutput } from './contract.ts';

const PLACE = /\[paste here: ([^[\]]{1,200})\]/g;

/** Whether it can be used as it is, and what to paste into it first. */
export function verdict({ generatedPrompt = '' }: Partially<PromptOutput>): string[] {
	const places = [...generatedPrompt.matchAll(PLACE)].map(([, what = '']) => what);
	return [places.length === 0 ? 'Ready to copy.' : `Before you use it, paste in: ${places.join('; ')}.`];
}
