/** Where the talks of a call begin and end, and what is chat, as far as the words show it (0034). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Utterance } from '#call-facts/utterances.ts';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { modelsIn } from '#language/linear-models/stored.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { talkFeatures } from './features.ts';

export const TALKS_FILE = join(import.meta.dirname, 'talks.bin');
/** What is asked of a turn: whether another talk begins with it, and whether nothing of business follows from it. */
export const TALK_QUESTIONS = ['begins', 'chats'] as const;

/** Each from 0 to 1. */
export interface Talks {
	/** Of each turn and of the place behind the last one. */
	begins: readonly number[];
	/** Of each turn; none where the call is so short that its edges are all of it. */
	chats: readonly number[];
}

/** In turns: hardly any shorter call was learned from. */
const FEWEST = 30;

let kept: LinearModels | undefined;

/** Read once for each process. */
function talkWeights(): LinearModels {
	kept ??= modelsIn(readFileSync(TALKS_FILE))(TALK_QUESTIONS);
	return kept;
}

export const talksOf = oncePer(({ turns, facts: { sides } }: Reading): Talks => {
	const sideOf = (speaker: string) => sides[speaker] ?? 'other';
	const likely = turns.map((_, index) => ask(talkWeights(), talkFeatures(turns, index, sideOf)));
	return {
		begins: [1, ...likely.slice(1).map(({ begins = 0 }) => begins), 1],
		chats: turns.length < FEWEST ? [] : likely.map(({ chats = 0 }) => chats),
	};
});

/** From here on a turn is taken for chat: of such turns in calls left out, 90 in a hundred were. */
export const LIKELY_CHAT = 0.6;

export function isChat({ chats }: Talks, { index }: Utterance): boolean {
	return (chats[index] ?? 0) >= LIKELY_CHAT;
}
