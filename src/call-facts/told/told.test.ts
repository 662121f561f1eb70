import { describe, expect, it } from 'vitest';
import type { Commitment } from '../facts.ts';
import { BOTH } from './promises.ts';
import { around, read, toldIn } from './testing.ts';

describe('what is told', () => {
	it.each([
		['a real doubt', "Bea: I'm worried that it does not work without a network.", 1],
		['a price said after the seller', 'Bea: One thousand eight hundred and fifty.', 0],
		['years in the job', 'Bea: Seventeen years, I began in the workshop.', 0],
	])('holds a doubt only where words show one: %s', (_what, line, count) => {
		const call = around(line, 'Sam: It runs for thirty days by itself and sends all of it later.');
		expect(toldIn(call, { objections: [read(call, 9, { answered: true })] }).objections).toHaveLength(count);
		const doubtful = { ...read(call, 9, { answered: true }), confidence: 0.5 };
		expect(toldIn(call, { objections: [doubtful] }).objections).toEqual([]);
	});

	it.each([
		['words of approval', "Bea: Good. That's what I wanted to hear.", 1],
		['a threat', "Bea: Because if it doesn't come over, we run two systems.", 0],
		['a question', 'Bea: And why would I pay you more for the same thing?', 0],
		['a condition', "Bea: I like that, I'd want to see it, though.", 0],
	])('holds approval only where nothing is held back: %s', (_what, line, count) => {
		const call = around(line);
		expect(toldIn(call, { signals: [read(call, 9)] }).signals).toHaveLength(count);
	});

	it.each([
		['a wish', 'Bea: I want every quote to be out in two days.', 1],
		['a doubt about one', "Bea: I don't know if I want every quote to be out in two days.", 0],
	])('holds a goal only where they are sure of it: %s', (_what, line, count) => {
		const call = around(line);
		expect(toldIn(call, { goals: [read(call, 9, { confidence: 1 })] }).goals).toHaveLength(count);
	});

	it.each([
		['where it was asked for', 'Sam: And how many orders on a normal day?', 0],
		['not where another thing was', 'Sam: And what is the trouble?', 1],
	])('holds no mere count as a trouble %s', (_what, question, count) => {
		const call = around(question, 'Bea: Forty or fifty of them, and eighty in the season.');
		expect(toldIn(call, { pains: [read(call, 10, { main: true })] }).pains).toHaveLength(count);
	});

	it('leaves small talk out of troubles and figures, and keeps them in the middle of a call', () => {
		const wind = "Bea: That's the wind. We lost two benches on Sunday, it blew forty miles an hour.";
		const opening = [wind, ...around()];
		const middle = around('Bea: We lost two benches on Sunday, and nobody paid us for them so far.');
		expect(toldIn(opening, { pains: [read(opening, 1, { main: false })] }).pains).toEqual([]);
		expect(toldIn(middle, { pains: [read(middle, 9, { main: false })] }).pains).toHaveLength(1);
	});

	it.each([
		['The roof leaks on two benches, and nobody has looked at it.', 1],
		["The roof leaked on two benches, but we had a man up, that's finished.", 0],
	])('leaves out a trouble that is over: %s', (words, count) => {
		const call = around(`Bea: ${words}`);
		expect(toldIn(call, { pains: [read(call, 9, { main: true })] }).pains).toHaveLength(count);
	});

	it.each([
		['I decide.', true, 1],
		["I'm only the administrator. The committee decides.", true, 0],
		["That's double what I can sign.", true, 0],
		['You can call. I do not commit to anything.', true, 0],
		['Doug signs it, he is our managing partner.', false, 1],
		["There's a grant from the council.", false, 0],
	])('names who decides only where the words say so: %s', (words, present, count) => {
		const call = around(`Bea: ${words}`);
		const who = present ? 'Bea' : 'Doug';
		expect(toldIn(call, { deciders: [read(call, 9, { who, present })] }).deciders).toHaveLength(count);
	});

	it('takes a signing limit of others for no decider on the seller’s side', () => {
		const call = around("Bea: Leave it for now, Sam. Anything over five thousand I can't sign in any case.");
		expect(toldIn(call, { deciders: [read(call, 9, { who: 'Sam', present: false })] }).deciders).toEqual([]);
	});

	it('takes for somebody who decides only whom a sentence on it names', () => {
		const call = around(
			"Bea: Two of my lads, it's Spanish they speak. I don't want slides that they sit through and sign.",
		);
		const spanish = read(call, 9, { who: 'Spanish', present: false });
		expect(toldIn(call, { deciders: [spanish] }).deciders).toEqual([]);
		const signs = around('Bea: My brother owns the other part. He signs with me.');
		const brother = read(signs, 9, { who: 'My brother', present: false });
		expect(toldIn(signs, { deciders: [brother] }).deciders).toHaveLength(1);
	});

	it.each([
		["Bea: I don't think that would be helpful to him.", 0],
		["Bea: Fair enough. I'd have to look up who that is.", 0],
		['Bea: Hm. That is better than what I figured it would be.', 1],
	])('takes for a sign of approval no nod and nothing that is denied: %s', (line, count) => {
		const call = around(line);
		expect(toldIn(call, { signals: [read(call, 9)] }).signals).toHaveLength(count);
	});

	it('takes no greeting for a sign of approval', () => {
		const signals = (first: string) => {
			const call = [first, ...around('Sam: Yes.')];
			return toldIn(call, { signals: [read(call, 1)] }).signals;
		};
		expect(signals('Bea: Hm. That is better than what I figured it would be.')).toHaveLength(1);
		expect(signals('Bea: Hm. That is better than what I figured it would be. Can you hear me?')).toEqual([]);
	});

	it('holds a date of theirs only where it is still to come', () => {
		const call = around(
			'Bea: We want it live before the end of January.',
			'Sam: Good.',
			'Bea: The report for March came on the nineteenth.',
		);
		const { timing } = toldIn(call, { timing: [read(call, 9), read(call, 11)] });
		expect(timing.map(({ lines }) => lines)).toEqual([[9]]);
	});

	it('is no day until which somebody is away', () => {
		const told = (said: string) => {
			const call = around('Sam: When could it start?', `Bea: ${said}`, 'Sam: I see.');
			return toldIn(call, { timing: [read(call, 10)] }).timing.length;
		};
		expect(told('We would start in April, when the season opens for us.')).toBe(1);
		expect(told("We would ask Ann, but she's in Bergen until the nineteenth of April.")).toBe(0);
	});

	it('leaves what the member added as it is', () => {
		const call = around('Bea: Seventeen years.');
		const added = { ...read(call, 9, { answered: false }), by: 'member' };
		expect(toldIn(call, { objections: [added] }).objections).toEqual([added]);
	});

	it('reads no price out of what is included, given away or paid today', () => {
		const call = around(
			'Sam: It is four hundred and ninety a month, with messages up to six thousand a month.',
			'Bea: Hm, we do not know that yet.',
			'Sam: You pay thirty-four fifty an hour now.',
		);
		const price = (line: number, amount: number, per: 'month' | 'hour') => read(call, line, { amount, per });
		const { prices } = toldIn(call, {
			prices: [price(9, 490, 'month'), price(9, 6000, 'month'), price(11, 34.5, 'hour')],
		});
		expect(prices.map(({ amount }) => amount)).toEqual([490]);
	});

	it('gives one amount once, with its period', () => {
		const call = around('Sam: I can come down to nineteen fifty a quarter.', 'Bea: The two years, nineteen-fifty.');
		const once = read(call, 10, { amount: 1950, per: 'once' as const });
		const quarterly = read(call, 9, { amount: 1950, per: 'quarter' as const });
		const outcome = { kind: 'agreed' as const, lines: [10], confidence: 1 };
		const { prices } = toldIn(call, { prices: [once, quarterly], outcome });
		expect(prices).toMatchObject([{ amount: 1950, per: 'quarter', accepted: true }]);
	});

	it('reads no thousands out of a sum that is also read rightly', () => {
		const call = around('Sam: Thirty-one twenty-five an hour, on the block.', 'Bea: And eighteen a month each.');
		const price = (line: number, amount: number, per: 'once' | 'hour' | 'month') => read(call, line, { amount, per });
		const { prices } = toldIn(call, {
			prices: [price(9, 31.25, 'hour'), price(9, 3125, 'once'), price(10, 18, 'month'), price(10, 18000, 'month')],
		});
		expect(prices.map(({ amount }) => amount)).toEqual([31.25, 18]);
	});

	it('takes weights for no money, and what they quoted for no budget', () => {
		const call = around(
			'Bea: It shows two hundred and forty pounds light.',
			'Sam: I see.',
			'Bea: They quoted me three thousand six hundred.',
		);
		const { figures, budget } = toldIn(call, {
			figures: [read(call, 9, { amount: 240, unit: 'GBP' })],
			budget: [read(call, 11, { amount: 3600, per: null })],
		});
		expect([figures, budget]).toEqual([[], []]);
	});
});

