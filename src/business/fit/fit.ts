import { JUDGES } from './judges.ts';
import type { Slot, Surroundings } from './slots.ts';

/**
 * What is wrong with a text for its place, in words for the member, or null where it fits. An empty text fits: there
 * is nothing to say about it. Nothing is ever corrected, cut or rewritten.
 */
export function fits(slot: Slot, text: string, around: Surroundings = {}): string | null {
	const trimmed = text.trim();
	return trimmed === '' ? null : JUDGES[slot](trimmed, around);
}
