import { cited, citedOnly, type Said } from '#call-facts/call-text.ts';
import { alone } from '#call-facts/told/in-context.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { capital } from '#language/capitals.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';

/** Words of theirs with what they answer, where they cannot be read without it; empty where nothing says what they are about. */
export function readable(reading: Reading, words: Said, turn: Utterance | undefined): string {
	const context = turn === undefined || words.quote === '' ? null : alone(reading, words, turn);
	if (context === null) return '';
	const { asked, said } = context;
	return asked === undefined ? cited(said) : capital(phrases.inAnswer(citedOnly(asked), cited(said)));
}
