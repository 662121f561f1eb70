import type { CompassOutput, Recommendation } from './contract.ts';
import { isKnown } from './words.ts';

function facts({ marketDemand, difficulty, potentialRevenue }: Recommendation): string {
	const known = [
		isKnown(marketDemand) ? `Demand: ${marketDemand}.` : '',
		isKnown(difficulty) ? `Difficulty: ${difficulty}.` : '',
		isKnown(potentialRevenue) ? `Revenue: ${potentialRevenue}` : '',
	];
	return known.filter((text) => text !== '').join(' ');
}

/** All recommendations as plain text, short enough for a message to a friend. */
export function summaryText({ recommendations, about = [] }: CompassOutput): string {
	const parts = recommendations.map((one, index) =>
		[
			`${index + 1}. ${one.title}`,
			one.description,
			facts(one),
			one.reasoning,
			...(one.validationSteps ?? []).map((step) => `- ${step}`),
		]
			.filter((line) => line !== '')
			.join('\n'),
	);
	return `${[...parts, ...about].join('\n\n')}\n`;
}
