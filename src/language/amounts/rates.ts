/** Rates: an amount per period, per thing, or both. */

import { isNoun } from '../numbers/function-words.ts';
import { ANY_WORD, finderOf, type Slot, wordSlot } from '../numbers/phrase.ts';
import { at, type Token } from '../numbers/tokens.ts';
import type { Period } from './amount.ts';
import { ADVERBS, PERIODS } from './periods.ts';

export interface RateForm {
	id: string;
	pattern: readonly string[];
	/** A phrase and its rate: `month`, `seat`, or `seat month`. */
	finds: readonly (readonly [text: string, per: string])[];
	leaves: readonly string[];
}

interface Values {
	period: Period;
	adverb: Period;
	thing: string;
}

/** Things that are priced or counted individually. After "a", only these count as things. */
const THINGS = new Set(
	'seat user head person piece pop unit visit room door site location client customer item lead booking call message text ticket page word report agent employee provider member clinic school shop store practice branch outlet team truck job container guest slot session show episode turbine nurse lane plan order document file minute mile kilometre litre night sample resolution conversation interview install visitor pupil child kid cover game go'.split(
		' ',
	),
);

const OPENS_A_THING: Slot<string> = {
	opens: THINGS,
	read(tokens, index) {
		const word = at(tokens, index);
		return THINGS.has(word) ? { value: word, next: index + 1 } : null;
	},
};

/** Any noun, since "per" and "each" are unambiguous. */
const NAMED_THING: Slot<string> = {
	opens: ANY_WORD,
	read(tokens, index) {
		const word = at(tokens, index);
		return isNoun(word) && !PERIODS.has(word) ? { value: word, next: index + 1 } : null;
	},
};

export const RATE_FORMS: readonly RateForm[] = [
	{
		id: 'thing and time',
		pattern: [
			'per|each|every|/ {named} ,? a|an|per|each|every|and|/ {period}',
			'a|an {thing} a|an|per|each|every|/ {period}',
			'per|each|every|/ {named} {adverb}',
		],
		finds: [
			['$90 per seat per month', 'seat month'],
			['ninety-five euros per user a month', 'user month'],
			['four pounds fifty a client a month', 'client month'],
		],
		leaves: ['ninety euros a month'],
	},
	{
		id: 'time and thing',
		pattern: [
			'a|an|per|each|every|/ {period} a|an {thing}',
			'a|an|per|each|every|/ {period} ,? per|each|every {named}',
			'a|an|per|each|every|/ {period} for each|every {named}',
		],
		finds: [
			['$499 a month a location', 'location month'],
			['$499 a month per location', 'location month'],
			['two-forty a month for each practice', 'practice month'],
		],
		leaves: ['$499 a month at the location'],
	},
	{
		id: 'time',
		pattern: [
			'a|an|per|each|every|/ {period}',
			'by the {period}',
			'per annum',
			'p . a',
			'{adverb}',
			'in a|the week|month|year',
		],
		finds: [
			['forty dollars a month', 'month'],
			['$40/mo', 'month'],
			['£12,000 annually', 'year'],
			['ten hours every week', 'week'],
			['€9 per annum', 'year'],
		],
		leaves: ['forty dollars a week ago', 'forty dollars a month later', 'forty dollars at month end'],
	},
	{
		id: 'thing',
		pattern: ['a|an {thing}', 'per|each|every|/ {named}', 'for each|every {named}', 'the piece'],
		finds: [
			['six cents a text', 'text'],
			['£32 per engineer', 'engineer'],
			['a hundred dollars a head', 'head'],
			['fifty dollars for each practice', 'practice'],
		],
		leaves: ['forty dollars a lot', 'forty dollars for practice'],
	},
	{
		id: 'each',
		pattern: ['each', 'apiece', 'for each'],
		finds: [
			['twelve dollars each', 'each'],
			['$12 apiece', 'each'],
		],
		leaves: ['twelve dollars'],
	},
];

/** "A week ago" is a time, not a rate. */
const PASSED = /^(?:ago|later|earlier|free|before|after)$/;

export interface Rate {
	next: number;
	per?: Period;
	each?: string;
}

export function rateReader(forms: readonly RateForm[]) {
	const find = finderOf<Values & { named: string }, RateForm>(forms, {
		period: wordSlot(PERIODS),
		adverb: wordSlot(ADVERBS),
		thing: OPENS_A_THING,
		named: NAMED_THING,
	});
	return (tokens: readonly Token[], index: number): Rate | null => {
		const found = find(tokens, index, (_, { next }) => !PASSED.test(at(tokens, next)));
		if (found === null) return null;
		const per =
			found.values.period ??
			found.values.adverb ??
			(found.rule.id === 'time' ? fixedPeriod(tokens, found.next) : undefined);
		const thing = found.values.thing ?? found.values.named;
		const each = found.rule.id === 'each' ? 'each' : found.rule.id === 'thing' ? (thing ?? 'piece') : thing;
		return { next: found.next, ...(per === undefined ? {} : { per }), ...(each === undefined ? {} : { each }) };
	};
}

/** The period of "per annum", "p.a." and "in a week". */
function fixedPeriod(tokens: readonly Token[], next: number): Period {
	return PERIODS.get(at(tokens, next - 1)) ?? 'year';
}
