import type { Angle } from '../angles.ts';

/**
 * How a voice speaks, angle by angle: pairs of a text on the picture and a text beside it, best first. `{gain.}` is a
 * fact as a sentence, `{gain?}` as a question, `{gain,}` in mid-sentence, `{gain}` without a mark. `{gain:noun}` takes
 * only a bare noun phrase, `{item:thing}` only the name of a thing. A pair is skipped if a fact is missing or too long.
 */
export type Pair = readonly [hook: string, text: string];

export type Voice = Readonly<Record<Angle, readonly Pair[]>>;
