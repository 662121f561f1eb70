import { at, type Token } from '../numbers/tokens.ts';

/** Words that turn a bare number in the same sentence into money. */
const PRICE_WORDS = new Set(
	'price prices priced cost costs costed charge charges charged fee fees pay pays paying paid budget budgeted spend spending setup retainer afford invoice salary rent quoted discount money deposit'.split(
		' ',
	),
);
const REACH = 10;

/** Whether one of the ten words before a number, in the same sentence, is about money. */
export function namesPrice(tokens: readonly Token[], from: number, next: number): boolean {
	for (let index = from - 1; index >= from - REACH && index >= 0; index--) {
		const word = at(tokens, index);
		if (word === '.' || word === '?' || word === '!') return false;
		if (PRICE_WORDS.has(word)) return at(tokens, next) !== 'times';
	}
	return false;
}
