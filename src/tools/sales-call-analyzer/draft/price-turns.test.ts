import { describe, expect, it } from 'vitest';
import { type Facts, readingWith } from './advice/testing.ts';
import { highlights } from './summary.ts';

const told = (call: readonly string[], facts: Facts = {}) =>
	highlights(readingWith(call, facts)).filter((line) => /price/i.test(line));

describe('the turns that name a price', () => {
	it('is one in cents, and at last the one to which they say yes at once', () => {
		const call = [
			"Sam: You'd be paying two pounds thirty-five per order.",
			'Bea: Make it less.',
			'Sam: Two pounds twenty, six months.',
			'Bea: Done. Great.',
		];
		expect(told(call, { end: 4 })).toEqual([
			"Price agreed: first “You'd be paying two pounds thirty-five per order.” (line 1), agreed “Two pounds twenty, six months.” (line 3)",
		]);
		expect(told(call, { ended: 'open', end: 4 })[0]).toMatch(/^Your price: first .+ last “Two pounds twenty/);
	});

	it('is at last none of a part that they leave or put off, unless they say yes to it', () => {
		const call = (said: string) => [
			'Sam: It is seven hundred euros for the website.',
			'Bea: I see.',
			'Sam: The gallery I could do for five hundred euros.',
			`Bea: ${said}`,
			'Sam: Fine.',
		];
		const prices = { 1: { amount: 700 } };
		expect(told(call("Let's leave gallery till May."), { prices })[0]).not.toContain('gallery');
		expect(told(call('Go on, then. The van can wait.'), { prices })[0]).toContain('agreed “The gallery');
	});

	it('is at last no hour, and a small one where it was asked for', () => {
		const call = (asked: string, said: string) => [
			'Sam: It is twelve thousand euros.',
			`Bea: ${asked}`,
			`Sam: ${said}`,
			'Bea: I see.',
		];
		const prices = { 1: { amount: 12_000 } };
		expect(told(call('At ten. Your ten or our ten?', "Let's say your ten."), { prices })[0]).not.toContain('last');
		const said = 'Six hundred euros, with the list.';
		expect(told(call('And how much is the test?', said), { prices })[0]).toContain('last “Six hundred euros');
		expect(told(call('And the test?', said), { prices })[0]).not.toContain('last');
		expect(told(call("And what's that, in money?", "I'd say six hundred."), { prices })[0]).toContain('last');
		expect(told(call('How much?', 'It comes off the four thousand.'), { prices })[0]).not.toContain('last');
	});

	it('is one of theirs that the seller repeats with its tax, and not that of a mere part', () => {
		const call = ["Bea: That's the nineteen and a half grand.", 'Sam: Nineteen thousand five hundred a year plus GST.'];
		expect(told(call)).toEqual(['Your price: “Nineteen thousand five hundred a year plus GST.” (line 2)']);
		expect(told([call[0] ?? '', 'Sam: Nineteen thousand five hundred, yeah.'])).toEqual([]);
		const part = ['Sam: Each is two thousand one hundred.', 'Sam: The price for it is 1,850,000 dollars.'];
		expect(told(part, { prices: { 1: { amount: 2100 }, 2: { amount: 1_850_000 } } })).toEqual([
			'Your price: “The price for it is 1,850,000 dollars.” (line 2)',
		]);
	});

	it('is at last one that is like any sum which was named with the first', () => {
		const call = (first: string) => [`Sam: ${first}`, 'Bea: Hm.', 'Sam: I could do it at nineteen hundred.'];
		const prices = { 1: { amount: 18_000 } };
		const season = 'The season is eighteen thousand dollars.';
		expect(told(call(`${season} One show is two thousand four hundred dollars.`), { prices })[0]).toContain('last');
		expect(told(call(season), { prices })[0]).not.toContain('last');
	});

	it('is the one with which the call is summed up', () => {
		const call = [
			'Sam: It is four ninety-five a month.',
			'Bea: Hm.',
			'Sam: Then four hundred and twenty, by direct debit.',
			'Bea: And the corrections?',
			"Sam: I'd charge six hundred and fifty for that.",
			'Bea: Go on.',
			'Sam: To recap. Four hundred and twenty a month, six fifty once, from May.',
			'Bea: Right.',
		];
		const prices = { 1: { amount: 495, per: 'month' }, 5: { amount: 650, accepted: true } };
		const [line] = told(call, { ended: 'agreed', end: 6, prices });
		expect(line).toContain('agreed “Then four hundred and twenty, by direct debit.” (line 3)');
	});

	it('is a share where it is asked for and no sum is named, down to what is conceded', () => {
		const call = [
			"Bea: And what's the damage?",
			'Sam: It is twenty percent of the salary.',
			'Bea: Hm.',
			'Sam: For all five I would come down to seventeen percent.',
			'Bea: And if they quit?',
			"Sam: Then it's a hundred percent back.",
		];
		const share =
			'Your price: first “It is twenty percent of the salary.” (line 2), last “For all five I would come down to';
		expect(told(call)[0]).toContain(share);
		expect(told(['Bea: And how many quit?', ...call.slice(1)])).toEqual([]);
	});

	it('is agreed though its parts are named later', () => {
		const call = (last: string) => [
			'Sam: It is nine hundred euros.',
			'Bea: Hm.',
			'Sam: I can do six hundred and fifty.',
			'Bea: How do I pay?',
			`Sam: ${last}`,
			'Bea: Done.',
		];
		const prices = { 1: { amount: 900 }, 3: { amount: 650, accepted: true } };
		const line = (last: string) => told(call(last), { ended: 'agreed', end: 6, prices })[0];
		expect(line('So three hundred and twenty-five euros to start.')).toMatch(/^Price agreed: .+ agreed “I can do six/);
		expect(line('The spare is three hundred and twenty-five euros.')).not.toMatch(/agreed “I can do six/);
	});
});
