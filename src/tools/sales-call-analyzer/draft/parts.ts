import { cited, citedOnly, type Said, saidIn, shortened, sideOf } from '#call-facts/call-text.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { saidBefore } from '#call-facts/told/in-context.ts';
import { LEAVES_A_PART, PUTS_OFF } from '#call-facts/told/part-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { capital } from '#language/capitals.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';

/** Of a call: parts are settled one after the other, the first of them as soon as their price is named. */
const SETTLED_FROM = 0.4;
const PRICED_FROM = 0.3;
/** In characters. */
const LONGEST = 220;
/** In turns: what is said again soon is the same part. */
const SAME = 6;
const MOST = 2;

/** Beside all but a refusal, the parts that they do not take and those that have to wait; none that a text above shows. */
export function partsLeft(reading: Reading, ending: string): string[] {
	const { kind } = reading.facts.outcome;
	if (kind === 'refused') return [];
	// Where nothing is settled, a part is only left by whoever says no to it.
	const left = partsWith(reading, LEAVES_A_PART).filter(({ said }) => kind !== 'open' || SAYS_NO.test(said.quote));
	const later = (kind === 'open' ? [] : partsWith(reading, PUTS_OFF)).filter(({ turn }) =>
		left.every((one) => one.turn !== turn),
	);
	const textOf = (parts: readonly Part[]) =>
		parts.filter(({ said }) => !ending.includes(cited(said))).map((part) => inExchange(reading, part));
	const [refused, waiting] = [textOf(left), textOf(later)];
	return [
		...(refused.length > 0 ? [phrases.notTaken(refused.join(' '))] : []),
		...(waiting.length > 0 ? [phrases.putOff(waiting.join(' '))] : []),
	];
}

const SAYS_NO = /\bno\b/i;

interface Part {
	turn: Utterance;
	said: Said;
}

function partsWith(reading: Reading, cue: Pattern): Part[] {
	const isPart = (one: string) => cue.pattern.test(one);
	const all = reading.turns.flatMap((turn): Part[] => {
		const from = reading.turns[turn.index - 1]?.amounts.some(({ kind }) => kind === 'money')
			? PRICED_FROM
			: SETTLED_FROM;
		if (sideOf(reading, turn) !== 'buyer' || turn.index < Math.floor(reading.turns.length * from)) return [];
		const sentence = wholeSentences(turn.text.slice(0, FARTHEST)).find(isPart);
		if (sentence === undefined) return [];
		const said = saidIn(reading, wordsWith(turn.text, sentence), turn);
		return wholeSentences(said.quote).some(isPart) ? [{ turn, said }] : [];
	});
	const isNew = ({ turn }: Part, index: number) => turn.index - (all[index - 1]?.turn.index ?? -SAME) >= SAME;
	return all.filter(isNew).slice(-MOST);
}

/** The turn as far as it is quick to read; where the sentence stands too late in it, from there on. */
function wordsWith(text: string, sentence: string): string {
	const whole = shortened(text.slice(0, FARTHEST), LONGEST);
	return whole.includes(sentence) ? whole : shortened(text.slice(text.indexOf(sentence)), LONGEST);
}

/** "And the yearly one?" "No. This one no." */
function inExchange(reading: Reading, { turn, said }: Part): string {
	const isStart = turn.text.trimStart().startsWith(said.quote);
	const asked = isStart && LACKS_ITS_PART.test(said.quote) ? saidBefore(reading, turn, true) : undefined;
	return asked === undefined ? cited(said) : capital(phrases.inAnswer(citedOnly(asked), cited(said)));
}

const LACKS_ITS_PART = /^(?:(?:yes|yeah|okay|ok)[.,] )*(?!it['’]s a no)[^.]{0,20}\b(?:it|this|that)\b|^no[.,] /i;
