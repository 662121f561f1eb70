import { anyOf } from './cues/any-of.ts';
import { DEAL_AGREED } from './cues/closing.ts';
import {
	BARE_PRICE,
	BY_THE_MONTH,
	MONEY_APPROVED,
	MONEY_TALK,
	NO_BUDGET,
	NOT_A_PRICE,
	OWN_LIMIT,
	PRICE_ACCEPTED,
	PRICE_DOUBTED,
	PRICE_QUESTION,
	PRICE_REFUSED,
} from './cues/money.ts';
import type { CallFacts } from './facts.ts';
import { figureMoment, type Moment, match, momentAt, type Remark } from './remark.ts';

/** What a price is for or how often it falls due, right behind the figure. */
const PER =
	/^ ?(?:(?:\/|a|an|each|every) ?(?:hour|day|week|month|quarter|year|seat|user|visit|person|head)|per \w+(?: (?:and|per) (?:month|year|week|quarter))?)\b/i;

export interface NamedPrice {
	moment: Moment;
	/** The figure alone, e.g. "$8,000 per month". */
	figure: string;
	side: 'salesperson' | 'prospect';
	/** What the other side made of it; `none` where it only kept listening. */
	reaction: 'refused' | 'doubted' | 'accepted' | 'taken up' | 'none';
	answer: Moment | null;
}

export interface Money {
	/** The first remark about money, the prospect's where there is one. */
	raised: Moment | null;
	asked: Moment | null;
	prices: readonly NamedPrice[];
	/** A price or any spending that was turned down and not accepted later. */
	refused: Moment | null;
	/** The prospect's side says that there is no money for it. */
	none: Moment | null;
}

const BREAKDOWN = anyOf(
	'no deal',
	"(?:can't|cannot|really can't) do a deal",
	'not going to agree',
	"don't think we are going to agree",
);

/** The price that a remark names, where the money in it is one. */
export function priceIn(remark: Remark): { moment: Moment; figure: string } | null {
	const figure = remark.figures.find((found) => found.kind === 'money');
	if (figure !== undefined && !NOT_A_PRICE.test(remark.folded)) {
		const rest = remark.text.slice(figure.index + figure.text.length);
		const per = PER.exec(rest);
		return { moment: figureMoment(remark, figure), figure: `${figure.text}${per?.[0] ?? ''}` };
	}
	const monthly = remark.side === 'salesperson' ? BY_THE_MONTH.exec(remark.folded) : null;
	if (monthly !== null) {
		const to = monthly.index + monthly[0].length;
		return { moment: momentAt(remark, monthly.index, to), figure: remark.text.slice(monthly.index, to) };
	}
	const bare = BARE_PRICE.exec(remark.folded);
	if (bare === null || /miles/i.test(remark.folded) || NOT_A_PRICE.test(remark.folded)) return null;
	const number =
		/(?:\[num\](?: \[num\])?(?: (?:pounds?|dollars?|euros?))?|[$£€]?\d[\d,]*)/i.exec(
			remark.text.slice(bare.index),
		)?.[0] ?? bare[0];
	return { moment: momentAt(remark, bare.index, bare.index + bare[0].length), figure: number };
}

/** What the other side said before a new price was named; no money at all speaks against every price. */
function reactionTo(facts: CallFacts, remark: Remark): Pick<NamedPrice, 'reaction' | 'answer'> {
	const other = remark.side === 'salesperson' ? 'prospect' : 'salesperson';
	const near = facts.turns.slice(remark.turn + 1, remark.turn + 4);
	const anew = near.findIndex(
		({ side, remarks }) => side === remark.side && remarks.some((said) => priceIn(said) !== null),
	);
	const turns = (anew < 0 ? near : near.slice(0, anew)).filter((turn) => turn.side === other);
	const answers = turns.flatMap((turn) => turn.remarks);
	const later = near.filter((turn) => turn.side === other).flatMap((turn) => turn.remarks);
	for (const [reaction, pattern, unless] of [
		['refused', PRICE_REFUSED, undefined],
		['doubted', PRICE_DOUBTED, PRICE_ACCEPTED],
		['accepted', PRICE_ACCEPTED, undefined],
	] as const) {
		const found =
			answers.flatMap((answer) => match(answer, pattern, unless) ?? [])[0] ??
			(reaction === 'refused' ? later.flatMap((answer) => match(answer, NO_BUDGET) ?? [])[0] : undefined);
		if (found !== undefined) return { reaction, answer: found };
	}
	const taken = answers.find((answer) => priceIn(answer) !== null);
	const moment = taken === undefined ? null : (priceIn(taken)?.moment ?? null);
	return moment === null ? { reaction: 'none', answer: null } : { reaction: 'taken up', answer: moment };
}

/** The sum that a remark names, where it is one number. */
function sumOf(remark: Remark): number | null {
	return remark.figures.find(({ kind }) => kind === 'money')?.value ?? null;
}

/** The prices of both sides. A salesperson who reckons with a sum that the prospect named tells no price. */
function pricesOf(facts: CallFacts): NamedPrice[] {
	const theirs = new Set<number>();
	return facts.remarks.flatMap((remark) => {
		const { side } = remark;
		if (side !== 'salesperson' && side !== 'prospect') return [];
		const sum = sumOf(remark);
		const echoed = side === 'salesperson' && sum !== null && theirs.has(sum) && !/\bper\b/i.test(remark.folded);
		if (side === 'prospect' && sum !== null) theirs.add(sum);
		const price = echoed ? null : priceIn(remark);
		return price === null ? [] : [{ ...price, side, ...reactionTo(facts, remark) }];
	});
}

function lastRefusal(facts: CallFacts, none: Moment | null): Moment | null {
	const refusals = facts.said.prospect.flatMap((remark) => match(remark, PRICE_REFUSED) ?? []);
	const broken = facts.said.salesperson.flatMap((remark) => match(remark, BREAKDOWN) ?? []);
	const refused = refusals[0] ?? broken.at(-1) ?? none;
	const last = Math.max(...[...refusals, ...broken].map((moment) => moment.remark.index), refused?.remark.index ?? -1);
	if (refused === null) return null;
	const turned = facts.remarks.some(
		(remark) =>
			remark.index > last &&
			remark.side === 'prospect' &&
			(DEAL_AGREED.test(remark.folded) ||
				(PRICE_ACCEPTED.test(remark.folded) && MONEY_TALK.test(remark.folded)) ||
				(MONEY_APPROVED.test(remark.folded) && sumOf(remark) !== null)),
	);
	const accepted = facts.call.events.some((event) => event.line > (refused.line ?? 0) && /accepts/i.test(event.text));
	return turned || accepted ? null : refused;
}

export function moneyOf(facts: CallFacts): Money {
	const prospect = facts.said.prospect;
	const asked = prospect.flatMap((remark) => match(remark, PRICE_QUESTION) ?? [])[0] ?? null;
	const mention =
		prospect.flatMap((remark) => match(remark, MONEY_TALK) ?? match(remark, OWN_LIMIT) ?? [])[0] ??
		facts.said.salesperson.flatMap((remark) => match(remark, MONEY_TALK) ?? [])[0];
	const none = prospect.flatMap((remark) => match(remark, NO_BUDGET) ?? [])[0] ?? null;
	const prices = pricesOf(facts);
	return {
		raised: asked ?? mention ?? prices[0]?.moment ?? null,
		asked,
		prices,
		refused: lastRefusal(facts, none),
		none,
	};
}
