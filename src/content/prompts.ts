import type { Prompt, PromptEntry } from './prompt.ts';
import { analysis } from './prompts/analysis.ts';
import { campaigns } from './prompts/campaigns.ts';
import { codeInHand } from './prompts/code-in-hand.ts';
import { codeToCome } from './prompts/code-to-come.ts';
import { creative } from './prompts/creative.ts';
import { customers } from './prompts/customers.ts';
import { deals } from './prompts/deals.ts';
import { longTexts } from './prompts/long-texts.ts';
import { shortTexts } from './prompts/short-texts.ts';
import { teamwork } from './prompts/teamwork.ts';

/** When the prompts were last checked, as `YYYY-MM-DD`. They hold nothing that changes every month. */
const REVIEWED = '2026-11-21';
const AUTHOR = 'Growth Toolkit';

function inCategory(category: Prompt['category'], entries: readonly PromptEntry[]): Prompt[] {
	return entries.map((entry) => ({ ...entry, category, author: AUTHOR, reviewed: REVIEWED }));
}

/** The prompts of the directory, in the order of the list. No schema is loaded here: the page loads this. */
export const prompts: readonly Prompt[] = [
	...inCategory('Writing', [...longTexts, ...shortTexts]),
	...inCategory('Coding', [...codeInHand, ...codeToCome]),
	...inCategory('Marketing', [...campaigns, ...customers]),
	...inCategory('Business', [...deals, ...teamwork]),
	...inCategory('Creative', creative),
	...inCategory('Analysis', analysis),
];
