import {
	cited,
	citedOnly,
	doubts,
	lastWord,
	nameOf,
	openDoubts,
	saidBy,
	saidIn,
	shortened,
	sideOf,
} from '#call-facts/call-text.ts';
import { NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { Commitment, Fact, OutcomeKind } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { STAYS_OPEN } from '#call-facts/told/main-cues.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { listOf } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import type { MainFact } from './main-fact.ts';
import { mainFacts } from './main-facts.ts';
import { meetingIn } from './next.ts';
import { acceptance } from './objections.ts';
import { putRight, reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_SHOWN = 5;

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind } = reading.facts.outcome;
	const meeting = kind === 'next-step' ? meetingIn(reading.facts.next) : undefined;
	const shown = kind === 'open' ? leftOpenBy(reading) : lastWord(reading);
	const said =
		meeting === undefined ? shown && saidIn(reading, endingWords(shown.text, kind), shown) : saidBy(reading, meeting);
	return said === undefined ? `${phrases.OUTCOME[kind]}.` : `${phrases.OUTCOME[kind]}: ${cited(said)}`;
}

/** Of a call: where it shows how it ends. */
const END = 0.7;

/** The last turn of theirs that leaves everything open. */
function leftOpenBy(reading: Reading): Utterance | undefined {
	const late = reading.turns.slice(Math.floor(reading.turns.length * END));
	return late.findLast((turn) => sideOf(reading, turn) === 'buyer' && STAYS_OPEN.pattern.test(turn.text));
}

const LONGEST = 260;

/** The words in which each ending is plainest. */
const PLAINEST: Record<OutcomeKind, RegExp> = {
	agreed: /\b(?:let's|deal|go ahead|yes|i'm in|we're in|do it|done|sign)\b/i,
	refused: new RegExp(`${PLAIN_NO.pattern.source}|${NO.pattern.source}|(?:^|\\s)No\\.`, 'i'),
	'next-step': /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|tomorrow|send|call|ring|show)\b/i,
	open: STAYS_OPEN.pattern,
};

/** A long turn from the sentence on that shows the ending, as far as it is quick to read. */
function endingWords(text: string, kind: OutcomeKind): string {
	const near = text.slice(0, FARTHEST);
	if (near.length <= LONGEST) return near;
	const first = wholeSentences(near).find((sentence) => PLAINEST[kind].test(sentence)) ?? '';
	return shortened(near.slice(near.indexOf(first)), LONGEST);
}

export function highlights(reading: Reading): string[] {
	const { next, outcome } = reading.facts;
	const isRefused = outcome.kind === 'refused';
	const why = isRefused ? reasonOf(reading) : undefined;
	const meeting = isRefused ? undefined : meetingIn(next);
	const steps = isRefused ? [] : next.filter(({ when, owner }) => when !== null && owner !== BOTH).slice(0, 1);
	// Where the day to meet is how it ended, its line is short.
	const isMeetingLong = meeting !== undefined && outcome.kind !== 'next-step';
	const most = MOST_LINES - steps.length - Number(isMeetingLong) - Number(why !== undefined);
	const ending = lastWord(reading);
	const taken = [why?.turn, outcome.kind === 'open' ? leftOpenBy(reading) : ending].filter(
		(turn) => turn !== undefined,
	);
	const facts = mainFacts(reading, Math.min(most, MOST_FACTS), taken);
	return [
		why === undefined ? '' : phrases.reason(cited(saidIn(reading, why.quote, why.turn))),
		...facts.map((fact) => factText(reading, fact)),
		meeting === undefined
			? ''
			: phrases.nextOf(
					BOTH,
					meeting.when ?? '',
					// How it ended stands above in the same words.
					outcome.kind === 'next-step' ? '' : citedOnly(saidBy(reading, meeting)),
				),
		...steps.map((step) => stepText(reading, step)),
		rivalsOfTheForm(reading),
	].filter((text) => text !== '');
}

/** With what comes next; what competitors the form names is told besides. */
const MOST_LINES = 7;
const MOST_FACTS = 6;

function factText(reading: Reading, { kind, asked, said, further, isAgreed = false }: MainFact): string {
	if (kind === 'price') return phrases.price(citedOnly(said), further && citedOnly(further), isAgreed);
	const words = [said, further].flatMap((one) => (one === undefined ? [] : [cited(one)])).join(' ');
	const right = kind === 'trouble' ? putRight(reading, said) : undefined;
	const correction =
		right === undefined
			? ''
			: ` ${phrases.putRight(right.amount.toLocaleString('en-US'), saidBy(reading, right).line)}`;
	return `${phrases.mainFact(kind, asked && citedOnly(asked), words)}${correction}`;
}

function stepText(reading: Reading, step: Commitment): string {
	return phrases.nextOf(nameOf(reading, step.owner), step.when ?? '', citedOnly(saidBy(reading, step)));
}

/** Which of the competitors that the member listed occur in the transcript. */
function rivalsOfTheForm({ input, call }: Reading): string {
	const names = input.competitorMentions
		.split(/[,;\n/]|\band\b/)
		.map((name) => name.trim())
		.filter((name) => name.length > 1 && name.length < 60);
	const said = (name: string) =>
		call.segments.find(({ text }) => text.toLowerCase().includes(name.toLowerCase()))?.line;
	const named = names.flatMap((name) => (said(name) === undefined ? [] : `${name} (line ${said(name)})`));
	const silent = names.filter((name) => said(name) === undefined);
	return phrases.listedRivals(listOf(named), listOf(silent));
}

export function sentiment(reading: Reading): Answer['sentimentAnalysis'] {
	const { facts, measurements } = reading;
	const { signals, outcome } = facts;
	const buyers = measurements.sides.find(({ role }) => role === 'prospect');
	const last = signals.reduce((latest, signal) => Math.max(latest, saidBy(reading, signal).line), 0);
	return {
		overallSentiment:
			unscoredBecause(reading) === null ? phrases.MOOD[outcome.kind](openDoubts(reading).length) : 'Neutral',
		prospectEngagement: phrases.engagement(buyers?.share ?? null, buyers?.questions ?? 0),
		interestLevel: signals.length === 0 ? '' : phrases.interest(signals.length, last),
		trustLevel: phrases.TRUST,
	};
}

export function insights(reading: Reading): Answer['prospectInsights'] {
	const { pains, signals, timing, next } = reading.facts;
	// Who takes an answer as good shows how a doubt was met.
	const accepted = doubts(reading).flatMap((doubt) => acceptance(reading, doubt)?.number ?? []);
	const elsewhere = new Set([...next.map(({ lines }) => lines[0]), ...accepted]);
	const dated = (pain: Fact) => timing.find(({ lines }) => lines[0] === pain.lines[0]);
	return {
		painPoints: pains
			.toSorted((a, b) => Number(b.main) - Number(a.main))
			.slice(0, MOST_SHOWN)
			.map((pain) => ({
				painPoint: cited(saidBy(reading, pain)),
				severity: pain.main ? 'High' : 'Medium',
				urgency: dated(pain) === undefined ? '' : phrases.dateNamed(saidBy(reading, pain).line),
			})),
		buyingSignals: signals
			.filter(({ lines }) => !elsewhere.has(lines[0]))
			.slice(0, MOST_SHOWN)
			.map((signal) => cited(saidBy(reading, signal))),
		// Each doubt stands once, beside what was answered.
		concerns: [],
	};
}
