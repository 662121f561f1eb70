import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import { deedsIn } from '../candidates/deeds.ts';
import { WILL_DO } from '../candidates/doer-cues.ts';
import type { Commitment, NamedThing } from '../facts.ts';
import { FARTHEST, lengthOf } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { dayIn } from './commitment.ts';
import { ONE_OF_A_KIND, SPEAKS_OF_SOMEBODY, YOU_GET_IT } from './joint-cues.ts';
import { FINDS_OUT_WHAT, POINTS_BACK } from './pointing-cues.ts';
import { SAYS_NOTHING } from './standing-cues.ts';
import { standingWords } from './standing-words.ts';
import {
	ASKS_WHAT_IS_NEEDED,
	HAS_IT,
	HAS_TO_ASK,
	MAKES,
	NAMES_MORE,
	PAPER,
	SIGNS,
	WANTS_TO_HAVE,
} from './thing-cues.ts';

/** What a promise is about, where its own words only point to it: "I'll have them for you by Monday." */

/** In words: a request and what goes on with it. */
const LONGEST = 45;
/** In words: a turn that says no more names nothing. */
const SHORT = 6;
/** In words: what says so little needs the sentence before it. */
const ENOUGH = 9;
const ENOUGH_OF_A_QUESTION = 20;

/**
 * The promise with the sentences of an earlier turn that name its thing, as it is where it names it itself; nothing where
 * it points to a thing that is nowhere near.
 */
export function withThing(call: CallText, turn: Utterance, told: Commitment): Commitment | undefined {
	const sentences = wholeSentences(told.quote);
	const pointing = sentences.findIndex(pointsBack);
	const pointed = sentences[pointing];
	if (pointed === undefined) return told;
	const held = heldBefore(turn, told.quote.slice(told.quote.indexOf(pointed)));
	if (held !== undefined) return { ...told, quote: held };
	const thing = thingBefore(call, turn, pointed);
	const own = sentences.slice(0, pointing).filter((one) => !SAYS_NOTHING.pattern.test(one) && lengthOf(one) > 2);
	if (thing === undefined) {
		if (own.length > 0 || namesIt(pointed)) return told;
		const beside = besideIt(turn, told.quote);
		if (beside !== undefined) return { ...told, quote: beside };
		const other = sentences.slice(pointing + 1).find((one) => !pointsBack(one) && deedsIn(one).length > 0);
		if (other !== undefined) return told;
		return told.when === null ? undefined : withTalkBefore(call, turn, told);
	}
	const names = SPEAKS_OF_SOMEBODY.pattern.test(pointed);
	const quote = names ? told.quote : told.quote.slice(told.quote.indexOf(pointed));
	return { ...told, quote, thing };
}

/** A day is too much to lose: with what was spoken of last, in the same turn or as a question or word before it. */
function withTalkBefore(call: CallText, turn: Utterance, told: Commitment): Commitment | undefined {
	const { text } = turn;
	const start = text.indexOf(told.quote);
	const own = wholeSentences(text.slice(0, start)).at(-1) ?? '';
	if (lengthOf(own) >= SHORT && !own.endsWith('?')) {
		return { ...told, quote: text.slice(text.lastIndexOf(own, start), start + told.quote.length) };
	}
	const at = turn.index;
	const near = call.turns.slice(Math.max(0, at - NEAR), at).filter((one) => lengthOf(one.text) <= LONGEST);
	const spoken = near.findLast((one) => one.text.endsWith('?') && lengthOf(one.text) >= ENOUGH) ?? near.at(-1);
	if (spoken === undefined || lengthOf(spoken.text) < ENOUGH) return undefined;
	return { ...told, thing: { turn: spoken.number, quote: lastWords(spoken.text) } };
}

/** The last sentences, as many as say enough. */
function lastWords(text: string): string {
	let from = text.length;
	for (const sentence of wholeSentences(text).toReversed()) {
		if (lengthOf(text.slice(from)) >= ENOUGH) break;
		from = text.lastIndexOf(sentence, from - 1);
	}
	return text.slice(from);
}

/** In turns. */
const NEAR = 3;

/** With what its speaker says right before it that they have or do: "I'll do a page for the tenants. I'll get you that Friday." */
function heldBefore({ text }: Utterance, quote: string): string | undefined {
	const at = text.indexOf(quote);
	const before = wholeSentences(text.slice(0, Math.max(0, at))).at(-1) ?? '';
	const doesIt =
		WILL_DO.pattern.test(before) && !pointsBack(before) && lengthOf(before) >= SHORT && deedsIn(before).length > 0;
	return HAS_IT.pattern.test(before) || doesIt
		? text.slice(text.lastIndexOf(before, at), at + quote.length)
		: undefined;
}

/** With the sentence of the same turn that names it: "I make you an offer of two pages. You have it Tuesday." */
function besideIt({ text }: Utterance, quote: string): string | undefined {
	const at = text.indexOf(quote);
	const [before = '', behind = ''] = [
		wholeSentences(text.slice(0, at)).at(-1),
		wholeSentences(text.slice(at + quote.length))[0],
	];
	if (NAMES_MORE.pattern.test(behind)) return text.slice(at, text.indexOf(behind, at) + behind.length);
	return MAKES.pattern.test(before) ? text.slice(text.lastIndexOf(before, at), at + quote.length) : undefined;
}

