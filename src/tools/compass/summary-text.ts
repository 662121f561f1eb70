import type { CompassOutput } from './contract.ts';

/** All recommendations as plain text, short enough for a message to a friend. */
export function summaryText({ recommendations, about = [] }: CompassOutput): string {
	const parts = recommendations.map((one, index) =>
		[
			`${index + 1}. ${one.title}`,
			one.description,
			`Demand: ${one.marketDemand}. Difficulty: ${one.difficulty}. Revenue: ${one.potentialRevenue}`,
			one.reasoning,
			...(one.validationSteps ?? []).map((step) => `- ${step}`),
		].join('\n'),
	);
	return `${[...parts, ...about].join('\n\n')}\n`;
}
