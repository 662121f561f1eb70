import { fill } from '#prose/fill.ts';
import { measuredFacts } from './catalogue-facts.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { aboutList, missingIn } from './draft/about-list.ts';
import type { Candidate, Rated } from './draft/candidate.ts';
import { describedAs } from './draft/description.ts';
import { mostLike } from './draft/reading.ts';
import { reasoningOf, Said } from './draft/reasoning.ts';
import { ownRevenue, ownRevenueAgain } from './draft/revenue.ts';
import { hasEveryPoint, reachesFloor, scoresOf, sumOf } from './draft/scores.ts';
import { NEAREST, REVENUE } from './draft/sentences.ts';
import { type Situation, situationOf } from './draft/situation.ts';
import { stepsOf } from './draft/steps.ts';
import { NONE_OF_THESE, NOT_KNOWN } from './words.ts';

const MOST = 10;
/** Of a list in which something is missing of some. */
const MOST_OF_UNEVEN = 6;

/**
 * The built-in engine: jobs and trades that the member named, then entries of the catalogue, as far as background,
 * network and proof carry them. Every reason quotes the answers.
 */
export function draft(input: CompassInput): CompassOutput {
	const situation = situationOf(input);
	const { means } = situation;
	const rated = situation.candidates
		.map((candidate) => ({ candidate, scores: scoresOf(candidate, means) }))
		.toSorted((a, b) => rankOf(b, input.takenAs) - rankOf(a, input.takenAs));
	const carried = rated.filter(({ scores }) => reachesFloor(scores));
	const shown = bestOf(carried);
	const below = rated.filter(({ scores }) => !reachesFloor(scores)).map(({ candidate }) => candidate);
	const said = new Said();
	const recommendations = shown.map(({ candidate, scores }, index): Recommendation => {
		const place = shown.slice(0, index).filter((one) => one.candidate.trade === candidate.trade).length;
		return {
			...(candidate.job === '' && candidate.entry
				? listed(candidate.entry)
				: own(candidate, revenueOf(shown, index, situation))),
			reasoning: reasoningOf(candidate, scores, means, answersOf(input), index + 1, said),
			scores,
			validationSteps: said.fresh(stepsOf(candidate, means, place)),
		};
	});
	return {
		recommendations,
		about: aboutList(
			situation,
			shown,
			carried.slice(shown.length).map(({ candidate }) => candidate),
			below,
		),
		missing: missingIn(situation),
		...takenOf(
			situation,
			rated.map(({ candidate }) => candidate),
		),
	};
}

const CHOICES = 3;

/** What the answers were taken to be about: the member's own niches, then what the catalogue has. */
function takenOf({ input, reading }: Situation, candidates: readonly Candidate[]): Pick<CompassOutput, 'reading'> {
	const own = candidates.filter(({ job }) => job !== '').map(({ title }) => title);
	const nearest = candidates.flatMap(({ entry }) => (own.length > 0 && entry ? mostLike(entry) : [])).slice(0, CHOICES);
	const names = [...reading.choices, ...nearest].map(({ name }) => name);
	const choices = [...new Set([...own, ...names])].slice(0, CHOICES);
	if (choices.length === 0) return {};
	const chosen = [...choices, reading.confirmed?.name, NONE_OF_THESE].find((one) => one === input.takenAs);
	return { reading: { taken: chosen ?? own[0] ?? reading.taken?.name ?? '', choices } };
}

function bestOf(carried: readonly Rated[]): readonly Rated[] {
	const even = carried.filter(({ scores }) => hasEveryPoint(scores));
	return even.length > MOST_OF_UNEVEN ? even.slice(0, MOST) : carried.slice(0, MOST_OF_UNEVEN);
}

/** What the price comes to stands in the first niche of its job, that there is none in the first of every other. */
function revenueOf(shown: readonly Rated[], index: number, { means }: Situation): string {
	const candidates = shown.map(({ candidate }) => candidate);
	const { job = '', isPriced = false } = candidates[index] ?? {};
	const before = candidates.slice(0, index);
	if (isPriced) {
		const first = before.findIndex((one) => one.isPriced);
		return first === -1 ? ownRevenue(means) : means.price === '' ? NOT_KNOWN : ownRevenueAgain(means.price, first + 1);
	}
	const isSaid = means.price === '' || before.some((one) => one.job === job);
	return isSaid ? NOT_KNOWN : fill(REVENUE.otherJob, { job });
}

/** What the member chose, then by the sum of the points; of equals, niches of the member's own first. */
function rankOf({ candidate, scores }: Rated, takenAs: string): number {
	const chosen = candidate.title === takenAs ? 1000 : 0;
	const own = candidate.job === '' ? 0 : 2;
	return chosen + sumOf(scores) * 4 + own + (candidate.liking === '' ? 0 : 1);
}

type Facts = Omit<Recommendation, 'reasoning' | 'scores' | 'validationSteps'>;

function listed(entry: NonNullable<Candidate['entry']>): Facts {
	return {
		title: entry.name,
		description: entry.description,
		...measuredFacts(entry),
		marketResearch: {
			marketSnapshot: entry.marketSnapshot,
			targetAudience: entry.targetAudience,
			coreProblem: entry.coreProblem,
			existingPlayers: [...entry.existingPlayers],
		},
		automationOpportunities: [...entry.automationOpportunities],
	};
}

/** A job of the member's own that is an entry of the catalogue takes all but the price from there. */
function own(candidate: Candidate, potentialRevenue: string): Facts {
	const { title, trade, entry } = candidate;
	if (entry?.name === title) return { ...listed(entry), potentialRevenue };
	return {
		title,
		description: describedAs(candidate),
		marketDemand: entry?.marketDemand ?? NOT_KNOWN,
		difficulty: entry?.difficulty ?? NOT_KNOWN,
		potentialRevenue,
		marketResearch: {
			marketSnapshot: entry ? fill(NEAREST, { entry: entry.name }) : NOT_KNOWN,
			targetAudience: trade,
			coreProblem: NOT_KNOWN,
			existingPlayers: [...(entry?.existingPlayers ?? [])],
		},
		automationOpportunities: [...(entry?.automationOpportunities ?? [])],
	};
}

function answersOf({ professionalBackground, anythingElse }: CompassInput): string {
	return `${professionalBackground}\n${anythingElse}`;
}
