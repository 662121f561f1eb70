import { type Said, saidIn } from '#call-facts/call-text.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { type InContext, inContext } from '#call-facts/told/in-context.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import type { Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { type WorthWeights, worthWeights } from '../worth/weights.ts';
import { type Choice, mostWorth, worthOf } from '../worth/worth.ts';

/** In words: how much of a call is quoted at the top of its analysis, and how much of that at least besides the rest. */
const ALL = 400;
const LEAST = 60;
/** Of all words of a call: of a short one little is worth telling. */
const MOST = 0.12;
/** In words: less says little, unless it answers a question that is told with it. */
const LITTLE = 9;
/** In words: of a thing that is not named. */
const LITTLE_OF_IT = 14;
const POINTS = /\b(?:it|them|those|these|him|her|s?he|they)\b/i;
/** A call begins with a greeting: in turns, and of all turns of a longer one. */
const GREETING = 2;
const LONG_GREETING = 0.08;

interface Told extends Choice {
	/** With what stands beside the sentence in its turn, as far as it takes that to understand it. */
	from: Sentence;
	to: Sentence;
	asked: Said | undefined;
}

/** What somebody who was there would tell besides what is shown, in the order of the call. */
export function alsoSaid(
	reading: Reading,
	shown: readonly string[],
	weights: WorthWeights = worthWeights(),
): InContext[] {
	const sentences = sentencesOf(reading);
	const isShown = ({ text }: Sentence) => shown.some((one) => one.includes(text));
	const told = new Set(sentences.filter(isShown).flatMap(({ things }) => [...things]));
	const ofTurn = Map.groupBy(sentences, ({ turn }) => turn);
	const toMeet = new Set(reading.facts.next.flatMap(({ kind, lines }) => (kind === 'meet' ? lines : [])));
	const greeting = Math.max(GREETING, Math.floor(reading.turns.length * LONG_GREETING));
	const isTalk = ({ turn }: Sentence) => turn.index >= greeting && !toMeet.has(turn.number);
	const choices = sentences.flatMap((one) =>
		isTalk(one) && !isShown(one) ? (choiceOf(reading, one, ofTurn.get(one.turn) ?? []) ?? []) : [],
	);
	const said = reading.turns.reduce((sum, turn) => sum + turn.words.length, 0);
	const words = Math.max(LEAST, Math.min(ALL - lengthOf(quotedIn(shown)), said * MOST));
	const chosen = mostWorth(choices, worthOf(reading, weights), told, words);
	const order = new Map(sentences.map((one, index) => [one, index]));
	const place = (one: Sentence) => order.get(one) ?? 0;
	return inRows(chosen.toSorted((a, b) => place(a.from) - place(b.from))).flatMap(({ from, to, asked }) => {
		const { turn } = from;
		const start = turn.text.indexOf(from.text);
		const end = turn.text.indexOf(to.text, start) + to.text.length;
		const said = saidIn(reading, turn.text.slice(start, end), turn);
		return said.quote === '' ? [] : [{ said, ...(asked && { asked }) }];
	});
}

function quotedIn(shown: readonly string[]): string {
	const after = shown.flatMap((one) => one.split('“').slice(1));
	return after.map((one) => one.split('”')[0]).join(' ');
}

/**
 * A sentence that can be told, with what it takes to understand it; none where nothing says what it is about.
 *
 * @param ofTurn all sentences of its turn
 */
function choiceOf(reading: Reading, sentence: Sentence, ofTurn: readonly Sentence[]): Told | undefined {
	const { turn, text, side } = sentence;
	const isChat = text.endsWith('?') || isSmallTalk(reading, turn) || IN_JEST.pattern.test(text);
	// What the seller asks for stands among the prices, what they promise among the steps, and what they offer they know.
	if (isChat || side !== 'buyer') return undefined;
	const told = inContext(reading, turn, (one) => Number(one === text), { isFigure: true, isWhole: true });
	if (told === null) return undefined;
	const { said, asked } = told;
	const isShort = lengthOf(said.quote) < (POINTS.test(said.quote) ? LITTLE_OF_IT : LITTLE);
	if (asked === undefined && isShort) return undefined;
	const covered = ofTurn.filter((one) => said.quote.includes(one.text));
	const [from = sentence, to = sentence] = [covered[0], covered.at(-1)];
	const things = new Set(covered.flatMap((one) => [...one.things]));
	return { sentence, from, to, asked, things, length: lengthOf(said.quote) + lengthOf(asked?.quote ?? '') };
}

type Row = Pick<Told, 'from' | 'to' | 'asked'>;

/** Sentences that follow each other, together. */
function inRows(chosen: readonly Told[]): Row[] {
	const rows: Row[] = [];
	for (const { from, to, asked } of chosen) {
		const last = rows.at(-1);
		if (last !== undefined && last.to.turn === from.turn && from.place <= last.to.place + 1) {
			if (to.place > last.to.place) last.to = to;
		} else rows.push({ from, to, asked });
	}
	return rows;
}
