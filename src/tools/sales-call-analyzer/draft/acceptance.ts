import { sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import { POLITE } from '#call-facts/told/answer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

/** In turns: what is taken as good later is something else. */
const SOON = 6;

/** The turn soon after a doubt with which they take the answer as good; none after another doubt. */
export function acceptance(reading: Reading, { lines: [line = 0] }: Objection): Utterance | undefined {
	const doubted = new Set(reading.facts.objections.flatMap(({ lines }) => lines.slice(0, 1)));
	const turn = turnOf(reading, line);
	const index = turn?.index ?? -1;
	if (index === -1) return undefined;
	const after = reading.turns.slice(index + 1, index + 1 + SOON);
	const end = after.findIndex(({ number }) => doubted.has(number));
	const theirs = (end === -1 ? after : after.slice(0, end)).filter((one) => sideOf(reading, one) === 'buyer');
	// "What would the first step be?" "I would not like to guess." "Fair enough.": of that, not of the doubt.
	const isOfAnother = (index: number) => theirs.slice(0, index).some(({ text }) => text.includes('?'));
	// What they say to one of their own is no answer to the seller.
	const isReply = (one: Utterance) => sideOf(reading, reading.turns[one.index - 1] ?? one) === 'seller';
	return theirs.find(
		(one, index) =>
			isReply(one) &&
			wholeSentences(one.text).some((said) => accepts(said) && !(POLITE.pattern.test(said) && isOfAnother(index))),
	);
}
