/** Words that make an amount vague or a bound: before it ("about", "north of") or after it ("or so", "minimum"). */

export interface Hedge {
	id: string;
	place: 'before' | 'after';
	/** Whether the amount is approximate, or a lower or upper bound. */
	means: 'approximate' | 'low' | 'high';
	pattern: readonly string[];
	finds: readonly string[];
	leaves: readonly string[];
}

const row = (
	id: string,
	place: Hedge['place'],
	means: Hedge['means'],
	pattern: string,
	finds: readonly string[],
	leaves: readonly string[] = [],
): Hedge => ({ id, place, means, pattern: pattern.split(', '), finds, leaves });

export const HEDGES: readonly Hedge[] = [
	row(
		'about',
		'before',
		'approximate',
		'about, around, roughly, approximately, approx, approx ., nearly, almost, circa, ca, ~',
		['about forty dollars', 'nearly $40', '~ $40'],
		['about the forty dollars'],
	),
	row(
		'maybe',
		'before',
		'approximate',
		'maybe, perhaps, say, call it, more like, some, i guess, ballpark, near enough, something like, close to, probably',
		['maybe forty dollars', 'call it forty dollars', 'more like forty dollars'],
		['maybe not, forty dollars'],
	),
	row(
		'in the region of',
		'before',
		'approximate',
		'in the region of, somewhere around, in the order of, to the tune of, in the neighborhood of',
		['in the region of $40'],
	),
	row(
		'under',
		'before',
		'high',
		'under, below, less than, fewer than, south of, sub, sub -, up to, at most, no more than, not more than, not over, a maximum of, maximum of, max, as much as, a cap of, a ceiling of',
		['under two grand', 'sub-10k', 'up to $40', 'no more than forty dollars'],
		['the sub costs forty dollars', 'less than that, forty dollars'],
	),
	row(
		'over',
		'before',
		'low',
		'over, above, more than, at least, north of, upwards of, upward of, no less than, not less than, a minimum of, minimum of, minimum, in excess of, starting at, anything over, anything above',
		['north of 50k', 'over $40', 'at least forty dollars', 'upwards of $40'],
		['over there, forty dollars', 'more than once, forty dollars'],
	),
	row('-ish', 'after', 'approximate', '~-? ~ish, ish', ['ten-ish people', '$40 ish'], ['ten people ishing']),
	row(
		'or so',
		'after',
		'approximate',
		'or so, or thereabouts, give or take, near enough, odd, ~- ~odd, and change, ~-? something, and something, and some, ballpark',
		['forty dollars or so', 'thirty odd people', 'four hundred and some tickets', 'twenty-something users'],
		['ten people, so what'],
	),
	row(
		'at most',
		'after',
		'high',
		',? at most, ,? tops, ,? max, ,? maximum, or less, or under, or fewer, at the most',
		['forty dollars tops', '$40 max'],
		['forty dollars to Max Miller'],
	),
	row(
		'or more',
		'after',
		'low',
		'or more, and up, plus, ~+, ,? minimum, at least, and over, or over, at a minimum',
		['ten users minimum', '50+ users', '$40 or more'],
		['forty dollars, more or less a gift', '$40 plus tax'],
	),
];
