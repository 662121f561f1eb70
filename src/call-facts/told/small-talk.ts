import { oncePer } from '#shared/once-per.ts';
import type { CallText } from '../call-text.ts';
import type { Pain } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { SMALL_TALK } from './cues.ts';

/** In turns: what is said before the business and after it. */
const OPENING = 8;
const CLOSING = 6;

/** Asked for every fact that stands in a turn, which may be as long as a call. */
const chats = oncePer(({ text }: Utterance) => SMALL_TALK.pattern.test(text));

/** Whether a turn chats, before the business is spoken of or after it. */
export function isSmallTalk({ turns }: CallText, turn: Utterance): boolean {
	if (turn.index >= OPENING && turn.index < turns.length - CLOSING) return false;
	const asked = turns[turn.index - 1];
	return chats(turn) || (asked?.text.endsWith('?') === true && chats(asked));
}

/** What hurts before the business is spoken of, unless it is the likeliest. */
export function isEarlyComplaint({ turns }: CallText, turn: Utterance, { confidence }: Pain): boolean {
	return turn.index < turns.length * EARLY && confidence < SURE_PAIN;
}

const EARLY = 0.1;
const SURE_PAIN = 0.9;
