/** Numbers that are not amounts: idioms, labels, telephone numbers, years. Whatever a trap matches is skipped. */

import { UNITS } from '../numbers/number-words.ts';
import { mayOpenNumeral, numeralAt } from '../numbers/numeral.ts';
import { finderOf, type Slot } from '../numbers/phrase.ts';
import { at, isGlued, isInDigits, type Token } from '../numbers/tokens.ts';

export interface Trap {
	id: string;
	/** Phrases from the first word of the trap; or a function that returns the token after the trap, or null. */
	pattern: readonly string[] | ((tokens: readonly Token[], index: number) => number | null);
	/** Texts that contain the trap and no amount. */
	finds: readonly string[];
	/** Similar texts that do contain an amount. */
	leaves: readonly string[];
}

const ANY_NUMBER: Slot<number> = {
	opens: new Set(['#', ...UNITS.keys(), 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']),
	read(tokens, index) {
		const numeral = numeralAt(tokens, index);
		return numeral === null ? null : { value: numeral.value, next: numeral.next };
	},
};

const HUNDREDS = 50;

export const TRAPS: readonly Trap[] = [
	{
		id: 'thanks a million',
		pattern: [
			'thanks|thank a million',
			'thank you a million',
			'a million thanks|times|things|ways|reasons|miles|questions|ideas',
			'a thousand times|thanks|apologies',
			'one in a million|thousand',
			'like|feel|feels a million dollars|bucks',
			'a ~-? million ~- dollar question|roof|idea',
		],
		finds: ['Thanks a million', 'a million thanks', 'I have a million things to do', 'she is one in a million'],
		leaves: ['thanks, a million dollars'],
	},
	{
		id: 'my two cents',
		pattern: ['my|your two cents|pence|penn', 'two pence|penny worth', 'penny for your thoughts'],
		finds: ['that is my two cents'],
		leaves: ['it costs two cents a text'],
	},
	{
		id: 'around the clock',
		pattern: ['24 / 7', 'twenty -? four -|/ seven', 'twenty -? four seven', 'nine -? to -? five', '9 -? to -? 5'],
		finds: ['we answer 24/7', 'a nine to five job'],
		leaves: ['24 seats', 'nine to fifteen seats'],
	},
	{
		id: 'fifty-fifty',
		pattern: ['fifty -? fifty', '50 -|/ 50'],
		finds: ['it is fifty-fifty', 'we split it 50/50'],
		leaves: ['fifty, fifty-five seats'],
	},
	{
		id: 'figures of speech',
		pattern: [
			'the whole nine yards',
			'cloud nine',
			'catch -? 22',
			'catch -? twenty -? two',
			'at sixes and sevens',
			'a grand total|piano|opening|plan|scheme|tour|slam|finale|jury|entrance|old|idea|time|day|job|lad|man|prix|view',
			'five -? star',
		],
		finds: ['the whole nine yards', 'a grand old time', 'on cloud nine'],
		leaves: ['nine yards of cloth', 'it costs a grand'],
	},
	{
		id: 'label',
		pattern: [
			'section|chapter|page|pages|line|lines|step|phase|version|room|number|part|slide|level|tier|gate|suite|floor|lane|bay|appendix|exhibit|clause|article|paragraph|stage|highway|route|prophet|rule|form|grade|q|type|soc|iso|windows|covid|formula {number}',
			'day|week|year|month|option|quarter one|two|three|four|five|six|1|2|3|4|5|6',
		],
		finds: ['see section 5', 'in phase two', 'line 19', 'option two', 'slide nine', 'SOC 2'],
		leaves: ['a section of 5 pages', 'each week ten calls'],
	},
	{
		id: 'part of a code',
		pattern(tokens, index) {
			if (!isInDigits(at(tokens, index)) || !isGlued(tokens, index)) return null;
			const before = at(tokens, index - 1);
			const letter = before === '-' || before === '#' || before === '_' ? at(tokens, index - 2) : before;
			const isJoined = before === letter || (isGlued(tokens, index - 1) && before !== '_') || before === '#';
			const allowed = /^(?:sub|pre|non|under|over|x|us|r|usd|eur|gbp|rs|chf|cad|aud|inr|zar|nzd|sgd|hkd|c|a|s)$/;
			return isJoined && (/^\p{L}+$/u.test(letter) || before === '#') && !allowed.test(letter) ? index + 1 : null;
		},
		finds: ['we are on P21', 'the W-2 form', 'in H2', 'ticket #4411 is open', 'a B2B firm'],
		leaves: ['sub-10k', 'US$40', '40-50 seats'],
	},
	{
		id: 'decade',
		pattern(tokens, index) {
			const isOpen = isGlued(tokens, index + 1) && /^(?:s|'s)$/.test(at(tokens, index + 1));
			return isOpen && /^(?:19|20)?\d0$/.test(at(tokens, index)) ? index + 2 : null;
		},
		finds: ['since the 90s', 'early 2000s prices'],
		leaves: ['90 seats'],
	},
	{
		id: 'year',
		pattern(tokens, index) {
			const word = at(tokens, index);
			if (word.length !== 4) return null;
			const isYear = /^(?:19[5-9]|20[0-4])\d$/.test(word) && Number(word) % HUNDREDS !== 0;
			const isMoney = /^[%€£]|^(?:dollars?|euros?|pounds?|percent|bucks|k|rand)$/.test(at(tokens, index + 1));
			return isYear && !isMoney && !/^[$£€₹¥]$/.test(at(tokens, index - 1)) ? index + 1 : null;
		},
		finds: ['the 2024 budget', 'we started 1998'],
		leaves: ['2024 euros', '$2024', '2000 users'],
	},
	{
		id: 'year in words',
		pattern(tokens, index) {
			if (at(tokens, index) !== 'two' || at(tokens, index + 1) !== 'thousand') return null;
			const numeral = numeralAt(tokens, index);
			if (numeral === null || !BEFORE_A_YEAR.has(at(tokens, index - 1)) || /^\p{L}/u.test(at(tokens, numeral.next)))
				return null;
			const isYear = numeral.value > 2000 && numeral.value < 2040 && numeral.value % 10 !== 0;
			return isYear ? numeral.next : null;
		},
		finds: ['the one I have is from two thousand and twenty-three.', 'it was two thousand and nineteen'],
		leaves: ['from two thousand and twenty-three pounds', 'it was two thousand and fifty', 'in two thousand'],
	},
	{
		id: 'telephone',
		pattern(tokens, index) {
			return spokenDigits(tokens, index) ?? dialled(tokens, index);
		},
		finds: ['call 555-0192', 'on 020 7946 0958', '+1 212 555 0147', 'five five five oh one two', 'it is nine one one'],
		leaves: ['50-55 days', 'three oh two a month', '100-150 users', 'five, six users'],
	},
];

const BEFORE_A_YEAR = new Set(['from', 'in', 'since', 'of', 'was', 'until', 'till', 'before', 'after']);

/** Three or more single digits in a row. */
function spokenDigits(tokens: readonly Token[], index: number): number | null {
	let next = index;
	for (; isDigitWord(at(tokens, next)); next++);
	const doubled = /^(?:double|triple)$/.test(at(tokens, next));
	const isSum = next - index === 3 && at(tokens, index + 1) === 'oh';
	return (next - index >= 3 && !isSum) || (doubled && next - index >= 2) ? next : null;
}

function isDigitWord(word: string): boolean {
	return word === 'oh' || (UNITS.get(word) ?? 10) < 10;
}

/** Groups of digits with blanks, hyphens or points between them, as in telephone numbers but in no amount. */
function dialled(tokens: readonly Token[], index: number): number | null {
	const plus = at(tokens, index) === '+' && isGlued(tokens, index + 1);
	let next = plus ? index + 1 : index;
	let groups = 0;
	let digits = 0;
	for (; groups < MOST_GROUPS && isGroup(at(tokens, next)); groups++) {
		digits += at(tokens, next).length;
		next++;
		if (at(tokens, next) === '-' && isGlued(tokens, next) && isGroup(at(tokens, next + 1))) next++;
	}
	if (plus) return groups >= 2 ? next : null;
	if (groups >= 3) return digits >= LEAST_DIGITS ? next : null;
	// E.g. 555-0192.
	const isLocal = groups === 2 && at(tokens, index).length === 3 && digits === 7 && at(tokens, next - 2) === '-';
	return isLocal ? next : null;
}

const MOST_GROUPS = 6;
const LEAST_DIGITS = 8;

function isGroup(word: string): boolean {
	return word.length <= 4 && isInDigits(word) && !/[.,]/.test(word);
}

export function trapReader(traps: readonly Trap[]) {
	const phrases = traps.flatMap(({ pattern }) => (typeof pattern === 'function' ? [] : [{ pattern }]));
	const readers = traps.flatMap(({ pattern }) => (typeof pattern === 'function' ? [pattern] : []));
	const find = finderOf<{ number: number }, { pattern: readonly string[] }>(phrases, { number: ANY_NUMBER });
	/** The token after the trap at `index`; null if there is none. */
	return (tokens: readonly Token[], index: number): number | null => {
		const phrase = find(tokens, index);
		if (phrase !== null) return phrase.next;
		const word = at(tokens, index);
		if (word !== '+' && word !== 'oh' && !mayOpenNumeral(word)) return null;
		for (const reader of readers) {
			const next = reader(tokens, index);
			if (next !== null) return next;
		}
		return null;
	};
}
