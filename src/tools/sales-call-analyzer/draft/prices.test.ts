import { describe, expect, it } from 'vitest';
import { type Facts, readingWith } from './advice/testing.ts';
import { pricesNamed } from './prices.ts';
import { allHighlights } from './testing.ts';

/** The words that named a price first and last, with their lines. */
const told = (call: readonly string[], facts: Facts = {}) => {
	const words = pricesNamed(readingWith(call, facts)).map(({ turn, text }) => `“${text}” (line ${turn.line})`);
	return words.length === 0 ? [] : [words.join(', then ')];
};

describe('the price in the summary', () => {
	const call = [
		'Sam: It is three hundred and ninety a month.',
		'Bea: Is there one for the nights only?',
		'Sam: There is, sort of. It is £160 a month, with the same person at the desk from ten in the evening until six in the morning, all week.',
		'Bea: I see.',
	];
	const prices = { 1: { amount: 390 }, 3: { amount: 160 } };
	const line = (lines: readonly string[], facts: Facts = {}) =>
		allHighlights(readingWith(lines, { ended: 'open', prices, ...facts })).filter((one) =>
			one.startsWith('Your price'),
		);

	it('CALL-16: is the last one, with the question that it answers', () => {
		expect(line(call)).toEqual([
			'Your price: Bea: “Is there one for the nights only?”\nYou: “There is, sort of. It is £160 a month, with the same person at the desk from ten in the evening until six in the morning, all week.” (lines 2 and 3)',
		]);
	});

	it('CALL-16: is not told again where the ending tells it', () => {
		const yes = ['Bea: Is it three ninety?', 'Sam: £390 a month, with the nights.', 'Bea: Go ahead with it.'];
		expect(line(yes, { ended: 'agreed', end: 3, prices: { 2: { amount: 390 } } })).toEqual([]);
	});
});

