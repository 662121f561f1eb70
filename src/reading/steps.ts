import {
	ASKS_TO_SEND,
	BREAK_OFF_EVENT,
	BUYER_PROMISE,
	DEAL_AGREED,
	DEAL_EVENT,
	SELLER_PROMISE,
	STEP_ACCEPTED,
	STEP_NOUN,
	STEP_OFFERED,
} from './cues/closing.ts';
import { DAY, HOUR, PAST } from './cues/time.ts';
import { resolvedDay } from './dates.ts';
import type { CallFacts } from './facts.ts';
import { type Moment, match, momentAt, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import type { TurnFacts } from './turn.ts';

/** The next step as it was left at the end of the call. */
export interface Step {
	kind: 'agreed' | 'dated' | 'undated' | 'promised' | 'none';
	/** "demo", "home valuation"; empty where no noun was said for it. */
	what: string;
	/** The day and hour as they were said, e.g. "Tuesday at 3". */
	when: string;
	/** The calendar day, where it can be worked out. */
	day: string | null;
	/** What settles it: the prospect's acceptance, or the salesperson's promise. */
	moment: Moment | null;
	/** The line on which the deal was closed by an event rather than by words. */
	line: number | null;
}

/** Something that somebody said he would do. */
export interface Commitment {
	moment: Moment;
	side: 'salesperson' | 'prospect';
}

const NONE: Step = { kind: 'none', what: '', when: '', day: null, moment: null, line: null };

/** "Tuesday at 3pm": the day named, with the hour behind it where one is. */
export function whenSaid(text: string): string {
	const day = DAY.exec(text);
	if (day === null) return '';
	const rest = text.slice(day.index + day[0].length, day.index + day[0].length + 30);
	const hour =
		/^(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?)?(?:,? (?:morning|afternoon|evening))?(?:,? (?:at |around |about |after |before ){0,2}(?:\d{1,2}(?::\d{2})?(?: ?(?:[ap]\.?m\b\.?|o'clock))?|noon|midday|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b))?/i.exec(
			rest,
		);
	return `${day[0]}${hour?.[0] ?? ''}`.replace(/(?<![\s.,])[\s.,]+$/, '');
}

/** What led to this call is not the next step. */
const ASKED_FOR = /\b(?:asked (?:us |me )?for|requested|thanks for|thank you for|last (?:week|time|month))\b/i;
const COMES_BY =
	/\b(?:bring (?:one|it|them|some|a|an|the)\b.{0,20}\b(?:on|at|by)|(?:come|stop|drop) (?:by|round|over|out)|here (?:in|at) (?:the|our) (?:\w+)|at (?:your|our|my) (?:place|office|shop|yard|house|site))\b/i;
const TALK_AGAIN = /\b(?:talk|speak|meet) again\b/i;
const CALL_BACK = /\b(?:ring|call|phone) (?:me|you|us)\b/i;

function nounNear(facts: CallFacts, turn: number): string {
	for (let index = turn; index >= Math.max(0, turn - 8); index -= 1) {
		const said = facts.turns[index]?.remarks ?? [];
		const named = said.flatMap(({ folded }) =>
			ASKED_FOR.test(folded) ? [] : (STEP_NOUN.exec(folded)?.[1]?.toLowerCase() ?? []),
		);
		if (named[0] !== undefined) return named[0];
		if (said.some(({ folded }) => COMES_BY.test(folded))) return 'visit';
		if (said.some(({ folded }) => TALK_AGAIN.test(folded))) return 'conversation';
	}
	const near = facts.turns.slice(Math.max(0, turn - 1), turn + 2);
	return near.some(({ text }) => CALL_BACK.test(text)) ? 'call' : '';
}

function accepts(remark: Remark): Moment | null {
	return match(remark, STEP_ACCEPTED, /\b(?:not|n't|no thank|no, thank|can't|cannot)\b/i);
}

function offersDay(turn: TurnFacts | undefined): boolean {
	return turn?.remarks.some((remark) => DAY.test(remark.folded) && !PAST.test(remark.folded)) === true;
}

/** The prospect takes up a day: names it himself with a yes, or says yes to one just offered. */
function datedAt(facts: CallFacts, turn: TurnFacts): { moment: Moment; when: string } | null {
	for (const remark of turn.remarks) {
		const accepted = accepts(remark);
		const own = whenSaid(remark.folded);
		if (
			own !== '' &&
			!PAST.test(remark.folded) &&
			(accepted !== null || HOUR.test(remark.folded)) &&
			remark.questions === 0
		)
			return { moment: accepted ?? momentAt(remark, 0, remark.text.length), when: own };
	}
	const offer = facts.turns[turn.index - 1];
	const yes = turn.remarks.flatMap(
		(remark) => accepts(remark) ?? match(remark, /^(?:yes|yeah|sure|okay|ok|perfect|great|fine)\b.{3,}/i) ?? [],
	)[0];
	if (yes === undefined || !offersDay(offer)) return null;
	const when = offer?.remarks.map((remark) => whenSaid(remark.folded)).findLast((said) => said !== '') ?? '';
	return { moment: yes, when };
}

/** The salesperson settles a day and an hour that the prospect had proposed, and nobody takes it back. */
function settledAt(facts: CallFacts, turn: TurnFacts): { moment: Moment; when: string } | null {
	const before = facts.turns[turn.index - 1];
	const proposed =
		before?.side === 'prospect' &&
		before.remarks.some(({ folded }) => DAY.test(folded) || HOUR.test(folded) || SPOKEN_HOUR.test(folded));
	const settled = turn.remarks.find(
		(remark) =>
			remark.questions === 0 && DAY.test(remark.folded) && !PAST.test(remark.folded) && whenSaid(remark.folded) !== '',
	);
	if (!proposed || settled === undefined) return null;
	const refused = facts.turns[turn.index + 1]?.remarks.some(({ folded }) =>
		/\b(?:can't|cannot|doesn't work|not free|no good)\b/i.test(folded),
	);
	return refused === true
		? null
		: { moment: momentAt(settled, 0, settled.text.length), when: whenSaid(settled.folded) };
}

const SPOKEN_HOUR =
	/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past \w+) ?(?:o'clock)?\?/i;
/** Where in the call a next step can be agreed. */
const LATE = 0.4;

function datedStep(facts: CallFacts): Step | null {
	const found = facts.turns
		.filter(({ index }) => index >= facts.turns.length * LATE)
		.flatMap((turn) => {
			const dated =
				turn.side === 'prospect' ? datedAt(facts, turn) : turn.side === 'salesperson' ? settledAt(facts, turn) : null;
			const what = dated === null ? '' : nounNear(facts, turn.index);
			return dated === null || (what === '' && !HOUR.test(dated.when)) ? [] : [{ ...dated, turn, what }];
		});
	const fullest = found.reduce<(typeof found)[number] | null>(
		(best, next) => (best === null || next.when.length > best.when.length ? next : best),
		null,
	);
	if (fullest === null) return null;
	const { moment, turn, when, what } = fullest;
	const context = facts.turns.slice(Math.max(0, turn.index - 3), turn.index + 1).map(({ text }) => text);
	const day = resolvedDay(when, context.join(' '), facts.call.header.date);
	return { kind: 'dated', what, when, day, moment, line: moment.line };
}

function undatedStep(facts: CallFacts): Step | null {
	for (const turn of facts.turns.toReversed()) {
		const before = facts.turns[turn.index - 1];
		if (turn.side !== 'prospect' || before === undefined) continue;
		const offered = before.remarks.some((remark) => STEP_OFFERED.test(remark.folded));
		const moment = turn.remarks.flatMap((remark) => accepts(remark) ?? [])[0];
		if (!offered || moment === undefined) continue;
		return { ...NONE, kind: 'undated', what: nounNear(facts, turn.index), moment, line: moment.line };
	}
	return null;
}

/** The words or the event by which the deal itself was agreed. */
function dealStep(facts: CallFacts): Step | null {
	const said = facts.said.prospect
		.filter((remark) => remark.index > facts.remarks.length * 0.4)
		.flatMap((remark) => match(remark, DEAL_AGREED, /\b(?:not|n't|if|before)\b|\?/i) ?? [])
		.at(-1);
	if (said !== undefined) return { ...NONE, kind: 'agreed', moment: said, line: said.line };
	const lastLine = facts.turns.at(-1)?.lastLine ?? 0;
	const event = facts.call.events.findLast(({ line, text }) => DEAL_EVENT.test(text) && line >= lastLine - 2);
	return event === undefined ? null : { ...NONE, kind: 'agreed', line: event.line };
}

/** Who said that he would do something, e.g. send an invitation. */
export function commitmentsOf(facts: CallFacts): Commitment[] {
	return facts.remarks.flatMap((remark) => {
		if (remark.side !== 'salesperson' && remark.side !== 'prospect') return [];
		if (remark.questions > 0) return [];
		const pattern = remark.side === 'salesperson' ? SELLER_PROMISE : BUYER_PROMISE;
		const moment = match(remark, pattern, /\b(?:if i|will not|won't|not be|would not|no way|have to be)\b/i);
		return moment === null ? [] : [{ moment, side: remark.side }];
	});
}

/** What the prospect asked to be sent. */
export function requestsOf(facts: CallFacts): Moment[] {
	return facts.said.prospect.flatMap((remark) => match(remark, ASKS_TO_SEND) ?? []);
}

/** Lines between an agreed step and a hang-up that ends the call rather than breaks it off. */
const GOODBYE = 8;

/** The line on which somebody broke the call off; hanging up after a step was agreed is a goodbye. */
export const brokenOff = remembered((facts: CallFacts): number | null => {
	const event = facts.call.events.findLast(({ text }) => BREAK_OFF_EVENT.test(text));
	if (event === undefined) return null;
	const step = datedStep(facts) ?? undatedStep(facts);
	const agreed =
		step?.line !== undefined && step.line !== null && event.line >= step.line && event.line - step.line <= GOODBYE;
	return agreed ? null : event.line;
});

export function stepOf(facts: CallFacts, refusedAt: number | null): Step {
	const step = dealStep(facts) ?? datedStep(facts) ?? undatedStep(facts);
	const stands = step !== null && (refusedAt === null || (step.line ?? 0) > refusedAt);
	if (step !== null && stands) return step;
	if (refusedAt !== null) return NONE;
	const promise = commitmentsOf(facts).findLast(
		({ side, moment }) => side === 'salesperson' && moment.remark.turn > facts.turns.length / 2,
	);
	if (promise === undefined) return NONE;
	return { ...NONE, kind: 'promised', moment: promise.moment, line: promise.moment.line };
}
