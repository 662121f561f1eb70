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
import { replyTo } from './reply.ts';
import { reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type Raised = Answer['objectionAnalysis']['objectionsRaised'][number];

const LONGEST_ANSWER = 400;

const PRICE = /\b(?:prices?|costs?|expensive|cheaper|afford|dearer|(?:too|very|bit|so|that's) dear)\b|[$£€]\d/i;

/** Each doubt with its answer. */
export function objections(reading: Reading): Answer['objectionAnalysis'] {
	return { objectionsRaised: doubts(reading).map((doubt) => raised(reading, doubt)) };
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
	return GOES_ALONG.pattern.test(reply.text) && !insists && !reply.text.includes('?') ? 'Good' : 'Fair';
}

/** Whether they said no because of it. */
function isReason(reading: Reading, { lines }: Objection): boolean {
	return reading.facts.outcome.kind === 'refused' && reasonOf(reading)?.turn.number === lines[0];
}

const INSISTS = /^(?:\W*(?:yes|yeah|okay|ok|mm|hmm|maybe|see|well)\b)*\W*(?:but|still|so it's not|even so|you see)\b/i;

function categoryOf(turn: Utterance | undefined): string {
	return turn !== undefined && PRICE.test(turn.text) ? 'Price' : 'Doubt';
}
