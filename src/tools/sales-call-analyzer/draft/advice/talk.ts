import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../../reading.ts';
import { DISCOVERY_SHARE, HIGH_SHARE, SPEECH_RATE } from '../../reference.ts';
import { BUZZWORDS } from './asking-cues.ts';
import { quote, sellers } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on how the seller talks, from what was measured. */

/** In words, and in seconds where they were measured. */
const LONG_TURN = { words: 130, seconds: 90 } as const;
const INTERRUPTS = 3;
/** Of a hundred words. */
const MANY_FILLERS = 6;
/** In words a minute, beyond what is common. */
const RUSHES = SPEECH_RATE.fast + 30;
const FEWEST_WORDS = 150;
const BROCHURE = 2;

const seller = ({ measurements }: Reading) => measurements.sides.find(({ role }) => role === 'salesperson');
const buyer = ({ measurements }: Reading) => measurements.sides.find(({ role }) => role === 'prospect');

export const TALK: readonly Piece[] = [
	{
		id: 'talk share',
		weight: 39,
		area: 'Talking more than listening',
		impact: 'Medium',
		issue: 'You had {share}% of the talk. Your longest turn is at line {line}.',
		target: 'They talk at least as much as you.',
		recommendation: `In won discovery calls the seller has some ${DISCOVERY_SHARE}%, and above ${HIGH_SHARE}% fewer are won. After an answer of theirs, wait; then ask about the answer.`,
		find: (reading) => {
			const { share = 0, longestMonologue } = seller(reading) ?? {};
			const line = longestMonologue?.line;
			return (share ?? 0) > HIGH_SHARE && line !== undefined
				? { lines: [line], slots: { share: `${share}`, line: `${line}` } }
				: undefined;
		},
	},
	{
		id: 'long turn',
		weight: 35,
		area: 'A turn that is too long to follow',
		impact: 'Medium',
		issue: 'At line {line} you spoke {words} words without a pause for them.',
		target: 'No turn of yours is longer than a minute.',
		recommendation: 'Break it after the first point: ‘Is that the part you meant?’',
		find: (reading) => {
			const longest = seller(reading)?.longestMonologue;
			if (longest === null || longest === undefined) return undefined;
			const isLong = longest.words >= LONG_TURN.words || (longest.seconds ?? 0) >= LONG_TURN.seconds;
			return isLong
				? { lines: [longest.line], slots: { line: `${longest.line}`, words: `${longest.words}` } }
				: undefined;
		},
	},
	{
		id: 'interruptions',
		weight: 33,
		area: 'Cutting in',
		impact: 'Medium',
		issue: 'You cut in {count} times, they {theirs}.',
		target: 'They finish each sentence.',
		recommendation: 'Write down what you want to say, and say it when they have stopped.',
		find: (reading) => {
			const [ours, theirs] = [seller(reading)?.interruptions ?? 0, buyer(reading)?.interruptions ?? 0];
			const line = seller(reading)?.longestMonologue?.line;
			if (line === undefined || ours < INTERRUPTS || ours <= theirs) return undefined;
			return { lines: [line], slots: { count: `${ours}`, theirs: `${theirs}` } };
		},
	},
	{
		id: 'fillers',
		weight: 14,
		area: 'Filler words',
		impact: 'Medium',
		issue: '{rate} of each hundred words of yours are fillers.',
		target: 'A pause where the filler was.',
		recommendation: 'Listen to one minute of the recording and count them once; most go away by being noticed.',
		find: (reading) => {
			const { fillerWordsPer100 = 0, words = 0, longestMonologue } = seller(reading) ?? {};
			if (fillerWordsPer100 < MANY_FILLERS || words < FEWEST_WORDS || !longestMonologue) return undefined;
			return { lines: [longestMonologue.line], slots: { rate: `${fillerWordsPer100}` } };
		},
	},
	{
		id: 'rushing',
		weight: 22,
		area: 'Talking fast',
		impact: 'Medium',
		issue: 'You spoke {rate} words a minute, fastest to follow is some {fast}.',
		target: 'Slow enough that they can interrupt.',
		recommendation: 'Slow down where it matters most: at the price and at the next step.',
		find: (reading) => {
			const { wordsPerMinute, words = 0, longestMonologue } = seller(reading) ?? {};
			if ((wordsPerMinute ?? 0) < RUSHES || words < FEWEST_WORDS || !longestMonologue) return undefined;
			return { lines: [longestMonologue.line], slots: { rate: `${wordsPerMinute}`, fast: `${SPEECH_RATE.fast}` } };
		},
	},
	{
		id: 'brochure words',
		weight: 28,
		area: 'Words of a brochure',
		impact: 'Medium',
		issue: 'You spoke like a brochure: {quote}.',
		target: 'Words that they use themselves.',
		recommendation: 'Say what it does on an ordinary day, in words that a customer of yours has used.',
		find: (reading) => {
			const found = sellers(reading).flatMap((turn) =>
				wholeSentences(turn.text)
					.filter((one) => BUZZWORDS.pattern.test(one))
					.map((one) => ({ turn, one, count: [...one.matchAll(new RegExp(BUZZWORDS.pattern.source, 'gi'))].length })),
			);
			const [worst] = found.toSorted((a, b) => b.count - a.count);
			const all = found.reduce((sum, { count }) => sum + count, 0);
			return worst === undefined || all < BROCHURE
				? undefined
				: { lines: [worst.turn.line], slots: { quote: quote(reading, worst.one, worst.turn) } };
		},
	},
];
