/** A ledger beside the text it was read from: facts as verbatim words on a line, and who says them. */

import { findQuote } from '#evidence/quotes.ts';
import { wholeSentences } from '#language/sentences.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import { WILL } from './cues.ts';
import type { CallFacts, Decider, Fact, Side } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { lengthOf, nearWords } from './near-words.ts';
import { NOT_AN_ANSWER, UNANSWERED } from './reply-cues.ts';
import { TAKES_UP } from './told/promise-cues.ts';
import type { Utterance } from './utterances.ts';

export interface CallText extends Ledger {
	/** The lines of the transcript as given. */
	lines: readonly string[];
	turnByNumber: ReadonlyMap<number, Utterance>;
	/** Where the words of each fact stand, as far as they were looked up. */
	places: Map<Fact, Said>;
}

/** Verbatim words within one line of the transcript, and who said them. */
export interface Said {
	quote: string;
	line: number;
	/** The name of the speaker; empty where the transcript names nobody. */
	name: string;
}

export function callText(ledger: Ledger, transcript: string): CallText {
	return {
		...ledger,
		lines: transcript.split(/\r\n|[\n\r]/),
		turnByNumber: new Map(ledger.turns.map((turn) => [turn.number, turn])),
		places: new Map(),
	};
}

export function turnOf(call: CallText, number: number): Utterance | undefined {
	return call.turnByNumber.get(number);
}

export function sideOf({ facts }: CallText, turn: Utterance): Side {
	return facts.sides[turn.speaker] ?? 'other';
}

export function nameOf({ call: { speakers } }: CallText, label: string): string {
	const names = namesOf.get(speakers) ?? new Map(speakers.map((one) => [one.label, one.name]));
	namesOf.set(speakers, names);
	return names.get(label) ?? label;
}

/** By label, for each call: it may have thousands of speakers. */
const namesOf = new WeakMap<object, ReadonlyMap<string, string>>();

/**
 * As many of the words as stand on one line of the transcript, letter for letter: a quote never runs over a line's end,
 * nor over signs that a file writes otherwise than they are read. Empty where there are none.
 */
export function saidIn(call: CallText, quote: string, turn: Utterance | undefined): Said {
	const name = turn === undefined ? '' : nameOf(call, turn.speaker);
	const stands = (text: string, line: number) => text !== '' && call.lines[line - 1]?.includes(text) === true;
	// What is said more than once, as "No." is, stands where its turn is.
	if (turn !== undefined && stands(quote, turn.line)) return { quote, line: turn.line, name };
	const place = findQuote(call.call, quote);
	if (place !== null && stands(place.text, place.line)) return { quote: place.text, line: place.line, name };
	const from = place?.line ?? turn?.line ?? 1;
	const near = [0, 1, 2, 3].map((offset) => from + offset);
	const pieces = near.flatMap((line) => [
		...wholeSentences(quote).map((text) => ({ text, line })),
		{ text: call.lines[line - 1]?.trim() ?? '', line },
	]);
	const whole = pieces.filter(({ text, line }) => stands(text, line) && quote.includes(text));
	const longest = whole.toSorted((a, b) => b.text.length - a.text.length)[0];
	return { quote: longest?.text ?? '', line: longest?.line ?? from, name };
}

export function saidBy(call: CallText, fact: Fact): Said {
	const before = call.places.get(fact);
	if (before !== undefined) return before;
	const said = saidIn(call, fact.quote, turnOf(call, fact.lines[0] ?? 0));
	call.places.set(fact, said);
	return said;
}

/** The turn that shows how the call ended: a buyer's, where there is one; of a step, what the seller took up right after it. */
export function lastWord(call: CallText): Utterance | undefined {
	const { kind, lines } = call.facts.outcome;
	const isTheirs = (turn: Utterance | undefined) => turn !== undefined && sideOf(call, turn) === 'buyer';
	const turns = lines.flatMap((number) => turnOf(call, number) ?? []);
	const [first] = turns;
	const before = kind === 'next-step' && first !== undefined ? call.turns[first.index - 1] : undefined;
	return turns.find(isTheirs) ?? (isTheirs(before) ? before : first);
}

export function likeliest<One extends Fact>(facts: readonly One[]): One | undefined {
	return facts.toSorted((a, b) => b.confidence - a.confidence)[0];
}

/** The first sentences of a quote, as many as fit; at least its first words. */
export function shortened(quote: string, most: number): string {
	if (quote.length <= most) return quote;
	let end = 0;
	for (const sentence of wholeSentences(quote)) {
		const next = quote.indexOf(sentence, end) + sentence.length;
		if (next > most) break;
		end = next;
	}
	const cut = quote.slice(0, most);
	return end > 0 ? quote.slice(0, end) : cut.slice(0, Math.max(1, cut.lastIndexOf(' ')));
}

/** “It costs us a day a week.” (Fiona, line 10) */
export function cited({ quote, line, name }: Said): string {
	return quote === ''
		? `${name} ${at(line)}`.trim()
		: `${quoted(quote)} (${name === '' ? '' : `${name}, `}line ${line})`;
}

