import { describe, expect, it } from 'vitest';
import { type Facts, readingWith } from './advice/testing.ts';
import { highlights } from './summary.ts';

const told = (call: readonly string[], facts: Facts = {}) =>
	highlights(readingWith(call, facts)).filter((line) => /price/i.test(line));

describe('the price in the summary', () => {
	it('CALL-16: is what the seller names who is asked for it, where nothing was read as one', () => {
		expect(told(['Bea: What does it cost?', 'Sam: The audit with a retest is 4,800 euros.'])).toEqual([
			'Your price: “The audit with a retest is 4,800 euros.” (line 2)',
		]);
		expect(told(["Sam: You'd be looking at a hundred and eighteen thousand pounds, installed."])).toHaveLength(1);
	});

	it('is none of a sum that they named, or that is the price of nothing', () => {
		expect(told(['Bea: We pay 4,800 euros now. What does it cost?', 'Sam: 4,800 euros is a lot.'])).toEqual([]);
		expect(told(['Bea: We make doors.', 'Sam: We sold 4,800 of them in May.'])).toEqual([]);
	});

	it('is told from the first on, to what was conceded', () => {
		const call = [
			'Sam: Six seventy by eighty-four is six hundred and forty-seven a month.',
			'Bea: That is a lot.',
			"Sam: Then leave out the tips. That's seventeen less, so six hundred and thirty.",
			'Bea: I am listening.',
			'Sam: It is twenty-five percent to book, so that is a hundred and fifty-seven.',
		];
		const [line = ''] = told(call, { prices: { 1: { amount: 647, per: 'month' } } });
		expect(line).toMatch(/^Your price: first “.+\(line 1\)\. Later: “.+six hundred and thirty\.” \(line 3\)$/);
	});

	it('is what an offer in the form of a question names, where they say it back', () => {
		const call = (said: string) => [
			'Sam: It is four thousand two hundred.',
			'Bea: She said four and no further.',
			`Sam: ${said}`,
			'Bea: Three thousand nine hundred?',
		];
		const prices = { 1: { amount: 4200 }, 4: { amount: 3900 } };
		expect(
			told(call('What if I leave out the visit and do it for three thousand nine hundred?'), { prices })[0],
		).toMatch(/Later: “What if .+three thousand nine hundred\?” \(line 3\)$/);
		expect(told(call('What if I leave out the visit?'), { prices })[0]).not.toContain('Later');
	});

	it('is not what they named first and the seller only repeats', () => {
		const call = [
			'Bea: I run four thousand a month.',
			'Sam: Four thousand a month. Okay.',
			'Sam: It is sixty-eight hundred.',
		];
		const prices = { 2: { amount: 4000, per: 'month' }, 3: { amount: 6800 } };
		expect(told(call, { prices })[0]).toMatch(/^Your price: “It is sixty-eight hundred\.”/);
	});

	it('is at last no small sum beside a large one, and one with its tax', () => {
		const last = (said: string, amount: number) =>
			told(['Sam: It is thirty-four thousand.', 'Bea: Hm.', `Sam: ${said}`], {
				prices: { 1: { amount: 34_000 }, 3: { amount } },
			})[0];
		expect(last("After that it's three hundred a year.", 300)).not.toContain('Later');
		expect(last('Thirty-one five plus GST.', 1)).toContain('Later: “Thirty-one five plus GST.”');
		expect(last('We were thirty-one five then.', 1)).not.toContain('Later');
	});

	it('says to which words of theirs another price was named', () => {
		const call = ['Sam: It is three hundred and fifty a month.', 'Bea: Five I could defend.'];
		const last = (said: string, before = call) =>
			told([...before, `Sam: ${said}`], {
				prices: { 1: { amount: 350, per: 'month' }, 3: { amount: 160, per: 'month' } },
			})[0];
		expect(last('That would be a hundred and sixty a month.')).toContain(
			'Later, after “Five I could defend.” (Bea, line 2): “That would be',
		);
		expect(last('A hundred and sixty a month.')).toContain('Later: “A hundred');
		const long =
			'Bea: Five I could defend, and the others have to wait until my sister has looked at the books with me in the spring.';
		expect(last('That would be a hundred and sixty a month.', [call[0] ?? '', long])).toContain(
			'Later: “That would be',
		);
	});

	it('is no deposit at last', () => {
		const call = ['Sam: It is seventy-two hundred.', 'Bea: What do I owe you now?'];
		const last = (said: string) =>
			told([...call, `Sam: ${said}`], { prices: { 1: { amount: 7200 }, 3: { amount: 2160 } } })[0];
		expect(last("Thirty percent on signing, so that's two thousand one hundred and sixty.")).not.toContain('Later');
		expect(last("Without the terrace, that's two thousand one hundred and sixty.")).toContain('Later');
	});

	it('is none that follows from what they lose or save, nor one that is given away', () => {
		const call = [
			"Sam: If you put that at twenty pounds an hour, that's three hundred and twenty pounds a month.",
			'Bea: Hm.',
			'Sam: It is a hundred and eighty-nine a month.',
			'Bea: I see.',
			"Sam: I can waive the set-up, that's normally two hundred and fifty.",
		];
		const read = {
			1: { amount: 320, per: 'month', by: 'weights' },
			3: { amount: 189, per: 'month' },
			5: { amount: 250 },
		};
		expect(told(call, { prices: read })).toEqual(['Your price: “It is a hundred and eighty-nine a month.” (line 3)']);
	});

	it('is no sum at last that the seller will not do, or that is worked out', () => {
		const call = ['Sam: It is thirty-six hundred a season.', 'Bea: Could you do three?'];
		const last = (said: string) => told([...call, `Sam: ${said}`], { prices: { 1: { amount: 3600 } } })[0];
		expect(last('I could do thirty-two hundred.')).toContain('Later: “I could do');
		expect(last("I can't do thirty-two hundred.")).not.toContain('Later');
		expect(last('Times twenty-six. Two thousand one hundred and eighty-four.')).not.toContain('Later');
		expect(last('Three thousand a year, and I put the plan in.')).toContain('Later: “Three thousand');
		expect(last('Three thousand a year is what you save.')).not.toContain('Later');
		expect(last('Three thousand a year off your losses.')).not.toContain('Later');
		expect(last('On Thursday the sixteenth I could do twelve-thirty.')).not.toContain('Later');
	});

	it('is no sum at last in which the seller says their own money back', () => {
		const call = ['Sam: It is thirty-six hundred a season.', 'Bea: I have nine thousand, and six of it is gone.'];
		const last = (said: string) =>
			told([...call, `Sam: ${said}`], { prices: { 1: { amount: 3600 }, 3: { amount: 3000 } } })[0];
		expect(last('So three thousand dollars.')).not.toContain('Later');
		expect(last('Then three thousand dollars.')).toContain('Later: “Then three thousand dollars.”');
	});

	it('is lower with something else given away beside it, and nothing where the sum itself is', () => {
		const call = ['Sam: It is thirty-six hundred a season.', 'Bea: Could you do three?'];
		const waived = "Sam: I could do thirty-two hundred, and I'll waive the set-up.";
		const prices = { 1: { amount: 3600 }, 3: { amount: 3200 } };
		expect(told([...call, waived], { prices })[0]).toMatch(/^Your price: first “.+\. Later: “.+thirty-two hundred/);
		expect(told([...call, "Sam: I'd waive the thirty-two hundred."], { prices })[0]).not.toContain('thirty-two');
	});

	it('is agreed in a yes that asks to hear it again, in the words alone', () => {
		const call = [
			'Sam: The monthly is six hundred and forty. And the catch-up is a one-off, nine hundred.',
			'Bea: That is a lot in one go.',
			'Sam: Without payroll I can do five hundred and ninety a month.',
			'Bea: And the catch-up?',
			'Sam: Seven hundred and fifty.',
			"Bea: Let's do it. Five ninety a month and the seven fifty, yeah?",
		];
		const read = { by: 'weights', accepted: true, currency: 'GBP' };
		const prices = {
			1: { amount: 640 },
			3: { amount: 590, per: 'month', ...read },
			5: { amount: 750, per: 'once', ...read },
		};
		expect(told(call, { prices, ended: 'agreed', end: 6 })[0]).toMatch(
			/^Price agreed: first “The monthly.+ \(line 1\)\. Agreed: “.*Five ninety a month and the seven fifty, yeah\?” \(line 6\)$/,
		);
	});

	it('is agreed with whoever says yes and names the sums', () => {
		const call = [
			'Bea: What does it cost?',
			'Sam: The monthly is four hundred and twenty.',
			'Bea: That is steep.',
			'Sam: I can do three hundred and eighty-five.',
			"Bea: Then let's do it. Three eighty-five a month.",
		];
		expect(told(call, { ended: 'agreed', end: 5 })[0]).toMatch(
			/Agreed: “Then let's do it\. Three eighty-five a month\.” \(line 5\)$/,
		);
		const other = [...call.slice(0, 4), "Bea: Then let's do it. Three fifty a month."];
		expect(told(other, { ended: 'agreed', end: 5 })[0]).not.toContain('Three fifty');
	});

	it('is no small number that was counted beside it', () => {
		const call = [
			'Sam: It is nine thousand once, and it should stop twenty-eight of the losses.',
			'Bea: What does it cost a month?',
			"Sam: Nothing more, it's nine thousand.",
			"Bea: Okay. Twenty-eight. Then I'm in.",
		];
		const [price] = told(call, { prices: { 1: { amount: 9000 } }, ended: 'agreed', end: 4 });
		expect(price).not.toContain('Twenty-eight');
	});

	it('is also one that is paid otherwise, where it is sure', () => {
		const call = [
			'Sam: It is six hundred and fifty a month.',
			'Bea: And once?',
			"Sam: It's nine thousand for three years.",
		];
		const last = (confidence: number) =>
			told(call, { prices: { 1: { amount: 650, per: 'month' }, 3: { amount: 9000, per: 'once', confidence } } })[0];
		expect(last(0.95)).toContain('Later: “It');
		expect(last(0.6)).not.toContain('Later: “It');
	});
});
