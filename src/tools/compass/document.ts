import type { Block, Document, Section } from '#shared/document.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { NO_STEPS, playersText } from './words.ts';

function paragraph(text: string): Block {
	return { kind: 'paragraph', text };
}

function listed(heading: string, items: readonly string[], none: string, ordered = false): Section {
	return { heading, blocks: [items.length === 0 ? paragraph(none) : { kind: 'list', items, ordered }] };
}

function section(recommendation: Recommendation, index: number): Section {
	const { marketResearch: research } = recommendation;
	return {
		heading: `${index + 1}. ${recommendation.title}`,
		blocks: [
			paragraph(recommendation.description),
			{
				kind: 'facts',
				facts: [
					{ label: 'Potential revenue', value: recommendation.potentialRevenue },
					{ label: 'Market demand', value: recommendation.marketDemand },
					{ label: 'Difficulty', value: recommendation.difficulty },
				],
			},
		],
		sections: [
			{ heading: 'Why this niche fits you', blocks: [paragraph(recommendation.reasoning)] },
			{
				heading: 'Market research',
				blocks: [
					{
						kind: 'facts',
						facts: [
							{ label: 'Market snapshot', value: research.marketSnapshot },
							{ label: 'Target audience', value: research.targetAudience },
							{ label: 'Core problem', value: research.coreProblem },
							{ label: 'Existing players', value: playersText(research.existingPlayers) },
						],
					},
				],
			},
			listed('Validation steps', recommendation.validationSteps ?? [], NO_STEPS, true),
			listed('Key automation opportunities', recommendation.automationOpportunities, 'None was given.'),
		],
	};
}

/** The recommendations in order, each with everything on its card. */
export function document({ recommendations }: CompassOutput, input: CompassInput): Document {
	const facts = [
		{ label: 'Background', value: input.professionalBackground },
		{ label: 'Top skills', value: input.topSkills },
	];
	return {
		title: 'Recommended niches',
		facts: facts.filter(({ value }) => value !== ''),
		sections: recommendations.map(section),
	};
}
