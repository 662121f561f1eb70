import { figuresIn } from '#evidence/figures.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { measuredFacts, nicheTitled, revenueText } from './catalogue-facts.ts';
import { type CompassInput, type CompassOutput, contract, type Recommendation } from './contract.ts';
import { draft } from './draft.ts';
import { NOT_KNOWN } from './words.ts';

/** Replaces a text that was based on words nobody wrote. */
const TAKEN_OUT = 'Taken out: it quoted words that do not stand in your answers.';
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

/** Figures in the revenue of a niche that the catalogue does not have, and that neither stand in the answers nor follow from them. */
function inventedRevenue({ title, potentialRevenue }: Recommendation, given: readonly string[]): string[] {
	if (nicheTitled(title)) return [];
	return figuresIn(potentialRevenue)
		.map(({ text }) => text)
		.filter((figure) => !given.some((text) => text.includes(figure)));
}

/**
 * Removes quotes that are in no answer, inserts the catalogue's facts, and lists figures and names that are in neither
 * the answers nor the recommended entries.
 */
export function ground(answer: CompassOutput, input: CompassInput): Grounded<CompassOutput> {
	const answers = Object.values(input);
	const recommendations = answer.recommendations.map(withCatalogue);
	const entries = recommendations.flatMap(({ title }) => nicheTitled(title) ?? []);
	// What the built-in engine counts from the same answers is supported, too.
	const counted = textsIn(draft(input));
	const catalogue = [...entries.flatMap((niche) => [...textsIn(niche), revenueText(niche)]), ...counted];
	const { value, grounding } = groundIn({ recommendations }, answers, catalogue);
	const invented = recommendations.flatMap((one) => inventedRevenue(one, [...answers, ...counted]));
	return {
		output: contract.output.parse({ ...answer, recommendations: value.recommendations.map(filled) }),
		grounding: { ...grounding, unsupported: [...new Set([...grounding.unsupported, ...invented])] },
	};
}
