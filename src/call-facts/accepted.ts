import { amountsIn } from '#language/amounts/amounts.ts';
import type { CallFacts, Price } from './facts.ts';
import { GIVEN_AWAY, PART_PAYMENT } from './sum-cues.ts';
import type { Utterance } from './utterances.ts';

/** Whether a sum is, not what stands beside it: "thirty-two hundred, and I'll waive the set-up" is a price. */
export function isGivenAway(words: string): boolean {
	const at = words.search(GIVEN_AWAY.pattern);
	const isBeside = /,? and (?:i|we)(?:['’]ll| will| can|['’]d) $/i.test(words.slice(0, Math.max(0, at)));
	return (
		at !== -1 && !(isBeside && amountsIn(words.slice(0, at)).length > 0 && amountsIn(words.slice(at)).length === 0)
	);
}

/** Each price with whether the call ended with a yes to it. */
export function withAccepted(facts: CallFacts, turns: readonly Utterance[]): CallFacts {
	const accepted = acceptedIn(facts, turns);
	return { ...facts, prices: facts.prices.map((price) => ({ ...price, accepted: accepted.includes(price) })) };
}

/** Less is seldom a sum: "us two". */
const LEAST_SUM = 10;

/**
 * The prices to which the call ended with a yes: those that the yes itself names; where it names no sum, those
 * that a turn before it says again, several together, else those of the turn in which one was named last, other than a
 * deposit.
 */
export function acceptedIn({ outcome, prices }: Pick<CallFacts, 'outcome' | 'prices'>, turns: readonly Utterance[]) {
	if (outcome.kind !== 'agreed') return [];
	const end = outcome.lines.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...outcome.lines);
	const said = turns.filter(({ number }) => outcome.lines.includes(number));
	const yes = said.flatMap(sumsSaid);
	const whole = prices.filter(({ quote }) => !PART_PAYMENT.pattern.test(quote) && !isGivenAway(quote));
	const isNamed = ({ amount }: Price) => yes.includes(amount);
	const named = whole.filter(isNamed);
	if (named.length > 0) return [...named, ...prices.filter((price) => isNamed(price) && !whole.includes(price))];
	// A yes to another sum than any that was found is no yes to one of these.
	if (yes.some((value) => value >= LEAST_SUM)) return [];
	const last = Math.max(...whole.flatMap(({ lines }) => lines.filter((line) => line <= end)));
	const namedIn = (turn: Utterance) => {
		const sums = sumsSaid(turn);
		return whole.filter(({ amount }) => sums.includes(amount));
	};
	const again = turns.findLast((turn) => turn.number > last && turn.number <= end && namedIn(turn).length > 1);
	if (again !== undefined) return namedIn(again);
	return whole.filter(({ lines }) => lines.includes(last));
}

const TEN = 10;
const HUNDRED = 100;

/** The sums of a turn; "twenty-nine hundred and one-eighty" are two, not 2901 and 80. */
function sumsSaid({ text, amounts }: Utterance): number[] {
	const sums = amounts.flatMap(({ kind, value, start, end }) =>
		(kind === 'money' || kind === 'number') && value !== null ? [{ value, start, end }] : [],
	);
	return sums.flatMap(({ value, start }, index) => {
		const [before, after] = [sums[index - 1], sums[index + 1]];
		const isRest = before !== undefined && text.slice(before.end, start) === '-';
		if (isRest) return [(before.value % TEN) * HUNDRED + value];
		const isCut = after !== undefined && text.slice(sums[index]?.end, after.start) === '-';
		return [isCut ? value - (value % TEN) : value];
	});
}
