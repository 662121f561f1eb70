import type { Niche } from '#content/niche.ts';
import type { CompassInput } from '../contract.ts';
import { piecesOf, quotable } from './pieces.ts';
import { termsIn } from './terms.ts';

/** The limits in the member's answers, each with the words that set it. */

export type StepKind = keyof Niche['validationSteps'];

export interface Limits {
	/** The kinds of steps that are ruled out, each with the words that say so. */
	ruledOut: ReadonlyMap<StepKind, string>;
	/** "Ten hours a week". */
	hours: { quote: string; hours: number; few: boolean } | null;
	/** "a first client within 60 days". */
	deadline: string | null;
	/** The monthly income that the member wants. The number of clients can be computed for US dollars only. */
	goal: { quote: string; monthly: number; inDollars: boolean } | null;
	/** Words that say the member has a job now. */
	employed: string | null;
	/** Each of these is the words that set the limit. */
	noPhone: string | null;
	noMoney: string | null;
	budget: string | null;
	/** "only evenings": when offices are closed. */
	outOfHours: string | null;
	/** "only mornings": when they are open. */
	inHours: string | null;
	/** "no patient data". */
	noPatientData: string | null;
	/** "a non-compete for bookkeeping until December", with the trades it names. */
	forbidden: { quote: string; terms: readonly string[] } | null;
}

const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)`;
const NO =
	"(?:no|not|never|without|avoid|hate|dislike|rather not|don['’]?t (?:want to|like|do)|do not (?:want to|like)|won['’]?t|can['’]?t|cannot)";

const RULES: readonly (readonly [StepKind, RegExp])[] = [
	[
		'outreach',
		new RegExp(
			String.raw`\b${NO}\b(?: \p{L}+){0,2} (?:cold[- ]?(?:call\p{L}*|outreach|e-?mail\p{L}*|messag\p{L}*)|strangers)`,
			'iu',
		),
	],
	[
		'visit',
		/\b(?:remote(?:ly)? only|only remote(?:ly)?|fully remote|no travel(?:l?ing)?|from home only|only from home|no visits|can['’]?t travel|no driving|housebound|no (?:networking )?events|no networking|work from home)\b/iu,
	],
	[
		'code',
		new RegExp(
			String.raw`\b(?:${NO}\b(?: \p{L}+){0,2} (?:cod(?:e|ing)|programming|technical work)|not (?:very )?technical|non-technical|not good with computers)\b`,
			'iu',
		),
	],
	['writing', new RegExp(String.raw`\b${NO}\b(?: \p{L}+){0,2} writ(?:e|ing)\b`, 'iu')],
];

const HOURS = new RegExp(
	String.raw`\b(?:(?:about|around|at most|up to|only|maybe) )?${NUMBER}(?:\s?(?:-|–|to|or)\s?${NUMBER})? (?:spare |free )?(?:hours?|hrs?|h) (?:(?:a|per|each|every) week|weekly)\b`,
	'iu',
);
const FEW_HOURS = 15;
const DEADLINE = new RegExp(
	String.raw`\b(?:(?:a|my|the) )?(?:(?:first|paying|paid) )+(?:client|customer|sale|invoice|revenue|income|money|euros?|dollars?)s? (?:with)?in (?:the next |about )?${NUMBER} (?:days|weeks|months)\b`,
	'iu',
);
const GOAL = /(US\$|USD |\$|£|€|EUR )\s?(\d{1,3}(?:,\d{3})+|\d+)(k)? ?(?:a|per|each|every|\/) ?(month|year)\b/iu;
const EMPLOYED =
	/\b(?:beside my (?:full-time |day )?job|next to my (?:full-time |day )?job|alongside my (?:full-time |day )?job|while employed|keep my (?:day )?job|full-time job|day job|besides? work|still employed|after work|quit my job|during the school year|my boss)\b/iu;

/** "no phone", "refuse to use the phone", but neither "no cold calls" nor "no calls before ten". */
const NO_PHONE =
	/\b(?:no|without|hate|avoid|refuse|rather not|not)\b(?: (?!cold\b)\p{L}+){0,4} (?:the )?(?:phones?|telephone|calls|calling)\b(?! (?:before|after|at|during|until|support))/iu;
const NO_MONEY =
	/\b(?:no money(?: to invest)?|no budget|zero budget|without (?:any )?(?:money|budget|capital)|no capital)\b/iu;
const BUDGET = /\bbudget (?:of |is |about )*(?:[$£€]\s?)?\d[\d,]*(?: (?:euros?|dollars|pounds))?/iu;
const OUT_OF_HOURS =
	/\b(?:only (?:on )?(?:evenings|weekends|nights)(?: and (?:evenings|weekends|nights))?|(?:evenings|weekends|nights)(?: and weekends)? only)\b/iu;
const IN_HOURS = /\b(?:only (?:the )?mornings|mornings only|free in the mornings?)\b/iu;
const NO_PATIENT_DATA = /\bno (?:patient|health|medical) (?:data|records)(?: if possible)?\b/iu;
const FORBIDDEN = /\bnon-?compete\b/iu;

const IN_DIGITS = new Map(
	'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
);
const TENS = new Map([
	['fifteen', 15],
	['twenty', 20],
	['thirty', 30],
	['forty', 40],
]);

/** The last number in a phrase, in words or digits; 0 if there is none. */
function lastNumber(phrase: string): number {
	const words = phrase.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
	const numbers = words.map((word) => Number(word) || IN_DIGITS.get(word) || TENS.get(word) || 0);
	return numbers.findLast((number) => number > 0) ?? 0;
}

function goalIn(text: string): Limits['goal'] {
	const found = GOAL.exec(text);
	if (!found) return null;
	const [quote, currency = '', digits = '', thousands, period = ''] = found;
	const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
	const monthly = period.toLowerCase() === 'year' ? amount / 12 : amount;
	return { quote: quote.trim(), monthly, inDollars: /\$|USD/i.test(currency) };
}

function forbiddenIn(text: string): Limits['forbidden'] {
	const piece = FORBIDDEN.test(text) ? piecesOf(text).find((one) => FORBIDDEN.test(one)) : undefined;
	if (piece === undefined) return null;
	return { quote: quotable(piece), terms: termsIn(piece).map(({ term }) => term) };
}

export function limitsOf(input: CompassInput): Limits {
	const text = Object.values(input).join('\n');
	const hours = HOURS.exec(text)?.[0] ?? null;
	return {
		ruledOut: new Map(
			RULES.flatMap(([kind, rule]) => {
				const found = rule.exec(text)?.[0];
				return found === undefined ? [] : [[kind, found] as const];
			}),
		),
		hours: hours === null ? null : { quote: hours, hours: lastNumber(hours), few: lastNumber(hours) < FEW_HOURS },
		deadline: DEADLINE.exec(text)?.[0] ?? null,
		goal: goalIn(text),
		employed: EMPLOYED.exec(text)?.[0] ?? null,
		noPhone: NO_PHONE.exec(text)?.[0] ?? null,
		noMoney: NO_MONEY.exec(text)?.[0] ?? null,
		budget: BUDGET.exec(text)?.[0] ?? null,
		outOfHours: OUT_OF_HOURS.exec(text)?.[0] ?? null,
		inHours: IN_HOURS.exec(text)?.[0] ?? null,
		noPatientData: NO_PATIENT_DATA.exec(text)?.[0] ?? null,
		forbidden: forbiddenIn(text),
	};
}
