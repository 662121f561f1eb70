import {
	cited,
	citedOnly,
	doubts,
	openDoubts,
	saidBy,
	saidIn,
	shortened,
	sideOf,
	turnOf,
} from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import { GOES_ALONG } from '#call-facts/told/earlier-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { mainFacts } from './main-facts.ts';
import { replyTo } from './reply.ts';
import { reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type Raised = Answer['objectionAnalysis']['objectionsRaised'][number];

const LONGEST_ANSWER = 400;

const PRICE = /\b(?:prices?|costs?|expensive|cheaper|afford|dearer|(?:too|very|bit|so|that's) dear)\b|[$£€]\d/i;

/** Each doubt with its answer. */
export function objections(reading: Reading): Answer['objectionAnalysis'] {
	const facts = mainFacts(reading, Number.POSITIVE_INFINITY).filter(
		({ kind }) => kind === 'money' || kind === 'decider',
	);
	const told = new Set([
		...facts.map(({ turn }) => turn.number),
		...reading.facts.alternatives.flatMap(({ lines }) => lines.slice(0, 1)),
	]);
	// What they have, who decides and who else offers it is a doubt where the seller takes it as one.
	const found = doubts(reading).filter(
		({ lines: [line = 0], quote }) => quote.includes('?') || !told.has(line) || replyTo(reading, line) !== undefined,
	);
	return { objectionsRaised: found.map((doubt) => raised(reading, doubt)) };
}

function raised(reading: Reading, doubt: Objection): Raised {
	const number = doubt.lines[0] ?? 0;
	const turn = turnOf(reading, number);
	const answer = replyTo(reading, number);
	return {
		objection: cited(saidBy(reading, doubt)),
		category: categoryOf(turn),
		handlingEffectiveness: handling(reading, doubt, answer),
		salesPersonResponse: answer === undefined ? phrases.NO_REPLY : answerText(reading, answer),
		improvedResponse: '',
	};
}

function answerText(reading: Reading, answer: Utterance): string {
	const said = saidIn(reading, answer.text, answer);
	return citedOnly({ ...said, quote: shortened(said.quote, LONGEST_ANSWER) });
}

/**
 * Excellent: the buyer's next turn takes the answer as good, in words. Good: it goes along with it. Fair: it does not show
 * that the answer was enough, or the doubt is the reason of a no. Poor: nothing was answered.
 */
function handling(
	reading: Reading,
	doubt: Objection,
	answer: Utterance | undefined,
): 'Excellent' | 'Good' | 'Fair' | 'Poor' {
	if (openDoubts(reading).includes(doubt) || answer === undefined) return 'Poor';
	const reply = reading.turns[reading.turns.indexOf(answer) + 1];
	if (reply === undefined || sideOf(reading, reply) !== 'buyer' || isReason(reading, doubt)) return 'Fair';
	const insists = INSISTS.test(reply.text) || overlap(stems(doubt.quote), stems(reply.text)) > 1;
	const [first = ''] = wholeSentences(reply.text).filter((sentence) => sentence.split(' ').length > 1);
	if (accepts(first) || accepts(reply.text)) return 'Excellent';
	const isGoodbye = reading.turns.indexOf(reply) >= reading.turns.length - LAST;
	const goesAlong = !isGoodbye && GOES_ALONG.pattern.test(reply.text) && !insists && !reply.text.includes('?');
	return goesAlong || acceptance(reading, doubt) !== undefined ? 'Good' : 'Fair';
}

/** In turns: a goodbye goes along with anything. */
const LAST = 3;
/** In turns: what is taken as good later is something else. */
const SOON = 6;

/** The turn soon after a doubt with which they take the answer as good; none after another doubt. */
export function acceptance(reading: Reading, { lines: [line = 0] }: Objection): Utterance | undefined {
	const doubted = new Set(reading.facts.objections.flatMap(({ lines }) => lines.slice(0, 1)));
	const turn = turnOf(reading, line);
	const index = turn === undefined ? -1 : reading.turns.indexOf(turn);
	if (index === -1) return undefined;
	const after = reading.turns.slice(index + 1, index + 1 + SOON);
	const end = after.findIndex(({ number }) => doubted.has(number));
	return (end === -1 ? after : after.slice(0, end)).find(
		(one) => sideOf(reading, one) === 'buyer' && accepts(one.text),
	);
}

/** Whether they said no because of it. */
function isReason(reading: Reading, { lines }: Objection): boolean {
	return reading.facts.outcome.kind === 'refused' && reasonOf(reading)?.turn.number === lines[0];
}

const INSISTS = /^(?:\W*(?:yes|yeah|okay|ok|mm|hmm|maybe|see|well)\b)*\W*(?:but|still|so it's not|even so|you see)\b/i;

function categoryOf(turn: Utterance | undefined): string {
	return turn !== undefined && PRICE.test(turn.text) ? 'Price' : 'Doubt';
}
