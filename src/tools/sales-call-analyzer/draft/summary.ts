import { cited, doubts, saidBy, turnOf } from '#call-facts/call-text.ts';
import type { Fact } from '#call-facts/facts.ts';
import { isPutRight } from '#call-facts/told/taken-back.ts';
import { oncePer } from '#shared/once-per.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { told } from '../told-once.ts';
import { type IsUsed, isUsed as isUsedByReaders } from '../worth/used.ts';
import { worthIn } from '../worth/worth.ts';
import { acceptance } from './acceptance.ts';
import { alsoSaid } from './also-said.ts';
import { outcomeText } from './ending.ts';
import { stillOpen } from './no-doubt.ts';
import { concerns, mainDoubt } from './objections.ts';
import { alone } from './passage.ts';
import { passageText } from './passage-text.ts';
import { NOT_SURE } from './summary-cues.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_SHOWN = 5;

/** What is told at the top of an analysis, and of each talk among it the words that say most. */
interface Highlights {
	texts: readonly string[];
	glance: readonly string[];
}

/** What somebody who was there would tell besides how it ended, and the main doubt, each in words that can be read alone. */
export const highlights = oncePer((reading: Reading) => highlightsBy(reading));

/**
 * @param worth of what is said, by weights that may be others than those learned from all calls
 * @param isUsed whether readers use a line, which begins with its label
 */
export function highlightsBy(reading: Reading, worth = worthIn(reading), isUsed: IsUsed = isUsedByReaders): Highlights {
	const ending = outcomeText(reading);
	const doubt = mainDoubt(reading, worth);
	const doubts = doubt && isUsed(doubt.text) ? [doubt] : [];
	const also = alsoSaid(reading, [ending, ...doubts.map(({ text }) => text)], worth);
	const talks = also.map(({ pieces }) => passageText(reading, pieces));
	const above = told();
	above.add(ending, ...talks);
	const further = doubts.filter(({ text }) => !above.has(text));
	return {
		texts: [...talks.map(phrases.fromTheCall), ...further.map(({ text }) => text)],
		glance: [...also.map(({ first }) => first), ...further.map(({ words }) => words)],
	};
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
	const doubted = reading.facts.objections.map(({ lines }) => lines[0]);
	const elsewhere = new Set([...next.map(({ lines }) => lines[0]), ...accepted, ...doubted]);
	const dated = (pain: Fact) => timing.find(({ lines }) => lines[0] === pain.lines[0]);
	return {
		painPoints: pains
			.toSorted((a, b) => Number(b.main) - Number(a.main))
			.slice(0, MOST_SHOWN)
			.map((pain) => ({
				painPoint: painText(reading, pain),
				severity: pain.main ? 'High' : 'Medium',
				urgency: dated(pain) === undefined ? '' : phrases.dateNamed(saidBy(reading, pain).line),
			}))
			.filter(({ painPoint }) => painPoint !== ''),
		// What they like after a no is not the offer.
		buyingSignals: (outcome.kind === 'refused' ? [] : signals)
			.filter(({ lines, quote }) => !elsewhere.has(lines[0]) && !NOT_SURE.pattern.test(quote))
			.slice(0, MOST_SHOWN)
			.map((signal) => cited(saidBy(reading, signal))),
		concerns: concerns(reading),
	};
}

function painText(reading: Reading, { lines: [line = 0], quote }: Fact): string {
	const turn = turnOf(reading, line);
	return turn === undefined ? '' : passageText(reading, alone(reading, turn, quote));
}
