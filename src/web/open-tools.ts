import { webTools } from '#tools/web.ts';
import { TOOLS, type Tool } from './navigation.ts';

/** Tools with a page of their own: the calculators and the directories. */
const WITH_OWN_PAGE = new Set([
	'/pricing-calculator',
	'/profit-calculator',
	'/ai-tools-directory',
	'/prompts-directory',
	'/top-50-niches',
]);

/** Whether the tool at a path can be used. A generator can as soon as it is registered. */
export function isOpen(path: string): boolean {
	return WITH_OWN_PAGE.has(path) || Object.hasOwn(webTools, path.slice(1));
}

/** The tools that can be used, in the order of the sidebar. */
export const OPEN_TOOLS: readonly Tool[] = TOOLS.filter(({ path }) => isOpen(path));
