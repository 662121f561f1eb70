import { brief, isReadable } from './brief.ts';
import { content } from './content.ts';
import { CONCRETE } from './cues/handling.ts';
import { OFFERED } from './cues/money.ts';
import { OBJECTION_CUES, type ObjectionCategory } from './cues/objections.ts';
import { DELIVERY_QUESTION } from './cues/time.ts';
import { type CallFacts, nextTurn } from './facts.ts';
import type { Objection } from './objections.ts';
import type { Offered } from './offers.ts';
import type { Reading } from './reading.ts';
import { type Moment, momentAt, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';

/** Something the client held against the offer or wanted to know, and what was answered. */
export interface Concern {
	category: ObjectionCategory;
	moment: Moment;
	/** A sentence of the offer that answered it. */
	offered: Offered | null;
	/** Other words that answered it well enough. */
	answer: Moment | null;
	/** Whether it is of use only together with what was offered to it: a question, and no doubt. */
	question: boolean;
}

const NOT_CONCERNS = new Set<ObjectionCategory>(['Not interested', 'Authority']);
/** Kinds that may be raised beside another in the same turn. */
const BESIDE = new Set<ObjectionCategory>(['Proof', 'Trust', 'Product fit', 'Implementation']);
const ANSWERED = new Set(['Excellent', 'Good']);
const FEWEST_WORDS = 4;
/** A list of what somebody wants to be sent is no worry. */
const FRAGMENT = /^(?:one|a|two) page\b|^[^?]*\bwhat happens if\b[^?]*$/i;
const CONCEDES = /\b(?:i'd agree|if it (?:were|was)|you told me|let me|i understand)\b/i;
const ABOUT_PRICE =
	/\b(?:cost|price|pay|charge|investment|budget|fee|how much|next step|when (?:can|could|do) (?:we|you|i))\b/i;
const AGAINST = /\b(?:won't|wouldn't|will not|can't|cannot|don't|doesn't|isn't|never)\b/i;
/** A question about the case in which it does not go well. */
const WHAT_IF = /^(?:and |but |so |okay, |ok, )*(?:what (?:happens )?(?:if|when)|if)\b.*\?$/i;

interface TurnOffers {
	first: Offered;
	/** What protects the client, else the longest. */
	best: Offered;
}

const offersByTurn = remembered((offers: readonly Offered[]): ReadonlyMap<number, TurnOffers> => {
	const turns = new Map<number, TurnOffers>();
	for (const offer of offers) {
		const known = turns.get(offer.remark.turn);
		if (known === undefined) turns.set(offer.remark.turn, { first: offer, best: offer });
		else if (isBetter(offer, known.best)) known.best = offer;
	}
	return turns;
});

function isBetter(offer: Offered, best: Offered): boolean {
	if (best.kind === 'safety') return false;
	return offer.kind === 'safety' || offer.text.length > best.text.length;
}

function answered(offers: readonly Offered[], turn: number | undefined): Offered | null {
	return offersByTurn(offers).get(turn ?? -1)?.best ?? null;
}

function firstAnswer(offers: readonly Offered[], turn: number | undefined): Offered | null {
	return offersByTurn(offers).get(turn ?? -1)?.first ?? null;
}

function fromObjection(offers: readonly Offered[], objection: Objection): Concern {
	const { answer, category, handling, moment, reply } = objection;
	const claims = reply?.remarks.some(({ figures }) => figures.some(({ kind }) => kind === 'percent')) === true;
	const usable =
		answer !== null &&
		!claims &&
		ANSWERED.has(handling) &&
		answer.remark.questions === 0 &&
		CONCRETE.test(answer.remark.folded) &&
		!CONCEDES.test(answer.remark.folded);
	return {
		category,
		moment,
		offered: answered(offers, reply?.index),
		answer: usable && isReadable(answer.quote) ? answer : null,
		question: false,
	};
}

function besides(facts: CallFacts, offers: readonly Offered[], remark: Remark): Concern | null {
	if (remark.words < FEWEST_WORDS || OFFERED.test(remark.folded)) return null;
	if (FRAGMENT.test(remark.folded)) return null;
	const worry = WHAT_IF.test(remark.folded) && !/would you|[$£€]/.test(remark.folded) ? 'Product fit' : undefined;
	const cue = OBJECTION_CUES.find(
		({ category, pattern, unless }) =>
			BESIDE.has(category) && pattern.test(remark.folded) && unless?.test(remark.folded) !== true,
	);
	const reply = nextTurn(facts, remark.turn, 'salesperson', 2);
	const known = cue?.category ?? worry;
	const offered = known === undefined ? firstAnswer(offers, reply?.index) : answered(offers, reply?.index);
	const isOpen = known === undefined && offered !== null && isPoint(facts, remark, offered);
	const category = known ?? (isOpen ? 'Product fit' : undefined);
	if (category === undefined) return null;
	const moment = momentAt(remark, 0, Math.min(remark.text.length, 40));
	return { category, moment, offered, answer: null, question: cue === undefined && worry === undefined };
}

/** A question about what is offered, or something that would not go with it. */
function isPoint(facts: CallFacts, remark: Remark, offered: Offered): boolean {
	if (ABOUT_PRICE.test(remark.folded) || DELIVERY_QUESTION.test(remark.folded)) return false;
	if (offered.kind === 'time') return false;
	const asks = remark.questions > 0 && !/^(?:so|and|you mean|our|at all|really)\b.{0,24}\?$/i.test(remark.folded);
	const others = facts.turns[remark.turn]?.questions ?? 0;
	const words = content(remark.text);
	const taken = offered.bound || [...content(offered.text)].some((word) => words.has(word));
	return asks || (others === 0 && taken && AGAINST.test(remark.folded));
}

/** All concerns in the order of the call, those that cannot be quoted left out. */
export function concernsOf({ facts, objections, money, needs }: Reading, offers: readonly Offered[]): Concern[] {
	const known = new Set([...objections, ...needs.pains].map(({ moment }) => moment.remark.index));
	const from =
		offers[0]?.remark.turn ?? facts.turns.find(({ side, words }) => side === 'salesperson' && words > 12)?.index ?? 0;
	const priced = money.prices.find(({ side }) => side === 'salesperson')?.moment.remark.turn ?? Infinity;
	const raised = objections
		.filter(({ category, moment }) => !NOT_CONCERNS.has(category) && moment.remark.turn >= Math.min(from, priced))
		.map((objection) => fromObjection(offers, objection));
	const more = facts.said.prospect
		.filter(({ index, turn }) => !known.has(index) && turn > from)
		.flatMap((remark) => besides(facts, offers, remark) ?? []);
	return [...raised, ...more]
		.filter(({ moment }) => moment.remark.words >= FEWEST_WORDS && isReadable(brief(moment, 110)))
		.sort((a, b) => a.moment.remark.index - b.moment.remark.index);
}
