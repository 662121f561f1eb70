import { contract as aiAdWriter } from './ai-ad-writer/contract.ts';
import { contract as aiContentCreator } from './ai-content-creator/contract.ts';
import { contract as aiSdr } from './ai-sdr/contract.ts';
import { contract as coldEmailWriter } from './cold-email-writer/contract.ts';
import { contract as compass } from './compass/contract.ts';
import { contract as dealmaker } from './dealmaker/contract.ts';
import { contract as growthPlanCalculator } from './growth-plan-calculator/contract.ts';
import { contract as ideator } from './ideator/contract.ts';
import { contract as promptGenerator } from './prompt-generator/contract.ts';
import { contract as salesCallAnalyzer } from './sales-call-analyzer/contract.ts';

/** Every generator, by the name of its folder. */
export const catalog = {
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
} as const;

export type ToolId = keyof typeof catalog;
