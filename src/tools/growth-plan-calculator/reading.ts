import { callFacts } from '#reading/facts.ts';
import { type Reading, readingOf as read } from '#reading/reading.ts';
import { withGuessedSides } from '#reading/unlabelled.ts';
import type { GrowthPlanInput } from './contract.ts';

const known = new WeakMap<GrowthPlanInput, Reading>();

/** The reading of an input's call, made once for each input object; without labels, sides are guessed by line. */
export function readingOf(input: GrowthPlanInput): Reading {
	const before = known.get(input);
	if (before !== undefined) return before;
	const facts = callFacts({
		transcript: input.callTranscript,
		hints: {
			salesPerson: '',
			prospect: input.prospectsName.slice(0, 200),
			others: '',
			salesPersonName: input.fullName.slice(0, 200),
			speakerRoles: input.speakerRoles,
		},
	});
	const reading = read(facts.verdict.kind === 'unlabelled' ? withGuessedSides(facts) : facts);
	known.set(input, reading);
	return reading;
}
