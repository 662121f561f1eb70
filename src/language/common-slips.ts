/** Slips that writers of English as a second language often make, each a rule of neighbouring words. */

import { isNumberWord } from './numbers/cardinal.ts';
import { isPlural } from './subject-verb.ts';
import { isThirdPerson } from './verb-lexicon.ts';
import type { Word } from './words-of.ts';

/** How many words from an index on do not go together; 0 where all is well. */
type Slip = (at: (offset: number) => string, sentence: readonly Word[], index: number) => number;

const PERIODS = /^(?:day|week|month|year|hour)s?$/;

const isCount = (word: string): boolean =>
	/^(?:\d{1,3}|several|many|some)$/.test(word) || (isNumberWord(word) && word !== 'zero');

const SLIPS: readonly Slip[] = [
	// "since two years", "since more than ten years"
	(at) => {
		if (at(0) !== 'since') return 0;
		const count = /^(?:over|about|almost)$/.test(at(1)) ? 2 : at(1) === 'more' && at(2) === 'than' ? 3 : 1;
		if (!isCount(at(count)) || !PERIODS.test(at(count + 1))) return 0;
		return /^(?:ago|before|earlier)$/.test(at(count + 2)) ? 0 : count + 2;
	},
	// "we can to prepare", but not "all that we can to help"
	(at, sentence, index) => {
		if (!/^(?:i|we|you|they|he|she|it)$/.test(at(0)) || at(2) !== 'to') return 0;
		if (!/^(?:can|could|will|must|should|would|may)$/.test(at(1))) return 0;
		const before = sentence.slice(0, index).map(({ word }) => word);
		return before.some((word) => /^(?:what|all|everything|anything|as|best|that)$/.test(word)) ? 0 : 3;
	},
	// "doesn't needs"
	(at) => (/^(?:doesn't|don't|didn't|can't|won't)$/.test(at(0)) && isThirdPerson(at(1)) ? 2 : 0),
	// "every of our technicians"
	(at) => (at(0) === 'every' && at(1) === 'of' ? 2 : 0),
	// "less joints", "much people", but not "how much people pay" or "which costs less"
	(at) => {
		if (!/^(?:less|much)$/.test(at(0)) || isThirdPerson(at(1)) || !isPlural(at(1))) return 0;
		return /^(?:how|as|so|that|the|however)$/.test(at(-1)) ? 0 : 2;
	},
	// "look the difference", but not "look the same"
	(at) => {
		if (!/^look(?:s|ed|ing)?$/.test(at(0))) return 0;
		if (at(1) === 'the') return /^(?:part|same|other|way|worse|better|business|worst|best)$/.test(at(2)) ? 0 : 3;
		return 0;
	},
	// "I am work with"
	(at) => (/^(?:am|are)$/.test(at(0)) && /^(?:i|we|you|they)$/.test(at(-1)) && BARE.test(at(1)) ? 2 : 0),
];

const BARE = /^(?:work|help|need|want|make|sell|provide)$/;

/** The words that do not go together, in lower case, or null. */
export function commonSlip(sentence: readonly Word[]): string | null {
	for (const index of sentence.keys()) {
		// What stands before or behind a pause is no neighbour.
		const from = (offset: number): string => {
			const [first, last] = offset < 0 ? [index + offset, index] : [index, index + offset];
			const isApart = sentence.slice(Math.max(0, first), last).some(({ pauses }) => pauses);
			return isApart ? '' : (sentence[index + offset]?.word ?? '');
		};
		for (const slip of SLIPS) {
			const length = slip(from, sentence, index);
			if (length > 0) {
				return sentence
					.slice(index, index + length)
					.map(({ word }) => word)
					.join(' ');
			}
		}
	}
	return null;
}