/** “It costs us a day a week.” (line 10), where the name stands beside it. */
export function citedOnly({ quote, line }: Said): string {
	return quote === '' ? at(line) : `${quoted(quote)} ${at(line)}`;
}

/** The seller's next turn of some words, where it follows soon; after a question back the one after it; none that follows another doubt. */
export function answerTo(call: CallText, number: number): Utterance | undefined {
	const turn = turnOf(call, number);
	const index = turn?.index ?? -1;
	const following = call.turns.slice(index + 1, index + 4);
	const next = following.findIndex(({ number: other }) => isDoubted(call, other));
	const replies = (next === -1 ? following : following.slice(0, next)).filter(
		(one) => sideOf(call, one) === 'seller' && one.words.length > 1,
	);
	return replies.find(({ text }) => !isQuestion(text)) ?? replies[0];
}

const beginnings = oncePer((facts: readonly Fact[]) => new Set(facts.map(({ lines: [line] }) => line)));

function isDoubted({ facts: { objections } }: CallText, number: number): boolean {
	return beginnings(objections).has(number);
}

/** Whether words are a question and nothing else. */
function isQuestion(text: string): boolean {
	return wholeSentences(text).every((sentence) => sentence.endsWith('?'));
}

/** Their doubts, without the words with which they said no in the end. */
export function doubts({ facts: { objections, outcome } }: CallText): CallFacts['objections'] {
	if (outcome.kind !== 'refused') return objections;
	const end = Math.min(...outcome.lines) - NEAR_THE_END;
	return objections.filter(({ lines }) => (lines[0] ?? 0) < end);
}

/** In turns. */
const NEAR_THE_END = 2;
const SHORT = 8;

/** Doubts after which the seller said nothing, hardly anything, or that they do not know, and promised nothing they took. */
export function openDoubts(call: CallText): CallFacts['objections'] {
	return doubts(call).filter((doubt) => {
		if (takenUpAfter(call, doubt)) return false;
		const { answered, lines } = doubt;
		const answer = answerTo(call, lines[0] ?? 0);
		if (answer !== undefined && (answersNothing(answer.text) || isTurnedDown(call, answer))) return true;
		return !answered && (answer === undefined || answer.words.length < SHORT);
	});
}

/** In turns: what is promised later answers something else. */
const AT_ONCE = 3;

/**
 * The yes of the buyers to what the seller promises soon after a doubt, such as a reference or a test: it answers the doubt,
 * whatever was said to it at first. "I can send you their number." "Yes, send me that."
 */
export function takenUpAfter(call: CallText, { lines: [line = 0] }: Fact): Utterance | undefined {
	const doubted = turnOf(call, line)?.index;
	if (doubted === undefined) return undefined;
	return call.facts.next
		.filter(({ owner, kind }) => call.facts.sides[owner] === 'seller' && kind !== 'meet')
		.map(({ lines: [promised = 0] }) => turnOf(call, promised)?.index ?? 0)
		.filter((index) => index > doubted && index <= doubted + AT_ONCE)
		.filter((index) => !answersNothing(call.turns[index]?.text ?? ''))
		.map((index) => call.turns[index + 1])
		.find((turn) => turn !== undefined && sideOf(call, turn) === 'buyer' && TAKES_UP.pattern.test(turn.text));
}

/** In words: "I can't promise it's never wrong. It shows the source each time, so that you see it." answers all the same. */
const SAYS_MORE = 15;

/** Whether words only say that there is no answer yet; what they quote is not theirs. */
export function answersNothing(text: string): boolean {
	const sentences = wholeSentences(nearWords(text).replace(/"[^"]*"/g, ''));
	const rest = sentences.filter((one) => !UNANSWERED.pattern.test(one));
	return rest.length < sentences.length && lengthOf(rest.join(' ')) < SAYS_MORE;
}

/** In turns. */
const SOON = 6;

/** Whether they say soon after it, before another doubt, that this was no answer. */
function isTurnedDown(call: CallText, answer: Utterance): boolean {
	const from = answer.index + 1;
	const after = call.turns.slice(from, from + SOON);
	const next = after.findIndex(({ number }) => isDoubted(call, number));
	return (next === -1 ? after : after.slice(0, next)).some(
		(turn) => sideOf(call, turn) === 'buyer' && NOT_AN_ANSWER.pattern.test(turn.text),
	);
}

/** What somebody says they will do; thanks and goodbyes that sound alike are none. */
export function promises(call: CallText): CallFacts['next'] {
	return call.facts.next.filter(({ quote, when }) => when !== null || WILL.pattern.test(quote));
}

/** Whoever decides, as the seller calls them: "my brother" is "Bea's brother". */
export function calledByUs(call: CallText, { who, lines: [line = 0] }: Decider): string {
	const turn = turnOf(call, line);
	const owner = turn === undefined ? 'their' : `${nameOf(call, turn.speaker)}'s`;
	return nameOf(call, who).replace(/^(?:my|our)\b/i, owner);
}

/** Those who decide and are not among the speakers. */
export function absentDeciders({ facts, call }: CallText): CallFacts['deciders'] {
	const speaks = (who: string) =>
		call.speakers.some(({ name, label }) => label === who || name.split(' ').includes(who));
	return facts.deciders.filter(({ present, who }) => !present && !speaks(who));
}
