/** What the weights look at: of a sentence, and of a thing that is named in a call. */

import { FACT_KEYS } from '#call-facts/corrections.ts';
import type { Fact } from '#call-facts/facts.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import { pointsBack } from '#call-facts/told/standing-words.ts';
import { wordsOf } from '#call-facts/utterances.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import type { Features } from '#language/linear-models/linear.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from './sentence.ts';
import { sumsOf } from './sums.ts';

/** How many of the limits a value reaches. */
export function step(value: number, ...limits: readonly number[]): number {
	return limits.filter((limit) => value >= limit).length;
}

/** In words: how much of the turns beside it is looked at. */
const BEFORE = 12;
const AFTER = 8;

export function sentenceFeatures(reading: Reading, sentence: Sentence): Features {
	const { turn, text, side, amounts, dates, place, of } = sentence;
	const features: Features = new Map();
	const all = (prefix: string, values: Iterable<string>, value: number) => {
		for (const one of new Set(values)) features.set(`${prefix} ${one}`, value);
	};
	const words = wordsOf(text);
	const before = reading.turns[turn.index - 1];
	all('w', words, 1);
	all(`w${side}`, words, 1);
	all(
		'b',
		words.slice(1).map((word, index) => `${words[index]} ${word}`),
		0.7,
	);
	all('p', before?.words.slice(-BEFORE) ?? [], 0.4);
	all('n', reading.turns[turn.index + 1]?.words.slice(0, AFTER) ?? [], 0.4);
	const size = (value: number) => step(Math.abs(value), 2, 13, 100, 1000, 10_000, 100_000);
	all(
		'amount',
		amounts.flatMap(({ kind, value, low, per }) => [
			`${kind} ${side}`,
			`${kind} of ${size(value ?? low ?? 0)}`,
			`per ${per}`,
		]),
		1.5,
	);
	all(
		'day',
		dates.flatMap(({ when }) => [...Object.keys(when), `bound ${when.bound}`]),
		1.5,
	);
	const { length } = reading.turns;
	const placed = step(turn.index / length, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.75, 0.85, 0.93);
	all('place', [`${placed} ${side}`, `${placed} ${amounts.length > 0} ${dates.length > 0}`], 1.5);
	all(
		'shape',
		[
			`end ${Math.min(8, length - turn.index)}`,
			`amounts ${Math.min(4, amounts.length)} ${side}`,
			`days ${Math.min(2, dates.length)} ${side}`,
			`names ${Math.min(3, [...sentence.things].filter((one) => one.startsWith('N ')).length)}`,
			`long ${step(words.length, 3, 5, 8, 12, 17, 23, 30, 45)}`,
			...(text.endsWith('?') ? [`asks ${side}`] : []),
			...(isSmallTalk(reading, turn) ? ['chats'] : []),
		],
		1.5,
	);
	all(
		'form',
		[
			`in ${step(turn.text.length, 20, 60, 120, 240, 480)}`,
			`at ${Math.min(3, place)} ${Math.min(3, of - place)}`,
			`asked ${before?.text.endsWith('?') && place === 0}`,
			`verb ${hasFiniteVerb(text)}`,
			`back ${pointsBack(text)}`,
		],
		1,
	);
	const counts = [...sentence.things].map((thing) => mentionsOf(reading).get(thing)?.length ?? 0);
	features.set(`often ${step(Math.max(0, ...counts), 2, 3, 5, 8)}`, 1);
	addFacts(features, reading, sentence);
	addOutcome(features, reading, sentence, placed);
	return features;
}

function addFacts(features: Features, reading: Reading, { turn, text, amounts, dates }: Sentence): void {
	const near = (offset: number) => kindsAt(reading).get(turn.number + offset) ?? [];
	for (const { kind, fact } of near(0)) {
		const isHere = fact.quote.includes(text) || text.includes(fact.quote);
		features.set(`${isHere ? 'holds' : 'beside'} ${kind}`, 2);
		features.set(`fact ${kind} ${amounts.length > 0} ${dates.length > 0}`, 1.5);
		for (const other of near(0)) if (other.kind > kind) features.set(`facts ${kind} ${other.kind}`, 1);
		if ('amount' in fact && amounts.some(({ value, low }) => value === fact.amount || low === fact.amount)) {
			features.set(`sum ${kind}`, 2);
		}
	}
	for (const { kind } of near(-1)) features.set(`before ${kind}`, 1);
	for (const { kind } of near(1)) features.set(`after ${kind}`, 1);
	for (const { kind } of near(-2)) features.set(`long before ${kind}`, 0.7);
}

function addOutcome(features: Features, reading: Reading, sentence: Sentence, placed: number): void {
	const { turn, amounts } = sentence;
	const { kind, lines } = reading.whole.facts.outcome;
	features.set(`ends ${kind} ${placed}`, 1);
	const [line] = lines;
	if (lines.includes(turn.number)) features.set(`outcome ${kind}`, 2);
	else if (line !== undefined)
		features.set(`from outcome ${step(turn.number - line, -20, -10, -5, -2, 0, 1, 3, 6)}`, 1.5);
	const named = amounts.map(({ value }) => mentionsOf(reading).get(`n ${value}`) ?? []);
	if (amounts.length > 0) features.set(`sums later ${sumsLater(reading, sentence)}`, 1.5);
	if (named.some((all) => all.length > 1 && all.at(-1)?.turn === turn)) features.set('last of several', 1.5);
	if (named.some((all) => (all.at(-1)?.turn.index ?? 0) > turn.index)) features.set('named again', 1.5);
}

