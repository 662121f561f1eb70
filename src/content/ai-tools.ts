import type { AiTool, AiToolEntry } from './ai-tool.ts';
import { ratingOf } from './ai-tool-rating.ts';
import { design } from './ai-tools/design.ts';
import { development } from './ai-tools/development.ts';
import { productivity } from './ai-tools/productivity.ts';
import { writing } from './ai-tools/writing.ts';

/** In the order of the page. */
export const AI_TOOL_CATEGORIES: readonly AiToolEntry['category'][] = [
	'Development',
	'Design',
	'Writing',
	'Productivity',
];

export const AI_TOOL_PRICING: readonly AiToolEntry['pricing'][] = ['Free', 'Freemium', 'Paid'];

/** The directory, by category. */
export const aiTools: readonly AiTool[] = [...development, ...design, ...writing, ...productivity].map((entry) => ({
	...entry,
	rating: ratingOf(entry.points),
}));
