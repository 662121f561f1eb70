import { wholeSentences } from '#language/sentences.ts';
import type { CallFacts } from './facts.ts';
import { FARTHEST } from './near-words.ts';
import { DONE } from './told/deal-cues.ts';
import { LEAVES_A_PART, PUTS_OFF } from './told/part-cues.ts';
import type { Utterance } from './utterances.ts';

/** In turns: a part is left while it is spoken of. */
const SOON = 8;
/** Whether they say, before the seller names money for something else, that the part whose price a turn names is refused or has to wait. */
export function isLeftSoon(facts: Pick<CallFacts, 'sides'>, turns: readonly Utterance[], index: number): boolean {
	const next = turns.findIndex((turn, at) => at > index && isNaming(facts, turn));
	const until = next === -1 || next > index + SOON ? index + SOON + 1 : next;
	if (turns.slice(index + 1, until).some((turn) => facts.sides[turn.speaker] === 'buyer' && leavesAPart(turn))) {
		return true;
	}
	// "Ours is fifteen." "Fifteen is for five hundred gig, for two terabytes it's forty."
	return next !== -1 && next <= index + SOON && isSameSum(turns[index], turns[next]) && isLeftSoon(facts, turns, next);
}

function isSameSum(one: Utterance | undefined, other: Utterance | undefined): boolean {
	const sums = other?.amounts.map(({ value }) => value) ?? [];
	return one?.amounts.some(({ kind, value }) => kind === 'money' && sums.includes(value)) === true;
}

function isNaming({ sides }: Pick<CallFacts, 'sides'>, { speaker, amounts }: Utterance): boolean {
	return sides[speaker] === 'seller' && amounts.some(({ kind }) => kind === 'money');
}

function leavesAPart({ text }: Utterance): boolean {
	const sentences = wholeSentences(text.slice(0, FARTHEST));
	// "Go on, then. The van can wait." is a yes.
	if (sentences.some((one) => DONE.pattern.test(one))) return false;
	return sentences.some((one) => [LEAVES_A_PART, PUTS_OFF].some(({ pattern }) => pattern.test(one)));
}