/** The kinds of facts by the turn that shows them. */
const kindsAt = oncePer(({ whole: { facts } }: Reading) => {
	const found = new Map<number, { kind: string; fact: Fact }[]>();
	const add = (kind: string, fact: Fact) => {
		const [line = 0] = fact.lines;
		const known = found.get(line);
		if (known === undefined) found.set(line, [{ kind, fact }]);
		else known.push({ kind, fact });
	};
	for (const kind of FACT_KEYS) for (const fact of facts[kind]) add(kind, fact);
	for (const pain of facts.pains) if (pain.main) add('main', pain);
	for (const price of facts.prices) if (price.accepted) add('accepted', price);
	for (const doubt of facts.objections) if (!doubt.answered) add('unanswered', doubt);
	for (const one of facts.deciders) if (!one.present) add('absent', one);
	return found;
});

/** The sentences that name each thing. */
export const mentionsOf = oncePer((reading: Reading) => {
	const found = new Map<string, Sentence[]>();
	for (const sentence of sentencesOf(reading)) {
		for (const thing of sentence.things) {
			const known = found.get(thing);
			if (known === undefined) found.set(thing, [sentence]);
			else known.push(sentence);
		}
	}
	return found;
});

/** @param likely how likely each sentence is told */
export function thingFeatures(reading: Reading, thing: string, likely: (sentence: Sentence) => number): Features {
	const mentions = mentionsOf(reading).get(thing) ?? [];
	const [type = '', key = ''] = [thing[0], thing.slice(2)];
	const { length } = reading.turns;
	const features: Features = new Map();
	const all = (values: Iterable<string>, value: number) => {
		for (const one of values) features.set(`${type} ${one}`, value);
	};
	const place = (sentence?: Sentence) => (sentence?.turn.index ?? 0) / length;
	const ranked = mentions.map(likely).toSorted((a, b) => b - a);
	const [best = 0, second = 0] = ranked;
	const odds = Math.log((best + 0.001) / (1.001 - best));
	features.set('best', Math.max(-4, Math.min(4, odds + 2.5)) / 1.5);
	all(
		[
			`best ${step(odds, -5, -4, -3.2, -2.6, -2, -1.5, -1, -0.5, 0)}`,
			`sum ${step(
				ranked.reduce((sum, one) => sum + one, 0),
				0.03,
				0.08,
				0.15,
				0.3,
				0.5,
				0.8,
				1.2,
			)}`,
		],
		1.5,
	);
	all(
		[
			`second ${step(second, 0.02, 0.05, 0.1, 0.2, 0.35)}`,
			`many ${step(mentions.length, 2, 3, 4, 6, 9)}`,
			`first ${step(place(mentions[0]), 0.05, 0.2, 0.5, 0.8)}`,
			`last ${step(place(mentions.at(-1)), 0.05, 0.2, 0.5, 0.65, 0.8, 0.92)}`,
			`by ${new Set(mentions.map(({ side }) => side)).size} ${mentions[0]?.side}`,
			`ends ${reading.whole.facts.outcome.kind}`,
		],
		0.8,
	);
	for (const { turn, text } of mentions) {
		for (const { kind, fact } of kindsAt(reading).get(turn.number) ?? []) {
			if (fact.quote.includes(text) || text.includes(fact.quote)) features.set(`${type} holds ${kind}`, 1);
		}
	}
	if (type === 'n') addNumber(features, reading, Number(key), mentions);
	else features.set(thing, 1.5);
	if (type === 'N') addName(features, reading, key, mentions);
	return features;
}

function addNumber(features: Features, reading: Reading, number: number, mentions: readonly Sentence[]): void {
	const { facts } = reading.whole;
	features.set(`size ${step(number, 2, 3, 5, 10, 13, 20, 50, 100, 500, 1000, 5000, 20_000, 100_000)}`, 1.5);
	if (number % 10 === 0) features.set('round', 0.7);
	for (const kind of ['prices', 'budget', 'figures'] as const) {
		for (const fact of facts[kind]) if (fact.amount === number) features.set(`is ${kind}`, 1.5);
	}
	if (facts.prices.some(({ amount, accepted }) => amount === number && accepted)) features.set('is agreed', 1.5);
	features.set(`sums later ${sumsLater(reading, mentions.at(-1), number)}`, 1.5);
	for (const { amounts } of mentions) {
		for (const { kind, value, low, high, per, each, unit } of amounts) {
			if (value !== number && low !== number && high !== number) continue;
			features.set(`amount ${kind}`, 1);
			features.set(`of ${per} ${each === undefined}`, 0.7);
			features.set(`unit ${unit}`, 0.7);
		}
	}
}

/** How many other sums are named after a sentence, in steps: the last one mostly holds. */
function sumsLater(reading: Reading, sentence: Sentence | undefined, sum?: number): number {
	const from = sentence?.turn.index ?? 0;
	const named = sumsOf(reading);
	let count = 0;
	for (let at = 0; count < MANY && (named[at]?.last ?? 0) > from; at += 1) if (named[at]?.sum !== sum) count += 1;
	return step(count, 1, 2, 4, 7, MANY);
}

const MANY = 12;

function addName(
	features: Features,
	{ call, whole: { facts } }: Reading,
	name: string,
	mentions: readonly Sentence[],
): void {
	const isAmid = ({ text }: Sentence) => !text.toLowerCase().startsWith(name);
	const holds = (text: string) => text.toLowerCase().includes(name);
	features.set(`amid ${Math.min(4, mentions.filter(isAmid).length)}`, 1.5);
	features.set(`speaks ${call.speakers.some((one) => holds(one.name))}`, 1.5);
	if (facts.deciders.some(({ who }) => holds(who))) features.set('decides', 1.5);
	if (facts.alternatives.some((one) => holds(one.name))) features.set('rival', 1.5);
}
