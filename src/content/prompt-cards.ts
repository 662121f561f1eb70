/**
 * What the cards of the directory show: each prompt without its text, which is five times as long and loads just before
 * it is used. The list is written from the prompts: `vitest run src/content/prompts.test.ts -u`.
 */
import type { Prompt } from './prompt.ts';
import list from './prompt-cards.json' with { type: 'json' };

/** How much of a prompt its card shows. */
export const PREVIEW_CHARACTERS = 200;

export interface PromptCard extends Omit<Prompt, 'prompt' | 'placeholders' | 'reviewed'> {
	/** The first 200 characters, then an ellipsis. */
	preview: string;
}

export function cardOf({ prompt, placeholders: _places, reviewed: _day, ...shown }: Prompt): PromptCard {
	return { ...shown, preview: `${prompt.slice(0, PREVIEW_CHARACTERS)}…` };
}

export const promptCards = list as readonly PromptCard[];
