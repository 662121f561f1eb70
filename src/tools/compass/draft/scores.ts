import { fill } from '#prose/fill.ts';
import type { Scores } from '../contract.ts';
import type { Candidate } from './candidate.ts';
import { type Means, timesNeeded } from './money.ts';
import { CELLS } from './sentences.ts';

/** Five scores of 0 to 2. What is not known counts as nothing. */

const MANY = 10;
const WEEKS_A_MONTH = 4;
/** A quarter of the people who could be asked may become clients. */
const ASKED_FOR_EACH_CLIENT = 4;
/** Hours a week for one point, and for two. */
const SOME_HOURS = 8;
const ENOUGH_HOURS = 20;

type Score = Scores['fit'];

const score = (points: number, reason: string): Score => ({ points, reason });

/** Of a niche below the floor, which is not shown. */
const BELOW = score(0, '');

export function scoresOf(candidate: Candidate, means: Means): Scores {
	return {
		fit: fitOf(candidate),
		reach: reachOf(candidate),
		proof: proofOf(candidate),
		time: timeOf(means),
		money: moneyOf(candidate, means),
	};
}

/** Background or network carries it, and so does something the member has done. */
export function reachesFloor({ fit, reach, proof }: Scores): boolean {
	return fit.points + reach.points >= 2 && fit.points >= 1 && proof.points >= 1;
}

export function sumOf(scores: Scores): number {
	return Object.values(scores).reduce((sum, { points }) => sum + points, 0);
}

function fitOf({ known, less }: Candidate): Score {
	if (known === 'work') return score(less === '' ? 2 : 1, CELLS.insider);
	return known === 'people' ? score(1, CELLS.outsider) : BELOW;
}

function reachOf({ people }: Candidate): Score {
	if (people === null) return score(0, CELLS.nobody);
	if (people.count === null) return score(1, CELLS.uncounted);
	if (people.count === 1) return score(1, CELLS.onePerson);
	return score(people.count >= MANY ? 2 : 1, fill(CELLS.many, { count: String(people.count) }));
}

function proofOf({ proof, done }: Candidate): Score {
	if (proof.kind === 'none') return BELOW;
	if (proof.kind === 'skill') return score(1, CELLS.skill);
	if (proof.kind === 'named') return score(1, done ? CELLS.named : CELLS.needed);
	if (!proof.hasNumber) return score(1, CELLS.unproven);
	if (!proof.isOfTrade) return score(1, CELLS.otherResult);
	return score(2, proof.kind === 'result' ? CELLS.result : CELLS.told);
}

function timeOf({ time }: Means): Score {
	if (time === null) return score(0, CELLS.noTime);
	return score(time.hours >= ENOUGH_HOURS ? 2 : time.hours >= SOME_HOURS ? 1 : 0, time.text);
}

function moneyOf({ people, isPriced }: Candidate, means: Means): Score {
	const { price, sum, need, time } = means;
	if (price === '' || !isPriced) return score(0, CELLS.noPrice);
	if (need === null) return score(0, CELLS.noNeed);
	if (sum?.per === 'hour' && time && sum.currency === need.currency) {
		const covers = sum.value * time.hours * WEEKS_A_MONTH >= need.value;
		return covers ? score(2, CELLS.covered) : score(0, CELLS.uncovered);
	}
	const clients = timesNeeded(means);
	if (clients === null) return score(0, CELLS.uncomparable);
	const count = people?.count ?? 0;
	// One client may give several jobs.
	if (sum?.per === 'job') return score(clients <= count ? 1 : 0, fill(CELLS.jobs, { jobs: String(clients) }));
	if (count === 0) return score(0, fill(CELLS.clientsAlone, { clients: String(clients) }));
	const points = clients * ASKED_FOR_EACH_CLIENT <= count ? 2 : clients <= count ? 1 : 0;
	return score(points, fill(CELLS.clients, { clients: String(clients), count: String(count) }));
}
