import { tool as aiAdWriter } from './ai-ad-writer/server.ts';
import { tool as aiContentCreator } from './ai-content-creator/server.ts';
import { tool as aiSdr } from './ai-sdr/server.ts';
import type { ToolId } from './catalog.ts';
import { tool as coldEmailWriter } from './cold-email-writer/server.ts';
import { tool as compass } from './compass/server.ts';
import { tool as dealmaker } from './dealmaker/server.ts';
import type { ServerTool } from './define.ts';
import { tool as growthPlanCalculator } from './growth-plan-calculator/server.ts';
import { tool as ideator } from './ideator/server.ts';
import { tool as promptGenerator } from './prompt-generator/server.ts';
import { tool as salesCallAnalyzer } from './sales-call-analyzer/server.ts';

export const serverTools: Record<ToolId, ServerTool> = {
	'ai-ad-writer': aiAdWriter,
	'ai-content-creator': aiContentCreator,
	'ai-sdr': aiSdr,
	'cold-email-writer': coldEmailWriter,
	compass,
	dealmaker,
	'growth-plan-calculator': growthPlanCalculator,
	ideator,
	'prompt-generator': promptGenerator,
	'sales-call-analyzer': salesCallAnalyzer,
};
