import { describe, expect, it } from 'vitest';
import type { Commitment } from '#call-facts/facts.ts';
import type { Reading } from '../reading.ts';
import { readingWith } from './advice/testing.ts';
import { whenOf } from './step-days.ts';
import { doerOf, stepSaid } from './step-words.ts';

/** "Bea, Friday: “I send it on Friday.” (line 2)" */
function stepText(reading: Reading, step: Commitment): string {
	const whose = [doerOf(reading, step), whenOf(reading, step)].filter((part) => part !== '').join(', ');
	return `${whose}: ${stepSaid(reading, step)}`;
}

/** How the promise of the last line is told. */
function told(call: readonly string[], promise: object): string {
	const reading = readingWith(call, { next: { [call.length]: { owner: 'Bea', when: 'tonight', ...promise } } });
	const [step] = reading.facts.next;
	return step === undefined ? '' : stepText(reading, step);
}

describe('a step', () => {
	it('CALL-24: has no owner where its speaker promises for somebody else', () => {
		expect(told(['Bea: She will sign it tonight.'], {})).toMatch(/^tonight:\s/);
		expect(told(['Bea: I will sign it tonight.'], {})).toMatch(/^Bea, tonight:\s/);
	});

	it('CALL-24: says a day once, and takes none that is said for somebody else', () => {
		const call = ["Bea: I'll have the contract with you by Friday, this Friday."];
		expect(told(call, { when: 'Friday, this Friday' })).toMatch(/^Bea, this Friday:\s/);
		const beside = (said: string) =>
			told([`Bea: ${said} I'll send you the columns.`], { when: null, quote: "I'll send you the columns." });
		expect(beside('On the twelfth, at the yard.')).toMatch(/^Bea, the twelfth:\s/);
		expect(beside("The price book, as a sheet, I'd need by the twelfth.")).toMatch(/^Bea:\s/);
	});

	it('CALL-24: is of the day that it was moved to, and of none until which something only is so', () => {
		const step = (said: string, after: string, when = 'Wednesday') => {
			const call = [`Sam: ${said}`, 'Bea: This Wednesday?', `Sam: ${after}`];
			const reading = readingWith(call, { next: { 1: { owner: 'Sam', when } } });
			const [first] = reading.facts.next;
			return first === undefined ? '' : stepText(reading, first);
		};
		const said = "I'll get you the new agreement by Wednesday.";
		const moved = step(said, 'You know what, make that Thursday, I am away on Wednesday.');
		expect(moved).toMatch(
			/^Sam, Thursday:\s.*“I'll get you.+” \(line 1\) .*“You know what, make that Thursday.+” \(line 3\)$/s,
		);
		for (const other of ['Thursday I am away.', 'I make that on Thursday.', 'Make that two.'])
			expect(step(said, other), other).not.toContain('line 3');
		expect(
			step(
				"I'll get the proposal out today, and that'll be good till the end of the month.",
				'Good.',
				'the end of the month',
			),
		).toMatch(/^Sam, today: /);
	});

	it('CALL-24: comes with what it leans on, and with what names it', () => {
		const call = [
			'Sam: Does Fiona get the contract as well as the plan?',
			"Bea: It's on my desk, and I'll send it tonight.",
		];
		const both =
			"You: “Does Fiona get the contract as well as the plan?”\nBea: “It's on my desk, and I'll send it tonight.” (lines 1 and 2)";
		expect(told(call, {})).toBe(`Bea, tonight: ${both}`);
		expect(told(call, { thing: { turn: 1, quote: 'Does Fiona get the contract as well as the plan?' } })).toBe(
			told(call, {}),
		);
		const other = [
			'Bea: I can give you the paper for this.',
			'Sam: Good.',
			"Bea: I'll send what I said tonight, with all that belongs to it, as ever.",
		];
		expect(told(other, { thing: { turn: 1, quote: 'I can give you the paper for this.' } })).toMatch(
			/“I can give you the paper for this\.” \(line 1\)/,
		);
	});

	it('CALL-24: of both is of both sides', () => {
		const meeting = (said: string) =>
			told(['Sam: Friday?', `Bea: ${said}`], { owner: 'Both sides', kind: 'meet', when: 'Friday at ten' });
		expect(meeting('Friday at ten, and then you show the three of us how it reads the sheets.')).toMatch(
			/^Both sides, Friday at ten:\s/,
		);
	});

	it('CALL-24: is done by whoever of the call is named to do it', () => {
		const call = ['Ann: Hello.', 'Bea: Ann will send you the quote tonight.'];
		const reading = readingWith(call, { next: { 2: { owner: 'Bea', when: 'tonight' } }, others: { Ann: 'buyer' } });
		const [step] = reading.facts.next;
		expect(step && stepText(reading, step)).toMatch(/^Ann, tonight:\s/);
		expect(told(['Bea: Olly will send you the quote tonight.'], {})).toMatch(/^Bea, tonight:\s/);
	});

	it('CALL-24: has no day where only an hour is named', () => {
		expect(told(['Bea: I could be there at one.'], { when: 'one' })).toMatch(/^Bea:\s/);
	});
});
