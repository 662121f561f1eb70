import { saidIn } from '#call-facts/call-text.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { alone, type InContext, pointsBack } from '#call-facts/told/in-context.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import type { Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { type WorthWeights, worthWeights } from '../worth/weights.ts';
import { type Choice, mostWorth, worthOf } from '../worth/worth.ts';

/** In words: how much of a call is quoted at the top of its analysis, and how much of that at least besides the rest. */
const ALL = 320;
const LEAST = 60;
/** In words: less says little without what stands before it. */
const FEW = 5;

interface Told extends Choice {
	/** From the first sentence that it takes to understand it. */
	from: Sentence;
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
	const choices = sentences.flatMap((one, index) => (isShown(one) ? [] : choiceOf(reading, one, sentences[index - 1])));
	const words = Math.max(LEAST, ALL - lengthOf(quotedIn(shown)));
	const chosen = mostWorth(choices, worthOf(reading, weights), told, words);
	const order = new Map(sentences.map((one, index) => [one, index]));
	const place = (one: Sentence) => order.get(one) ?? 0;
	return inRows(chosen.toSorted((a, b) => place(a.from) - place(b.from))).flatMap(({ from, to }) => {
		const { turn } = from;
		const start = turn.text.indexOf(from.text);
		const end = turn.text.indexOf(to.text, start) + to.text.length;
		const said = saidIn(reading, turn.text.slice(start, end), turn);
		if (said.quote === '') return [];
		return from.side === 'buyer' ? (alone(reading, said, turn) ?? []) : { said };
	});
}

function quotedIn(shown: readonly string[]): string {
	const after = shown.flatMap((one) => one.split('“').slice(1));
	return after.map((one) => one.split('”')[0]).join(' ');
}

/** A sentence that can be told, with the one before it where it leans on that. */
function choiceOf(reading: Reading, sentence: Sentence, before: Sentence | undefined): Told[] {
	const { turn, text, place, side } = sentence;
	const isChat = text.endsWith('?') || isSmallTalk(reading, turn) || IN_JEST.pattern.test(text);
	if (isChat || side === 'other') return [];
	const isLittle = pointsBack(text) || lengthOf(text) < FEW;
	if (!isLittle) return [{ sentence, from: sentence, length: lengthOf(text) }];
	if (place > 0 && before?.turn === turn) {
		return [{ sentence, from: before, length: lengthOf(text) + lengthOf(before.text) }];
	}
	const said = side === 'buyer' ? alone(reading, saidIn(reading, text, turn), turn) : null;
	if (said?.asked === undefined) return [];
	return [{ sentence, from: sentence, length: lengthOf(text) + lengthOf(said.asked.quote) }];
}

interface Row {
	from: Sentence;
	to: Sentence;
}

/** Sentences that follow each other, together. */
function inRows(chosen: readonly Told[]): Row[] {
	const rows: Row[] = [];
	for (const { from, sentence } of chosen) {
		const last = rows.at(-1);
		if (last !== undefined && last.to.turn === from.turn && from.place <= last.to.place + 1) {
			if (sentence.place > last.to.place) last.to = sentence;
		} else rows.push({ from, to: sentence });
	}
	return rows;
}
