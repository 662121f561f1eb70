import { contract as salesCallAnalyzer } from './sales-call-analyzer/contract.ts';

/** Every generator, by the name of its folder. */
export const catalog = {
	'sales-call-analyzer': salesCallAnalyzer,
} as const;

export type ToolId = keyof typeof catalog;
