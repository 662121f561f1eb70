import {
	answersNothing,
	citedOnly,
	doubts,
	saidIn,
	shortened,
	sideOf,
	takenUpAfter,
	turnOf,
} from '#call-facts/call-text.ts';
import type { Objection, Price } from '#call-facts/facts.ts';
import { ASKS_THE_PRICE } from '#call-facts/sum-cues.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import type { Worth } from '../worth/worth.ts';
import { acceptance } from './acceptance.ts';
import { TOO_MUCH } from './advice/giving-cues.ts';
import { isNone, stillOpen } from './no-doubt.ts';
import { APPRECIATES, ARGUES, COMES_BACK } from './objection-cues.ts';
import { alone, type Passage, passage, wholeReply } from './passage.ts';
import { passageText } from './passage-text.ts';
import { merged } from './passages.ts';
import { SENDS_AN_ANSWER } from './plain-cues.ts';
import { askedBack, replyTo } from './reply.ts';
import { NAMES_A_WORRY } from './summary-cues.ts';
import { worthOfTalk } from './worth-of-talk.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type Raised = Answer['objectionAnalysis']['objectionsRaised'][number];

const PRICE =
	/\b(?:prices?|costs?|expensive|cheaper|afford|dearer|(?:too|very|bit|so|that's) dear|more than (?:i|we) (?:had|thought|expected|wanted))\b|[$£€]\d/i;

/** Each doubt of which the words after it decide how it was met, with its answer. */
export function objections(reading: Reading): Answer['objectionAnalysis'] {
	return { objectionsRaised: plainDoubts(reading).flatMap((doubt) => raised(reading, doubt) ?? []) };
}

/** The other doubts: each with its talk, and without a grade. */
export function concerns(reading: Reading): string[] {
	const talks = plainDoubts(reading).flatMap((doubt) => {
		const answer = answerOf(reading, doubt);
		// Without an answer it is graded.
		return answer === undefined || handling(reading, doubt, answer) !== undefined ? [] : [talkOf(reading, doubt)];
	});
	return merged(talks)
		.map((pieces) => passageText(reading, pieces))
		.filter((text) => text !== '');
}

/** The doubt to be told first, with its talk, and its own words: one that nobody answered, else the one that matters most. */
export function mainDoubt(reading: Reading, worth: Worth): { text: string; words: string } | undefined {
	const open = new Set(stillOpen(reading));
	const above = toldAbove(reading);
	const [first] = [...named(reading), ...plainDoubts(reading)]
		.filter(({ confidence, quote, lines: [line = 0] }) => confidence >= LIKELY && (asks(quote) || !above.has(line)))
		.filter((doubt) => open.has(doubt) || answerOf(reading, doubt) !== undefined)
		.slice(0, MOST_WEIGHED)
		.map((doubt) => ({ doubt, isOpen: Number(open.has(doubt)), talk: talkOf(reading, doubt) }))
		.map((one) => ({ ...one, worth: worthOfTalk(reading, one.talk, worth) }))
		.filter((one) => one.worth >= LEAST_WORTH_OF_A_DOUBT)
		.toSorted((a, b) => b.isOpen - a.isOpen || b.worth - a.worth);
	const words = first?.doubt.quote ?? '';
	return first && { text: phrases.mainDoubt(words, passageText(reading, first.talk)), words };
}

/** So many doubts are weighed against each other. */
const MOST_WEIGHED = 100;
/** Chat is worth less, and what was overtaken. */
const LEAST_WORTH_OF_A_DOUBT = 0;

/** A doubt with what belongs to it: what it answers, what was said to it, and what they said to that. */
function talkOf(reading: Reading, { quote, lines: [line = 0] }: Objection): Passage {
	const turn = turnOf(reading, line);
	return turn === undefined ? [] : passage(reading, turn, quote, ENOUGH);
}

/** In words, of the talk of a doubt. */
const ENOUGH = 60;

const LIKELY = 0.9;

/** "Honestly, that's my biggest worry", whether it was read as a doubt or not. */
function named(reading: Reading): Objection[] {
	return reading.turns.flatMap((turn) => {
		const sentences = sideOf(reading, turn) === 'buyer' ? wholeSentences(turn.text) : [];
		const quote = sentences.find((one) => NAMES_A_WORRY.pattern.test(one));
		if (quote === undefined) return [];
		const answered = replyTo(reading, turn.number) !== undefined;
		return [{ lines: [turn.number], quote, confidence: 1, by: 'words' as const, answered }];
	});
}

/** The doubts that are told: no question for the price; who else offers it stands above, but for a question or a price that is too much. */
function plainDoubts(reading: Reading): Objection[] {
	const above = toldAbove(reading);
	const isElsewhere = ({ quote, lines: [line = 0] }: Objection) =>
		!TOO_MUCH.pattern.test(quote) && (above.has(line) || isRecap(reading, line));
	return doubts(reading).filter(
		(doubt) =>
			!isNone(reading, doubt) &&
			!ASKS_THE_PRICE.pattern.test(doubt.quote) &&
			!isHaggling(reading, doubt) &&
			(asks(doubt.quote) || !isElsewhere(doubt)),
	);
}

/** "Would you do it for three and a half?": what another price was named for is overtaken. */
function isHaggling(reading: Reading, { quote, lines: [line = 0] }: Objection): boolean {
	const isAfter = ({ lines: [named = 0] }: Price) => named > line;
	return ASKS_FOR_LESS.test(quote) && reading.whole.facts.prices.some(isAfter);
}

const ASKS_FOR_LESS = /\b(?:would|could|can) you (?:do|go|come|make)\b[^?]*\b(?:for|at|to|less|down)\b[^?]*\?/i;

function asks(words: string): boolean {
	return words.includes('?');
}

/** The lines in which others who offer it are named, which stand among the rivals. */
function toldAbove({ facts }: Reading): ReadonlySet<number> {
	return new Set(facts.alternatives.flatMap(({ lines }) => lines.slice(0, 1)));
}

/** What is said once more after the last step is agreed, without a question. */
function isRecap({ facts }: Reading, line: number): boolean {
	const last = Math.max(0, ...facts.next.flatMap(({ lines }) => lines.slice(0, 1)));
	return last > 0 && line >= last;
}

function raised(reading: Reading, doubt: Objection): Raised | undefined {
	const answer = answerOf(reading, doubt);
	const met = handling(reading, doubt, answer);
	const objection = doubtText(reading, doubt);
	if (met === undefined || objection === '') return undefined;
	// What they said to it stands behind it.
	const reply =
		answer === undefined ? phrases.NO_REPLY : passageText(reading, wholeReply(reading, answer).slice(0, 1), 'seller');
	return {
		objection,
		category: PRICE.test(doubt.quote) ? 'Price' : 'Doubt',
		handlingEffectiveness: met.rating,
		salesPersonResponse: `${reply} ${met.shown ?? ''}`.trim(),
		improvedResponse: '',
	};
}

function answerOf(reading: Reading, { lines: [line = 0] }: Objection): Utterance | undefined {
	return replyTo(reading, line) ?? askedBack(reading, line);
}

/** A doubt in its turn, with the question that it answers; what was answered stands beside it. */
function doubtText(reading: Reading, doubt: Objection): string {
	const turn = turnOf(reading, doubt.lines[0] ?? 0);
	return turn === undefined ? '' : passageText(reading, alone(reading, turn, doubt.quote));
}

interface Met {
	rating: 'Excellent' | 'Poor';
	/** What of them shows it. */
	shown?: string;
}

/**
 * Excellent: whoever doubted takes the answer as good in the next turn, in words. Poor: nothing was answered, it was put off
 * without a word on when, or argued away, or they come back to it. None where the words decide nothing.
 */
function handling(reading: Reading, doubt: Objection, answer: Utterance | undefined): Met | undefined {
	if (answer === undefined) return isPassedOver(reading, doubt) ? { rating: 'Poor' } : undefined;
	const next = reading.turns[answer.index + 1];
	const reply = next !== undefined && sideOf(reading, next) === 'buyer' ? next : undefined;
	const said = reply && citedOnly(saidIn(reading, shortened(reply.text, LONGEST_SHOWN), reply));
	// They took something else that was offered for it: neither settled nor open.
	if (takenUpAfter(reading, doubt)) return undefined;
	if (reply && said && COMES_BACK.pattern.test(reply.text)) return { rating: 'Poor', shown: phrases.cameBack(said) };
	if (ARGUES.pattern.test(answer.text)) return { rating: 'Poor' };
	if (answer === askedBack(reading, doubt.lines[0] ?? 0)) return undefined;
	if (stillOpen(reading).includes(doubt)) {
		const isHonest = (reply && APPRECIATES.pattern.test(reply.text)) || SENDS_AN_ANSWER.pattern.test(answer.text);
		return isHonest || !answersNothing(answer.text) ? undefined : { rating: 'Poor' };
	}
	const yes = acceptance(reading, doubt);
	const isTheirOwn = yes?.speaker === turnOf(reading, doubt.lines[0] ?? 0)?.speaker;
	// A yes with a but settles nothing, nor does one to something said later.
	if (yes === undefined || yes !== reply || !isTheirOwn || HOLDS_BACK.test(yes.text)) return undefined;
	const words = wholeSentences(yes.text).find(accepts) ?? yes.text;
	return { rating: 'Excellent', shown: settledBy(reading, yes, words) };
}

const HOLDS_BACK = /\b(?:but|unless|only (?:\w+ )?can)\b/i;

function settledBy(reading: Reading, turn: Utterance, words: string): string {
	return phrases.settled(citedOnly(saidIn(reading, shortened(words, LONGEST_SHOWN), turn)));
}

/** Whether the seller spoke next; what one of the buyers says to another needs no reply. */
function isPassedOver(reading: Reading, { lines: [line = 0] }: Objection): boolean {
	const turn = turnOf(reading, line);
	const next = turn && reading.turns[turn.index + 1];
	return next !== undefined && sideOf(reading, next) === 'seller';
}

const LONGEST_SHOWN = 120;
