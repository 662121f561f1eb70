import { wholeSentences } from '#language/sentences.ts';
import { type CallText, turnOf } from '../call-text.ts';
import type { Objection } from '../facts.ts';
import { accepts } from './accepts.ts';
import { SIGNS_UP_TO } from './decider-cues.ts';
import { DECISION } from './decision-cues.ts';
import { WORRIES } from './doubt-cues.ts';
import { ASKS_A_DEED, ASKS_THE_DAY, JEST, PRAISES, SETTLES, WILL_BE_FRANK } from './no-doubt-cues.ts';

/** In words: less says of nothing what the doubt is, unless it asks. */
const FEWEST = 6;

/**
 * Whether words read as a doubt are one: no joke, no praise, no question for a day, nothing that somebody is asked to do,
 * no bare word on who signs, no announcement of plain words, nothing that ends in a yes or names what settles it. What
 * the member says is one.
 */
export function isDoubt(call: CallText, { quote, by, lines }: Objection): boolean {
	if (by !== 'weights') return true;
	const turn = turnOf(call, lines[0] ?? 0);
	const sentences = wholeSentences(quote);
	const last = wholeSentences(turn?.text ?? quote).at(-1) ?? '';
	const asks = quote.includes('?');
	if (JEST.pattern.test(quote) || PRAISES.pattern.test(quote)) return false;
	if (!asks && (turn?.text ?? quote).split(/\s+/).length < FEWEST) return false;
	if (!asks && (accepts(last) || SETTLES.pattern.test(quote))) return false;
	if (WORRIES.pattern.test(quote)) return true;
	if (!asks && SIGNS_UP_TO.pattern.test(quote) && DECISION.pattern.test(quote)) return false;
	const questions = sentences.filter((one) => one.endsWith('?'));
	const isNone = (one: string) => [ASKS_A_DEED, ASKS_THE_DAY, WILL_BE_FRANK].some(({ pattern }) => pattern.test(one));
	return questions.length === 0 || !questions.every(isNone);
}

/** A call without what only sounds like a doubt. */
export function withPlainDoubts<One extends CallText>(call: One): One {
	const objections = call.facts.objections.filter((one) => isDoubt(call, one));
	return { ...call, facts: { ...call.facts, objections } };
}
