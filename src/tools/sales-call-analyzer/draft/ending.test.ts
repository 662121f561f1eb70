import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { outcomeText } from './ending.ts';

/** Eight lines in which nothing is settled. */
const SMALL_TALK = Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: Tell me more.']).flat();

it('CALL-16: beside a step stands that nothing is decided, in their words first', () => {
	const told = (...last: string[]) => {
		const call = [...SMALL_TALK, 'Bea: Send me the draft.', ...last, 'Sam: On Tuesday, then.'];
		return outcomeText(readingWith(call, { end: 9, pains: { 1: {} } }));
	};
	const theirs = "Bea: It's not an order.";
	expect(told(theirs)).toContain("Not decided: “It's not an order.” (Bea, line 10)");
	expect(told(theirs, "Sam: So nothing's decided today.")).toContain("Not decided: “It's not");
	expect(told("Sam: So nothing's decided today.")).toContain(
		"Not decided: “So nothing's decided today.” (Sam, line 10)",
	);
	expect(told('Bea: Is nothing decided yet?')).not.toContain('Not decided');
});
