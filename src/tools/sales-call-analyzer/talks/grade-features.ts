/**
 * What the weights look at to grade a talk: what it names and how likely that is told, where it stands, what is named after it
 * anew, which facts were read in it, and its words.
 */

import { FACT_KEYS } from '#call-facts/corrections.ts';
import type { Features } from '#language/linear-models/linear.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { step } from '../worth/features.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { sumsIn, sumsOf } from '../worth/sums.ts';
import { isDetail } from '../worth/things.ts';
import type { Worth } from '../worth/worth.ts';

/** From its first turn to its last, by their places from 0. */
export interface Range {
	from: number;
	to: number;
}

/** In words: of the first turn and the last two. */
const OPENING = 12;
const CLOSING = 12;

export function gradeFeatures(reading: Reading, worth: Worth, { from, to }: Range): Features {
	const features: Features = new Map();
	const add = (name: string, value: number) => features.set(name, value);
	const turns = reading.turns.slice(from, to + 1);
	const sentences = turns.flatMap(({ index }) => ofTurns(reading).get(index) ?? []);
	const place = placeIn(reading, to);
	const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
	const most = (values: readonly number[]) => Math.max(0, ...values);

	const likely = sentences.map((one) => worth.sentences.get(one) ?? 0);
	add(`best ${step(most(likely), 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7)}`, 2);
	add('best', most(likely) * 2);
	add(`sentences ${step(sum(likely), 0.1, 0.2, 0.4, 0.7, 1, 1.5, 2.2, 3)}`, 2);
	const things = [...new Set(sentences.flatMap((one) => [...one.things]))];
	const worthOf = (thing: string) => worth.things.get(thing) ?? 0;
	const details = things.filter(isDetail).map(worthOf);
	add(`detail ${step(most(details), 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85)}`, 2);
	add(`details ${step(sum(details), 0.1, 0.3, 0.6, 1, 1.5, 2.2, 3, 4)}`, 2);
	const names = things.filter((thing) => !isDetail(thing)).map(worthOf);
	add(`named ${step(sum(names), 0.2, 0.4, 0.7, 1, 1.5, 2.2, 3)}`, 2);

	add(`at ${placeIn(reading, from)}`, 2);
	add(`to ${place}`, 1.5);
	const words = sum(turns.map((turn) => turn.words.length));
	add(`long ${step(words, 15, 30, 50, 80, 120, 180)}`, 1.5);
	add(`turns ${step(turns.length, 2, 3, 5, 8, 12)}`, 1);
	addSums(features, reading, sentences, to);
	addDays(features, reading, sentences, to);
	addAgain(features, reading, things, to);
	addOutcome(features, reading, { from, to });
	addFacts(features, reading, { from, to });

	const sideOf = (speaker: string) => reading.facts.sides[speaker] ?? 'other';
	const sellers = sum(turns.map((turn) => (sideOf(turn.speaker) === 'seller' ? turn.words.length : 0)));
	add(`share ${step(sellers / Math.max(1, words), 0.1, 0.3, 0.5, 0.7, 0.9)}`, 1);
	add(`asks ${turns.at(-1)?.text.trimEnd().endsWith('?')}`, 1);
	add(`questions ${step(turns.filter(({ text }) => text.includes('?')).length, 1, 2, 4)}`, 1);
	for (const turn of turns) {
		for (const [at, word] of turn.words.entries()) {
			add(`w ${word}`, 0.35);
			if (at > 0) add(`b ${turn.words[at - 1]} ${word}`, 0.25);
		}
	}
	for (const word of turns[0]?.words.slice(0, OPENING) ?? []) add(`opens ${word}`, 0.4);
	for (const turn of turns.slice(-2)) {
		for (const word of turn.words.slice(0, CLOSING)) add(`closes ${sideOf(turn.speaker)} ${word}`, 0.5);
	}
	return features;
}

function placeIn({ turns }: Reading, index: number): number {
	return step(index / turns.length, 0.05, 0.12, 0.2, 0.35, 0.5, 0.65, 0.75, 0.85, 0.93);
}

const ofTurns = oncePer((reading: Reading) => Map.groupBy(sentencesOf(reading), ({ turn }) => turn.index));

