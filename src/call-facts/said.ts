/** Facts that are whole turns: troubles, goals, doubts, approval, days, deciders and promises. */

import { type DateMention, namesADay } from '#language/dates/when.ts';
import { ask } from '#language/linear-models/linear.ts';
import { wholeSentences } from '#language/sentences.ts';
import { YOURS } from './cues.ts';
import { decidersIn } from './deciders.ts';
import type { CallFacts, Commitment, Fact, Objection, Pain } from './facts.ts';
import { type SideOf, turnFeatures } from './learned/features.ts';
import type { Weights } from './learned/stored.ts';
import { FARTHEST } from './near-words.ts';
import { promiseIn } from './promise.ts';
import type { Rated } from './rated.ts';
import { LEANS_BACK, OWN } from './speaking-cues.ts';
import { THRESHOLDS } from './thresholds.ts';
import { spoken, type Utterance } from './utterances.ts';

type Said = Pick<CallFacts, 'deciders' | 'timing' | 'pains' | 'goals' | 'objections' | 'signals' | 'next'>;

export function findSaid(rated: readonly Rated[], sideOf: SideOf, weights: Weights): Said {
	const shown = showing(
		rated.map(({ turn }) => turn),
		sideOf,
		weights,
	);
	const all = (key: keyof Said) => rated.filter(({ likely }) => (likely[key] ?? 0) >= THRESHOLDS[key]);
	/** The one speaker of the other side, where the words are a wish to that side. */
	const ownerOf = ({ speaker }: Utterance, words: string): string => {
		if (!YOURS.pattern.test(words) || OWN.pattern.test(words)) return speaker;
		const opposite = sideOf(speaker) === 'seller' ? 'buyer' : 'seller';
		const others = new Set(rated.map(({ turn }) => turn.speaker).filter((name) => sideOf(name) === opposite));
		const [other] = others;
		return others.size === 1 && other !== undefined ? other : speaker;
	};
	const indexes = new Map(rated.map((one, index) => [one.turn, index]));
	const factOf = ({ turn, likely }: Rated, key: keyof Said): Fact => ({
		lines: [turn.number],
		quote: shown(indexes.get(turn) ?? 0, key),
		confidence: likely[key] ?? 0,
		by: 'weights',
	});
	return {
		deciders: decidersIn(rated).map(({ who, present, ...one }) => ({ ...factOf(one, 'deciders'), who, present })),
		timing: all('timing').map((one) => factOf(one, 'timing')),
		pains: withMain(all('pains')).map(({ main, ...one }) => ({ ...factOf(one, 'pains'), main })),
		goals: all('goals').map((one) => factOf(one, 'goals')),
		objections: all('objections').map(
			(one): Objection => ({ ...factOf(one, 'objections'), answered: (one.likely.answered ?? 0) > 0.5 }),
		),
		signals: all('signals').map((one) => factOf(one, 'signals')),
		next: all('next').map((one): Commitment => {
			const fact = factOf(one, 'next');
			const when = dayIn(one.turn.dates, fact.quote);
			return { ...fact, owner: ownerOf(one.turn, fact.quote), when, ...promiseIn(fact.quote, when) };
		}),
	};
}

/** In words. */
const SHORT = 40;
const LONGEST = 60;

/**
 * Gives verbatim words of a turn that show a kind of fact: the whole turn where it is short, otherwise its likeliest
 * sentence and those after it while they are few words.
 */
function showing(turns: readonly Utterance[], sideOf: SideOf, weights: Weights) {
	const tried = [...turns];
	const likelihood = (index: number, turn: Utterance, text: string, key: keyof Said) => {
		tried[index] = { ...turn, ...spoken(text) };
		const { [key]: likely = 0 } = ask(weights.turn, turnFeatures(tried, index, sideOf));
		tried[index] = turn;
		return likely;
	};
	return (index: number, key: keyof Said): string => {
		const turn = turns[index] as Utterance;
		const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
		const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
		if (sentences.length < 2 || totalOf(lengths) <= SHORT) return turn.text;
		const likely = sentences.map((sentence) => likelihood(index, turn, sentence, key));
		const best = likely.indexOf(Math.max(...likely));
		const leansBack = key === 'next' && best > 0 && LEANS_BACK.pattern.test(sentences[best] ?? '');
		const first = leansBack ? best - 1 : best;
		let last = first;
		while (last + 1 < lengths.length && totalOf(lengths.slice(first, last + 2)) <= LONGEST) last += 1;
		const from = turn.text.indexOf(sentences[first] ?? '');
		const end = sentences[last] ?? '';
		return turn.text.slice(from, turn.text.indexOf(end, from) + end.length);
	};
}

/** The last day that the words name, else the last hour; null where they name neither. */
function dayIn(dates: readonly DateMention[], words: string): string | null {
	const named = dates.filter(({ text }) => words.includes(text));
	return (named.findLast(namesADay) ?? named.at(-1))?.text ?? null;
}

function totalOf(lengths: readonly number[]): number {
	return lengths.reduce((sum, length) => sum + length, 0);
}

const MOST_MAIN = 2;

function withMain(pains: readonly Rated[]): (Rated & Pick<Pain, 'main'>)[] {
	const ranked = pains.toSorted((a, b) => (b.likely.main ?? 0) - (a.likely.main ?? 0)).slice(0, MOST_MAIN);
	return pains.map((one) => ({ ...one, main: ranked.includes(one) }));
}
