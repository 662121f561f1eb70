import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import { measuredFacts } from './catalogue-facts.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { aboutList, missingIn } from './draft/about-list.ts';
import type { Candidate, Rated } from './draft/candidate.ts';
import { areSame } from './draft/people.ts';
import { mostLike } from './draft/reading.ts';
import { reasoningOf, Said } from './draft/reasoning.ts';
import { ownRevenue } from './draft/revenue.ts';
import { reachesFloor, scoresOf, sumOf } from './draft/scores.ts';
import { DESCRIPTION, NEAREST } from './draft/sentences.ts';
import { type Situation, situationOf } from './draft/situation.ts';
import { stepsOf } from './draft/steps.ts';
import { NONE_OF_THESE, NOT_KNOWN } from './words.ts';

/** With as many niches of the member's own, the catalogue adds none. */
const ENOUGH = 6;

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
	const said = new Said();
	const answers = `${input.professionalBackground}\n${input.anythingElse}`;
	const recommendations = shown.map(({ candidate, scores }, index): Recommendation => {
		const asked = askedBefore(shown, index);
		return {
			...(candidate.job === '' && candidate.entry
				? listed(candidate.entry)
				: own(candidate, ownRevenue(candidate, means, asked === 0))),
			reasoning: reasoningOf(candidate, answers, said),
			scores,
			validationSteps: stepsOf(candidate, asked, said),
		};
	});
	return {
		recommendations,
		about: aboutList(situation, shown),
		missing: missingIn(situation, shown),
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

/** All that the member named, with entries of the catalogue where there are few. */
function bestOf(carried: readonly Rated[]): readonly Rated[] {
	const named = carried.filter(({ candidate }) => candidate.job !== '').length;
	const listed = carried.filter(({ candidate }) => candidate.job === '').slice(0, Math.max(0, ENOUGH - named));
	return carried.filter((one) => one.candidate.job !== '' || listed.includes(one));
}

/** The number of the first niche with the same people, unless it is this one; otherwise 0. */
function askedBefore(shown: readonly Rated[], index: number): number {
	const own = shown[index]?.candidate;
	const first = shown.findIndex(
		({ candidate: { trade, people } }) =>
			trade === own?.trade || (people !== null && !!own?.people && areSame(people, own.people)),
	);
	return first === index ? 0 : first + 1;
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

/** What is sold, in the member's own words where there are any: the title names the job and the trade. */
function describedAs({ job, trade, done, proof }: Candidate): string {
	if (proof.kind === 'named') return fill(done ? DESCRIPTION.named : DESCRIPTION.needed, { job, trade });
	const elsewhere = fill(DESCRIPTION.elsewhere, { trade });
	const label = proof.kind === 'told' ? DESCRIPTION.told : proof.isOfTrade ? DESCRIPTION.result : elsewhere;
	return `${label} ${quoted(proof.quote)}`;
}
