import { callFacts } from '#reading/facts.ts';
import { type Reading, readingOf as read } from '#reading/reading.ts';
import { withGuessedSides } from '#reading/unlabelled.ts';
import type { DealInput } from './contract.ts';

const known = new WeakMap<DealInput, Reading>();

/** The reading of an input's call, made once for each input object; without labels, sides are guessed by line. */
export function readingOf(input: DealInput): Reading {
	const before = known.get(input);
	if (before !== undefined) return before;
	const facts = callFacts({
		transcript: input.transcript,
		hints: { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: input.speakerRoles },
	});
	const reading = read(facts.verdict.kind === 'unlabelled' ? withGuessedSides(facts) : facts);
	known.set(input, reading);
	return reading;
}