describe('a price', () => {
	it('CALL-16: is what the seller names who is asked for it, where nothing was read as one', () => {
		expect(told(['Bea: What does it cost?', 'Sam: The audit with a retest is 4,800 euros.'])).toEqual([
			'“The audit with a retest is 4,800 euros.” (line 2)',
		]);
		expect(told(["Sam: You'd be looking at a hundred and eighteen thousand pounds, installed."])).toHaveLength(1);
	});

	it('is none of a sum that they named, or that is the price of nothing', () => {
		expect(told(['Bea: We pay 4,800 euros now. What does it cost?', 'Sam: 4,800 euros is a lot.'])).toEqual([]);
		expect(told(['Bea: We make doors.', 'Sam: We sold 4,800 of them in May.'])).toEqual([]);
	});

	it('is told first and last, in the seller’s words', () => {
		const call = [
			'Sam: Six seventy by eighty-four is six hundred and forty-seven a month.',
			'Bea: That is a lot. My sister was here on Monday.',
			"Sam: Then leave out the tips. That's seventeen less, so six hundred and thirty.",
			'Bea: Six thirty I can live with.',
			'Sam: Half now, so that is three hundred and fifteen.',
		];
		expect(told(call, { prices: { 1: { amount: 647, per: 'month' } } })).toEqual([
			[
				'“Six seventy by eighty-four is six hundred and forty-seven a month.” (line 1)',
				"then “Then leave out the tips. That's seventeen less, so six hundred and thirty.” (line 3)",
			].join(', '),
		]);
	});

	it('is what was read as one, or is said as one', () => {
		const call = (said: string) => [
			'Sam: The whole thing with the meters is three thousand three hundred.',
			'Bea: Go on.',
			`Sam: ${said}`,
		];
		const then = (said: string) => told(call(said), { prices: { 1: { amount: 3300 } } })[0];
		expect(then('And for the liability we have two thousand nine hundred.')).not.toContain('nine');
		expect(then('And I could do it for two thousand nine hundred.')).toContain('nine');
		expect(then('And it would be two thousand nine hundred a year.')).toContain('nine');
		expect(then('Two thousand nine hundred.')).toContain('nine');
	});

	it('is none of what is only billed of it', () => {
		const call = (said: string) => [
			'Sam: The whole thing with the meters is three thousand three hundred.',
			'Bea: Go on.',
			`Sam: ${said}`,
		];
		const prices = { 1: { amount: 3300 } };
		expect(told(call("I'll send the letter tomorrow, and it's £1,650 a month."), { prices })[0]).toContain('1,650');
		expect(told(call("I'll send the invoice tomorrow, and it's £1,650 a month."), { prices })[0]).not.toContain(
			'1,650',
		);
	});

	it('is last told in the fullest words for its sums', () => {
		const call = [
			'Sam: The whole thing with the meters is four thousand eight hundred.',
			'Bea: Could you do fifteen hundred for the trial?',
			'Sam: I could do sixteen fifty for the trial, and all of it comes off if you carry on.',
			'Bea: I see.',
			'Sam: Sixteen fifty.',
		];
		const prices = { 1: { amount: 4800 }, 3: { amount: 1650 }, 5: { amount: 1650 } };
		const last = (lines: readonly string[]) => told(lines, { prices })[0];
		expect(last(call)).toContain('“I could do sixteen fifty for the trial');
		expect(last(call)).not.toContain('“Sixteen fifty.”');
		expect(last(call.with(4, 'Sam: Seventeen fifty.'))).toContain('“Seventeen fifty.” (line 5)');
		const [, , full = '', , bare = ''] = call;
		expect(last(call.with(2, bare).with(4, full))).toContain('all of it comes off if you carry on.” (line 5)');
	});

	it('is not what they named first and the seller only repeats', () => {
		const call = [
			'Bea: I run four thousand a month.',
			'Sam: Four thousand a month. Okay.',
			'Sam: It is sixty-eight hundred.',
		];
		const prices = { 2: { amount: 4000, per: 'month' }, 3: { amount: 6800 } };
		expect(told(call, { prices })[0]).toMatch(/^“It is sixty-eight hundred\.”/);
	});

	it('begins with one not far before the first that was read, from which that comes down', () => {
		const call = (said: string) => [
			`Sam: ${said}`,
			'Bea: Make it fifteen.',
			'Sam: If I drop the films I can do sixteen-five.',
			'Bea: Seventeen-five with the films? Done.',
		];
		const begins = (said: string) => told(call(said), { prices: { 3: { amount: 16_500 } } })[0];
		expect(begins('So it is eighteen thousand five hundred.')).toMatch(/^“So it is.+, then “If I drop/s);
		expect(begins('We made ninety thousand of them.')).toMatch(/^“If I drop/);
	});

	it('goes on with sums like it', () => {
		const then = (...said: string[]) =>
			told(['Sam: It is thirty-six hundred a season.', ...said], { prices: { 1: { amount: 3600 } } })[0];
		expect(then('Sam: I could do thirty-two hundred.')).toContain('“I could do thirty-two hundred.” (line 2)');
		expect(then('Sam: Thirty-two hundred.')).toContain('“Thirty-two hundred.” (line 2)');
		expect(then('Sam: So send me fifty.')).not.toContain('line 2');
		expect(then("Sam: There's like thirty-two hundred.")).not.toContain('line 2');
		expect(then('Sam: We met thirty-two hundred people at the fair in May.')).not.toContain('line 2');
	});

	it('is none that is supposed, saved, paid to others, given away, told of somebody, or that the seller will not do', () => {
		const then = (said: string) =>
			told(['Sam: It is thirty-six hundred a season.', 'Bea: Could you do three?', `Sam: ${said}`], {
				prices: { 1: { amount: 3600 } },
			})[0];
		for (const said of [
			"I can't do thirty-two hundred.",
			'Three thousand dollars a year is what you save.',
			'You pay that to Microsoft, three thousand dollars.',
			'Say yours comes to three thousand dollars.',
			'I had a client who paid three thousand dollars.',
			'On your own figure that is three thousand dollars.',
			"I'd waive the three thousand dollars.",
			'On Thursday the sixteenth I could do twelve-thirty.',
			'You pay about three thousand dollars a lead.',
			'That was what, three thousand dollars?',
			"Then you're out three thousand dollars.",
			"If it's everything then we'd have three thousand dollars for ads.",
		])
			expect(then(said), said).not.toContain('line 3');
		expect(then("I could do thirty-two hundred, and I'll waive the set-up.")).toContain('line 3');
	});

	it('is none of their money, unless the seller grants it', () => {
		const call = (...said: string[]) =>
			told(['Bea: We lose three thousand dollars on it.', 'Sam: It is thirty-six hundred.', ...said], {
				prices: { 2: { amount: 3600 } },
			})[0];
		expect(call('Bea: I see.', 'Sam: So three thousand dollars, as you say.')).not.toContain('line 4');
		expect(call('Bea: Three thousand.', 'Sam: Three thousand dollars.')).not.toContain('line 4');
		expect(call('Bea: Three thousand.', 'Sam: Three thousand dollars. Fine.')).toContain('line 4');
	});

	it('is none where the seller only reckons aloud, and the next where the first says nothing', () => {
		const call = (said: string) => [
			`Sam: ${said} Half of it is two hundred eighty thousand dollars.`,
			'Sam: My regular is twenty-eight hundred dollars a month.',
		];
		const prices = { 1: { amount: 280_000 }, 2: { amount: 2800, per: 'month' } };
		const first = (said: string) => told(call(said), { prices })[0];
		expect(first('Let me do a little arithmetic, if you do not mind.')).toMatch(/^“My regular/);
		expect(first("Let's be conservative.")).toMatch(/^“My regular/);
		expect(first('Fifteen by seven, by fifty-two over twelve.')).toMatch(/^“My regular/);
		expect(first('Seven times, this is a lot.')).toMatch(/^“My regular/);
		expect(first('I see.')).toMatch(/^“Half of it is/);
		const asks = ['Sam: Is it nine hundred dollars?', 'Sam: It is eight hundred dollars.'];
		expect(told(asks, { prices: { 1: { amount: 900 }, 2: { amount: 800 } } })).toEqual([
			'“It is eight hundred dollars.” (line 2)',
		]);
	});

	it('is last none that is paid first of it, comes on top of it, is supposed, or only said after them', () => {
		const last = (...said: string[]) =>
			told(['Sam: It is thirty-six hundred a season.', ...said], { prices: { 1: { amount: 3600 } } })[0];
		expect(last('Bea: I see.', 'Sam: I could do twelve hundred dollars at the start.')).not.toContain('line 3');
		expect(last('Bea: I see.', 'Sam: I could do twelve hundred dollars for the small one.')).toContain('line 3');
		expect(last('Bea: And is that extra?', 'Sam: Six hundred dollars.')).not.toContain('line 3');
		expect(last('Bea: I see.', 'Sam: I can do three thousand, half at the start.')).toContain('line 3');
		expect(last('Bea: I see.', "Sam: By trestle you'd be talking tags. That's six hundred dollars.")).not.toContain(
			'line 3',
		);
		expect(last('Bea: I give you three thousand.', 'Sam: Three thousand dollars.')).not.toContain('line 3');
		const echo = ['Sam: It is thirty-six hundred.', 'Bea: I give you three thousand.', 'Sam: Three thousand.'];
		expect(told(echo, { prices: { 1: { amount: 3600 }, 3: { amount: 3000 } } })[0]).not.toContain('line 3');
		expect(last('Bea: I say three thousand.', 'Sam: Oh, well then, on a card it is three thousand. Fine.')).toContain(
			'line 3',
		);
		expect(last('Bea: I see.', 'Sam: Two thousand three hundred. Half when we start.')).toContain('line 3');
		expect(last('Bea: I see.', 'Sam: Half when we start. So that is two thousand three hundred.')).not.toContain(
			'line 3',
		);
		expect(last('Bea: I see.', 'Sam: Three thousand nine hundred, everything in.')).toContain('line 3');
		expect(
			last('Bea: I see.', "Sam: And that'd be, I don't know, six hundred euros for each of the certificates."),
		).toContain('line 3');
		expect(last('Bea: I see.', 'Sam: First month free, then three thousand dollars a month.')).toContain('line 3');
		expect(last('Bea: So three two.', 'Sam: Three thousand two hundred. If it comes to me clean.')).toContain('line 3');
		expect(last('Bea: So three two.', 'Sam: Three thousand two hundred. I see.')).not.toContain('line 3');
		expect(last('Bea: I see.', 'Sam: Three thousand nine hundred, I have counted them.')).not.toContain('line 3');
		expect(
			last('Bea: I see.', 'Sam: The licences are three thousand dollars a month. You pay that to Microsoft.'),
		).not.toContain('line 3');
		expect(last('Bea: I see.', 'Sam: In the last month you had three thousand dollars for hats.')).not.toContain(
			'line 3',
		);
	});

	it('is no extra, unless it is paid again', () => {
		const then = (said: string) =>
			told(['Sam: It is £6,200.', `Sam: ${said}`], { prices: { 1: { amount: 6200 }, 2: { amount: 65 } } })[0];
		expect(then('A third round would be £65 an hour.')).not.toContain('line 2');
		expect(then('And it is £65 a month.')).toContain('line 2');
	});

	it('is a sum of a month or a range, with both its ends', () => {
		const then = (said: string) =>
			told(['Sam: It is nine hundred to build.', `Sam: ${said}`], { prices: { 1: { amount: 900 } } })[0];
		expect(then('If we get it going this month I could do seven fifty.')).toContain('line 2');
		expect(then('On Thursday I could do seven fifty.')).not.toContain('line 2');
		const range = ['Sam: The full thing is between nine and thirteen thousand.', 'Sam: Or twelve thousand.'];
		expect(told(range, { prices: { 1: { amount: 9000 } } })[0]).toContain('between nine and thirteen thousand');
	});

	it('is none that the seller only reckons from their figures or says after them in full', () => {
		const then = (theirs: string, ours: string) =>
			told(['Sam: It is four thousand for the pilot.', `Bea: ${theirs}`, `Sam: ${ours}`], {
				prices: { 1: { amount: 4000 }, 3: { amount: 3700 } },
			})[0];
		expect(
			then('She is three thousand two hundred a month.', 'So roughly three thousand seven hundred.'),
		).not.toContain('line 3');
		expect(then('She is on the board.', 'So roughly three thousand seven hundred.')).toContain('line 3');
		expect(
			then('She is three thousand two hundred a month.', 'So I do it for three thousand seven hundred.'),
		).toContain('line 3');
		const rival = ['Bea: We pay him nine.', 'Sam: Nine thousand a month.', 'Sam: We are eighteen thousand.'];
		const prices = { 2: { amount: 9000 }, 3: { amount: 18_000 } };
		expect(told(rival, { prices })[0]).toMatch(/^“We are eighteen thousand\.”/);
	});

	it('is last none that was named after they said yes', () => {
		const call = [
			'Sam: It is nine hundred a month for the phones.',
			'Bea: Nine hundred. Go on, then.',
			'Bea: We ring in the morning.',
			'Sam: And the backup would be seven hundred a month.',
		];
		const prices = { 1: { amount: 900 }, 4: { amount: 700 } };
		expect(told(call, { prices, ended: 'open', end: 2 })[0]).toContain('line 4');
		expect(told(call, { prices, ended: 'agreed', end: 2 })[0]).not.toContain('line 4');
	});

	it('CALL-16: is told by the ending alone, where that names the sum they said yes to', () => {
		const between = Array.from({ length: 6 }, () => [
			'Sam: I see how you do that, and I like it.',
			'Bea: We make doors.',
		]);
		const yes = (sum: string) => ['Sam: It is nine hundred a month.', ...between.flat(), `Bea: ${sum} Go on, then.`];
		const priced = (sum: string) => {
			const facts = { prices: { 1: { amount: 900 } }, ended: 'agreed' as const, end: 14 };
			return allHighlights(readingWith(yes(sum), facts)).some((one) => one.startsWith('Your price'));
		};
		expect(priced('Eight fifty.')).toBe(false);
		expect(priced('Right.')).toBe(true);
		// A deposit is not the price.
		expect(priced('One fifty now.')).toBe(true);
	});

	it('begins where they say back what was in the offer', () => {
		const call = (theirs: string) => [`Bea: ${theirs}`, 'Sam: It is nine hundred.', 'Sam: Or seven hundred without.'];
		const prices = { 2: { amount: 900 }, 3: { amount: 700 } };
		expect(told(call('Your paper says nine hundred.'), { prices })[0]).toContain('“It is nine hundred.” (line 2)');
		expect(told(call('I run nine hundred a month.'), { prices })[0]).not.toContain('line 2');
	});

	it('is what is called one with its tax, and a sum that comes off later', () => {
		const price = (said: string) => told(['Bea: Hm.', `Sam: ${said}`]).length;
		expect(price('Twenty-two thousand, exactly. Plus VAT.')).toBe(1);
		expect(price('Four hundred, exactly. Plus VAT.')).toBe(1);
		expect(price('Four hundred, exactly.')).toBe(0);
		const off = ['Sam: The pilot is four thousand.', "Sam: I'd take the four thousand off the build."];
		const line = (lines: number[]) =>
			told(off, { prices: { 2: { amount: 4000, lines, quote: "I'd take the four thousand off the build." } } });
		expect(line([2, 1])[0]).toContain('“The pilot is four thousand.”');
		expect(line([2])).toEqual(line([2, 1]));
	});

	it('is the last sum of the seller’s own, where nothing was read as one', () => {
		const call = [
			'Bea: We pay nine thousand pounds now.',
			'Sam: Then it comes out, so that brings it to £5,400.',
			'Sam: Nine thousand pounds.',
		];
		expect(told(call)).toEqual(['“Then it comes out, so that brings it to £5,400.” (line 2)']);
		expect(told(call.with(1, 'Sam: Then it comes out, so that brings it to £400.'))).toEqual([]);
	});

	it('stands before what is paid again beside it', () => {
		const call = (fee: string) => [
			'Sam: It is £9,000 for all.',
			'Bea: Hm.',
			'Sam: I can do £8,000.',
			'Bea: Hm.',
			`Sam: ${fee}`,
		];
		const prices = { 1: { amount: 9000 }, 3: { amount: 8000 } };
		expect(told(call('After that it is £400 a month.'), { prices })[0]).toMatch(
			/then “I can do £8,000\.” \(line 3\), then “After that/,
		);
		expect(told(call('I can do £7,000 a year.'), { prices })[0]).not.toContain('line 3');
	});

	it('is told with all sums of a turn that is quick to read', () => {
		const [line] = told(['Sam: It is nine hundred.', 'Sam: Then seven hundred. I counted heads. So six hundred.'], {
			prices: { 1: { amount: 900 } },
		});
		expect(line).toContain('“Then seven hundred. I counted heads. So six hundred.”');
	});
});
