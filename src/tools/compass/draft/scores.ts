import { fill } from '#prose/fill.ts';
import type { Scores } from '../contract.ts';
import { type Means, timesNeeded } from './money.ts';
import { CELLS } from './sentences.ts';
import type { Candidate } from './situation.ts';

/** Five scores of 0 to 2. What is not known counts as nothing; of a niche that is not shown, it has no reason. */

const MANY = 10;
const WEEKS_A_MONTH = 4;
/** A quarter of the people who could be asked may become clients. */
const ASKED_FOR_EACH_CLIENT = 4;
/** Hours a week for one point, and for two. */
const SOME_HOURS = 8;
const ENOUGH_HOURS = 20;

type Score = Scores['fit'];

const score = (points: number, reason: string): Score => ({ points, reason });

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

function fitOf({ known, limit }: Candidate): Score {
	if (known === 'work') return limit === '' ? score(2, CELLS.insider) : score(1, CELLS.limited);
	return known === 'people' ? score(1, CELLS.outsider) : score(0, '');
}

function reachOf({ people }: Candidate): Score {
	if (people === null) return score(0, CELLS.nobody);
	if (people.count === null) return score(1, people.quote === '' ? CELLS.unnamed : CELLS.uncounted);
	if (people.count === 1) return score(1, CELLS.onePerson);
	const count = String(people.count);
	return people.count >= MANY
		? score(2, fill(CELLS.many, { count }))
		: score(1, fill(CELLS.some, { count, many: String(MANY) }));
}

function proofOf({ proof, job, isDoneHere }: Candidate): Score {
	if (proof.kind === 'none') return score(0, '');
	if (proof.kind === 'named') return score(1, job?.done ? CELLS.named : CELLS.needed);
	if (!proof.hasNumber) return score(1, CELLS.unproven);
	if (!isDoneHere) return score(1, CELLS.otherResult);
	return score(2, proof.kind === 'result' ? CELLS.result : CELLS.told);
}

function timeOf({ time }: Means): Score {
	if (time === null) return score(0, CELLS.noTime);
	const hours = time.hours ?? SOME_HOURS;
	if (hours >= ENOUGH_HOURS) return score(2, time.text);
	return score(hours >= SOME_HOURS ? 1 : 0, time.text);
}

/** "25 ward managers" may hold no budget; owners do, and people who are called like the trade: "14 opticians". */
const DECIDES = /\b(?:owners?|founders?|directors?|partners?|boss(?:es)?)\b/i;
const COLLEAGUES = /\bcollea?gues?\b/i;

function moneyOf({ people, price, trade }: Candidate, means: Means): Score {
	const { need, time, prices } = means;
	if (price === null) return score(0, prices.isUnclear ? CELLS.unclearPrice : CELLS.noPrice);
	if (need === null) return score(1, CELLS.noNeed);
	const { sum } = price;
	if (sum?.per === 'hour' && time?.hours && sum.currency === need.currency) {
		const covers = sum.value * time.hours * WEEKS_A_MONTH >= need.value;
		return covers ? score(2, CELLS.covered) : score(0, CELLS.uncovered);
	}
	const needed = timesNeeded(price, means);
	if (needed === null) return score(0, CELLS.uncomparable);
	const { count, quote } = { count: people?.count ?? 0, quote: people?.quote ?? '' };
	const slots = { needed: String(needed), count: String(count) };
	// One client may give several jobs.
	if (sum?.per === 'job') return score(needed <= count ? 1 : 0, fill(CELLS.jobs, slots));
	if (count === 0) return score(0, fill(CELLS.clientsAlone, slots));
	if (needed > count) return score(0, fill(CELLS.clients, slots));
	if (DECIDES.test(quote) || quote.split(/[\s,;]+/).includes(trade.split(' ').at(-1) ?? ''))
		return score(needed * ASKED_FOR_EACH_CLIENT <= count ? 2 : 1, fill(CELLS.clients, slots));
	return COLLEAGUES.test(quote) ? score(0, fill(CELLS.colleagues, slots)) : score(1, fill(CELLS.undecided, slots));
}
