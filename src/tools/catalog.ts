import { contract as coldEmailWriter } from './cold-email-writer/contract.ts';
import { contract as compass } from './compass/contract.ts';
import { contract as dealmaker } from './dealmaker/contract.ts';
import { contract as ideator } from './ideator/contract.ts';
import { contract as salesCallAnalyzer } from './sales-call-analyzer/contract.ts';

/** Every generator, by the name of its folder. */
export const catalog = {
	'cold-email-writer': coldEmailWriter,
	compass,
	dealmaker,
	ideator,
	'sales-call-analyzer': salesCallAnalyzer,
} as const;

export type ToolId = keyof typeof catalog;
