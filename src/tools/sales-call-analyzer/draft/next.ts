import {
	absentDeciders,
	calledByUs,
	cited,
	citedOnly,
	nameOf,
	promises,
	saidBy,
	saidIn,
	sideOf,
} from '#call-facts/call-text.ts';
import { LEAVE_ALONE } from '#call-facts/cues.ts';
import type { Commitment, Objection, OutcomeKind } from '#call-facts/facts.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { FINDS_OUT } from '#call-facts/told/promise-cues.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { advice } from './advice/advice.ts';
import { stillOpen } from './no-doubt.ts';
import { NO_CHASING } from './plain-cues.ts';
import { meetingIn } from './step-ahead.ts';
import { whenOf } from './step-days.ts';
import { doerOf, stepSaid } from './step-words.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_QUESTIONS = 2;

export function nextSteps(reading: Reading, bant: Answer['qualificationAnalysis']['bantScore']): Answer['nextSteps'] {
	const { outcome } = reading.facts;
	const next = promises(reading).filter(saysWhat);
	const left = outcome.kind === 'refused' ? [] : stillOpen(reading);
	// Whoever promised to find out has the answer among the promises.
	const doubts = left
		.filter(({ lines: [line = 0] }) => !next.some((one) => findsOut(reading, one, line)))
		.map((doubt) => doubtToAnswer(reading, doubt, meetingIn(next)));
	const questions = Object.values(bant).map(({ nextQuestion }) => nextQuestion);
	return {
		immediateActions: [...actions(reading, next), ...doubts],
		followUpStrategy: {
			// The meeting stands among the actions.
			timing: '',
			method: '',
			agenda: questions
				.filter((question) => question !== '')
				.slice(0, MOST_QUESTIONS)
				.join(' '),
			// What was promised stands among the actions.
			materials: [],
		},
	};
}

/** In turns. */
const SOON = 6;

/** Whether a promise of the seller soon after a doubt is to find out about it. */
function findsOut({ facts }: Reading, { lines: [line = 0], quote, owner, kind }: Commitment, doubt: number): boolean {
	const isSoon = line > doubt && line <= doubt + SOON;
	return isSoon && facts.sides[owner] === 'seller' && (kind === 'ask' || FINDS_OUT.pattern.test(quote));
}

/** "I'll find one.": words that say neither what nor when. */
function saysWhat(promise: Commitment): boolean {
	// "Three.": of a day that is none.
	if (lengthOf(promise.quote) < FEWEST_OF_A_DAY && datesIn(promise.quote).length === 0) return false;
	const isBare = promise.when === null && lengthOf(promise.quote) < FEWEST;
	return !isBare || promise.thing !== undefined;
}

/** In words. */
const FEWEST = 5;
const FEWEST_OF_A_DAY = 2;

type Action = Answer['nextSteps']['immediateActions'][number];

/** What was promised; whoever asks not to be contacted is not contacted, with what the seller said to that. */
function actions(reading: Reading, next: readonly Commitment[]): Action[] {
	const theirs = reading.turns.filter((turn) => sideOf(reading, turn) === 'buyer');
	const off = theirs.find(({ text }) => LEAVE_ALONE.pattern.test(text));
	const asked = off ?? theirs.find(({ text }) => NO_CHASING.pattern.test(text));
	if (asked === undefined) return next.map((promise) => actionOf(reading, promise));
	const action = phrases.ACTION.leaveAlone(citedOnly(saidIn(reading, asked.text.slice(0, 300), asked)));
	const reply =
		off &&
		next.find(
			({ owner, lines: [line = 0] }) =>
				reading.facts.sides[owner] === 'seller' && line > off.number && line <= off.number + SOON,
		);
	const timeline = off === undefined ? phrases.ACTION.fromNow : phrases.ACTION.today;
	const first: Action = { priority: 'High', action, timeline, owner: sellerOf(reading) };
	const said = reply && actionOf(reading, reply);
	return [
		said === undefined ? first : { ...said, action: `${action} ${lastQuote(said.action)}` },
		...next.filter((promise) => promise !== reply).map((promise) => actionOf(reading, promise)),
	];
}

/** Of a reply with what it answers, the reply: the rest stands before it. */
function lastQuote(action: string): string {
	return action.slice(Math.max(0, action.lastIndexOf('“')));
}

function doubtToAnswer(reading: Reading, doubt: Objection, meeting: Commitment | undefined): Action {
	return {
		priority: 'High',
		action: phrases.ACTION.answerDoubt(cited(saidBy(reading, doubt))),
		timeline: meeting === undefined ? phrases.ACTION.nextMessage : phrases.ACTION.onNextCall,
		owner: sellerOf(reading),
	};
}

function actionOf(reading: Reading, promise: Commitment): Action {
	const isOurs = reading.facts.sides[promise.owner] === 'seller';
	return {
		priority: isOurs ? 'High' : 'Medium',
		action: stepSaid(reading, promise),
		timeline: whenOf(reading, promise),
		owner: doerOf(reading, promise),
	};
}

function sellerOf({ call, roles }: Reading): string {
	return call.speakers.find((_, index) => roles.roles[index] === 'salesperson')?.name ?? '';
}

/** What to practise, and advice that rests on a fact. */
export function coaching(reading: Reading): Answer['coachingRecommendations'] {
	return {
		skillDevelopment: advice(reading)
			.slice(0, 2)
			.map(({ area, target, lines }) => ({
				skill: area,
				currentLevel: phrases.SKILL.here(lines),
				targetLevel: target,
				developmentActions: [],
				resources: [],
			})),
		strategicAdvice: [],
	};
}

export function progression(reading: Reading): Answer['dealProgression'] {
	const { outcome } = reading.facts;
	const next = promises(reading);
	if (unscoredBecause(reading) !== null) {
		return { currentStage: '', nextMilestone: '', closeRisk: '', accelerationOpportunities: [] };
	}
	const step = meetingIn(next) ?? next.find(({ when }) => when !== null);
	return {
		currentStage: phrases.STAGE[outcome.kind],
		nextMilestone:
			step === undefined ? withoutStep(outcome.kind) : phrases.milestone(nameOf(reading, step.owner), step.when ?? ''),
		closeRisk: closeRisk(reading),
		accelerationOpportunities: [],
	};
}

/** Where no dated step is told: a gap only in a call that has none. */
function withoutStep(ended: OutcomeKind): string {
	if (ended === 'refused') return phrases.NO_STEP_AFTER_NO;
	return ended === 'open' ? phrases.NEXT_STEP_GAP : '';
}

function closeRisk(reading: Reading): string {
	const { outcome } = reading.facts;
	const { next } = reading.whole.facts;
	const open = stillOpen(reading).map((doubt) => saidBy(reading, doubt).line);
	if (outcome.kind === 'refused') return phrases.CLOSE_RISK.refused;
	if (next.length === 0 && outcome.kind === 'open') return phrases.CLOSE_RISK.noStep;
	if (open.length > 1) return phrases.CLOSE_RISK.high(open);
	if (open.length === 1) return phrases.CLOSE_RISK.medium(open);
	if (outcome.kind === 'agreed') return phrases.CLOSE_RISK.agreed;
	const [absent] = absentDeciders(reading);
	return absent ? phrases.CLOSE_RISK.absent(calledByUs(reading, absent)) : phrases.CLOSE_RISK.nextStep;
}
