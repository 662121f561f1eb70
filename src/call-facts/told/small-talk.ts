import type { CallText } from '../call-text.ts';
import type { Pain } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { SMALL_TALK } from './cues.ts';

/** In turns: what is said before the business and after it. */
const OPENING = 8;
const CLOSING = 6;

/** Whether a turn chats, before the business is spoken of or after it. */
export function isSmallTalk({ turns }: CallText, turn: Utterance): boolean {
	const index = turns.indexOf(turn);
	const asked = turns[index - 1]?.text ?? '';
	const isAsked = asked.endsWith('?') && SMALL_TALK.pattern.test(asked);
	return (index < OPENING || index >= turns.length - CLOSING) && (isAsked || SMALL_TALK.pattern.test(turn.text));
}

/** What hurts before the business is spoken of, unless it is the likeliest. */
export function isEarlyComplaint({ turns }: CallText, turn: Utterance, { confidence }: Pain): boolean {
	return turns.indexOf(turn) < turns.length * EARLY && confidence < SURE_PAIN;
}

const EARLY = 0.1;
const SURE_PAIN = 0.9;
