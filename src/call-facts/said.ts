/** Facts that are whole turns: troubles, goals, doubts, approval, days, deciders and promises. */

import { wholeSentences } from '#language/sentences.ts';
import type { CallFacts, Commitment, Decider, Fact, Objection, Pain } from './facts.ts';
import { type SideOf, turnFeatures } from './learned/features.ts';
import { ask } from './learned/linear.ts';
import type { Weights } from './learned/weights.ts';
import { THRESHOLDS } from './thresholds.ts';
import { spoken, type Utterance } from './utterances.ts';

/** A turn and how likely it holds each kind of fact. */
export interface Rated {
	turn: Utterance;
	likely: Record<string, number>;
}

export function rate(turns: readonly Utterance[], sideOf: SideOf, weights: Weights): Rated[] {
	return turns.map((turn, index) => ({ turn, likely: ask(weights.turn, turnFeatures(turns, index, sideOf)) }));
}

type Said = Pick<CallFacts, 'deciders' | 'timing' | 'pains' | 'goals' | 'objections' | 'signals' | 'next'>;

export function findSaid(rated: readonly Rated[], sideOf: SideOf, weights: Weights): Said {
	const shown = showing(
		rated.map(({ turn }) => turn),
		sideOf,
		weights,
	);
	const all = (key: keyof Said) => rated.filter(({ likely }) => (likely[key] ?? 0) >= THRESHOLDS[key]);
	const indexes = new Map(rated.map((one, index) => [one.turn, index]));
	const factOf = ({ turn, likely }: Rated, key: keyof Said): Fact => ({
		lines: [turn.number],
		quote: shown(indexes.get(turn) ?? 0, key),
		confidence: likely[key] ?? 0,
		by: 'weights',
	});
	return {
		deciders: all('deciders').map(
			(one): Decider => ({
				...factOf(one, 'deciders'),
				who: whoIn(one.turn),
				present: (one.likely.present ?? 0) > 0.5,
			}),
		),
		timing: all('timing').map((one) => factOf(one, 'timing')),
		pains: withMain(all('pains')).map(({ main, ...one }) => ({ ...factOf(one, 'pains'), main })),
		goals: all('goals').map((one) => factOf(one, 'goals')),
		objections: all('objections').map(
			(one): Objection => ({ ...factOf(one, 'objections'), answered: (one.likely.answered ?? 0) > 0.5 }),
		),
		signals: all('signals').map((one) => factOf(one, 'signals')),
		next: all('next').map(
			(one): Commitment => ({
				...factOf(one, 'next'),
				owner: one.turn.speaker,
				when: one.turn.dates[0]?.text ?? null,
			}),
		),
	};
}

/** In words. */
const SHORT = 40;
const LONGEST = 60;
/** In characters: a turn may be as long as a whole call. */
const FARTHEST = 4000;

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
		const first = likely.indexOf(Math.max(...likely));
		let last = first;
		while (last + 1 < lengths.length && totalOf(lengths.slice(first, last + 2)) <= LONGEST) last += 1;
		const from = turn.text.indexOf(sentences[first] ?? '');
		const end = sentences[last] ?? '';
		return turn.text.slice(from, turn.text.indexOf(end, from) + end.length);
	};
}

function totalOf(lengths: readonly number[]): number {
	return lengths.reduce((sum, length) => sum + length, 0);
}

const MOST_MAIN = 2;

function withMain(pains: readonly Rated[]): (Rated & Pick<Pain, 'main'>)[] {
	const ranked = pains.toSorted((a, b) => (b.likely.main ?? 0) - (a.likely.main ?? 0)).slice(0, MOST_MAIN);
	return pains.map((one) => ({ ...one, main: ranked.includes(one) }));
}

const PERSON =
	/\b(?:my|our|the|his|her|their) (?:husband|wife|partner|boss|brother|sister|father|mother|dad|mum|mom|son|daughter|board|owner|director|manager|chair(?:man|woman)?|treasurer|committee|accountant|cfo|ceo|cto|coo|md|head of [a-z]+|trustees|council|partners)\b|\b(?:husband|wife|board|cfo|ceo|trustees|committee|council)\b/i;
const NAME = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u;
/** A name that does what deciders do, also at the start of a sentence: "Graham has to tick anything over ten". */
const DECIDES =
	/(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:'ll| (?:has|have|had|signs?|decides?|needs?|must|will|would|wants?|says?|said|approves?|ticks?|looks?|holds?))(?![\p{L}])/gu;
const NO_NAME = /^(?:I|He|She|It|We|They|You|That|This|There|Who|What|Nobody|Somebody|Anybody|Everybody)\b/;

/** The person that the words name, otherwise who says it. */
function whoIn({ text, speaker, dates }: Utterance): string {
	const near = text.slice(0, FARTHEST);
	const isName = (name: string) => !NO_NAME.test(name) && !dates.some((date) => date.text.includes(name));
	const acting = [...near.matchAll(DECIDES)].map(([, name = '']) => name).find(isName);
	const person = PERSON.exec(near)?.[0];
	const named = NAME.exec(near.replace(/(?<=^|[.?!]\s)\p{Lu}\p{Ll}+/gu, ''))?.[0];
	return acting ?? person ?? (named !== undefined && isName(named) ? named : speaker);
}
