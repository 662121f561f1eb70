import type { CallFacts, Price } from './facts.ts';
import { GIVEN_AWAY, PART_PAYMENT } from './sum-cues.ts';
import type { Utterance } from './utterances.ts';

/**
 * Each price with whether the call ended with a yes to it: those that the yes itself names; where it names no sum,
 * those of the turn in which one was named last before it, other than a deposit.
 */
export function withAccepted(facts: CallFacts, turns: readonly Utterance[]): CallFacts {
	const accepted = acceptedIn(facts, turns);
	return { ...facts, prices: facts.prices.map((price) => ({ ...price, accepted: accepted.includes(price) })) };
}

/** Less is seldom a sum: "us two". */
const LEAST_SUM = 10;

function acceptedIn({ outcome, prices }: CallFacts, turns: readonly Utterance[]): Price[] {
	if (outcome.kind !== 'agreed') return [];
	const end = outcome.lines.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...outcome.lines);
	const yes = turns.filter(({ number }) => outcome.lines.includes(number)).flatMap(({ amounts }) => amounts);
	const whole = prices.filter(({ quote }) => !PART_PAYMENT.pattern.test(quote) && !GIVEN_AWAY.pattern.test(quote));
	const named = whole.filter(({ amount }) => yes.some(({ value }) => value === amount));
	if (named.length > 0) return named;
	// A yes to another sum than any that was found is no yes to one of these.
	if (yes.some(({ kind, value }) => (kind === 'money' || kind === 'number') && (value ?? 0) >= LEAST_SUM)) return [];
	const last = Math.max(...whole.flatMap(({ lines }) => lines.filter((line) => line <= end)));
	return whole.filter(({ lines }) => lines.includes(last));
}
