import { OFFERED } from './cues/money.ts';
import { LASTING } from './cues/need.ts';
import {
	DAY,
	DECISION_STEPS,
	DELIVERY,
	DELIVERY_ANSWER,
	DELIVERY_QUESTION,
	PAST,
	REASON_FOR_DATE,
	TIME_PHRASE,
	WANTED_BY,
} from './cues/time.ts';
import type { CallFacts } from './facts.ts';
import { type Moment, match, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import type { TurnFacts } from './turn.ts';

export interface Times {
	/** By when the prospect wants it. */
	wanted: Moment | null;
	reason: Moment | null;
	/** How long the salesperson says it takes. */
	delivery: Moment | null;
	decision: Moment | null;
	/** A stretch of time that was told and is no wish: "two weeks ago". */
	told: Moment | null;
}

const MEETING =
	/\b(?:works|free|availab\w*|call you|call me|meet|demo|see you|send you|minutes|speak|talk (?:to|with) you|come (?:by|round|over|view|see)|half an hour)\b/i;
const PERIOD =
	/\b(?:(?:days?|weeks?|months?|years?)' time|january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|autumn|winter|christmas|easter|q[1-4]|quarter|weeks?|months?|year|monday|tuesday|wednesday|thursday|friday|weekend|asap|as soon as possible|right away|straight away|school year|season)\b/i;

/** A time held out to the other side is no wish of one's own. */
const INDUCEMENT = /^(?:and |then )?you (?:could|can|would|will|'d|'ll)\b/i;

function wish(remark: Remark): Moment | null {
	if (remark.questions > 0 || MEETING.test(remark.folded) || INDUCEMENT.test(remark.folded)) return null;
	if (OFFERED.test(remark.folded)) return null;
	if (!PERIOD.test(remark.folded) && !remark.figures.some(({ kind }) => kind === 'date')) return null;
	if (!WANTED_BY.test(remark.folded)) return null;
	const moment = match(remark, PERIOD) ?? match(remark, WANTED_BY);
	return TIME_PHRASE.test(remark.folded) ||
		LASTING.test(remark.folded) ||
		/\b(?:ago|used to|since|yesterday|no budget|every|used up)\b/i.test(remark.folded)
		? null
		: moment;
}

const NOT_DELIVERY =
	/\b(?:save|in revenue|additional|year one|last year|ago|learn your|have been around|for over|minutes?|since|notice|contract|by the month)\b/i;

export const asksForDelivery = remembered(({ remarks }: TurnFacts) =>
	remarks.some(({ folded }) => DELIVERY_QUESTION.test(folded)),
);
const speaksOfTerms = remembered(({ text }: TurnFacts) => /\b(?:contract|notice)\b/i.test(text));

/** How long something takes, by the salesperson: said as such, or in answer to the question. */
export function delivered(facts: CallFacts, remark: Remark): Moment | null {
	if (remark.questions > 0 || MEETING.test(remark.folded)) return null;
	const placeholder = /\[num\] (?:to \[num\] )?(?:days|weeks)/.test(remark.text);
	if (!placeholder && !remark.figures.some(({ kind }) => kind === 'duration' || kind === 'date')) return null;
	const plain = match(remark, DELIVERY, NOT_DELIVERY);
	if (plain !== null) return plain;
	const before = facts.turns[remark.turn - 1];
	const asked = before?.side === 'prospect' && !speaksOfTerms(before) && asksForDelivery(before);
	return asked ? match(remark, DELIVERY_ANSWER, NOT_DELIVERY) : null;
}

export function timesOf(facts: CallFacts): Times {
	const { prospect, salesperson } = facts.said;
	const wanted = prospect.flatMap((remark) => wish(remark) ?? [])[0] ?? null;
	const reason = prospect.flatMap((remark) => {
		if (remark.questions > 0 || MEETING.test(remark.folded)) return [];
		const near = wanted !== null && Math.abs(remark.turn - wanted.remark.turn) <= 2;
		const dated = DAY.test(remark.folded) || PERIOD.test(remark.folded);
		return near || dated ? (match(remark, REASON_FOR_DATE, PAST) ?? []) : [];
	});
	const decision = prospect.flatMap((remark) => (remark.questions > 0 ? [] : (match(remark, DECISION_STEPS) ?? [])));
	const told = prospect.flatMap((remark) => match(remark, TIME_PHRASE) ?? []);
	return {
		wanted,
		reason: reason[0] ?? null,
		delivery: salesperson.flatMap((remark) => delivered(facts, remark) ?? [])[0] ?? null,
		decision: decision[0] ?? null,
		told: told[0] ?? null,
	};
}
