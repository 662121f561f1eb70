import type { ToolId } from './catalog.ts';
import type { WebTool } from './define.ts';

/** Each tool is a separate chunk that loads when its screen opens. */
export const webTools: Record<ToolId, () => Promise<WebTool>> = {
	'ai-ad-writer': () => import('./ai-ad-writer/web.ts').then((slice) => slice.tool),
	'ai-content-creator': () => import('./ai-content-creator/web.ts').then((slice) => slice.tool),
	'ai-sdr': () => import('./ai-sdr/web.ts').then((slice) => slice.tool),
	'cold-email-writer': () => import('./cold-email-writer/web.ts').then((slice) => slice.tool),
	compass: () => import('./compass/web.ts').then((slice) => slice.tool),
	dealmaker: () => import('./dealmaker/web.ts').then((slice) => slice.tool),
	'growth-plan-calculator': () => import('./growth-plan-calculator/web.ts').then((slice) => slice.tool),
	ideator: () => import('./ideator/web.ts').then((slice) => slice.tool),
	'prompt-generator': () => import('./prompt-generator/web.ts').then((slice) => slice.tool),
	'sales-call-analyzer': () => import('./sales-call-analyzer/web.ts').then((slice) => slice.tool),
};
