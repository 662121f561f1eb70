import { describe, expect, it } from 'vitest';
import { readingOf } from '../reading.ts';
import { goldCall, inputOf } from '../testing.ts';
import { readingWith } from './advice/testing.ts';
import { theirMoney, whoDecides } from './main-buyers.ts';
import { theirVolume } from './main-figures.ts';
import { allHighlights } from './testing.ts';

describe('the figures of the summary', () => {
	it('CALL-16: tells how much there is of it, and what another way costs', () => {
		const told = (name: string) => allHighlights(readingOf(inputOf(goldCall(name)))).join('\n');
		expect(told('given/11-gym-lead-followup')).toMatch(
			/^Their numbers: you asked “.*in a month\?” \(line 5\): “Two-forty.*one-eighty\.”/m,
		);
		expect(told('given/39-museum-ticketing')).toMatch(
			/^Another way: you asked “And what are they asking\?” \(line 23\): “Nine thousand eight hundred/m,
		);
		expect(told('given/28-hvac-forecasting')).toMatch(/^Another way: “.*Zoho Inventory is forty thousand/m);
	});

	it('CALL-16: takes for a number of theirs no price that they say back', () => {
		const numbers = (said: string) =>
			theirVolume(
				readingWith(['Sam: It is what I wrote.', `Bea: ${said}`, 'Sam: Yes.', 'Bea: Well.', 'Sam: Yes.'], {
					figures: { 2: { confidence: 0.95 } },
				}),
			);
		expect(numbers('Three thousand eight hundred calls and then two hundred and sixty a month.')).toHaveLength(1);
		expect(numbers('Three thousand eight hundred pounds and then two hundred and sixty a month.')).toEqual([]);
	});

	it('CALL-16: takes for words of who decides those that say so, and none of who is away on a day', () => {
		const decides = (said: string) =>
			whoDecides(
				readingWith(['Sam: Well?', 'Bea: I see.', `Bea: ${said}`, 'Sam: Good.'], {
					deciders: { 3: { who: 'Anjali', present: false, confidence: 0.95 } },
				}),
			);
		expect(decides("Anjali has to sign it, she's the one who understands the software.")).toHaveLength(1);
		expect(decides("Friday's no good, Anjali's away, and she's the one who understands the software.")).toEqual([]);
		expect(decides("And is there anywhere you've done it we could go and look at? She likes to see a thing.")).toEqual(
			[],
		);
		expect(decides('And Anjali likes to see a thing, whatever it is that we buy.')).toHaveLength(1);
	});

	it('CALL-16: takes for their money no sum with which they only answer a price', () => {
		const money = (asked: string) =>
			theirMoney(readingWith([`Sam: ${asked}`, 'Bea: We have nine thousand in the organ fund.']));
		expect(money('It is nine thousand.')).toEqual([]);
		expect(money('It is eight thousand.')).toHaveLength(1);
	});

	it('CALL-16: takes for their money what names a sum of theirs, not a request, a count or a limit of who signs', () => {
		const money = (said: string) =>
			theirMoney(readingWith(['Sam: What would you want to spend?', `Bea: ${said}`])).map(
				({ said: { quote } }) => quote,
			);
		expect(money('We have nine thousand in the organ fund.')).toHaveLength(1);
		expect(money("I've got thirty in the draft budget, and I thought that was generous.")).toHaveLength(1);
		expect(money("I've got thirty in the draft list, and I thought that was generous.")).toEqual([]);
		expect(money('If you could do me one page with the numbers on, that is what he reads.')).toEqual([]);
		expect(money("I told the girl that rang. It's on your form. Nineteen. And then six or seven subbies.")).toEqual([]);
		expect(money('She signs everything over five thousand. I can do up to five on my own.')).toEqual([]);
	});

	it('CALL-16: takes no price of the seller that they work out for money they have', () => {
		const money = (said: string) =>
			theirMoney(
				readingWith(['Sam: It is eighteen thousand a month, plus tax. What can you do?', `Bea: ${said}`], {
					prices: { 1: { amount: 18_000, per: 'month' } },
					budget: { 2: {} },
				}),
			);
		expect(money("So that's about twenty thousand eight hundred a month.")).toEqual([]);
		expect(money('We can do twenty thousand eight hundred a month.')).toHaveLength(1);
		expect(money("So that's about thirty thousand a month.")).toHaveLength(1);
		expect(money('So about thirty thousand a month, for all of it.')).toEqual([]);
		expect(money('So about thirty thousand a month is our budget.')).toHaveLength(1);
	});

	it('CALL-16: takes money that is put by for theirs, though nothing was read in it, and nothing else that they keep', () => {
		const money = (said: string) => theirMoney(readingWith(['Sam: What can you do?', `Bea: ${said}`], {}));
		expect(money('I have got fifteen thousand put by for this.')).toHaveLength(1);
		expect(money('I have got fifteen thousand photos put by for this.')).toEqual([]);
	});

	it('CALL-16: takes the sum for theirs that answers the question what they have', () => {
		const money = (asked: string, said: string) =>
			theirMoney(readingWith([`Sam: ${asked}`, `Bea: ${said}`], {})).length;
		expect(money('And has he put any figure on it?', 'He said three thousand, this year.')).toBe(1);
		expect(money('And who is he?', 'He said three thousand, this year.')).toBe(0);
		expect(money('Is there a budget?', 'Anything over three thousand she signs.')).toBe(0);
	});

	it('CALL-16: calls numbers theirs that only say when, and a trouble what hurts', () => {
		const told = (said: string) =>
			allHighlights(readingWith(['Sam: Well, how did it go?', `Bea: ${said}`], { pains: { 2: { main: true } } }))[0];
		expect(told('It took a hundred and twelve calls after hours.')).toMatch(/^Their numbers: /);
		expect(told('We lost a hundred and twelve calls after hours.')).toMatch(/^Their situation: /);
	});

	it('CALL-16: calls nothing a trouble that they praise', () => {
		const told = (said: string) =>
			allHighlights(readingWith(['Sam: And the rest?', `Bea: ${said}`], { pains: { 2: { main: true } } })).join();
		const fault = 'The booking machine was slow and we lost calls.';
		expect(told(fault)).toContain('Their situation: ');
		expect(told(`${fault} But I have got no complaints there now.`)).not.toContain('Their situation: ');
	});

	it('CALL-16: takes a day by which it must be for theirs, also beside a step, and no bare answer for it', () => {
		const told = (asked: string, said: string) =>
			allHighlights(
				readingWith(['Bea: I ring them tomorrow.', `Sam: ${asked}`, `Bea: ${said}`, 'Sam: Good.', 'Bea: Yes.'], {
					timing: { 3: {} },
					next: { 1: { owner: 'Bea', when: 'tomorrow' } },
				}),
			).filter((line) => line.startsWith('Timing'));
		expect(told('And when?', "It has to be in by the end of July, or there's no point.")).toHaveLength(1);
		expect(told('And when?', 'We are away at the end of July, all of us here.')).toEqual([]);
		expect(told('And when?', "It has to be in by the end of July, so don't be ringing me, there's no point.")).toEqual(
			[],
		);
		expect(told('And when?', 'Can it be two bits? It has to be in by the end of July.')).toEqual([]);
		expect(told('And when?', "It has to be in by the end of July, maybe, or maybe August, there's no point.")).toEqual(
			[],
		);
		expect(told('And when?', 'It has to be in, we said last week, or there is no point.')).toEqual([]);
		const alone = (said: string) =>
			allHighlights(readingWith(['Sam: And the fair?', `Bea: ${said}`], { timing: { 2: {} } })).filter((line) =>
				line.startsWith('Timing'),
			).length;
		expect(alone('The fair begins on the thirty-first of July, and all of us here go there.')).toBe(0);
		expect(alone('We want it before the thirty-first of July, when all of us here go there.')).toBe(1);
		const bare = (asked: string) =>
			allHighlights(readingWith([`Sam: ${asked}`, 'Bea: Thirty-first of March.'], { timing: { 2: {} } })).filter(
				(line) => line.startsWith('Timing'),
			).length;
		expect([bare('When is your year end?'), bare('When do you need it?')]).toEqual([0, 1]);
	});
});
