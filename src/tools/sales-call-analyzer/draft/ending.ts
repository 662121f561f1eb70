import { type Said, saidIn, shortened, turnOf } from '#call-facts/call-text.ts';
import type { OutcomeKind } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { passage } from './passage.ts';
import { passageText } from './passage-text.ts';
import { withoutEnds } from './passages.ts';

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind, lines, left: [left] = [] } = reading.facts.outcome;
	const talkOf = (line: number) => {
		const turn = turnOf(reading, line);
		return turn === undefined ? [] : passage(reading, turn, endingWords(turn.text, kind), ENOUGH);
	};
	const talks = lines.map(talkOf);
	if (left === undefined) return phrases.outcome(kind, passageText(reading, talks[0] ?? []));
	// What they leave is no yes.
	const yes = talks.find((talk) => talk.every(({ turn }) => turn.number !== left)) ?? talks[0] ?? [];
	const said = passageText(reading, yes);
	return phrases.agreedInPart(said, passageText(reading, withoutEnds(talkOf(left), [said])));
}

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
