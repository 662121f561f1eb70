import { quotesIn } from '#evidence/quotes.ts';
import { paragraph } from '#prose/sentences.ts';
import { measuredFacts } from './catalogue-facts.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { constraintsOn } from './draft/constraints.ts';
import { doubtsAbout } from './draft/doubts.ts';
import type { Candidate } from './draft/rank.ts';
import { reasonsFor, towardsGoal } from './draft/reasons.ts';
import { type Situation, situationOf } from './draft/situation.ts';
import { stepsFor } from './draft/validation.ts';

/** What earlier recommendations have said. */
interface Said {
	sentences: Set<string>;
	quotes: Set<string>;
}

/** The sentences that were not said about an earlier niche. Records them. */
function unsaid(sentences: readonly string[], said: Said): string[] {
	const fresh = sentences.filter((sentence) => !said.sentences.has(sentence));
	for (const sentence of fresh) said.sentences.add(sentence);
	for (const quote of fresh.flatMap(quotesIn)) said.quotes.add(quote);
	return fresh;
}

function recommendation(situation: Situation, candidate: Candidate, said: Said): Recommendation {
	const { niche } = candidate;
	const isFirst = situation.candidates[0] === candidate;
	const reasons = [
		...reasonsFor(situation, candidate, said.quotes),
		...constraintsOn(situation, candidate),
		isFirst ? towardsGoal(situation, niche) : '',
	];
	return {
		title: niche.name,
		description: niche.description,
		...measuredFacts(niche),
		reasoning: paragraph(...unsaid(reasons, said), doubtsAbout(situation, candidate)),
		marketResearch: {
			marketSnapshot: niche.marketSnapshot,
			targetAudience: niche.targetAudience,
			coreProblem: niche.coreProblem,
			existingPlayers: [...niche.existingPlayers],
		},
		validationSteps: unsaid(stepsFor(situation, candidate), said),
		automationOpportunities: [...niche.automationOpportunities],
	};
}

/** Ranks the catalogue's niches by the five answers. Every reason quotes them. */
export function draft(input: CompassInput): CompassOutput {
	const situation = situationOf(input);
	const said: Said = { sentences: new Set(), quotes: new Set() };
	return { recommendations: situation.candidates.map((candidate) => recommendation(situation, candidate, said)) };
}
