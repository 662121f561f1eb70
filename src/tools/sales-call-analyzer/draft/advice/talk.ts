import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../../reading.ts';
import { DISCOVERY_SHARE, HIGH_SHARE, referenceShare } from '../../reference.ts';
import { BUZZWORDS } from './asking-cues.ts';
import { quote, sellers } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on how the seller talks, from what was measured. */

/** In words, and in seconds where they were measured. */
const LONG_TURN = { words: 130, seconds: 90 } as const;
const BROCHURE = 2;
/** In points: of the talk, above what is usual. */
const MUCH = 15;

const seller = ({ measurements }: Reading) => measurements.sides.find(({ role }) => role === 'salesperson');

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
			return (share ?? 0) > referenceShare(reading.input.callType) + MUCH && line !== undefined
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
