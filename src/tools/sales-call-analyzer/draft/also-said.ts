import { type Said, saidIn, sideOf } from '#call-facts/call-text.ts';
import type { Fact } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { pointsBack } from '#call-facts/told/in-context.ts';
import { AWAY } from '#call-facts/told/main-cues.ts';
import { IN_JEST, TO_OTHERS } from '#call-facts/told/offer-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import { namesADayAhead } from '#call-facts/told/told.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { LACKS_ITS_THING, SETS_TERMS } from './also-said-cues.ts';
import { lateness } from './main-fact.ts';

/** Of a call: conditions and days are settled after the trouble is told. */
const LATE = 0.45;
const MOST = 5;
/** In words. */
const FEWEST = 6;
const LONGEST = 40;
/** Fewer seldom say what "it" is. */
const ENOUGH_WORDS = 14;

interface Sentence {
	turn: Utterance;
	text: string;
	/** The sums, days and conditions that it names. */
	names: ReadonlySet<string>;
	/** Whether a fact was read in its turn: then they belong to the matter. */
	isRead: boolean;
}

/** Sentences of the later call with a sum, a day or a condition that is not shown elsewhere, in the order of the call. */
export function alsoSaid(reading: Reading, shown: readonly string[]): Said[] {
	const isShown = ({ text }: Sentence) => shown.some((one) => one.includes(text));
	const read = turnsRead(reading);
	const all = reading.turns.flatMap((turn) => sentencesOf(turn, read.has(turn.number)));
	const told = new Set(all.filter(isShown).flatMap(({ names }) => [...names]));
	const late = all.filter((one) => lateness(reading, one.turn) > LATE && !isShown(one) && standsAlone(reading, one));
	return fullest(late, told, MOST)
		.toSorted((a, b) => a.turn.index - b.turn.index)
		.map(({ turn, text }) => saidIn(reading, text, turn))
		.filter(({ quote }) => quote !== '');
}

/** One after the other those that name most that was not told before. */
function fullest(sentences: readonly Sentence[], told: ReadonlySet<string>, most: number): Sentence[] {
	const worth = ({ names, isRead }: Sentence) => names.difference(told).size * (isRead ? 1 : UNREAD);
	const [best] = sentences.toSorted((a, b) => worth(b) - worth(a));
	if (best === undefined || most === 0 || worth(best) < ENOUGH) return [];
	return [best, ...fullest(sentences, told.union(best.names), most - 1)];
}

/** One thing that is named where nothing was read is not enough. */
const UNREAD = 0.6;
const ENOUGH = 1;

/** The turns in which a sum, a day, a step, somebody who decides or another way was read. */
function turnsRead({ facts: { prices, budget, timing, next, deciders, alternatives } }: Reading): ReadonlySet<number> {
	const facts: readonly Fact[] = [...prices, ...budget, ...timing, ...next, ...deciders, ...alternatives];
	return new Set(facts.flatMap(({ lines }) => lines.slice(0, 1)));
}

function sentencesOf(turn: Utterance, isRead: boolean): Sentence[] {
	return wholeSentences(turn.text.slice(0, FARTHEST))
		.map((text) => ({ turn, text, names: namesOf(turn, text), isRead }))
		.filter(({ names }) => names.size > 0);
}

function namesOf(turn: Utterance, sentence: string): Set<string> {
	const from = turn.text.indexOf(sentence);
	const stands = ({ start }: { start: number }) => start >= from && start < from + sentence.length;
	const sums = turn.amounts.filter((one) => stands(one) && (one.value ?? 0) > 1).map(({ value }) => `${value}`);
	const days = turn.dates.filter((one) => stands(one) && namesADayAhead(turn, one.text)).map(({ text }) => text);
	const terms = SETS_TERMS.pattern.exec(sentence) ?? [];
	return new Set([...sums, ...days, ...terms].map((name) => name.toLowerCase()));
}

function standsAlone(reading: Reading, { turn, text, isRead }: Sentence): boolean {
	const length = text.split(/\s+/).length;
	return (
		length >= FEWEST &&
		length <= LONGEST &&
		!text.endsWith('?') &&
		(isRead || hasFiniteVerb(text)) &&
		!pointsBack(text) &&
		!(length < ENOUGH_WORDS && LACKS_ITS_THING.pattern.test(text)) &&
		sideOf(reading, turn) !== 'other' &&
		!isSmallTalk(reading, turn) &&
		![IN_JEST, TO_OTHERS, AWAY].some(({ pattern }) => pattern.test(text))
	);
}
