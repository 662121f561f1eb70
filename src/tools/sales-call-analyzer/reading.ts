import type { CallFacts, Fact, Side } from '#call-facts/facts.ts';
import type { CallSource, Ledger } from '#call-facts/ledger.ts';
import { ledgerOfInput } from '#call-facts/ledger-of-input.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { findQuote } from '#evidence/quotes.ts';
import { wholeSentences } from '#language/sentences.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { SalesCallInput } from './contract.ts';

/** The ledger of an input's call, and the form that came along. Texts and scores are made from this alone. */
export interface Reading extends Ledger {
	input: SalesCallInput;
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

const known = new WeakMap<SalesCallInput, Reading>();

/** The call of an input, and what the form tells of who spoke. */
export function callOf(input: SalesCallInput): CallSource {
	const hints = {
		...input.participantRoles,
		salesPersonName: input.salesPersonInfo.name,
		speakerRoles: input.speakerRoles,
	};
	return { transcript: input.callTranscript, hints };
}

/** Read once for each input object, for draft, prompt and ground alike. */
export function readingOf(input: SalesCallInput): Reading {
	const before = known.get(input);
	if (before !== undefined) return before;
	const ledger = ledgerOfInput(input, callOf(input));
	const reading: Reading = {
		...ledger,
		input,
		lines: input.callTranscript.split(/\r\n|[\n\r]/),
		turnByNumber: new Map(ledger.turns.map((turn) => [turn.number, turn])),
		places: new Map(),
	};
	known.set(input, reading);
	return reading;
}

/** Why a call has no scores; null for a call between a seller and a buyer. */
export function unscoredBecause({ call, facts, isSale, roles }: Reading): string | null {
	if (call.speakers.length === 0) return 'The transcript does not say who speaks.';
	if (!isSale) return 'This does not look like a sales call: nobody in it offers something to somebody.';
	const sides: readonly string[] = roles.roles;
	if (!sides.includes('salesperson') || !sides.includes('prospect')) return 'Only one side speaks in the transcript.';
	if (!holdsFacts(facts)) return 'The transcript holds nothing that could be scored.';
	return null;
}

function holdsFacts({ prices, budget, pains, goals, objections, timing, deciders, next, figures }: CallFacts): boolean {
	return [prices, budget, pains, goals, objections, timing, deciders, next, figures].some((facts) => facts.length > 0);
}

export function turnOf(reading: Reading, number: number): Utterance | undefined {
	return reading.turnByNumber.get(number);
}

export function sideOf({ facts }: Reading, turn: Utterance): Side {
	return facts.sides[turn.speaker] ?? 'other';
}

export function nameOf({ call }: Reading, label: string): string {
	return call.speakers.find((speaker) => speaker.label === label)?.name ?? label;
}

/**
 * As many of the words as stand on one line of the transcript, letter for letter: a quote never runs over a line's end,
 * nor over signs that a file writes otherwise than they are read. Empty where there are none.
 */
export function saidIn(reading: Reading, quote: string, turn: Utterance | undefined): Said {
	const name = turn === undefined ? '' : nameOf(reading, turn.speaker);
	const stands = (text: string, line: number) => text !== '' && reading.lines[line - 1]?.includes(text) === true;
	const place = findQuote(reading.call, quote);
	if (place !== null && stands(place.text, place.line)) return { quote: place.text, line: place.line, name };
	const from = place?.line ?? turn?.line ?? 1;
	const near = [0, 1, 2, 3].map((offset) => from + offset);
	const pieces = near.flatMap((line) => [
		...wholeSentences(quote).map((text) => ({ text, line })),
		{ text: reading.lines[line - 1]?.trim() ?? '', line },
	]);
	const whole = pieces.filter(({ text, line }) => stands(text, line) && quote.includes(text));
	const longest = whole.toSorted((a, b) => b.text.length - a.text.length)[0];
	return { quote: longest?.text ?? '', line: longest?.line ?? from, name };
}

export function saidBy(reading: Reading, fact: Fact): Said {
	const before = reading.places.get(fact);
	if (before !== undefined) return before;
	const said = saidIn(reading, fact.quote, turnOf(reading, fact.lines[0] ?? 0));
	reading.places.set(fact, said);
	return said;
}

export function linesOf(reading: Reading, numbers: readonly number[]): number[] {
	return numbers.flatMap((number) => turnOf(reading, number)?.line ?? []);
}

/** The turn that shows how the call ended: a buyer's, where there is one. */
export function lastWord(reading: Reading): Utterance | undefined {
	const turns = reading.facts.outcome.lines.flatMap((number) => turnOf(reading, number) ?? []);
	return turns.find((turn) => sideOf(reading, turn) === 'buyer') ?? turns[0];
}

export function likeliest<One extends Fact>(facts: readonly One[]): One | undefined {
	return facts.toSorted((a, b) => b.confidence - a.confidence)[0];
}

/** The first sentences of a quote, as many as fit; at least its first words. */
export function shortened(quote: string, most: number): string {
	if (quote.length <= most) return quote;
	const cut = quote.slice(0, most);
	const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
	return cut.slice(0, end > 0 ? end + 1 : cut.lastIndexOf(' '));
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

/** The seller's next turn of some words, where it follows soon. */
export function answerTo(reading: Reading, number: number): Utterance | undefined {
	const turn = turnOf(reading, number);
	const index = turn === undefined ? -1 : reading.turns.indexOf(turn);
	const following = reading.turns.slice(index + 1, index + 4);
	return following.find((next) => sideOf(reading, next) === 'seller' && next.words.length > 2);
}

/** How many questions the seller asks in the second half of the call. */
export function askedLate(reading: Reading): number {
	const late = reading.turns.slice(Math.floor(reading.turns.length / 2));
	return late
		.filter((turn) => sideOf(reading, turn) === 'seller')
		.reduce((sum, { text }) => sum + questionsIn(text).length, 0);
}

const SHORT = 8;

/** Doubts after which the seller said nothing, or hardly anything. */
export function openDoubts(reading: Reading): CallFacts['objections'] {
	return reading.facts.objections.filter(({ answered, lines }) => {
		const answer = answerTo(reading, lines[0] ?? 0);
		return !answered && (answer === undefined || answer.words.length < SHORT);
	});
}

/** Those who decide and are not among the speakers. */
export function absentDeciders({ facts, call }: Reading): CallFacts['deciders'] {
	const speaks = (who: string) =>
		call.speakers.some(({ name, label }) => label === who || name.split(' ').includes(who));
	return facts.deciders.filter(({ present, who }) => !present && !speaks(who));
}
