import type { Angle } from '../angles.ts';

/**
 * How a voice speaks, angle by angle: pairs of the text on the picture and the text beside it, the most telling first.
 * `{gain.}` is a fact as a sentence, `{gain?}` as a question, `{gain,}` in the middle of one, `{gain}` without a mark,
 * `{gain:noun}` only where it is a bare group of nouns, `{item:thing}` only where it names things. A pair is passed over where a fact is missing or too long.
 */
export type Pair = readonly [hook: string, text: string];

export type Voice = Readonly<Record<Angle, readonly Pair[]>>;
