import { describe, expect, it } from 'vitest';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from './outputs.ts';

describe('the sentences of an output', () => {
	it('come from every text, by line and by full stop, without bullets', () => {
		const output = { title: 'Kept', list: ['First one. Second one?', '- a bullet\n2. another'], note: 'left out' };
		expect(sentencesOfOutput(output, ['note', /^Kept$/])).toEqual(['First one.', 'Second one?', 'a bullet', 'another']);
		expect(repeated(['a.', 'b.', 'a.', 'a.'])).toEqual(['a.']);
	});
});

describe('what two outputs share', () => {
	it('is counted against the shorter one', () => {
		expect(sharedShare(['a', 'b'], ['b', 'c', 'd', 'e'])).toBe(0.5);
		expect(sharedShare([], ['b'])).toBe(0);
	});

	const bakery = { trade: 'bakeries', problem: 'orders come by phone at five' };
	const garage = { trade: 'garages', problem: 'parts arrive late on 3 mornings' };

	it('sees one template filled in twice', () => {
		const frame = (trade: string) => [`Most owners of ${trade} would rather hear a price first.`];
		expect(sharedShare(frame('bakeries'), frame('garages'))).toBe(0);
		expect(maskedShare(frame('bakeries'), frame('garages'), bakery, garage)).toBe(1);
	});

	it('does not count the words of the inputs themselves as alike', () => {
		const own = [['Orders come by phone at five.'], ['Parts arrive late on 3 mornings.']] as const;
		expect(maskedShare(own[0], own[1], bakery, garage)).toBe(0);
	});

	it('masks the catalogue as well', () => {
		const [a, b] = [['Ask how the oven is emptied.'], ['Ask how the lift is booked.']];
		expect(maskedShare(a, b, bakery, garage)).toBe(0);
		expect(maskedShare(a, b, bakery, garage, ['oven emptied', { task: 'lift booked' }])).toBe(1);
	});
});

describe('what is empty or unfilled', () => {
	it.each([
		[{ a: { b: ' ' } }, 'a.b: empty'],
		[{ a: 'Hi {firstName},' }, 'a: unfilled {firstName}'],
		[{ a: 'Hi undefined,' }, 'a: unfilled undefined'],
		[{ a: ['one\n- \ntwo'] }, 'a.0: empty bullet'],
		[{ a: 'They said “”.' }, 'a: empty marks “”'],
		[{ a: 'At , we' }, 'a: stray mark  ,'],
		[{ a: 'It ends..' }, 'a: stray mark ..'],
		[{ a: 'Hi  Ann' }, 'a: double space'],
	])('is found in %j', (value, problem) => {
		const [found] = emptyOrUnfilled(value);
		expect(found?.startsWith(problem)).toBe(true);
	});

	it('is not what the member wrote, nor a placeholder', () => {
		expect(emptyOrUnfilled({ a: 'They wrote {id}. [add price] … and so on.' }, { note: 'we use {id}' })).toEqual([]);
	});
});

it('finds figures and names that nobody gave', () => {
	const input = { who: 'Ann Bell', fact: 'eleven vans' };
	expect(strangers(['Ann runs 11 vans and saved $900 with Fleetio.'], input)).toEqual(['$900', 'Fleetio']);
	expect(strangers({ a: 'Ann runs 11 vans with Fleetio.' }, input, { tools: ['Fleetio'] })).toEqual([]);
});
