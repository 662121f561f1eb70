import { describe, expect, it } from 'vitest';
import type { Alternative, CallFacts, Price } from '../facts.ts';
import { around, read, toldIn } from './testing.ts';

const price = (lines: readonly string[], line: number, amount: number, per: Price['per'] = 'once') =>
	read(lines, line, { amount, per });

function toldPrices(lines: readonly string[], facts: Partial<CallFacts>) {
	return toldIn(lines, facts).prices.map(({ amount, per, accepted, turnedDown }) => ({
		amount,
		per,
		...(accepted ? { accepted } : {}),
		...(turnedDown ? { turnedDown } : {}),
	}));
}

describe('what becomes of a price', () => {
	it('is none where it is an hour of which they speak', () => {
		const hours = (before: string) => {
			const call = around(`Bea: ${before}`, 'Sam: Nine thirty then.');
			return toldPrices(call, { prices: [price(call, 10, 930)] });
		};
		expect(hours('No starts before nine. Nine thirty would be better.')).toEqual([]);
		expect(hours('Nine hundred is too little.')).toHaveLength(1);
	});

	it('is agreed where the yes names it, and the one before it is not', () => {
		const call = around(
			'Sam: Three and a half grand to set up, and a hundred and eighty a month.',
			'Bea: Hm.',
			'Sam: If you pay it up front, I can do two thousand nine hundred.',
			'Bea: Twenty-nine hundred and one-eighty. Done.',
		);
		const prices = [price(call, 9, 3500), price(call, 9, 180, 'month'), price(call, 11, 2900)];
		const outcome = { kind: 'agreed' as const, lines: [12], confidence: 1 };
		expect(toldPrices(call, { prices, outcome })).toEqual([
			{ amount: 3500, per: 'once' },
			{ amount: 180, per: 'month', accepted: true },
			{ amount: 2900, per: 'once', accepted: true },
		]);
	});

	it('has no period of another sum, and is not given away with what stands beside it', () => {
		const both = around('Sam: Seven hundred and fifty.', 'Bea: Okay. Five ninety a month and the seven fifty, yeah?');
		const periodic = { prices: [price(both, 10, 590, 'month'), price(both, 10, 750, 'month')] };
		expect(toldPrices(both, periodic).map(({ per }) => per)).toEqual(['month', 'once']);
		const beside = around("Sam: I could do thirty-two hundred, and I'll waive the set-up.", 'Bea: Hm.');
		expect(toldPrices(beside, { prices: [price(beside, 9, 3200)] })).toEqual([{ amount: 3200, per: 'once' }]);
	});

	it.each([
		['No, keep the eight.', true],
		['Ah. No. I do not like it.', true],
		["No, that's fine.", false],
		['Yes, good.', false],
		["Well, thirty-eight's not going to happen.", false],
	])('is turned down by a no to it alone: %s', (reply, turnedDown) => {
		const call = around('Sam: I can do six weeks for eight thousand eight hundred.', `Bea: ${reply}`);
		expect(toldPrices(call, { prices: [price(call, 9, 8800)] })).toEqual([
			{ amount: 8800, per: 'once', ...(turnedDown ? { turnedDown } : {}) },
		]);
	});

	it('is not turned down by a no to another question, nor where it is named again', () => {
		const asked = around('Sam: Nine hundred and fifty. Is there anybody else who signs?', 'Bea: No, I do.');
		const again = around(
			'Sam: It is nine hundred and fifty.',
			'Bea: No.',
			'Sam: Hm.',
			'Bea: Fine, nine hundred and fifty.',
		);
		for (const call of [asked, again])
			expect(toldPrices(call, { prices: [price(call, 9, 950)] })).toEqual([{ amount: 950, per: 'once' }]);
	});

	it('is another firm’s where they named it first, as what that firm gets', () => {
		const call = around(
			'Bea: We signed. Nine thousand eight hundred a month.',
			'Sam: Nine thousand eight hundred, right.',
		);
		const bid = around('Bea: Nineteen hundred, and I say yes.', 'Sam: Nineteen hundred, right.');
		expect(toldPrices(call, { prices: [price(call, 10, 9800, 'month')] })).toEqual([]);
		expect(toldPrices(bid, { prices: [price(bid, 10, 1900)] })).toEqual([{ amount: 1900, per: 'once' }]);
		const alternatives: Alternative[] = [read(bid, 9, { name: 'Lotte', kind: 'used' })];
		expect(toldPrices(bid, { prices: [price(bid, 10, 1900)], alternatives })).toEqual([]);
	});

	it('is none where it is a number of theirs, or the price over some months', () => {
		const count = around('Sam: With your five hundred and twenty the flat one is cheaper.', 'Bea: Yes.');
		const over = around('Sam: Six forty a month for twelve months, that is seven thousand six hundred and eighty.');
		expect(toldPrices(count, { prices: [price(count, 9, 520)] })).toEqual([]);
		expect(toldPrices(over, { prices: [price(over, 9, 640, 'month'), price(over, 9, 7680)] })).toEqual([
			{ amount: 640, per: 'month' },
		]);
	});

	it('is none where it follows from what they lose or save', () => {
		const told = (said: string, amount: number) => {
			const call = around(`Sam: ${said}`, 'Bea: Hm.');
			const quote = said.slice(said.lastIndexOf('. ', said.length - 2) + 1).trim();
			return toldPrices(call, { prices: [{ ...price(call, 9, amount, 'month'), quote }] });
		};
		expect(told("If you put that at twenty pounds an hour, that's three hundred and twenty a month.", 320)).toEqual([]);
		expect(told("Times twenty-six. That's two thousand one hundred and eighty-four pounds.", 2184)).toEqual([]);
		expect(told("If you take both, that's three hundred and twenty pounds a month.", 320)).toHaveLength(1);
	});

	it('holds the one of “a dollar thirty-five”', () => {
		const call = around("Sam: It's a dollar thirty-five per door, per month.");
		expect(toldPrices(call, { prices: [price(call, 9, 35, 'month')] })).toEqual([{ amount: 1.35, per: 'unit' }]);
	});

	it.each([
		['Sam: It is six forty a month, and nineteen hundred once.', 1900, 'once'],
		['Sam: Nineteen hundred to set it up, then six forty each month.', 1900, 'once'],
		['Sam: I can do nineteen hundred. A month.', 1900, 'month'],
		['Sam: Every month it is nineteen hundred.', 1900, 'month'],
		['Sam: It is nineteen hundred every month, and we drop the set-up.', 1900, 'month'],
	] as const)('has the period that is said with it alone: %s', (line, amount, per) => {
		const call = around(line);
		expect(toldPrices(call, { prices: [price(call, 9, amount, 'month')] })).toEqual([{ amount, per }]);
	});

	it('is whole with its half: “and a half thousand”', () => {
		const call = around('Sam: It is fourteen and a half thousand a month.');
		expect(toldPrices(call, { prices: [price(call, 9, 14_500, 'month')] })).toEqual([{ amount: 14_500, per: 'month' }]);
	});

	it('is none where it is what others come to in a year, with what is paid once', () => {
		const call = around('Sam: It is 640 a month and 1,900 once.', 'Bea: And in a year?', 'Sam: That makes it 9,580.');
		const prices = [price(call, 9, 640, 'month'), price(call, 9, 1900)];
		for (const sum of [9580, 7680]) {
			const told = toldPrices(call, { prices: [...prices, price(call, 11, sum)] });
			expect(told.map(({ amount }) => amount)).toEqual([640, 1900]);
		}
		expect(toldPrices(call, { prices: [...prices, price(call, 11, 9600)] })).toHaveLength(3);
	});
});

describe('a sum of theirs', () => {
	const budget = (lines: readonly string[], line: number, amount: number) =>
		read(lines, line, { amount, per: 'month' as const });

	it('is told, unless the seller named it first, another firm asks it, or it is what hurts', () => {
		const own = around('Sam: What is there?', 'Bea: We have 900 dollars a month for it.');
		expect(toldIn(own, { budget: [budget(own, 10, 900)] }).budget).toHaveLength(1);
		const echo = around('Sam: It is 900 dollars a month.', 'Bea: So it is 900 dollars a month.');
		expect(toldIn(echo, { budget: [budget(echo, 10, 900)] }).budget).toEqual([]);
		const other = around('Sam: Who else?', 'Bea: Lotte would do it for 900 dollars a month.');
		const alternatives: Alternative[] = [read(other, 10, { name: 'Lotte', kind: 'considered' })];
		expect(toldIn(other, { budget: [budget(other, 10, 900)], alternatives }).budget).toEqual([]);
		const owed = around('Sam: Do they pay?', 'Bea: They owe us 900 dollars a month.');
		const pains = [read(owed, 10, { main: true })];
		expect(toldIn(owed, { budget: [budget(owed, 10, 900)], pains }).budget).toEqual([]);
	});
});
