import { expect, it } from 'vitest';
import type { Commitment } from '../facts.ts';
import { around, callIn, read } from '../told/testing.ts';
import { toldOf } from '../told/told.ts';
import { plainSteps, steps } from './steps.ts';

/** The steps of a call in which the weights read a promise of the client's in the tenth line. */
function stepsOf(asked: string, promised: string, when: string) {
	const lines = around(`Sam: ${asked}`, `Bea: ${promised}`);
	const call = callIn(lines, { next: [read(lines, 10, { owner: 'Bea', when }) as Commitment] });
	return plainSteps({ ...call, facts: toldOf(call).facts });
}

it('a promise that only points to its thing is told as the other side asked for it, by the day that was promised', () => {
	expect(stepsOf('Could you send me the call logs?', "I'll have them for you by Monday.", 'Monday')).toEqual([
		{ who: 'Bea', action: 'send us the call logs', by: 'by Monday', line: 9 },
	]);
});

it('a promise of a thing that nobody names is no step', () => {
	expect(stepsOf('It rains here all day.', "I'll have them for you by Monday.", 'Monday')).toEqual([]);
});

it('a goodbye until the day on which they agreed to meet is no step beside it', () => {
	const told = (goodbye: string) => {
		const lines = around('Sam: Could we meet on Tuesday at three?', 'Bea: Tuesday at three works.', goodbye);
		const call = callIn(lines, { next: [read(lines, 11, { owner: 'Sam', when: 'Tuesday' }) as Commitment] });
		return steps({ ...call, facts: toldOf(call).facts }).map(({ text }) => text);
	};
	const both = 'Both of us, on Tuesday at three: we speak again';
	expect(told('Sam: See you on Tuesday.')).toEqual([both]);
	expect(told("Sam: I'll send you the list on Tuesday.")).toEqual(['Sam, on Tuesday: sends you the list', both]);
});
