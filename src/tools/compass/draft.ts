import { paragraph, quoted } from '#prose/sentences.ts';
import { measuredFacts } from './catalogue-facts.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { doubtsAbout } from './draft/doubts.ts';
import type { Candidate } from './draft/rank.ts';
import { reasonsFor, towardsGoal } from './draft/reasons.ts';
import { type Situation, situationOf } from './draft/situation.ts';
import { stepsFor } from './draft/validation.ts';

/** How many recommendations say what an income that is wanted takes. */
const WITH_GOAL = 3;

/** What the answers hold and no niche takes up: said once, so that nothing is passed over in silence. */
function leftOver({ profile, candidates, limits }: Situation, index: number): string {
	const { passions, anythingElse } = profile.opening;
	const touched = candidates.some(({ interest, trade }) => interest?.answer === 'passions' || trade.passions);
	if (index === candidates.length - 1 && passions !== '' && !touched)
		return `None of these touches ${quoted(passions)}: name the trade it belongs to if your work must include it`;
	const { ruledOut, hours, deadline, goal, employed } = limits;
	const read = ruledOut.size > 0 || hours || deadline || goal || employed;
	const named = candidates.some(
		({ trade, interest, skills }) =>
			trade.anythingElse ||
			interest?.answer === 'anythingElse' ||
			skills.some(({ mention }) => mention.answer === 'anythingElse'),
	);
	if (index === 0 && anythingElse !== '' && !read && !named)
		return `${quoted(anythingElse)} could not be weighed here: hold the list against it yourself`;
	return '';
}

/** A first job that the hours a week allow, said of the first niche that it holds for. */
function firstJob({ limits, candidates }: Situation, candidate: Candidate): string {
	const suits = ({ niche, supports }: Candidate) => supports > 0 && niche.difficulty !== 'High';
	if (!limits.hours || candidates.find(suits) !== candidate) return '';
	return `A first job fits ${quoted(limits.hours.quote)}: ${candidate.niche.field.trial}`;
}

/** The sentences that were not said of an earlier niche; notes them. */
function unsaid(sentences: readonly string[], said: Set<string>): string[] {
	const fresh = sentences.filter((sentence) => !said.has(sentence));
	for (const sentence of fresh) said.add(sentence);
	return fresh;
}

/** @param said what the recommendations before this one say */
function recommendation(situation: Situation, candidate: Candidate, index: number, said: Set<string>): Recommendation {
	const { niche } = candidate;
	const { candidates, contacts } = situation;
	const withoutContact = candidates.filter(({ trade }) => !trade.network);
	const bridge = contacts[withoutContact.indexOf(candidate)];
	const sayGoal = candidates
		.slice(0, WITH_GOAL)
		.findIndex((other) => other.niche.revenue.monthlyFee === niche.revenue.monthlyFee);
	const reasons = [
		...reasonsFor(situation, candidate),
		firstJob(situation, candidate),
		sayGoal === index ? towardsGoal(situation, niche) : '',
		leftOver(situation, index),
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
		validationSteps: unsaid(stepsFor(situation, candidate, bridge), said),
		automationOpportunities: [...niche.automationOpportunities],
	};
}

/** Ranks the catalogue's niches against the five answers; every reason quotes them. */
export function draft(input: CompassInput): CompassOutput {
	const situation = situationOf(input);
	const said = new Set<string>();
	return {
		recommendations: situation.candidates.map((candidate, index) => recommendation(situation, candidate, index, said)),
	};
}
