import { outline as aiAdWriter } from './ai-ad-writer/outline.ts';
import { outline as aiContentCreator } from './ai-content-creator/outline.ts';
import { outline as aiSdr } from './ai-sdr/outline.ts';
import type { ToolId } from './catalog.ts';
import { outline as coldEmailWriter } from './cold-email-writer/outline.ts';
import { outline as compass } from './compass/outline.ts';
import { outline as dealmaker } from './dealmaker/outline.ts';
import type { ToolOutline } from './define.ts';
import { outline as growthPlanCalculator } from './growth-plan-calculator/outline.ts';
import { outline as ideator } from './ideator/outline.ts';
import { outline as promptGenerator } from './prompt-generator/outline.ts';
import { outline as salesCallAnalyzer } from './sales-call-analyzer/outline.ts';

/** What the server's main thread knows of each generator. */
export const toolOutlines: Record<ToolId, ToolOutline> = {
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
