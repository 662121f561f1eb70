import { sideOf } from '#call-facts/call-text.ts';
import { ASKS_THE_PRICE } from '#call-facts/sum-cues.ts';
import { CONCEDES } from '#call-facts/told/offer-cues.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { type MainFact, told } from './main-fact.ts';

/** "What's the damage?" "It's twenty percent of first year salary.": a price that is a share of something, where no sum is one. */
export function theirShare(reading: Reading): MainFact[] {
	const sellers = reading.turns.filter((turn) => sideOf(reading, turn) === 'seller');
	const first = sellers.find((turn) => {
		const before = reading.turns[turn.index - 1];
		const isAsked =
			before !== undefined && sideOf(reading, before) === 'buyer' && ASKS_THE_PRICE.pattern.test(before.text);
		return isAsked && namesAShare(turn.text);
	});
	if (first === undefined) return [];
	const weigh = (one: string) => (namesAShare(one) ? 1 : 0);
	const last = sellers.findLast(
		(turn) => turn.index > first.index && wholeSentences(turn.text).some((one) => namesAShare(one) && comesDown(one)),
	);
	const [opened] = told(reading, 'price', first, 1, weigh);
	const [then] = last === undefined ? [] : told(reading, 'price', last, 1, weigh);
	return opened === undefined ? [] : [{ ...opened, ...(then && { further: then.said }) }];
}

function namesAShare(words: string): boolean {
	return amountsIn(words).some(({ kind }) => kind === 'percent');
}

function comesDown(sentence: string): boolean {
	if (/\bback\b/i.test(sentence)) return false;
	return CONCEDES.pattern.test(sentence) || /\bcome down to\b/i.test(sentence);
}
