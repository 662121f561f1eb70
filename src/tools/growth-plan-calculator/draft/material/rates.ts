import type { Figure } from '#evidence/figures.ts';
import { content } from '#reading/content.ts';
import { BUYER_PROMISE } from '#reading/cues/closing.ts';
import { DAY, HOUR } from '#reading/cues/time.ts';
import type { Reading } from '#reading/reading.ts';
import { figureMoment, type Moment, type Remark } from '#reading/remark.ts';
import type { Amount } from '../../arithmetic.ts';

/** How often something happens, how long it takes or what it costs, as the client stated it. */
export interface Rate {
	kind: 'count' | 'hours' | 'minutes' | 'money';
	moment: Moment;
	amount: Amount;
	/** What is counted, e.g. "visits"; empty for time and money. */
	noun: string;
	per: Period;
}

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What one of something costs the client. */
export interface UnitCost {
	moment: Moment;
	amount: Amount;
	/** It was lost or paid at one time. */
	once: boolean;
	/** Said of each of what was counted just before, without naming it. */
	ofEach: boolean;
}

const AFTER =
	/^(?: (?!and\b|but\b|or\b)[\w'-]+){0,3}? (?:a|an|per|each|every|in a) (?:single |working |busy |normal |typical )?(day|night|evening|morning|afternoon|shift|week|weekend|month|quarter|year)\b/i;
const BEFORE =
	/\b(?:a|each|every|per) (?:single |working |busy )?(day|night|evening|morning|shift|week|weekend|month|quarter|year)\b,?(?: (?!and\b|but\b)[\w'-]+){0,4} ?$/i;
const ADVERB = /^(?: [\w'-]+){0,2} (daily|weekly|monthly|yearly|annually)\b/i;
const SIGNS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };
const ADVERBS: Readonly<Record<string, Period>> = {
	daily: 'day',
	weekly: 'week',
	monthly: 'month',
	yearly: 'year',
	annually: 'year',
};
/** Sums that are about the offer, a wish or something else's size. */
const NOT_THEIRS =
	/\b(?:budget|afford|offer|quoted?|price|in mind|would pay|could pay|i'd pay|willing|discount|deposit|contract|worth it|pay you|charge|if (?:we|i|it|they)\b|should be|ought to)\b/i;
const UNIT_COST =
	/\b(?:costs? (?:us|me|them)?|each|apiece|a time|every one|per (?:one|time|\w+)|is worth|are worth|worth (?:about|around)?|we lose|brings?|averages?|on average)\b/i;
const ONCE =
	/\b(?:(?:we|i|they) (?:\w+ )?paid|lost(?: us)?|cost (?:us|me)|wrote off|written off|threw away|thrown away|fined|refunded|credited|billed us|gave back)\b/i;
const OF_EACH = /\b(?:each(?! other)|apiece|a time|every one|per (?:one|time)|one of (?:them|those|these))\b/i;
/** How much there is to do, rather than how often it goes wrong: "we take 140 calls a day". */
const VOLUME =
	/\b(?:have|has|get|gets|take|takes|receive|handle|do|does|run|runs|deliver|ship|serve|see|make|makes|send|process|field|book|rings?|prints?|bak(?:e|es)|there are|with|of)(?: in| out| through)?(?: about| around| roughly| some| maybe| up to| over| between)? ?$/i;
/** What is counted in them are people or places rather than events. */
const STANDING =
	/^(?:people|staff|employees|reps|technicians|teachers|drivers|engineers|rooms|shops|sites|branches|offices|locations|trucks|vans|desks|seats|units)$/i;

function periodOf(word: string): Period {
	if (/week|month|quarter|year/i.test(word)) return word.toLowerCase().replace('weekend', 'week') as Period;
	return ADVERBS[word.toLowerCase()] ?? 'day';
}

function periodAround(remark: Remark, figure: Figure): Period | null {
	const after = remark.folded.slice(figure.index + figure.text.length);
	const found = AFTER.exec(after)?.[1] ?? ADVERB.exec(after)?.[1];
	if (found !== undefined) return periodOf(found);
	const before = BEFORE.exec(remark.folded.slice(0, figure.index))?.[1];
	return before === undefined ? null : periodOf(before);
}

function amountOf({ value, low, high, unit, kind }: Figure): Amount | null {
	const least = value ?? low ?? null;
	if (least === null || (low !== undefined && high === undefined)) return null;
	return {
		value: least,
		high: value === null ? high : undefined,
		sign: kind === 'money' ? (SIGNS[unit ?? ''] ?? '') : '',
	};
}

function kindOf({ kind, unit }: Figure): Rate['kind'] | null {
	if (kind === 'count' || kind === 'money') return kind;
	if (kind !== 'duration') return null;
	return unit === 'hour' ? 'hours' : unit === 'minute' ? 'minutes' : null;
}

function ratesOfRemark(remark: Remark): Rate[] {
	if (remark.questions > 0 || NOT_THEIRS.test(remark.folded) || BUYER_PROMISE.test(remark.folded)) return [];
	return remark.figures.flatMap((figure) => {
		const [kind, per, amount] = [kindOf(figure), periodAround(remark, figure), amountOf(figure)];
		if (kind === null || per === null || amount === null || (kind === 'money' && amount.sign === '')) return [];
		const noun = kind === 'count' ? (figure.unit ?? '') : '';
		if (kind === 'count' && VOLUME.test(remark.folded.slice(0, figure.index))) return [];
		if (kind === 'count' && (noun === '' || STANDING.test(noun))) return [];
		return [{ kind, per, amount, noun, moment: figureMoment(remark, figure) }];
	});
}

/** All rates that the client stated, in the order of the call. */
export function ratesOf({ facts }: Reading): Rate[] {
	return facts.said.prospect.flatMap(ratesOfRemark);
}

/** What one costs, as the client stated it. */
export function unitCostsOf({ facts }: Reading): UnitCost[] {
	return facts.said.prospect.flatMap((remark) => {
		const once = ONCE.test(remark.folded) && !OF_EACH.test(remark.folded);
		if (remark.questions > 0 || NOT_THEIRS.test(remark.folded) || !(once || UNIT_COST.test(remark.folded))) return [];
		if (DAY.test(remark.folded) || HOUR.test(remark.folded)) return [];
		return remark.figures.flatMap((figure) => {
			const amount = figure.kind === 'money' && periodAround(remark, figure) === null ? amountOf(figure) : null;
			if (amount === null || amount.sign === '') return [];
			return [{ amount, once, moment: figureMoment(remark, figure), ofEach: !once && OF_EACH.test(remark.folded) }];
		});
	});
}

/** Turns between a count and what one of the counted costs. */
const NEAR = 4;

/** The cost of one of what the rate counts: named with its noun, or as "each" right behind it. */
export function unitCostOf(rate: Rate, costs: readonly UnitCost[]): UnitCost | null {
	if (rate.kind !== 'count') return null;
	const nouns = content(`${rate.noun} ${rate.noun.replace(/s$/, '')}`);
	return (
		costs.find(({ moment, ofEach, once }) => {
			if (once) return false;
			const away = moment.remark.turn - rate.moment.remark.turn;
			if (moment.remark.index < rate.moment.remark.index || away > NEAR) return false;
			const said = content(moment.remark.text);
			return (ofEach && away <= 2) || [...nouns].some((noun) => [...said].some((word) => alike(word, noun)));
		}) ?? null
	);
}

/** "visit" and "visits". */
function alike(a: string, b: string): boolean {
	return a === b || a === `${b}s` || b === `${a}s`;
}
