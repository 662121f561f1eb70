import type { Block, Document, Section } from '#shared/document.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { isKnown, NO_STEPS, SCORE_NAMES, SCORES, scoreText, TOTAL, totalText } from './words.ts';

function paragraph(text: string): Block {
	return { kind: 'paragraph', text };
}

function listed(heading: string, items: readonly string[], none: string, ordered = false): Section {
	return { heading, blocks: [items.length === 0 ? paragraph(none) : { kind: 'list', items, ordered }] };
}

/** What is not known is left out: it is said once, about the list. */
function facts(all: readonly { label: string; value: string }[]): Block[] {
	const known = all.filter(({ value }) => isKnown(value));
	return known.length > 0 ? [{ kind: 'facts', facts: known }] : [];
}

function section(recommendation: Recommendation, index: number): Section {
	const { marketResearch: research, scores } = recommendation;
	const rated = scores
		? [
				...SCORE_NAMES.map((name) => ({ label: SCORES[name], value: scoreText(scores[name]) })),
				{ label: TOTAL, value: totalText(SCORE_NAMES.map((name) => scores[name].points)) },
			]
		: [];
	return {
		heading: `${index + 1}. ${recommendation.title}`,
		blocks: [
			paragraph(recommendation.description),
			...facts([
				{ label: 'Potential revenue', value: recommendation.potentialRevenue },
				{ label: 'Market demand', value: recommendation.marketDemand },
				{ label: 'Difficulty', value: recommendation.difficulty },
			]),
		],
		sections: [
			{ heading: 'Why this niche fits you', blocks: recommendation.reasoning.split('\n').map(paragraph) },
			...(scores ? [{ heading: 'Scores', blocks: [{ kind: 'facts' as const, facts: rated }] }] : []),
			{
				heading: 'Market research',
				blocks: facts([
					{ label: 'Market snapshot', value: research.marketSnapshot },
					{ label: 'Target audience', value: research.targetAudience },
					{ label: 'Core problem', value: research.coreProblem },
					{ label: 'Existing players', value: research.existingPlayers.join(', ') },
				]),
			},
			listed('Validation steps', recommendation.validationSteps ?? [], NO_STEPS, true),
			...(recommendation.automationOpportunities.length > 0
				? [listed('Key automation opportunities', recommendation.automationOpportunities, '')]
				: []),
		],
	};
}

/** The recommendations in order, each with everything on its card; then what the list rests on. */
export function document({ recommendations, about = [], missing = [] }: CompassOutput, input: CompassInput): Document {
	const entered = [
		{ label: 'Background', value: input.professionalBackground },
		{ label: 'Top skills', value: input.topSkills },
	];
	return {
		title: 'Recommended niches',
		facts: entered.filter(({ value }) => value !== ''),
		sections: [
			...recommendations.map(section),
			...(about.length > 0 ? [{ heading: 'About this list', blocks: about.map(paragraph) }] : []),
			...(missing.length > 0 ? [listed('What would change it', missing, '')] : []),
		],
	};
}
