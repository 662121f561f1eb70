import { sideOf } from '#call-facts/call-text.ts';
import { GIVEN_AWAY } from '#call-facts/sum-cues.ts';
import { IN_PARTS } from '#call-facts/told/main-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { type MainFact, told } from './main-fact.ts';

/** Less is seldom a price. */
const LEAST_PRICE = 10;

/** The last price of each kind that the seller named: once, and again and again. */
export function lastPrices(reading: Reading): MainFact[] {
	const { prices } = reading.whole.facts;
	const { outcome } = reading.facts;
	if (outcome.kind === 'refused') return [];
	const end = outcome.lines.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...outcome.lines);
	const known = new Set(prices.map(({ amount }) => amount));
	const named = reading.turns
		.filter((turn) => turn.number <= end && sideOf(reading, turn) === 'seller' && !isTurnedDown(reading, turn))
		.flatMap((turn) =>
			turn.amounts
				.filter(({ kind, value }) => kind === 'money' || (kind === 'number' && known.has(value ?? 0)))
				.filter(
					({ value }) => (value ?? 0) >= LEAST_PRICE && (known.has(value ?? 0) || !isTheirs(reading, turn, value ?? 0)),
				)
				.map(({ value, per, text }) => ({
					turn,
					value: value ?? 0,
					per,
					isOnce: per === undefined,
					sentence: sentenceWith(turn.text, text),
				}))
				.filter(({ sentence }) => !IN_PARTS.pattern.test(sentence) && !GIVEN_AWAY.pattern.test(sentence)),
		);
	const from = named.findIndex(({ value }) => known.has(value));
	if (from === -1) return [];
	const asked = named.slice(from);
	const last = asked.at(-1)?.turn.number ?? 0;
	const latest = asked.filter(({ turn }) => turn.number > last - TOGETHER);
	const [once] = latest.filter(({ isOnce }) => isOnce).toSorted((a, b) => b.value - a.value);
	const whole = once ?? asked.findLast(({ isOnce }) => isOnce);
	const single = asked.find(({ isOnce, value }) => isOnce && value === whole?.value);
	// A rate by which a fixed price was reckoned is no price beside it.
	const again = asked.findLast(
		({ isOnce, per, turn }) => !isOnce && !(per === 'hour' && turn.number < (single?.turn.number ?? 0)),
	);
	const shown = [single, again];
	const turns = new Set(shown.flatMap((one) => (one === undefined ? [] : [one.turn])));
	const weight = reading.facts.outcome.kind === 'agreed' ? 1.2 : 0.6;
	const [first, second] = [...turns]
		.toSorted((a, b) => a.number - b.number)
		.flatMap((turn) => {
			const own = shown.filter((one) => one?.turn === turn).map((one) => one?.sentence);
			const others = named.filter((one) => turn === single?.turn || !one.isOnce).map(({ sentence }) => sentence);
			return told(reading, 'price', turn, weight, (one) => (own.includes(one) ? 3 : others.includes(one) ? 2 : 0));
		});
	if (first === undefined) return [];
	return [second === undefined ? first : { ...first, further: second.said }];
}

/** In turns: prices named so soon one after the other go together. */
const TOGETHER = 6;

/** Whether they say no to it at once. */
function isTurnedDown({ turns }: Reading, turn: Utterance): boolean {
	return /^no\b(?! problem)/i.test(turns[turns.indexOf(turn) + 1]?.text ?? '');
}

/** Whether one of theirs said a sum before. */
function isTheirs(reading: Reading, { number }: Utterance, sum: number): boolean {
	return reading.turns.some(
		(turn) =>
			turn.number < number && sideOf(reading, turn) === 'buyer' && turn.amounts.some(({ value }) => value === sum),
	);
}

function sentenceWith(text: string, words: string): string {
	return wholeSentences(text).find((one) => one.includes(words)) ?? text;
}
