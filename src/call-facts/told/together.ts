import { wholeSentences } from '#language/sentences.ts';
import { type Word, wordsOf } from '#language/words-of.ts';
import type { Commitment } from '../facts.ts';
import type { Meeting } from './meeting.ts';

/**
 * A meeting as a promise, in the words of the offer; where these do not hold the day and hour that were settled, with those
 * that take it up.
 *
 * @param owner what is agreed by both sides is nobody's alone
 */
export function together({ offer, taken, quote: offered, when }: Meeting, owner: string): Commitment {
	const promise = { confidence: 1, by: 'words', owner, when, kind: 'meet' } as const;
	const said = new Set(wordsOf(offered).map(({ word }) => word));
	const isNew = ({ word }: Word) => !said.has(word) && wordsOf(when).some((one) => one.word === word);
	const settled = wholeSentences(taken.text).find((one) => wordsOf(one).some(isNew));
	if (settled === undefined) return { ...promise, lines: [offer.number], quote: offered };
	return {
		...promise,
		lines: [taken.number, offer.number],
		quote: settled,
		thing: { turn: offer.number, quote: offered },
	};
}
