/** Days and periods of the calendar, as people name them in a call. */

import type { Figure } from './figure.ts';

const MONTH =
	'(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** Not "on Mondays", which names no day. */
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s|\\s(?:morning|afternoon|evening|night)s)';
const ORDINAL =
	'(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifteenth|twentieth|thirtieth|thirty-first|twenty-\\w{3,8})';
const HOUR =
	'(?:\\d{1,2}(?::[0-5]\\d)?(?:\\s?[ap]m\\b|\\s?[ap]\\.m\\.?|(?![\\d%:]))|(?:half\\spast\\s)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\\w-]|\\s(?:hundred|thousand|percent)))';
const CLOCK = `(?:,?\\s(?:at|around|after|before|from)\\s(?:about\\s)?${HOUR}(?:\\so'clock)?|\\s(?:morning|afternoon|evening)\\b)?`;
const YEAR = '(?:,?\\s(?:19|20)\\d\\d)?';

/** What a form cannot be without: most lines hold none of it, and hardly one holds more than two. */
type Sign = 'year' | 'month' | 'weekday' | 'of' | 'quarter' | 'period' | 'tomorrow';

interface Form {
	unit: string;
	needs: Sign;
	pattern: RegExp;
}

const SIGN =
	/(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|day|\sof\s|q[1-4]|quarter|week|month|year|spring|summer|autumn|fall|winter|tomorrow/gi;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const SIGNS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
	['day', 'weekday'],
	['quarter', 'quarter'],
	['tomorrow', 'tomorrow'],
	...'week month year spring summer autumn fall winter'.split(' ').map((word): [string, Sign] => [word, 'period']),
	...MONTHS.map((month): [string, Sign] => [month, 'month']),
]);

function signsIn(text: string): ReadonlySet<Sign> {
	const signs = new Set<Sign>();
	for (const found of text.match(SIGN) ?? []) {
		const [first = ''] = found;
		const known = SIGNS.get(found.toLowerCase());
		if (known !== undefined) signs.add(known);
		else if (/\d/.test(first)) signs.add('year');
		else signs.add(/q/i.test(first) ? 'quarter' : 'of');
		// "this quarter" is a period, too.
		if (known === 'quarter') signs.add('period');
	}
	return signs;
}

/** In this order; a later form does not take words that an earlier one took. */
const FORMS: readonly Form[] = [
	{ unit: 'day', needs: 'year', pattern: /\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d\b/g },
	{
		unit: 'day',
		needs: 'month',
		pattern: new RegExp(
			`\\b(?:${WEEKDAY},?\\s(?:the\\s)?)?${MONTH}\\.?\\s(?:the\\s)?${ORDINAL}\\b(?!\\s?%)${YEAR}${CLOCK}`,
			'gi',
		),
	},
	{
		unit: 'day',
		needs: 'month',
		pattern: new RegExp(`\\b(?:${WEEKDAY},?\\s)?(?:the\\s)?${ORDINAL}\\s(?:of\\s)?${MONTH}\\b${YEAR}${CLOCK}`, 'gi'),
	},
	{
		unit: 'day',
		needs: 'weekday',
		pattern: new RegExp(
			`\\b(?:(?:next|this|last|on)\\s)?${WEEKDAY}(?:\\s(?:the\\s)?\\d{1,2}(?:st|nd|rd|th))?(?:\\s(?:next|this)\\sweek)?\\b${CLOCK}(?:\\s(?:next|this)\\sweek\\b)?`,
			'gi',
		),
	},
	{
		unit: 'period',
		needs: 'of',
		pattern:
			/\b(?:(?:the\s)?(?:end|start|beginning|middle)\sof\s)(?:the\s|this\s|next\s|our\s)?(?:(?:fiscal|financial|calendar)\s)?(?:day|week|month|quarter|year|summer|spring|autumn|fall|winter|q[1-4])\b/gi,
	},
	{
		unit: 'quarter',
		needs: 'quarter',
		pattern: /\bq[1-4](?:,?\s(?:of\s)?(?:19|20)\d\d)?\b|\b(?:first|second|third|fourth|last)\squarter\b/gi,
	},
	{
		unit: 'period',
		needs: 'period',
		pattern:
			/\b(?:next|this|last|coming|the following|the)\sweekend\b|\b(?:next|this|last|coming|the following)\s(?:week|month|quarter|year|fiscal year|financial year|spring|summer|autumn|fall|winter)\b/gi,
	},
	{
		unit: 'month',
		needs: 'month',
		pattern: new RegExp(`\\b(?:[Bb]y\\s)?(?:the\\s)?(?:end|start|beginning|middle)\\sof\\s${MONTH}\\b${YEAR}`, 'g'),
	},
	{
		unit: 'month',
		needs: 'month',
		pattern: new RegExp(
			`\\b(?:[Bb]y|[Ii]n|[Bb]efore|[Uu]ntil|[Tt]ill|[Ss]ince|[Ff]rom|[Dd]uring|[Ee]arly|[Mm]id|[Ll]ate|[Nn]ext|[Tt]his|[Ll]ast|of|[Ff]or|through)\\s${MONTH}\\b${YEAR}`,
			'g',
		),
	},
	{ unit: 'month', needs: 'month', pattern: new RegExp(`\\b${MONTH}\\s(?:19|20)\\d\\d\\b`, 'g') },
	{
		unit: 'month',
		needs: 'month',
		pattern: new RegExp(
			`\\b(?:(?:by|in|before|until)\\s)?(?:january|february|april|june|july|august|september|october|november|december)\\b${YEAR}`,
			'gi',
		),
	},
	{
		unit: 'year',
		needs: 'year',
		pattern: /\b(?:in|by|since|until|before|during|of)\s(?:early\s|mid\s|late\s)?(?:19|20)\d\d\b/gi,
	},
	{ unit: 'day', needs: 'tomorrow', pattern: new RegExp(`\\b(?:the day after )?tomorrow\\b${CLOCK}`, 'gi') },
];

export function datesIn(text: string): Figure[] {
	const signs = signsIn(text);
	if (signs.size === 0) return [];
	const dates: Figure[] = [];
	const taken = new Uint8Array(text.length);
	for (const { unit, needs, pattern } of FORMS) {
		if (!signs.has(needs)) continue;
		for (const match of text.matchAll(pattern)) {
			const [from, to] = [match.index, match.index + match[0].length];
			if (taken.subarray(from, to).includes(1)) continue;
			taken.fill(1, from, to);
			dates.push({ kind: 'date', text: match[0], value: null, unit, index: from });
		}
	}
	return dates.sort((a, b) => a.index - b.index);
}
