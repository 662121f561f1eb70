import type { Run } from '#shared/runs.ts';

/** e.g. "1,204 tokens read, 867 written · $0.0031"; empty where nothing is known. */
export function usageWords({ source, model, usage }: Pick<Run, 'source' | 'model' | 'usage'>): string {
	if (source !== 'model' || usage === undefined) return '';
	const { inputTokens, outputTokens, estimated, cost } = usage;
	const read = inputTokens === undefined ? '' : `${tokens(inputTokens)} read`;
	const written =
		outputTokens === undefined ? '' : `${read === '' ? tokens(outputTokens) : count(outputTokens)} written`;
	const used = [read, written].filter(Boolean).join(', ');
	const parts = [estimated && used !== '' ? `about ${used}` : used, cost === undefined ? '' : dollars(cost)];
	const told = parts.filter(Boolean).join(' · ');
	return told === '' ? '' : `${model ?? 'Model'}: ${told}`;
}

function count(amount: number): string {
	return amount.toLocaleString('en-US');
}

function tokens(amount: number): string {
	return `${count(amount)} ${amount === 1 ? 'token' : 'tokens'}`;
}

/** Runs cost fractions of a cent: two significant digits, and never less precise than cents. */
export function dollars(cost: number): string {
	const digits = cost > 0 && cost < 0.1 ? { minimumSignificantDigits: 2, maximumSignificantDigits: 2 } : {};
	return cost.toLocaleString('en-US', { style: 'currency', currency: 'USD', ...digits });
}
