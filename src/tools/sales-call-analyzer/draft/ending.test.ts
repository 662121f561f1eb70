import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { outcomeText } from './ending.ts';

describe('the ending in the summary', () => {
	it('CALL-16: is a step in the words that agree to it', () => {
		const reading = readingWith(['Bea: Hello.', 'Sam: When?', 'Sam: Friday at ten, then.'], {
			end: 3,
			pains: { 1: {} },
		});
		expect(outcomeText(reading)).toMatch(
			/^Nothing is bought yet\. A next step is agreed:\s.*“Friday at ten, then\.” \(lines 1 to 3\)/s,
		);
	});

	it('CALL-16: is the turn that shows it, with what was said around it', () => {
		const call = [
			'Sam: Hello.',
			"Bea: I have to tell you that we're not going to do it.",
			'Sam: Was it the price, or?',
			"Bea: It's a bit the price. There's not six eighty for anything right now.",
			...Array.from({ length: 8 }, () => ['Sam: I see.', 'Bea: We make doors.']).flat(),
		];
		const reading = readingWith(call, { ended: 'refused', end: 2, pains: { 6: {} } });
		expect(outcomeText(reading)).toMatch(
			/^Refused:\s.*not going to do it\.”\nYou: “Was it the price, or\?”.+six eighty/s,
		);
	});

	it('CALL-16: names what is left out of what is agreed in part', () => {
		const call = [
			...Array.from({ length: 4 }, () => [`Bea: We make doors, ${'as we did '.repeat(9)}.`, 'Sam: I see.']).flat(),
			'Sam: It is nine hundred for the doors.',
			"Bea: Okay. Yes, let's do it.",
			...Array.from({ length: 4 }, () => [`Bea: We make doors, ${'as we did '.repeat(9)}.`, 'Sam: I see.']).flat(),
			'Sam: And the windows?',
			'Bea: The windows we leave until spring.',
		];
		const reading = readingWith(call, { ended: 'agreed', end: 10, left: 20, prices: { 9: { amount: 900 } } });
		expect(outcomeText(reading)).toMatch(
			/^Agreed in part:\n.*“Okay\. Yes, let's do it\.”.*\nLeft out:\n.*You: “And the windows\?”\nBea: “The windows we leave until spring\.”/s,
		);
	});

	it('CALL-16: says nothing twice of what is left out', () => {
		const call = [
			'Sam: It is nine hundred.',
			'Bea: The doors, yes, and the windows we leave until spring.',
			'Sam: Good.',
		];
		const told = outcomeText(readingWith(call, { ended: 'agreed', end: 2, left: 2, prices: { 1: { amount: 900 } } }));
		expect(told).toMatch(/^Agreed in part:\n/);
		expect(told).not.toContain('Left out');
	});

	it('CALL-16: has no words where the member says it', () => {
		const call = ['Sam: It is nine hundred.', 'Bea: Hm.'];
		const reading = readingWith(call, { ended: 'agreed', prices: { 1: { amount: 900 } } });
		expect(outcomeText(reading)).toBe('Agreed.');
	});
});
