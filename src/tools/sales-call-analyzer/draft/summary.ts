import { cited, citedOnly, doubts, lastWord, saidBy, saidIn, turnOf } from '#call-facts/call-text.ts';
import type { Fact } from '#call-facts/facts.ts';
import { sumText } from '#call-facts/sums.ts';
import { isPutRight } from '#call-facts/told/taken-back.ts';
import { REASON } from '#call-facts/told/trouble-cues.ts';
import { listOf } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { isUsed as isUsedByReaders, LEAST_OF_A_DATE, LEAST_OF_ELSE } from '../worth/used.ts';
import type { WorthWeights } from '../worth/weights.ts';
import { acceptance } from './acceptance.ts';
import { alsoSaid } from './also-said.ts';
import { correctedBy } from './corrected-by.ts';
import { leftOpenBy, outcomeText } from './ending.ts';
import type { MainFact } from './main-fact.ts';
import { mainFacts } from './main-facts.ts';
import { stillOpen } from './no-doubt.ts';
import { concerns, mainDoubt } from './objections.ts';
import { pricesTold } from './price-text.ts';
import { readable } from './readable.ts';
import { stepInOutcome, stepsAhead } from './step-ahead.ts';
import { stepText } from './step-words.ts';
import { NOT_SURE } from './summary-cues.ts';
import { putRight, reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_SHOWN = 5;

/** Where the words of a no hold its reason. */
const TELLS_WHY = new RegExp(`${REASON.pattern.source}|\\bit['’]s not the (?:money|price|cost)\\b`, 'i');

type IsUsed = (line: string, least?: number) => boolean;

/**
 * @param weights of which else is worth telling
 * @param isUsed whether readers use a line, which begins with its label
 */
export function highlights(reading: Reading, weights?: WorthWeights, isUsed: IsUsed = isUsedByReaders): string[] {
	const { outcome } = reading.facts;
	const isRefused = outcome.kind === 'refused';
	const given = isRefused ? reasonOf(reading) : undefined;
	// A no with its reason says both.
	const ending = outcomeText(reading);
	const why = given && (ending.includes(given.quote) || TELLS_WHY.test(ending)) ? undefined : given;
	const inOutcome = stepInOutcome(reading);
	const ahead = isRefused ? [] : stepsAhead(reading, MOST_STEPS).filter((step) => step !== inOutcome);
	const doubt = isRefused ? '' : mainDoubt(reading);
	const most = MOST_LINES - Math.min(ahead.length, LEAST_STEPS) - Number(why !== undefined) - Number(doubt !== '');
	const last = lastWord(reading);
	const taken = [why?.turn, outcome.kind === 'open' ? leftOpenBy(reading) : last].filter((turn) => turn !== undefined);
	const facts = mainFacts(reading, Math.min(most, MOST_FACTS), taken);
	const ifUsed = (text: string, least?: number) => (text !== '' && isUsed(text, least) ? [text] : []);
	const told = [
		...ifUsed(why === undefined ? '' : phrases.reason(cited(saidIn(reading, why.quote, why.turn)))),
		// What was asked for is told in any case, and of its course what readers use.
		...facts.flatMap((fact) => {
			const text = factText(reading, fact, isUsed, ending);
			return fact.kind === 'price' ? [text] : ifUsed(text, fact.kind === 'date' ? LEAST_OF_A_DATE : undefined);
		}),
		...ifUsed(doubt),
	];
	const steps = ahead
		.map((step) => phrases.nextOf(stepText(reading, step)))
		.filter((text) => isUsed(text))
		.slice(0, Math.max(LEAST_STEPS, MOST_LINES - told.length));
	const also = alsoSaid(reading, [ending, ...told, ...steps], weights)
		.map(({ asked, said }) => phrases.inAnswer(asked === undefined ? '' : citedOnly(asked), cited(said)))
		.filter((text) => isUsed(phrases.alsoSaid([text]), LEAST_OF_ELSE));
	return [...told, ...(also.length === 0 ? [] : [phrases.alsoSaid(also)]), ...steps];
}

/** With what comes next, without what else was said. */
const MOST_LINES = 9;
const LEAST_STEPS = 2;
/** Where there is room. */
const MOST_STEPS = 3;
const MOST_FACTS = 6;

function factText(reading: Reading, fact: MainFact, isUsed: IsUsed, ending: string): string {
	const { kind, asked, said, further, furtherAsked } = fact;
	const sums = sumsOf(reading, fact);
	if (kind === 'price') {
		return phrases.price(sums, pricesTold(fact, isUsed, ending));
	}
	const isAskedAlready = furtherAsked?.quote === asked?.quote;
	const words = [
		phrases.inAnswer(asked === undefined ? '' : citedOnly(asked), cited(said)),
		further === undefined
			? ''
			: phrases.inAnswer(furtherAsked === undefined || isAskedAlready ? '' : citedOnly(furtherAsked), cited(further)),
	];
	const right = kind === 'trouble' ? putRight(reading, said) : undefined;
	const correction = right && phrases.putRight(right.amount.toLocaleString('en-US'), saidBy(reading, right).line);
	const others = correction ?? [said, further].map((one) => one && correctedBy(reading, one)).find(Boolean) ?? '';
	const text = [...words, others].filter((part) => part !== '').join(' ');
	return phrases.mainFact(kind, sums, text);
}

/** What the member put right, in figures; of other sums only the words say what they are for. */
function sumsOf({ facts }: Reading, { kind, turn }: MainFact): string {
	const sums = facts.prices.filter(({ by, lines }) => by === 'member' && lines.includes(turn.number));
	const isPlain = kind === 'price' && sums.every(({ currency }) => currency !== undefined);
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
	const doubted = reading.facts.objections.map(({ lines }) => lines[0]);
	const elsewhere = new Set([...next.map(({ lines }) => lines[0]), ...accepted, ...doubted]);
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
			.filter(({ lines, quote }) => !elsewhere.has(lines[0]) && !NOT_SURE.pattern.test(quote))
			.slice(0, MOST_SHOWN)
			.map((signal) => cited(saidBy(reading, signal))),
		concerns: concerns(reading),
	};
}
