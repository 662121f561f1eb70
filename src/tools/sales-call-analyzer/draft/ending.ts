import { type Said, saidIn, shortened, turnOf } from '#call-facts/call-text.ts';
import type { OutcomeKind } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { worthIn } from '../worth/worth.ts';
import { type Passage, passage } from './passage.ts';
import { passageText } from './passage-text.ts';
import { withoutEnds } from './passages.ts';
import { worthOfTalk } from './worth-of-talk.ts';

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind, lines, left: [left] = [] } = reading.facts.outcome;
	const talkOf = (line: number) => {
		const turn = turnOf(reading, line);
		return turn === undefined ? [] : passage(reading, turn, endingWords(turn.text, kind), ENOUGH);
	};
	// What they leave is no yes.
	const yes = lines.map(talkOf).filter((talk) => talk.every(({ turn }) => turn.number !== left));
	const said = passageText(reading, mostTelling(reading, yes) ?? talkOf(lines[0] ?? 0));
	if (left === undefined) return phrases.outcome(kind, said);
	return phrases.agreedInPart(said, passageText(reading, withoutEnds(talkOf(left), [said])));
}

/** The likeliest, unless it is worth much less than another: a goodbye shows how a call ended, and says nothing of it. */
function mostTelling(reading: Reading, talks: readonly Passage[]): Passage | undefined {
	const graded = talks.map((talk) => ({ talk, worth: worthOfTalk(reading, talk, worthIn(reading)) }));
	const [first] = graded;
	const better = graded.find(({ worth }) => worth > (first?.worth ?? 0) + MUCH);
	return (better ?? first)?.talk;
}

/** Of what a talk is worth. */
const MUCH = 0.45;

/** In words, of the talk that shows it: in less stands neither the sum nor the day. */
const ENOUGH = 80;

/** The turn that shows how the call ended; of what the member says, no words are known. */
export function endedBy(reading: Reading): Utterance | undefined {
	return turnOf(reading, reading.facts.outcome.lines[0] ?? 0);
}

/** The words that show how the call ended. */
export function endingSaid(reading: Reading): Said | undefined {
	const turn = endedBy(reading);
	const said = turn && saidIn(reading, endingWords(turn.text, reading.facts.outcome.kind), turn);
	return said?.quote === '' ? undefined : said;
}

const LONGEST = 260;

/** The words in which each ending is plainest. */
const PLAINEST: Record<OutcomeKind, RegExp> = {
	agreed: /\b(?:let['’]s|deal|go ahead|yes|i['’]m in|we['’]re in|do it|done|sign)\b/i,
	refused: /\b(?:no|not|won['’]t|don['’]t)\b/i,
	'next-step': /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|tomorrow|send|call|ring|show)\b/i,
	open: /\b(?:think|ask|see|know|decide|talk to)\b/i,
};

/** A long turn from the sentence on that shows the ending, as far as it is quick to read. */
function endingWords(text: string, kind: OutcomeKind): string {
	const near = text.slice(0, FARTHEST);
	if (near.length <= LONGEST) return near;
	const first = wholeSentences(near).find((sentence) => PLAINEST[kind].test(sentence)) ?? '';
	return shortened(near.slice(near.indexOf(first)), LONGEST);
}
