import type { ToolId } from './catalog.ts';
import { tool as coldEmailWriter } from './cold-email-writer/server.ts';
import { tool as compass } from './compass/server.ts';
import { tool as dealmaker } from './dealmaker/server.ts';
import type { ServerTool } from './define.ts';
import { tool as ideator } from './ideator/server.ts';
import { tool as salesCallAnalyzer } from './sales-call-analyzer/server.ts';

export const serverTools: Record<ToolId, ServerTool> = {
	'cold-email-writer': coldEmailWriter,
	compass,
	dealmaker,
	ideator,
	'sales-call-analyzer': salesCallAnalyzer,
};
