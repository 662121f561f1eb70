import { describe, expect, it } from 'vitest';
import type { Figure, Price } from '../facts.ts';
import { around, read, toldIn } from './testing.ts';

const price = (call: readonly string[], line: number, amount: number, more: Partial<Price> = {}) =>
	read(call, line, { amount, per: 'once' as const, ...more });
const figure = (call: readonly string[], line: number, amount: number, unit = 'EUR') =>
	read(call, line, { amount, unit }) as Figure;
const amounts = (facts: readonly { amount: number }[]) => facts.map(({ amount }) => amount);

describe('a price is told', () => {
	it('without a period that nobody said', () => {
		const call = around('Sam: That is nineteen hundred dollars in all.', 'Bea: I see.');
		expect(toldIn(call, { prices: [price(call, 9, 1900, { per: 'month' })] }).prices).toMatchObject([{ per: 'once' }]);
	});

	it('with the one that was said', () => {
		const call = around('Sam: It is nineteen hundred dollars a month.', 'Bea: I see.');
		expect(toldIn(call, { prices: [price(call, 9, 1900, { per: 'month' })] }).prices).toMatchObject([{ per: 'month' }]);
	});

	it('but no bare small number beside thousands, nor a step of a sum that is worked out aloud', () => {
		const call = around(
			'Sam: The setup is four thousand dollars.',
			'Sam: Against the sixty-two, plus the rest.',
			'Sam: Ninety-five by twelve is eleven forty.',
		);
		const prices = [price(call, 9, 4000), price(call, 10, 62), price(call, 11, 1140)];
		expect(amounts(toldIn(call, { prices }).prices)).toEqual([4000]);
	});

	it('but not what the seller reckons from figures of theirs', () => {
		const call = around('Bea: Call it twenty.', 'Bea: Four eighty each.', "Sam: Twenty of them at 480, that's $9,600.");
		const figures = [figure(call, 9, 20, ''), figure(call, 10, 480, '')];
		expect(toldIn(call, { prices: [price(call, 11, 9600)], figures }).prices).toEqual([]);
	});

	it('but no bare number where as many thousands are spoken of', () => {
		const call = around('Sam: So it is seven-twenty.', 'Bea: Yes, €720,000 it was in all.');
		expect(toldIn(call, { prices: [price(call, 9, 720)] }).prices).toEqual([]);
	});
});

describe('a figure is told', () => {
	it.each([
		['in its own turn', ['Bea: We lost €46,000 on it last year. No, wait, €64,000 it was.', 'Sam: I see.']],
		['in the next turns', ['Bea: We lost €46,000 on it last year.', 'Sam: As much?', 'Bea: No, sorry, €64,000.']],
		['short, for thousands', ['Bea: We lost €46,000 on it last year.', 'Sam: Oh?', 'Bea: No, sixty-four.']],
	])('unless another takes its place %s', (_, lines) => {
		const call = around(...lines);
		const lost = { ...figure(call, 9, 46_000), quote: 'We lost €46,000 on it last year.' };
		expect(toldIn(call, { figures: [lost] }).figures).toEqual([]);
	});

	it('where nothing of its size is said instead', () => {
		const call = around('Bea: We lost €46,000 on it last year.', 'Sam: No, really?', 'Bea: No, it took 12 days.');
		expect(amounts(toldIn(call, { figures: [figure(call, 9, 46_000)] }).figures)).toEqual([46_000]);
	});

	it('but not before the business is spoken of', () => {
		const call = ['Bea: We saw 27 kilometres of cars on the way.', ...around('Bea: We make doors.', 'Sam: I see.')];
		expect(toldIn(call, { figures: [figure(call, 1, 27, 'kilometres')] }).figures).toEqual([]);
	});
});

describe('a name is left out', () => {
	it('of a place as a decider, and of a person as another way', () => {
		const call = around(
			"Bea: Lorne has to be okay with it. He's in Arizona, he decides.",
			"Bea: With the installs in there it's, Colleen ran it at Christmas.",
			'Bea: We tried Maple once and stopped.',
		);
		const deciders = [read(call, 9, { who: 'Arizona', present: false })];
		const other = (line: number, name: string) => read(call, line, { name, kind: 'rival' });
		const told = toldIn(call, { deciders, alternatives: [other(10, 'Colleen'), other(11, 'Maple')] } as never);
		expect(told.deciders).toEqual([]);
		expect(told.alternatives).toMatchObject([{ name: 'Maple' }]);
	});
});

describe('a trouble is told', () => {
	it('only where the business is spoken of', () => {
		const pain = { main: false };
		const early = ["Bea: I couldn't sit down on Sunday, it was painful.", ...around('Bea: We make doors.')];
		const late = around("Bea: I couldn't sit down on Sunday, it was painful.");
		expect(toldIn(early, { pains: [{ ...read(early, 1, pain), confidence: 0.7 }] }).pains).toEqual([]);
		expect(toldIn(late, { pains: [{ ...read(late, 9, pain), confidence: 0.7 }] }).pains).toHaveLength(1);
	});
});

describe('what is left out', () => {
	it.each([
		[
			'a question that only asks to hear a sum again',
			'Sam: It is 1,800.',
			'Bea: Eighteen hundred just to catch up?',
			0,
		],
		[
			'a story in answer to a question',
			'Sam: Did you try others?',
			'Bea: He bought another truck but nobody drives it now.',
			0,
		],
		['but no worry', 'Sam: Did you try others?', "Bea: We did, but I'm worried that nobody uses it in the end.", 1],
	])('%s', (_, asked, words, count) => {
		const call = around(asked, words, 'Sam: It runs on your own server, in your building.');
		expect(toldIn(call, { objections: [read(call, 10, { answered: null })] as never }).objections).toHaveLength(count);
	});

	it('a decider who needs another, and a promise that names nothing', () => {
		const call = around('Bea: I say yes, but nothing gets signed without Leanne.', 'Bea: I can do that Wednesday.');
		const deciders = [read(call, 9, { who: 'Bea', present: true })];
		const next = [read(call, 10, { owner: 'Bea', when: 'Wednesday', kind: 'send', action: '' })];
		const told = toldIn(call, { deciders, next } as never);
		expect(told.deciders).toEqual([]);
		expect(told.next).toEqual([]);
	});
});
