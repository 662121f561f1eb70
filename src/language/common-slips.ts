/** Slips that writers of English as a second language often make, each a rule of neighbouring words. */

import { singular } from './inflect.ts';
import { isNumberWord } from './numbers/cardinal.ts';
import { isPlural } from './subject-verb.ts';
import { isKnownVerb, isThirdPerson, PAST_OR_PARTICIPLE, VERBS_ONLY } from './verb-lexicon.ts';
import { DETERMINERS, NUMBER, OBJECT_PRONOUNS } from './word-classes.ts';
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
	// "how much hours"
	(at) => (at(0) === 'much' && PERIODS.test(at(1)) && /s$/.test(at(1)) ? 2 : 0),
	// "the day what we promised", "a driver which", but not "ask the client what"
	(at, sentence, index) => {
		const isThing = at(1) === 'what' && (WHOLE.has(at(0)) || (DETERMINERS.has(at(-1)) && !DETERMINERS.has(at(0))));
		if (!isThing && !(at(1) === 'which' && PEOPLE.has(singular(at(0))))) return 0;
		const isAsked = sentence.slice(0, index + 1).some(({ word }) => ASKING.some((start) => word.startsWith(start)));
		return isAsked ? 0 : 2;
	},
	// "10 pounds for day", but not "for day care"
	(at) => {
		if (at(0) !== 'for' || !PERIODS.test(at(1)) || /s$/.test(at(1))) return 0;
		return at(2) === '' || MONEY.has(at(-1)) || /\d/.test(at(-1)) ? 2 : 0;
	},
	// "you maybe need"
	(at) => (/^(?:i|we|you|they)$/.test(at(0)) && at(1) === 'maybe' && isKnownVerb(at(2)) ? 3 : 0),
	// "has win 30 clients", but not "has put 30 on the list"
	(at) => {
		if (!/^(?:has|have|had)$/.test(at(0)) || !VERBS_ONLY.has(at(1)) || PAST_OR_PARTICIPLE.has(at(1))) return 0;
		const opensObject = DETERMINERS.has(at(2)) || OBJECT_PRONOUNS.has(at(2)) || NUMBER.test(at(2));
		return opensObject && !/^(?:be)?come$/.test(at(1)) ? 2 : 0;
	},
	// "many money"
	(at) => (at(0) === 'many' && UNCOUNTED.has(at(1)) ? 2 : 0),
	// "safe and GDPR"
	(at) => (/^(?:safe|secure|legal)$/.test(at(0)) && at(1) === 'and' && at(2) === 'gdpr' && at(3) === '' ? 3 : 0),
];

const PEOPLE = new Set(['client', 'customer', 'driver', 'guest', 'owner', 'patient', 'person', 'technician']);
const WHOLE = new Set(['all', 'everybody', 'everyone', 'everything', 'anything', 'nothing']);
const UNCOUNTED = new Set(['money', 'information', 'advice', 'furniture', 'equipment', 'knowledge']);
const MONEY = new Set(['£', '$', '€', 'pounds', 'dollars', 'euros']);
/** Beginnings of what has a question as its object. */
const ASKING =
	`agree ask check choos chose clear compar count decid depend determin discover discuss explain find forg found guess
	guid hear judg knew know learn list look mark matter measur not plan read record rememb said saw say see settl show
	sure talk taught teach tell thought told underst wonder writ wrote`.split(/\s+/);

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
