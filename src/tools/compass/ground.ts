import { figuresIn } from '#evidence/figures.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { measuredFacts, nicheTitled, revenueText } from './catalogue-facts.ts';
import { type CompassInput, type CompassOutput, contract, type Recommendation } from './contract.ts';
import { limitsOf } from './draft/limits.ts';
import { towardsGoal } from './draft/reasons.ts';

/** Replaces a text that was based on words nobody wrote. */
const TAKEN_OUT = 'Taken out: it quoted words that do not stand in your answers.';
const NOT_KNOWN = 'Not known';
/** Figures of our own method, which claim nothing about the member or the market. */
const METHOD = [
	'one, two or three of them',
	'for an hour',
	'a quarter of an hour',
	'the end of the week',
	'on Friday',
	'this week',
];

/** Takes demand, difficulty and revenue from the catalogue, if it has the niche. */
function withCatalogue(recommendation: Recommendation): Recommendation {
	const niche = nicheTitled(recommendation.title);
	return niche ? { ...recommendation, title: niche.name, ...measuredFacts(niche) } : recommendation;
}

/** Replaces texts that lost all their sentences, since a recommendation must not be empty. */
function filled(recommendation: Recommendation): Recommendation {
	const { marketResearch: research } = recommendation;
	return {
		...recommendation,
		title: recommendation.title || NOT_KNOWN,
		description: recommendation.description || TAKEN_OUT,
		potentialRevenue: recommendation.potentialRevenue || NOT_KNOWN,
		reasoning: recommendation.reasoning || TAKEN_OUT,
		marketResearch: {
			...research,
			marketSnapshot: research.marketSnapshot || TAKEN_OUT,
			targetAudience: research.targetAudience || TAKEN_OUT,
			coreProblem: research.coreProblem || TAKEN_OUT,
		},
	};
}

/** Figures in the revenue of a niche that the catalogue does not have. Only the answers can support them. */
function inventedRevenue({ title, potentialRevenue }: Recommendation, answers: readonly string[]): string[] {
	if (nicheTitled(title)) return [];
	return figuresIn(potentialRevenue)
		.map(({ text }) => text)
		.filter((figure) => !answers.some((answer) => answer.includes(figure)));
}

/**
 * Removes quotes that are in no answer, inserts the catalogue's facts, and lists figures and names that are in neither
 * the answers nor the recommended entries.
 */
export function ground(answer: CompassOutput, input: CompassInput): Grounded<CompassOutput> {
	const answers = Object.values(input);
	const recommendations = answer.recommendations.map(withCatalogue);
	const entries = recommendations.flatMap(({ title }) => nicheTitled(title) ?? []);
	const limits = limitsOf(input);
	const catalogue = [
		...METHOD,
		...entries.flatMap((niche) => [...textsIn(niche), revenueText(niche), towardsGoal({ limits }, niche)]),
	];
	const { value, grounding } = groundIn({ recommendations }, answers, catalogue);
	const invented = recommendations.flatMap((one) => inventedRevenue(one, answers));
	return {
		output: contract.output.parse({ recommendations: value.recommendations.map(filled) }),
		grounding: { ...grounding, unsupported: [...new Set([...grounding.unsupported, ...invented])] },
	};
}
