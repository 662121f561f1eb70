/** Facts that are whole turns: troubles, goals, doubts, approval, days, deciders and promises. */

import { type DateMention, namesADay } from '#language/dates/when.ts';
import { ask } from '#language/linear-models/linear.ts';
import { wholeSentences } from '#language/sentences.ts';
import { NEED_NOT, YOURS } from './cues.ts';
import type { CallFacts, Commitment, Decider, Fact, Objection, Pain } from './facts.ts';
import { type SideOf, turnFeatures } from './learned/features.ts';
import type { Weights } from './learned/stored.ts';
import { FARTHEST } from './near-words.ts';
import { DECIDES, IN_AN_OFFICE, PERSON, WITH_AN_OFFICE } from './people-cues.ts';
import { promiseIn } from './promise.ts';
import { FIRST_WORD, JOINED, LEANS_BACK, NAME, NO_NAME, OWN, REFERS } from './speaking-cues.ts';
import { THRESHOLDS } from './thresholds.ts';
import { type OnTurn, spoken, type Utterance } from './utterances.ts';

/** A turn and how likely it holds each kind of fact. */
export interface Rated {
	turn: Utterance;
	likely: Record<string, number>;
}

export function rate(turns: readonly Utterance[], sideOf: SideOf, weights: Weights, onTurn?: OnTurn): Rated[] {
	return turns.map((turn, index) => {
		const likely = ask(weights.turn, turnFeatures(turns, index, sideOf));
		onTurn?.(index + 1, turns.length);
		return { turn, likely };
	});
}

type Said = Pick<CallFacts, 'deciders' | 'timing' | 'pains' | 'goals' | 'objections' | 'signals' | 'next'>;

export function findSaid(rated: readonly Rated[], sideOf: SideOf, weights: Weights): Said {
	const shown = showing(
		rated.map(({ turn }) => turn),
		sideOf,
		weights,
	);
	const speakers = new Set(rated.flatMap(({ turn }) => [turn.speaker, turn.speaker.split(' ')[0] ?? '']));
	const isAway = (name: string) => name !== '' && !speakers.has(name) && !speakers.has(name.split(' ')[0] ?? '');
	const least = (key: keyof Said, { text }: Utterance) =>
		key === 'deciders' && isAway(inOffice(text.slice(0, FARTHEST))) ? LEAST_OF_AN_OFFICE : THRESHOLDS[key];
	const all = (key: keyof Said) => rated.filter(({ turn, likely }) => (likely[key] ?? 0) >= least(key, turn));
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
		deciders: all('deciders')
			.filter(({ turn }) => !NEED_NOT.pattern.test(turn.text))
			.map((one): Decider => {
				const present = !isAway(inOffice(one.turn.text.slice(0, FARTHEST))) && (one.likely.present ?? 0) > 0.5;
				const before = rated.slice(Math.max(0, (indexes.get(one.turn) ?? 0) - BEFORE), indexes.get(one.turn));
				const who = present ? one.turn.speaker : absent([...before.map(({ turn }) => turn), one.turn], isAway);
				return { ...factOf(one, 'deciders'), who, present };
			}),
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

/** An office named beside an absent person is nearly a decider. */
const LEAST_OF_AN_OFFICE = 0.05;
/** In turns: how far "him" may point back. */
const BEFORE = 3;

/** Who is spoken of in the last of the turns, which may say "him" of somebody whom one before it names. */
function absent(turns: readonly Utterance[], isAway: (name: string) => boolean): string {
	const last = turns.at(-1) as Utterance;
	if (actingIn(last) === undefined && REFERS.pattern.test(last.text)) {
		const named = turns
			.slice(0, -1)
			.map((turn) => actingIn(turn) ?? namedIn(turn))
			.findLast((who) => who !== undefined && isAway(who));
		if (named !== undefined) return named;
	}
	return whoIn(last);
}

/** The name that stands with an office in the words; empty where none does. */
function inOffice(text: string): string {
	const [, named = ''] = WITH_AN_OFFICE.pattern.exec(text) ?? IN_AN_OFFICE.pattern.exec(text) ?? [];
	return named.replace(JOINED.pattern, '');
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

/** The person that the words name, otherwise who says it. */
export function whoIn(turn: Utterance): string {
	return actingIn(turn) ?? namedIn(turn) ?? turn.speaker;
}

const isName = (name: string, { dates }: Utterance) =>
	!NO_NAME.pattern.test(name) && !dates.some((date) => date.text.includes(name));

/** Who holds an office, does what deciders do, or is named by their relation. */
function actingIn(turn: Utterance): string | undefined {
	const near = turn.text.slice(0, FARTHEST);
	const acting = [...near.matchAll(DECIDES.pattern)]
		.map(([, name = '']) => name.replace(JOINED.pattern, ''))
		.find((name) => isName(name, turn));
	return inOffice(near) || (acting ?? PERSON.pattern.exec(near)?.[0]);
}

function namedIn(turn: Utterance): string | undefined {
	const named = NAME.pattern.exec(turn.text.slice(0, FARTHEST).replace(FIRST_WORD.pattern, ''))?.[0];
	return named !== undefined && isName(named, turn) ? named : undefined;
}
