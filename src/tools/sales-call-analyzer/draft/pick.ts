import { content } from '#reading/content.ts';
import type { CallFacts } from '#reading/facts.ts';
import type { Pain } from '#reading/needs.ts';
import type { NamedPrice } from '#reading/prices.ts';
import { remembered } from '#reading/remembered.ts';
import type { Reading } from '../reading.ts';
import { brief } from './words.ts';

/** The finding that stands for its kind in a text. */

/** Tells that something is so without telling what. */
const WORSE = 'Getting worse';

/** What kind of trouble a pain is, from its words; the first that matches names it. */
const KINDS: readonly (readonly [string, RegExp])[] = [
	['Noticed too late', /too late|gone dark/i],
	['Missing know-how', /(?<!i )don't know|never know|new (?:reps|people|hires)/i],
	['Time that stays unused', /\b(?:empty(?! nest)|holes? in)/i],
	['People who do not come', /no[- ]shows?|(?:turn|show) up|missed appointments/i],
	['People leaving', /(?:about|are|keep|is|'s|'re) (?:leaving|quitting)|\bquit\b|turnover/i],
	[
		'Loss',
		/\b(?:los[et]|losing|lost|wast|walk(?:s|ed)? (?:away|out)|miss(?:es|ed)?|missing|leaves? us|elsewhere|churn)/i,
	],
	['Too slow', /\b(?:slow|queues?)\b/i],
	[
		'Work that eats time',
		/drown|overwhelm|chas|manual|by hand|on paper|spreadsheet|time-consuming|tak\w+ (?:\w+ ){0,2}(?:hours|days|forever)|squeez|paperwork/i,
	],
	['Rejected by those who use it', /hate|refuse|won't use/i],
	[
		'Things that go wrong',
		/wrong|error|mistake|double|broken?|fail|leak|crash|mess|slip|break|drop(?:s|ping)? out|goes? down|won't (?:go|start|load)/i,
	],
	['Delay', /\b(?:longer|behind (?:on|with|schedule)|wait)/i],
	[WORSE, /(?:getting|gets|got|much|even) worse|(?:crept|creeping|gone|going|went|shot) up/i],
	['Stuck', /\b(?:stuck|stall)/i],
	['No longer fitting', /too (?:big|small)|feels? too|outgrown/i],
	['Complaints', /complain/i],
	['Disturbance', /nuisance|keep getting|noise/i],
	['Hard to do today', /hard to|difficult|struggl|impossible|can't|cannot|trouble/i],
];
const VAGUE_KIND = 'Trouble';

export function kindOf(pain: Pain): string {
	if (pain.off) return 'Not where it should be';
	return KINDS.find(([, pattern]) => pattern.test(pain.moment.quote.replaceAll('’', "'")))?.[0] ?? VAGUE_KIND;
}

function weight(pain: Pain): number {
	const length = brief(pain.moment).length;
	const readable = length >= 22 && length <= 100 ? 2 : 0;
	const kind = kindOf(pain);
	const plain = kind === VAGUE_KIND || kind === WORSE ? -2 : 0;
	return (
		(pain.strong ? 2 : 0) +
		(pain.effect ? 2 : 0) +
		(pain.figure === null ? 0 : 1) +
		(pain.lasting ? 1 : 0) +
		readable +
		plain
	);
}

/** After the first price a complaint is mostly about the offer. */
const LATE_PAIN = 2;

/** How often the call comes back to the words of a pain: what is central recurs. */
function recurrence(reading: Reading, pain: Pain): number {
	const { turnsWith } = reading.facts;
	const counts = [...content(pain.moment.quote)].map((word) => turnsWith.get(word) ?? 0).sort((a, b) => b - a);
	const [first = 0, second = 0] = counts;
	return Math.min(3, (first + second) / 4);
}

/** The pains by weight; those of one turn count once. */
export function mainPains(reading: Reading, most = 4): Pain[] {
	const priced =
		reading.money.prices.find(({ side }) => side === 'salesperson')?.moment.remark.index ?? Number.POSITIVE_INFINITY;
	const late = (pain: Pain) => (pain.moment.remark.index > priced ? LATE_PAIN : 0);
	const totals = new Map(
		reading.needs.pains.map((pain) => [pain, weight(pain) + recurrence(reading, pain) - late(pain)]),
	);
	const total = (pain: Pain) => totals.get(pain) ?? 0;
	const best = new Map<number, Pain>();
	for (const pain of reading.needs.pains) {
		const turn = pain.moment.remark.turn;
		const before = best.get(turn);
		if (before === undefined || total(pain) > total(before)) best.set(turn, pain);
	}
	return [...best.values()]
		.sort((a, b) => total(b) - total(a) || a.moment.line - b.moment.line)
		.slice(0, most)
		.sort((a, b) => a.moment.line - b.moment.line);
}

export function mainPain(reading: Reading): Pain | null {
	return mainPains(reading, 1)[0] ?? null;
}

const PRICE_FORM =
	/\b(?:per|a month|a year|cost|costs|price|priced|would be|comes to|charge|set-?up|install|including|for the|i need at least|accept|sell)\b/i;
const PRICE_TOPIC = /\b(?:cost|costs|price|pricing|investment|budget|charge|how much|the least)\b/i;

/** The turns, by index, around which money is the subject. */
const pricedTurns = remembered(({ turns }: CallFacts): ReadonlySet<number> => {
	const priced = turns.flatMap(({ index }) => {
		const around = turns.slice(Math.max(0, index - 2), index + 1).map(({ text }) => text);
		return PRICE_TOPIC.test(around.join(' ')) ? [index] : [];
	});
	return new Set(priced);
});

function likeness(reading: Reading, price: NamedPrice): number {
	const { remark } = price.moment;
	const told = PRICE_FORM.test(remark.folded) ? 2 : 0;
	const asked = pricedTurns(reading.facts).has(remark.turn) ? 2 : 0;
	const answered = price.reaction === 'refused' ? 2 : price.reaction === 'none' ? 0 : 1;
	return told + asked + answered;
}

/** The last price before the two sides agreed, whoever named it. */
function agreedPrice({ step, money }: Reading): NamedPrice | null {
	if (step.kind !== 'agreed' || step.line === null) return null;
	const until = step.moment?.remark.index ?? Number.POSITIVE_INFINITY;
	return money.prices.findLast(({ moment }) => moment.line <= (step.line ?? 0) && moment.remark.index <= until) ?? null;
}

/**
 * The price the call turned on: the one agreed, else told as a price, where money was the subject, and
 * answered; else the first.
 */
export function mainPrice(reading: Reading): NamedPrice | null {
	const agreed = agreedPrice(reading);
	if (agreed !== null) return agreed;
	const prices = reading.money.prices.filter(({ side }) => side === 'salesperson');
	return prices.reduce<NamedPrice | null>(
		(best, price) => (best === null || likeness(reading, price) > likeness(reading, best) ? price : best),
		null,
	);
}
