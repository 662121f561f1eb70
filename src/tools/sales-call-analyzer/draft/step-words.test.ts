import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { stepText } from './step-words.ts';

/** How the promise of the last line is told. */
function told(call: readonly string[], promise: object): string {
	const reading = readingWith(call, { next: { [call.length]: { owner: 'Bea', when: 'tonight', ...promise } } });
	const [step] = reading.facts.next;
	return step === undefined ? '' : stepText(reading, step);
}

describe('a step', () => {
	it('CALL-24: has no owner where its speaker promises for somebody else', () => {
		expect(told(['Bea: She will sign it tonight.'], {})).toMatch(/^tonight: /);
		expect(told(['Bea: I will sign it tonight.'], {})).toMatch(/^Bea, tonight: /);
	});

	it('CALL-24: comes with what was said before it, without the nods, and with nothing twice', () => {
		const call = [
			"Sam: Brilliant. That's made my week. Does Fiona get the contract as well?",
			"Bea: I'll send it tonight.",
		];
		expect(told(call, {})).toBe(
			"Bea, tonight: “Does Fiona get the contract as well?” (Sam, line 1) “I'll send it tonight.” (line 2)",
		);
		expect(told(call, { thing: { turn: 1, quote: 'Does Fiona get the contract as well?' } })).toBe(told(call, {}));
	});
});
