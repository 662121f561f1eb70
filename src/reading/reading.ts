import { FAREWELL, STEP_OFFERED } from './cues/closing.ts';
import { SIGNAL_CUES } from './cues/mood.ts';
import type { CallFacts } from './facts.ts';
import { type Flow, flowOf } from './flow.ts';
import { type Needs, needsOf } from './needs.ts';
import { type Objection, objectionsOf } from './objections.ts';
import { type People, peopleOf } from './people.ts';
import { type Money, moneyOf } from './prices.ts';
import { firstOf, type Moment, match } from './remark.ts';
import { brokenOff, type Commitment, commitmentsOf, requestsOf, type Step, stepOf } from './steps.ts';
import { type Times, timesOf } from './times.ts';

export interface Signal {
	kind: (typeof SIGNAL_CUES)[number]['kind'];
	moment: Moment;
}

/** Everything that the rules found in a call. Texts and scores are made from this alone. */
export interface Reading {
	facts: CallFacts;
	money: Money;
	people: People;
	needs: Needs;
	times: Times;
	step: Step;
	objections: readonly Objection[];
	flow: Flow;
	signals: readonly Signal[];
	commitments: readonly Commitment[];
	requests: readonly Moment[];
	/** The line on which the prospect broke the call off. */
	brokenOff: number | null;
	/** The one who has to agree is named where the next step is settled, so takes part in it. */
	deciderJoins: boolean;
	/** The prospect asked not to be contacted again. */
	leftAlone: Moment | null;
	/** The last words offer a step, and the answer is missing. */
	openOffer: Moment | null;
	/** The transcript ends without a farewell: the end may be missing. */
	cutOff: boolean;
}

function signalsOf(facts: CallFacts, objections: readonly Objection[]): Signal[] {
	const against = new Set(objections.map(({ moment }) => moment.remark.index));
	return facts.said.prospect.flatMap((remark) => {
		if (against.has(remark.index)) return [];
		for (const { kind, pattern } of SIGNAL_CUES) {
			const moment = match(remark, pattern, /\b(?:not (?:really )?(?:interested|helpful|useful)|don't send)\b/i);
			if (moment !== null) return [{ kind, moment }];
		}
		return [];
	});
}

/** Somebody hangs up, noted behind his words. */
const NOTED_END = /[*[(](?:\w+ )?(?:hangs? up|hung up|leaves|ends)\b/i;

function isCutOff(facts: CallFacts, end: number | null): boolean {
	if (end !== null || facts.call.events.some(({ text }) => /accepts|hangs up|ends/i.test(text))) return false;
	const last = facts.turns.slice(-3);
	if (last.some(({ text }) => NOTED_END.test(text))) return false;
	return !last.some((turn) => turn.remarks.some((remark) => FAREWELL.test(remark.folded)));
}

const LEAVE_ALONE =
	/\b(?:take (?:me|us|my \w+) off|remove (?:me|us|my)|(?:don't|stop) call(?:ing)? (?:me|us|here)|don't contact)\b/i;

function openOfferOf(facts: CallFacts, step: Step): Moment | null {
	const last = facts.turns.at(-1);
	if (last?.side !== 'salesperson' || (step.kind !== 'none' && step.kind !== 'promised')) return null;
	return last.remarks.flatMap((remark) => (remark.questions > 0 ? (match(remark, STEP_OFFERED) ?? []) : []))[0] ?? null;
}

/** The line of the last refusal that nothing answered: after it, no earlier step stands. */
function refusedAt(objections: readonly Objection[], end: number | null): number | null {
	const last = objections.findLast(({ category }) => category === 'Not interested');
	return end ?? last?.moment.line ?? null;
}

function joinsNext(facts: CallFacts, step: Step, named: string): boolean {
	if (named === '' || step.kind !== 'dated' || step.moment === null) return false;
	const turn = step.moment.remark.turn;
	return facts.turns
		.slice(Math.max(0, turn - 4), turn + 2)
		.some(({ text }) => text.includes(named.split(' ')[0] ?? named));
}

export function readingOf(facts: CallFacts): Reading {
	const objections = objectionsOf(facts);
	const end = brokenOff(facts);
	const people = peopleOf(facts);
	const step = stepOf(facts, refusedAt(objections, end));
	return {
		facts,
		money: moneyOf(facts),
		people,
		needs: needsOf(facts),
		times: timesOf(facts),
		step,
		objections,
		flow: flowOf(facts),
		signals: signalsOf(facts, objections),
		commitments: commitmentsOf(facts),
		requests: requestsOf(facts),
		brokenOff: end,
		deciderJoins: joinsNext(facts, step, people.named),
		leftAlone: firstOf(facts.said.prospect, LEAVE_ALONE),
		openOffer: end === null ? openOfferOf(facts, step) : null,
		cutOff: isCutOff(facts, end),
	};
}
