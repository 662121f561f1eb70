import { sideOf } from '#call-facts/call-text.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { oncePer } from '#shared/once-per.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { type IsUsed, isUsed as isUsedByReaders } from '../worth/used.ts';
import { type WorthWeights, worthWeights } from '../worth/weights.ts';
import { type Choice, mostWorth, worthOf } from '../worth/worth.ts';
import { lengthOfAll, type Passage, passage, passageText } from './passage.ts';
import { merged, withoutEnds } from './passages.ts';
import { LEAST_NAMED, sumsIn, sumsOf } from './price-sums.ts';
import { pricesNamed } from './prices.ts';

/** In words: how much of a call is quoted at the top of its analysis, how much of that besides the rest, and of the shortest call. */
const ALL = 600;
const BESIDES = 320;
const LEAST = 60;
/** Of one of them: of longer ones readers used more. */
const ENOUGH = 80;
/** How likely a reader uses it: judged in calls left out, of those below nearly half were not used, above one in five. */
const LEAST_USED = 0.66;
/** Of all words of a call: of a short one little is worth telling. */
const MOST = 0.28;
/** A call begins with a greeting: in turns, and of all turns where no trouble of theirs is read. */
const GREETING = 6;
const LONG_GREETING = 0.12;
/** Of all turns. */
const FAREWELL = 0.06;
/** Of a call: where days are settled, and in turns, around each. */
const LATE = 0.6;
const BEFORE_A_STEP = 3;
const AFTER_A_STEP = 1;

/** What somebody who was there would tell besides what is shown, in the order of the call (0026). */
export function alsoSaid(
	reading: Reading,
	shown: readonly string[],
	weights: WorthWeights = worthWeights(),
	isUsed: IsUsed = isUsedByReaders,
): Passage[] {
	const sentences = sentencesOf(reading);
	const isShown = ({ text }: Sentence) => shown.some((one) => one.includes(text));
	const told = new Set(sentences.filter(isShown).flatMap(({ things }) => [...things]));
	const ofTurn = Map.groupBy(sentences, ({ turn }) => turn);
	const isOfUse = (pieces: Passage) => isUsed(phrases.fromTheCall(passageText(reading, pieces)), LEAST_USED);
	const choices = sentences
		.filter((one) => isBusiness(reading, one) && !isShown(one) && saysSomething(reading, one))
		.map((one) => choiceOf(reading, one, ofTurn))
		.filter(({ pieces }) => !isOvertaken(reading, pieces));
	const said = reading.turns.reduce((sum, turn) => sum + turn.words.length, 0);
	const quoted = lengthOf(shown.flatMap(quotesIn).join(' '));
	const words = Math.max(LEAST, Math.min(said * MOST, Math.max(BESIDES, ALL - quoted)));
	const chosen = mostWorth(choices, worthOf(reading, weights), told, words, ({ pieces }) => isOfUse(pieces));
	const fresh = merged(chosen.map(({ pieces }) => pieces));
	return fresh.map((pieces) => withoutEnds(pieces, shown)).filter(isOfUse);
}

/** No greeting, unless a trouble was read there, no farewell, and nothing of the days to meet, which stand among the steps. */
function isBusiness(reading: Reading, { turn: { index, number } }: Sentence): boolean {
	const { pained, ofSteps } = known(reading);
	const { length } = reading.turns;
	const isEarly = index < GREETING || (index < length * LONG_GREETING && !pained.has(number));
	return !isEarly && index < length * (1 - FAREWELL) && !(index > length * LATE && ofSteps.has(number));
}

/** What the seller asks for stands among the prices, what they promise among the steps, and what they offer they know. */
function saysSomething(reading: Reading, { turn, text, side, amounts }: Sentence): boolean {
	const { prices, firstNamed } = known(reading);
	const sums = amounts.flatMap(({ value }) => (value !== null && value >= LEAST_NAMED ? value : []));
	const isOurs = (sum: number) => prices.has(sum) || (firstNamed.get(sum) ?? turn.index) < turn.index;
	const isPriceTalk = sums.length > 0 && sums.every(isOurs);
	const isChat = text.endsWith('?') || isSmallTalk(reading, turn) || IN_JEST.pattern.test(text);
	return side === 'buyer' && !isChat && !isPriceTalk;
}

/** Whether the seller names a price in a passage that was not the last. */
function isOvertaken(reading: Reading, pieces: Passage): boolean {
	const { overtaken } = known(reading);
	return pieces.some(
		({ turn, text }) => sideOf(reading, turn) === 'seller' && sumsIn(text).some((sum) => overtaken.has(sum)),
	);
}

interface Known {
	/** Turns in which a trouble was read, and those around a step with its day, by their numbers. */
	pained: ReadonlySet<number>;
	ofSteps: ReadonlySet<number>;
	/** What was read as a price, and from which turn on a sum is known from the seller. */
	prices: ReadonlySet<number>;
	firstNamed: ReadonlyMap<number, number>;
	/** The prices that were not the last. */
	overtaken: ReadonlySet<number>;
}

const known = oncePer((reading: Reading): Known => {
	const { facts, whole, turns } = reading;
	const steps = facts.next.flatMap(({ lines, when, kind }) => (when === null && kind !== 'meet' ? [] : lines));
	const around = Array.from({ length: BEFORE_A_STEP + 1 + AFTER_A_STEP }, (_, index) => index - BEFORE_A_STEP);
	const firstNamed = new Map<number, number>();
	for (const { speaker, amounts, index } of turns)
		if (facts.sides[speaker] === 'seller')
			for (const { value } of amounts)
				if (value !== null && value >= LEAST_NAMED && !firstNamed.has(value)) firstNamed.set(value, index);
	const prices = new Set(whole.facts.prices.map(({ amount }) => amount));
	const named = pricesNamed(reading);
	const last = new Set(named.slice(1).flatMap(({ turn }) => sumsOf(turn.amounts)));
	const all = [...prices, ...named.flatMap(({ turn }) => sumsOf(turn.amounts))];
	return {
		pained: new Set(facts.pains.flatMap(({ lines }) => lines)),
		ofSteps: new Set(steps.flatMap((line) => around.map((apart) => line + apart))),
		prices,
		firstNamed,
		overtaken: new Set(last.size === 0 ? [] : all.filter((sum) => !last.has(sum))),
	};
});

/** A sentence with what it takes to understand it. */
function choiceOf(
	reading: Reading,
	sentence: Sentence,
	ofTurn: ReadonlyMap<Utterance, readonly Sentence[]>,
): Choice & { pieces: Passage } {
	const pieces = passage(reading, sentence.turn, sentence.text, ENOUGH);
	const covered = pieces.flatMap(({ turn, text }) => (ofTurn.get(turn) ?? []).filter((one) => text.includes(one.text)));
	return {
		sentence,
		pieces,
		things: new Set(covered.flatMap(({ things }) => [...things])),
		length: lengthOfAll(pieces),
	};
}
