import type { CallFacts, Fact, Side } from '#call-facts/facts.ts';
import { type Ledger, ledgerOf } from '#call-facts/ledger.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { findQuote } from '#evidence/quotes.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { SalesCallInput } from './contract.ts';

/** The ledger of an input's call, and the form that came along. Texts and scores are made from this alone. */
export interface Reading extends Ledger {
	input: SalesCallInput;
}

/** Verbatim words within one line of the transcript, and who said them. */
export interface Said {
	quote: string;
	line: number;
	/** The name of the speaker; empty where the transcript names nobody. */
	name: string;
}

const known = new WeakMap<SalesCallInput, Reading>();

/** Read once for each input object, for draft, prompt and ground alike. */
export function readingOf(input: SalesCallInput): Reading {
	const before = known.get(input);
	if (before !== undefined) return before;
	const hints = {
		...input.participantRoles,
		salesPersonName: input.salesPersonInfo.name,
		speakerRoles: input.speakerRoles,
	};
	const reading = { ...ledgerOf({ transcript: input.callTranscript, hints }), input };
	known.set(input, reading);
	return reading;
}

/** Why a call has no scores; null for a call between a seller and a buyer. */
export function unscoredBecause({ call, facts, isSale, roles }: Reading): string | null {
	if (call.speakers.length === 0) return 'The transcript does not say who speaks.';
	if (!isSale) return 'This does not look like a sales call: nobody in it offers something to somebody.';
	const sides: readonly string[] = roles.roles;
	if (!sides.includes('salesperson') || !sides.includes('prospect')) return 'Only one side speaks in the transcript.';
	if (kindsFound(facts) === 0) return 'The transcript holds nothing that could be scored.';
	return null;
}

function kindsFound({ prices, budget, pains, goals, objections, timing, deciders, next, figures }: CallFacts): number {
	const kinds = [prices, budget, pains, goals, objections, timing, deciders, next, figures];
	return kinds.filter((facts) => facts.length > 0).length;
}

export function turnOf(reading: Reading, number: number): Utterance | undefined {
	return reading.turns.find((turn) => turn.number === number);
}

export function sideOf({ facts }: Reading, turn: Utterance): Side {
	return facts.sides[turn.speaker] ?? 'other';
}

export function nameOf({ call }: Reading, label: string): string {
	return call.speakers.find((speaker) => speaker.label === label)?.name ?? label;
}

/** The words of a turn on the line that holds most of them: a quote never runs over a line's end. */
export function saidIn(reading: Reading, quote: string, turn: Utterance | undefined): Said {
	const place = findQuote(reading.call, quote);
	const name = turn === undefined ? '' : nameOf(reading, turn.speaker);
	const lines = reading.input.callTranscript.split(/\r\n|[\n\r]/);
	if (place !== null && lines[place.line - 1]?.includes(place.text))
		return { quote: place.text, line: place.line, name };
	const pieces = reading.call.segments
		.flatMap((segment) => segment.pieces)
		.filter(({ line, text }) => line >= (turn?.line ?? 0) && text.length > 0 && quote.includes(text));
	const longest = pieces.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best), {
		line: turn?.line ?? 1,
		text: '',
	});
	return { quote: longest.text, line: longest.line, name };
}

export function saidBy(reading: Reading, fact: Fact): Said {
	return saidIn(reading, fact.quote, turnOf(reading, fact.lines[0] ?? 0));
}

export function linesOf(reading: Reading, numbers: readonly number[]): number[] {
	return numbers.flatMap((number) => turnOf(reading, number)?.line ?? []);
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

/** The seller's turns after a turn, up to the first other words of the buyer. */
export function answerTo(reading: Reading, number: number): Utterance | undefined {
	const index = reading.turns.findIndex((turn) => turn.number === number);
	const following = reading.turns.slice(index + 1, index + 4);
	return following.find((turn) => sideOf(reading, turn) === 'seller' && turn.words.length > 2);
}

/** How many questions the seller asks in the second half of the call. */
export function askedLate(reading: Reading): number {
	const late = reading.turns.slice(Math.floor(reading.turns.length / 2));
	return late
		.filter((turn) => sideOf(reading, turn) === 'seller')
		.reduce((sum, { text }) => sum + questionsIn(text).length, 0);
}

export function openDoubts({ facts }: Reading): CallFacts['objections'] {
	return facts.objections.filter(({ answered }) => !answered);
}
