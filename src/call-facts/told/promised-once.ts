import { datesIn } from '#language/dates/dates.ts';
import { overlap, stems } from '#language/stems.ts';
import type { Commitment } from '../facts.ts';
import { PROMISED_BEFORE } from './no-promise-cues.ts';
import { FINDS_OUT } from './promise-cues.ts';

/** Promises that speak of the same. */

/** Two deeds of one day are not one. */
function withoutDays(quote: string): Set<string> {
	return stems(datesIn(quote).reduceRight((words, { start, end }) => words.slice(0, start) + words.slice(end), quote));
}

const ALIKE = 2;
/** In turns. */
const SOON = 6;

/** Of promises of one side that speak of the same thing the one with a day, else the first. */
export function eachOnce<One extends { promise: Commitment }>(all: readonly One[]): One[] {
	const isSame = (a: Commitment, b: Commitment) =>
		a.owner === b.owner &&
		(a.when === null || b.when === null || a.when === b.when) &&
		overlap(withoutDays(a.quote), withoutDays(b.quote)) >= ALIKE;
	const isAskedFor = ({ owner, lines, when, thing }: Commitment) =>
		all.some(({ promise: one }) => {
			if (one.owner !== owner) return false;
			if (one.thing?.turn === lines[0]) return one.when !== null || when === null;
			return thing !== undefined && one.lines[0] === thing.turn && one.when !== null && when === null;
		});
	// "Let me get you an answer by Wednesday." "I'll come back to you on it."
	const isAnswerPromised = ({ owner, quote, when, lines: [line = 0] }: Commitment) =>
		when === null &&
		PROMISED_BEFORE.pattern.test(quote) &&
		all.some(
			({
				promise: {
					lines: [earlier = 0],
					...one
				},
			}) => {
				const isNear = earlier < line && line - earlier <= SOON;
				return isNear && one.owner === owner && one.when !== null && FINDS_OUT.pattern.test(one.quote);
			},
		);
	return all.filter(({ promise }, index) => {
		if (isAskedFor(promise) || isAnswerPromised(promise)) return false;
		const others = all.filter((other, at) => at !== index && isSame(other.promise, promise));
		return !others.some(({ promise: other }) => {
			if ((other.when === null) !== (promise.when === null)) return other.when !== null;
			return all.findIndex((one) => one.promise === other) < index;
		});
	});
}
