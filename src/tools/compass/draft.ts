import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import { revenueText } from './catalogue-facts.ts';
import type { CompassInput, CompassOutput, Recommendation } from './contract.ts';
import { aboutList, missingIn } from './draft/about-list.ts';
import { ownRevenue } from './draft/money.ts';
import { areSame } from './draft/people.ts';
import { mostLike } from './draft/reading.ts';
import { reasoningOf, type Said, stepsOf } from './draft/reasoning.ts';
import { reachesFloor, scoresOf, sumOf } from './draft/scores.ts';
import { DESCRIPTION, NEAREST } from './draft/sentences.ts';
import { type Candidate, type Niche, type Situation, situationOf } from './draft/situation.ts';
import { NONE_OF_THESE, NOT_KNOWN } from './words.ts';

/** With as many niches of the member's own, the catalogue adds none. */
const ENOUGH = 6;
const CHOICES = 3;

/**
 * The built-in engine: jobs and trades that the member named, then entries of the catalogue, as far as background,
 * network and proof carry them. Every reason quotes the answers.
 */
export function draft(input: CompassInput): CompassOutput {
	const situation = situationOf(input);
	const ranked = situation.candidates
		.map((candidate): Niche => ({ ...candidate, scores: scoresOf(candidate, situation.means) }))
		.toSorted((a, b) => rankOf(b, input.takenAs) - rankOf(a, input.takenAs));
	const shown = bestOf(ranked.filter(({ scores }) => reachesFloor(scores)));
	const said: Said = new Map();
	const answers = `${input.professionalBackground}\n${input.anythingElse}`;
	const recommendations = shown.map((niche): Recommendation => {
		const { job, entry, price, people, scores } = niche;
		const asked = askedBefore(shown, niche);
		const revenue =
			job === null && entry ? revenueText(entry) : ownRevenue(price, people, situation.means, asked === 0);
		return {
			...factsOf(niche, revenue),
			reasoning: reasoningOf(niche, answers, said),
			scores,
			validationSteps: stepsOf(niche, asked, said),
		};
	});
	return {
		recommendations,
		about: aboutList(situation, shown),
		missing: missingIn(situation, shown),
		...takenOf(situation, ranked),
	};
}

/** What the member chose, then by the sum of the points; of equals, niches of the member's own first. */
function rankOf({ title, job, liking, scores }: Niche, takenAs: string): number {
	const chosen = title === takenAs ? 1000 : 0;
	return chosen + sumOf(scores) * 4 + (job ? 2 : 0) + (liking === '' ? 0 : 1);
}

/** All that the member named, with entries of the catalogue where there are few. */
function bestOf(carried: readonly Niche[]): readonly Niche[] {
	const listed = carried.filter(({ job }) => job === null);
	const named = carried.length - listed.length;
	const left = listed.slice(Math.max(0, ENOUGH - named));
	return carried.filter((niche) => !left.includes(niche));
}

/** The number of the first niche with the same people, unless it is this one; otherwise 0. */
function askedBefore(shown: readonly Niche[], niche: Niche): number {
	const first = shown.findIndex(
		({ trade, people }) => trade === niche.trade || (people && niche.people && areSame(people, niche.people)),
	);
	return shown[first] === niche ? 0 : first + 1;
}

/** What the answers were taken to be about: the member's own niches, then what the catalogue has. */
function takenOf({ input, reading }: Situation, ranked: readonly Niche[]): Pick<CompassOutput, 'reading'> {
	const own = ranked.filter(({ job }) => job !== null).map(({ title }) => title);
	const nearest = own.length > 0 ? ranked.find(({ entry }) => entry !== null)?.entry : null;
	const names = [...reading.choices, ...(nearest ? mostLike(nearest) : [])].map(({ name }) => name);
	const choices = [...new Set([...own, ...names])].slice(0, CHOICES);
	if (choices.length === 0) return {};
	const isChosen = [...choices, reading.confirmed?.name, NONE_OF_THESE].includes(input.takenAs);
	return { reading: { taken: isChosen ? input.takenAs : (own[0] ?? reading.taken?.name ?? ''), choices } };
}

/** A job of the member's own that is an entry of the catalogue takes all but the price from there. */
function factsOf(niche: Niche, potentialRevenue: string): Omit<Recommendation, 'reasoning'> {
	const { title, trade, entry } = niche;
	const isEntry = entry?.name === title;
	const nearest = entry ? fill(NEAREST, { entry: entry.name }) : NOT_KNOWN;
	return {
		title,
		description: isEntry ? entry.description : describedAs(niche),
		marketDemand: entry?.marketDemand ?? NOT_KNOWN,
		difficulty: entry?.difficulty ?? NOT_KNOWN,
		potentialRevenue,
		marketResearch: {
			marketSnapshot: isEntry ? entry.marketSnapshot : nearest,
			targetAudience: isEntry ? entry.targetAudience : trade,
			coreProblem: isEntry ? entry.coreProblem : NOT_KNOWN,
			existingPlayers: [...(entry?.existingPlayers ?? [])],
		},
		automationOpportunities: [...(entry?.automationOpportunities ?? [])],
	};
}

/** What is sold, in the member's own words where there are any: the title names the job and the trade. */
function describedAs({ job, trade, isDoneHere, proof }: Candidate): string {
	if (job && proof.kind === 'named')
		return fill(job.done ? DESCRIPTION.named : DESCRIPTION.needed, { job: job.name, trade });
	const elsewhere = fill(DESCRIPTION.elsewhere, { trade });
	const label = proof.kind === 'told' ? DESCRIPTION.told : isDoneHere ? DESCRIPTION.result : elsewhere;
	return `${label} ${quoted(proof.quote)}`;
}
