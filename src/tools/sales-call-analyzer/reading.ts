import { type CallFacts as Facts, callFacts as readFacts } from '#reading/facts.ts';
import { type Reading as ReadingOfCall, readingOf as read } from '#reading/reading.ts';
import type { SalesCallInput } from './contract.ts';

/** What stands in the call, with the form that came along. */
export interface CallFacts extends Facts {
	input: SalesCallInput;
}

/** Everything that the rules found in the call. Texts and scores are made from this alone. */
export interface Reading extends ReadingOfCall {
	facts: CallFacts;
}

function readInput(input: SalesCallInput): Reading {
	const facts = readFacts({
		transcript: input.callTranscript,
		hints: {
			...input.participantRoles,
			salesPersonName: input.salesPersonInfo.name,
			speakerRoles: input.speakerRoles,
		},
	});
	return { ...read(facts), facts: { ...facts, input } };
}

const known = new WeakMap<SalesCallInput, Reading>();

/** The reading of an input's call; made once for each input object, for draft, prompt and ground alike. */
export function readingOf(input: SalesCallInput): Reading {
	const before = known.get(input);
	if (before !== undefined) return before;
	const reading = readInput(input);
	known.set(input, reading);
	return reading;
}

export function callFacts(input: SalesCallInput): CallFacts {
	return readingOf(input).facts;
}
