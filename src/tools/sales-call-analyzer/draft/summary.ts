import {
	cited,
	citedOnly,
	doubts,
	lastWord,
	saidBy,
	saidIn,
	shortened,
	sideOf,
	turnOf,
} from '#call-facts/call-text.ts';
import { NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { Fact, OutcomeKind, Price } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { sumText } from '#call-facts/sums.ts';
import { lastYes } from '#call-facts/told/ending.ts';
import { STAYS_OPEN } from '#call-facts/told/main-cues.ts';
import { isPutRight } from '#call-facts/told/taken-back.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { listOf } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import type { MainFact } from './main-fact.ts';
import { mainFacts } from './main-facts.ts';
import { meetingIn } from './meeting.ts';
import { citedInTurn } from './next.ts';
import { stillOpen } from './no-doubt.ts';
import { acceptance, concerns } from './objections.ts';
import { readable } from './readable.ts';
import { saysYes, termsSaidBack } from './terms.ts';
import { putRight, reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_SHOWN = 5;

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind } = reading.facts.outcome;
	if (kind === 'next-step') return withAgreedSoFar(reading, stepText(reading));
	const shown = kind === 'open' ? leftOpenBy(reading) : lastWord(reading);
	const terms = kind === 'agreed' ? termsSaidBack(reading, shown) : undefined;
	const said = terms ?? (shown && saidIn(reading, endingWords(shown.text, kind), shown));
	if (said === undefined) return `${phrases.OUTCOME[kind]}.`;
	const saysIt = kind !== 'agreed' || said === terms || wholeSentences(said.quote).some(saysYes);
	return saysIt ? `${phrases.OUTCOME[kind]}: ${cited(said)}` : phrases.agreedAt(said.line);
}

/** What the step is stands among the steps: the words that agree to it say little alone, and not always the last hour. */
function stepText(reading: Reading): string {
	const meeting = meetingIn(reading.facts.next);
	const line = meeting === undefined ? lastWord(reading)?.line : saidBy(reading, meeting).line;
	return line === undefined ? `${phrases.OUTCOME['next-step']}.` : phrases.stepAgreed(line);
}

/** "Let's go with stage one" is agreed, though the whole is not. */
function withAgreedSoFar(reading: Reading, text: string): string {
	const yes = lastYes(reading);
	const said = yes && saidIn(reading, shortened(yes.text.slice(0, FARTHEST), LONGEST), yes);
	return said === undefined || said.quote === '' ? text : `${text} ${phrases.agreedSoFar(cited(said))}`;
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
	const given = isRefused ? reasonOf(reading) : undefined;
	// A no with its reason says both.
	const why = given && outcomeText(reading).includes(given.quote) ? undefined : given;
	const meeting = isRefused ? undefined : meetingIn(next);
	const most = MOST_LINES - Number(meeting !== undefined) - Number(why !== undefined);
	const ending = lastWord(reading);
	const taken = [why?.turn, outcome.kind === 'open' ? leftOpenBy(reading) : ending].filter(
		(turn) => turn !== undefined,
	);
	const facts = mainFacts(reading, Math.min(most, MOST_FACTS), taken);
	return [
		why === undefined ? '' : phrases.reason(cited(saidIn(reading, why.quote, why.turn))),
		...facts.map((fact) => factText(reading, fact)),
		meeting === undefined ? '' : phrases.nextOf(meeting.when ?? '', citedInTurn(reading, meeting)),
	].filter((text) => text !== '');
}

/** With what comes next. */
const MOST_LINES = 7;
const MOST_FACTS = 6;

function factText(reading: Reading, fact: MainFact): string {
	const { kind, asked, said, further, furtherAsked, isAgreed = false } = fact;
	const sums = sumsOf(reading, fact);
	if (kind === 'price') return phrases.price(sums, citedOnly(said), further && citedOnly(further), isAgreed);
	const words = [
		phrases.inAnswer(asked === undefined ? '' : citedOnly(asked), cited(said)),
		further === undefined
			? ''
			: phrases.inAnswer(furtherAsked === undefined ? '' : citedOnly(furtherAsked), cited(further)),
	];
	const right = kind === 'trouble' ? putRight(reading, said) : undefined;
	const correction = right && phrases.putRight(right.amount.toLocaleString('en-US'), saidBy(reading, right).line);
	const text = [...words, correction ?? ''].filter((part) => part !== '').join(' ');
	return phrases.mainFact(kind, sums, text);
}

/** What was agreed or put right, in figures; of other sums only the words say what they are for. */
function sumsOf({ facts }: Reading, { kind, isAgreed, turn }: MainFact): string {
	if (isAgreed) return figures(facts.prices.filter(({ accepted }) => accepted));
	const isCorrected = ({ by, lines }: Price) => by === 'member' && lines.includes(turn.number);
	return kind === 'price' ? figures(facts.prices.filter(isCorrected)) : '';
}

/** Sums in figures; a bare number says no more than the words. */
function figures(sums: readonly Price[]): string {
	const isPlain = sums.every(({ currency }) => currency !== undefined);
	return isPlain ? listOf([...new Set(sums.map(sumText))]) : '';
}

export function sentiment(reading: Reading): Answer['sentimentAnalysis'] {
	const { facts, measurements } = reading;
	const { signals, outcome } = facts;
	const buyers = measurements.sides.find(({ role }) => role === 'prospect');
	const last = signals.reduce((latest, signal) => Math.max(latest, saidBy(reading, signal).line), 0);
	return {
		overallSentiment:
			unscoredBecause(reading) === null ? phrases.MOOD[outcome.kind](stillOpen(reading).length) : 'Neutral',
		prospectEngagement: phrases.engagement(buyers?.share ?? null, buyers?.questions ?? 0),
		interestLevel: signals.length === 0 ? '' : phrases.interest(signals.length, last),
		trustLevel: phrases.TRUST,
	};
}

export function insights(reading: Reading): Answer['prospectInsights'] {
	const { signals, timing, next, outcome } = reading.facts;
	const pains = reading.facts.pains.filter((pain) => !isPutRight(reading.whole, pain));
	// Who takes an answer as good shows how a doubt was met.
	const accepted = doubts(reading).flatMap((doubt) => acceptance(reading, doubt)?.number ?? []);
	const elsewhere = new Set([...next.map(({ lines }) => lines[0]), ...accepted]);
	const dated = (pain: Fact) => timing.find(({ lines }) => lines[0] === pain.lines[0]);
	return {
		painPoints: pains
			.toSorted((a, b) => Number(b.main) - Number(a.main))
			.slice(0, MOST_SHOWN)
			.map((pain) => ({
				painPoint: readable(reading, saidBy(reading, pain), turnOf(reading, pain.lines[0] ?? 0)),
				severity: pain.main ? 'High' : 'Medium',
				urgency: dated(pain) === undefined ? '' : phrases.dateNamed(saidBy(reading, pain).line),
			}))
			.filter(({ painPoint }) => painPoint !== ''),
		// What they like after a no is not the offer.
		buyingSignals: (outcome.kind === 'refused' ? [] : signals)
			.filter(({ lines }) => !elsewhere.has(lines[0]))
			.slice(0, MOST_SHOWN)
			.map((signal) => cited(saidBy(reading, signal))),
		concerns: concerns(reading),
	};
}
