import { sideOf } from '#call-facts/call-text.ts';
import type { Side } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Amount } from '#language/amounts/amount.ts';
import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { thingsIn } from './things.ts';

/** A sentence of a call, with what it names. */
export interface Sentence {
	turn: Utterance;
	text: string;
	/** From 0: its place in its turn, and how many there are. */
	place: number;
	of: number;
	side: Side;
	amounts: readonly Amount[];
	dates: readonly DateMention[];
	things: ReadonlySet<string>;
}

/** Every sentence of a call, as far as its turns are read. */
export const sentencesOf = oncePer((reading: Reading): Sentence[] => {
	const names = namesAmid(reading.turns);
	// Who speaks stands beside the words.
	const speakers = new Set(reading.call.speakers.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
	return reading.turns.flatMap((turn) => {
		const texts = wholeSentences(turn.text.slice(0, FARTHEST));
		let at = 0;
		return texts.map((text, place): Sentence => {
			const start = turn.text.indexOf(text, at);
			at = start + text.length;
			const stands = (one: { start: number }) => one.start >= start && one.start < at;
			const [amounts, dates] = [turn.amounts.filter(stands), turn.dates.filter(stands)];
			const things = thingsIn({ text, amounts, dates }, (name) => names.has(name) && !speakers.has(name));
			return { turn, text, place, of: texts.length, side: sideOf(reading, turn), amounts, dates, things };
		});
	});
});

const AMID = /(?<=[\p{Ll}\d,:;] )\p{Lu}[\p{L}\p{M}]+/gu;

/** Words with a capital amid a sentence, in small letters: at its start every word has one. */
export function namesAmid(turns: readonly { text: string }[]): Set<string> {
	const found = turns.flatMap(({ text }) => text.slice(0, FARTHEST).match(AMID) ?? []);
	return new Set(found.map((name) => name.toLowerCase()));
}
