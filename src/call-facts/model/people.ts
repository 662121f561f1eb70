/** Whom a model means by a name, as far as the call bears it out. */

import type { Call } from '#transcript/call.ts';
import { whoIn } from '../deciders.ts';
import type { Side } from '../facts.ts';
import { THEMSELVES } from '../speaking-cues.ts';
import type { Utterance } from '../utterances.ts';
import { type Found, textsOf } from './find-words.ts';

/** The label of the one speaker whose name or label holds all these words. */
export function speakerNamed(call: Call, name: string): string | undefined {
	const wanted = textsOf(name);
	if (wanted.length === 0) return undefined;
	const exact = call.speakers.find((speaker) => [speaker.label, speaker.name].includes(name.trim()));
	const alike = call.speakers.filter(({ label, name: full }) => {
		const words = textsOf(`${label} ${full}`);
		return wanted.every((word) => words.includes(word));
	});
	return exact?.label ?? (alike.length === 1 ? alike[0]?.label : undefined);
}

/** The sides that a model gives, by label; names of nobody in the call are left out. */
export function sidesNamed(call: Call, given: readonly { speaker: string; side: Side }[]): Record<string, Side> {
	return Object.fromEntries(
		given.flatMap(({ speaker, side }): [string, Side][] => {
			const label = speakerNamed(call, speaker);
			return label === undefined ? [] : [[label, side]];
		}),
	);
}

const JOINING = new Set(['and', 's', 'the', 'a', 'my', 'our', 'his', 'her', 'their', 'of']);
const NEAR = 2;

/**
 * A speaker's label, or words for the person that are all said around the turn; otherwise whom the turn names. Null where
 * that would be a speaker, although the model means somebody who is absent.
 */
export function whoSaid(
	call: Call,
	turns: readonly Utterance[],
	{ index, turn }: Found,
	{ who, present }: { who: string; present: boolean },
): { who: string; present: boolean } | null {
	const speaker = THEMSELVES.pattern.test(who.trim()) ? turn.speaker : speakerNamed(call, who);
	if (speaker !== undefined) return { who: speaker, present: true };
	const near = turns.slice(Math.max(0, index - NEAR), index + NEAR + 1).map(({ text }) => text);
	const names = call.speakers.map(({ name }) => name);
	const known = new Set([...near, ...names].flatMap(textsOf));
	const words = textsOf(who).filter((word) => !JOINING.has(word));
	if (words.length > 0 && words.every((word) => known.has(word))) return { who: who.trim(), present };
	const named = whoIn(turn);
	const isSpeaker = speakerNamed(call, named) !== undefined;
	return isSpeaker && !present ? null : { who: named, present: present || isSpeaker };
}