describe('the promises that are told', () => {
	const promise = (call: readonly string[], line: number, owner: string, when: string | null = null): Commitment =>
		read(call, line, { owner, when });
	const told = (call: readonly string[], ...next: Commitment[]) =>
		toldIn(call, { next }).next.map(({ owner, when, quote }) => [owner, when, quote]);

	it('hold a day that both sides agreed on, with its hour', () => {
		const call = around(
			'Sam: Could we do the demo on Thursday, October ninth, at ten?',
			"Bea: Ten's okay, if it's short.",
		);
		expect(told(call, promise(call, 10, 'Bea'))).toEqual([
			[BOTH, 'on Thursday, October ninth, at ten', 'Could we do the demo on Thursday, October ninth, at ten?'],
		]);
	});

	it('hold the day that was said instead', () => {
		const call = around(
			'Sam: So shall we talk on the Tuesday, the eighth? Ten o’clock yours?',
			"Bea: The eighth I'm in Liège. Wednesday the ninth, ten o'clock.",
			'Sam: Wednesday the ninth. And could you send me one thing?',
		);
		expect(told(call).map(([owner, when]) => [owner, when])).toEqual([[BOTH, "Wednesday the ninth, ten o'clock"]]);
	});

	it('hold no day that the other side turned down, nor one by which something is due', () => {
		const refused = around('Sam: Would Thursday work for a demo?', "Bea: No, I can't on Thursday.");
		const due = around(
			"Sam: I'd need the photos from you by Friday the fifth, could you?",
			'Bea: Friday the fifth is good.',
		);
		expect([told(refused), told(due)]).toEqual([[], []]);
	});

	it('leave out goodbyes, wishes and jokes', () => {
		const call = around(
			'Sam: Got it. Thanks, both of you. Stay warm.',
			'Bea: Please. Two pages, not forty.',
			"Sam: Great. I'll tell them you said hi.",
		);
		expect(told(call, promise(call, 9, 'Sam'), promise(call, 10, 'Bea'), promise(call, 11, 'Sam'))).toEqual([]);
	});

	it('take the day by which it is done, and none that is over', () => {
		const call = around(
			"Bea: I can send you twenty of the ugly ones. By Friday, I'm off tomorrow.",
			'Sam: Please.',
			"Bea: I'll find the photos of last year.",
		);
		expect(
			told(call, promise(call, 9, 'Bea', 'tomorrow'), promise(call, 11, 'Bea', 'last year')).map(([, when]) => when),
		).toEqual(['Friday', null]);
	});

	it('hold a dated deed that the weights missed, with the day that corrects another', () => {
		const call = [
			...around(),
			'Sam: Then let us do that.',
			"Bea: I can pull twenty closed files by December third. No, we've the audit. Friday the fifth.",
			'Sam: Good.',
		];
		expect(told(call).map(([owner, when]) => [owner, when])).toEqual([['Bea', 'Friday the fifth']]);
	});

	it('take a wish for the other side’s promise only where that side takes it up', () => {
		const taken = around("Sam: And you'll get those photos over by the twelfth.", 'Bea: Yes, by the twelfth.');
		const open = around("Sam: And you'll get those photos over by the twelfth.", 'Bea: How is your mother?');
		expect(told(taken, promise(taken, 9, 'Bea', 'the twelfth'))).toHaveLength(1);
		expect(told(open, promise(open, 9, 'Bea', 'the twelfth'))).toEqual([]);
	});

	it('say each thing once, and name what “that” is', () => {
		const call = around(
			'Sam: We test it twice a year, and I can send you the latest report.',
			'Bea: Okay, if I can see the report.',
			"Sam: I'll send you that by Friday.",
			'Bea: Good.',
			'Sam: So I send the report by Friday.',
		);
		expect(told(call, promise(call, 11, 'Sam', 'Friday'), promise(call, 13, 'Sam', 'Friday'))).toEqual([
			['Sam', 'Friday', 'We test it twice a year, and I can send you the latest report.'],
		]);
	});

	it('hold what a seller who cannot answer yet will find out', () => {
		const call = around(
			'Bea: Is lightning covered?',
			"Sam: I don't know. I'll find out from the factory and let you know.",
		);
		expect(told(call)).toEqual([['Sam', null, "I'll find out from the factory and let you know."]]);
	});
});