/** Sums that are named after it, the same and others: what is named last mostly holds. */
function addSums(features: Features, reading: Reading, sentences: readonly Sentence[], to: number): void {
	const own = new Set(sentences.flatMap(sumsIn).filter((sum) => sum !== null));
	features.set(`sums ${Math.min(4, own.size)}`, 1.5);
	if (own.size === 0) return;
	const later = sumsOf(reading).filter(({ sum, last }) => sum !== null && last > to);
	const same = later.filter(({ sum }) => sum !== null && own.has(sum)).length;
	features.set(`other sums later ${step(later.length - same, 1, 2, 4, 7)}`, 2);
	features.set(`same sums later ${Math.min(2, same)}`, 2);
	features.set(`sums at ${placeIn(reading, to)}`, 1.5);
}

interface NamedDay {
	index: number;
	day: string;
}

const daysOf = oncePer((reading: Reading) =>
	sentencesOf(reading).flatMap(({ turn: { index }, dates }): NamedDay[] =>
		dates.map(({ when: { weekday, month, day } }) => ({ index, day: `${weekday} ${month} ${day}` })),
	),
);

function addDays(features: Features, reading: Reading, sentences: readonly Sentence[], to: number): void {
	const count = sentences.reduce((sum, { dates }) => sum + dates.length, 0);
	features.set(`days ${Math.min(3, count)}`, 1.5);
	if (count === 0) return;
	const turns = new Set(sentences.map(({ turn }) => turn.index));
	const own = new Set(daysOf(reading).flatMap(({ index, day }) => (turns.has(index) ? [day] : [])));
	const later = daysOf(reading).filter(({ index }) => index > to);
	features.set(`days later ${step(later.length, 1, 3, 6, 10)}`, 1.5);
	features.set(`same day later ${later.some(({ day }) => own.has(day))}`, 1.5);
	features.set(`days at ${placeIn(reading, to)}`, 1.5);
}

/** In turns: how much is looked at together, and how far. */
const TOGETHER = 5;
const FARTHEST = 300;

/** What is named, numbers left out, in each turn and those behind it. */
const namedFrom = oncePer((reading: Reading) =>
	reading.turns.map(({ index }) => {
		const near = Array.from({ length: TOGETHER }, (_, on) => ofTurns(reading).get(index + on) ?? []).flat();
		return new Set(near.flatMap(({ things }) => [...things].filter((thing) => !thing.startsWith('n '))));
	}),
);

/** Whether it is talked of again. */
function addAgain(features: Features, reading: Reading, things: readonly string[], to: number): void {
	const own = things.filter((thing) => !thing.startsWith('n '));
	const alike = namedFrom(reading)
		.slice(to + 1, to + 1 + FARTHEST)
		.map((named) => own.filter((thing) => named.has(thing)).length / Math.sqrt((named.size + 1) * (own.length + 1)));
	const most = Math.max(0, ...alike);
	features.set(`again ${step(most, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4)}`, 1.5);
}

function addOutcome(features: Features, reading: Reading, { from, to }: Range): void {
	const { kind, lines } = reading.whole.facts.outcome;
	features.set(`ends ${kind} at ${placeIn(reading, to)}`, 1);
	const places = lines.map((line) => reading.turnByNumber.get(line)?.index ?? 0);
	if (places.some((place) => place >= from && place <= to)) features.set(`outcome ${kind}`, 2);
	const [place] = places;
	if (place === undefined) return;
	const apart = place < from ? from - place : Math.min(0, to - place);
	features.set(`from outcome ${step(apart, -40, -20, -10, -5, 0, 1, 3, 6, 10)}`, 1.5);
}

/** The kinds of facts by the turn that shows them. */
const kindsOf = oncePer(({ whole: { facts } }: Reading) => {
	const all = FACT_KEYS.flatMap((key) =>
		facts[key].map((fact) => ({
			line: fact.lines[0] ?? 0,
			kinds: [
				key,
				...('accepted' in fact && fact.accepted ? ['accepted'] : []),
				...('turnedDown' in fact && fact.turnedDown ? ['turned down'] : []),
				...('main' in fact && fact.main ? ['main'] : []),
				...('answered' in fact && !fact.answered ? ['unanswered'] : []),
				...('present' in fact && !fact.present ? ['absent'] : []),
			],
		})),
	);
	return Map.groupBy(all, ({ line }) => line);
});

function addFacts(features: Features, reading: Reading, { from, to }: Range): void {
	const kinds = reading.turns
		.slice(from, to + 1)
		.flatMap(({ number }) => (kindsOf(reading).get(number) ?? []).flatMap((one) => one.kinds));
	for (const kind of new Set(kinds)) {
		features.set(`fact ${kind}`, 1.5);
		features.set(`fact ${kind} ${Math.min(3, kinds.filter((one) => one === kind).length)}`, 1);
	}
	features.set(`facts ${step(kinds.length, 1, 2, 4, 7)}`, 1.5);
}
