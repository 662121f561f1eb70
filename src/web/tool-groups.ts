import { TOOLS, type Tool } from './navigation.ts';

/** Tools that serve one stage of a member's work. */
export interface ToolGroup {
	label: string;
	/** In the order of the work, which is not that of their numbers. */
	tools: readonly Tool[];
}

/** Every tool, in exactly one group: in the order in which a niche becomes a client. */
export const TOOL_GROUPS: readonly ToolGroup[] = [
	group('Find', ['/compass', '/top-50-niches']),
	group('Call', ['/ideator', '/sales-call-analyzer']),
	group('Propose', ['/dealmaker', '/growth-plan-calculator', '/pricing-calculator', '/profit-calculator']),
	group('Reach', ['/cold-email-writer', '/ai-sdr', '/ai-ad-writer', '/ai-content-creator']),
	group('Library', [
		'/ai-tools-directory',
		'/prompts-directory',
		'/prompt-generator',
		'/ai-workflow-generator',
		'/n8n-workflow-templates',
	]),
];

function group(label: string, paths: readonly string[]): ToolGroup {
	return { label, tools: paths.flatMap((path) => TOOLS.find((tool) => tool.path === path) ?? []) };
}
