import type { Utterance } from '../utterances.ts';
import { type Found, holdsWords } from './find-words.ts';

const NEIGHBOURS = [0, 1, -1, 2, -2];

/**
 * The day or hour that a model means, as it was said: a date that is read in the turn or around it ("Friday at ten?" –
 * "Great."), otherwise the same words. Words that nobody said give way to a date within the quote, or to null.
 */
export function whenSaid(turns: readonly Utterance[], found: Found, when: string | null): string | null {
	if (when === null || when.trim() === '') return null;
	for (const offset of NEIGHBOURS) {
		const { dates = [], text = '' } = turns[found.index + offset] ?? {};
		const date = dates.find(({ text: said, phrase }) => holdsWords(phrase.text, when) || holdsWords(when, said));
		if (date !== undefined) return date.text;
		if (holdsWords(text, when)) return when.trim();
	}
	const quoted = found.turn.dates.find(({ start, end }) => start < found.end && end > found.start);
	return quoted?.text ?? null;
}
