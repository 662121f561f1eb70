import type { ToolId } from './catalog.ts';
import type { ServerTool } from './define.ts';
import { tool as salesCallAnalyzer } from './sales-call-analyzer/server.ts';

export const serverTools: Record<ToolId, ServerTool> = {
	'sales-call-analyzer': salesCallAnalyzer,
};