/** Whether a sentence says that something is done, and not what. */
export function pointsBack(sentence: string): boolean {
	return !sentence.endsWith('?') && (POINTS_BACK.pattern.test(sentence) || FINDS_OUT_WHAT.pattern.test(sentence));
}

/** "The docket's here, I'll send it": before the pronoun its own sentence names something. */
function namesIt(sentence: string): boolean {
	const [pointer] = [POINTS_BACK, FINDS_OUT_WHAT].flatMap(({ pattern }) => pattern.exec(sentence) ?? []);
	return lengthOf(sentence.slice(0, sentence.indexOf(pointer ?? sentence)).trim()) > 2;
}

/** The sentences of the turns just before that name what is promised. */
export function thingBefore(call: CallText, turn: Utterance, pointed: string): NamedThing | undefined {
	const at = turn.index;
	const [third, second, first] = [at - 3, at - 2, at - 1].map((index) => call.turns[index]);
	const isOthers = (one: Utterance | undefined): one is Utterance =>
		one !== undefined && sideOf(call, one) !== sideOf(call, turn) && sideOf(call, one) !== 'other';
	const isOwn = (one: Utterance | undefined): one is Utterance => one?.speaker === turn.speaker;
	const paper = SIGNS.pattern.test(pointed)
		? [first, second, third].flatMap((one) => (one === undefined ? [] : (paperIn(one) ?? [])))[0]
		: undefined;
	if (paper !== undefined || !isOthers(first)) return paper;
	if (FINDS_OUT_WHAT.pattern.test(pointed)) {
		const toAsk = isOwn(second) && HAS_TO_ASK.pattern.test(second.text) ? second : undefined;
		const asked = [first, ...(toAsk && isOthers(third) ? [third] : [])].flatMap((one) => questionIn(one) ?? []);
		return asked[0] ?? (toAsk && thing(toAsk, (one) => HAS_TO_ASK.pattern.test(one), ENOUGH));
	}
	const wanted = requestIn(first);
	if (wanted !== undefined) return wanted;
	if (namesIt(pointed)) return undefined;
	if (isOwn(second) && ASKS_WHAT_IS_NEEDED.pattern.test(second.text) && lengthOf(first.text) <= LONGEST) {
		return { turn: first.number, quote: first.text };
	}
	if (isOthers(third) && isOwn(second) && lengthOf(first.text) <= SHORT) {
		const earlier = requestIn(third);
		if (earlier !== undefined) return earlier;
	}
	const done = deedIn(first) ?? thing(first, (one) => /\bplease\b/i.test(one) && lengthOf(one) >= SHORT, 0);
	if (done !== undefined || !isOwn(second)) return done;
	const goesOn = lengthOf(first.text) <= SHORT && !YOU_GET_IT.pattern.test(pointed);
	const promised = (one: string) => WILL_DO.pattern.test(one) && !pointsBack(one) && dayIn(second, one) !== null;
	return deedIn(second) ?? thing(second, promised, 0) ?? (goesOn ? goneOnFrom(second) : undefined);
}

function paperIn(turn: Utterance): NamedThing | undefined {
	return thing(turn, (one) => PAPER.pattern.test(one), 0);
}

/** What its speaker said before a nod of the other side, and goes on with. */
function goneOnFrom({ number, text }: Utterance): NamedThing | undefined {
	const isWhole = lengthOf(text) >= ENOUGH && lengthOf(text) <= LONGEST && !text.endsWith('?');
	return isWhole ? { turn: number, quote: text } : undefined;
}

/** What is asked for, with what goes on with it. */
function requestIn(turn: Utterance): NamedThing | undefined {
	const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
	const wanted = sentences.findLast((one) => WANTS_TO_HAVE.pattern.test(one));
	if (wanted === undefined) return undefined;
	const from = ONE_OF_A_KIND.pattern.test(wanted) ? standingWords(turn.text, wanted, ENOUGH) : wanted;
	const rest = turn.text.slice(turn.text.indexOf(from));
	return { turn: turn.number, quote: lengthOf(rest) <= LONGEST ? rest : from };
}

/** What its speaker does themselves: "I'll send you the contract tonight." */
function deedIn(turn: Utterance): NamedThing | undefined {
	const does = (one: string) => !one.endsWith('?') && !pointsBack(one) && deedsIn(one).length > 0;
	return thing(turn, does, 0);
}

function questionIn(turn: Utterance): NamedThing | undefined {
	const found = thing(turn, (one) => one.endsWith('?'), ENOUGH_OF_A_QUESTION);
	return found === undefined || lengthOf(found.quote) < ENOUGH ? undefined : found;
}

/** @param least In words: as much of the turn before them as it takes. */
function thing(turn: Utterance, isIt: (sentence: string) => boolean, least: number): NamedThing | undefined {
	const said = wholeSentences(turn.text.slice(0, FARTHEST)).findLast(isIt);
	return said === undefined ? undefined : { turn: turn.number, quote: standingWords(turn.text, said, least) };
}