describe('the promises that words alone show', () => {
	const told = (...lines: string[]) =>
		toldIn([...around(), ...lines], {}).next.map(({ owner, when, quote }) => [owner, when, quote]);

	it('hold a plain deed with a day, and at the end one for the other side', () => {
		expect(told("Sam: I'll type up the list by Friday.")).toEqual([
			['Sam', 'Friday', "I'll type up the list by Friday."],
		]);
		expect(told("Bea: I'll send you the list.")).toEqual([['Bea', null, "I'll send you the list."]]);
		expect(told("Bea: I'll start the new year well.")).toEqual([]);
	});

	it('count what is asked for as promised by whoever says yes, with the day that they name', () => {
		const asked = 'Sam: Could you send us your rules?';
		expect(told(asked, 'Bea: Sure. I have them here.')).toEqual([['Bea', null, 'Could you send us your rules?']]);
		expect(told(asked, 'Bea: Wednesday, yep.')).toEqual([['Bea', 'Wednesday', 'Could you send us your rules?']]);
		expect(told(asked, 'Bea: It is a long story.')).toEqual([]);
	});

	it('have no year for a day', () => {
		expect(told("Sam: I ran it for this year, I'll send you the sheet.").map(([, when]) => when)).toEqual([null]);
	});

	it('leave out conditions, habits and jokes', () => {
		expect(told("Sam: If I'm late on Friday, I'll call you.")).toEqual([]);
		expect(told("Sam: I'll give you a million on Friday.")).toEqual([]);
		expect(told('Sam: We do a big block in the second week of May.')).toEqual([]);
	});

	it('take the day that is said last where one is put right', () => {
		expect(told("Sam: I'll send you the list once I am back. Friday. No, Monday.").map(([, when]) => when)).toEqual([
			'Monday',
		]);
		expect(told("Sam: So you'll have two pages by, what is it, Wednesday. By Monday.").map(([, when]) => when)).toEqual(
			['Monday'],
		);
	});
});
