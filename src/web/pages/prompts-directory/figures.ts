import type { PromptTemplate } from '#content/prompt.ts';
import type { PromptCounts } from '#shared/prompt-counts.ts';

export interface PromptFigures extends Pick<PromptTemplate, 'likes' | 'usage'> {
	/** Whether the current member likes it. */
	liked: boolean;
}

/** The figures of one prompt; null where they have not arrived. */
export function figuresOf(counts: PromptCounts | undefined, promptId: string): PromptFigures {
	const found = counts?.counts[promptId];
	return {
		likes: found?.likes ?? null,
		usage: found?.uses ?? null,
		liked: counts?.liked.includes(promptId) ?? false,
	};
}

/** "1 like", "12 likes"; "– likes" while the figure is not known. */
export function figureWords(figure: number | null, noun: 'like' | 'use'): string {
	if (figure === null) return `– ${noun}s`;
	return figure === 1 ? `1 ${noun}` : `${figure.toLocaleString('en-US')} ${noun}s`;
}
