import type { ToolId } from './catalog.ts';
import type { WebTool } from './define.ts';

/** Each tool is a chunk of its own that loads when its screen opens. */
export const webTools: Record<ToolId, () => Promise<WebTool>> = {
	'sales-call-analyzer': () => import('./sales-call-analyzer/web.ts').then((slice) => slice.tool),
};
