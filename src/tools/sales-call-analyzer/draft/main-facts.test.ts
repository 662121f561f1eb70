import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { highlights } from './summary.ts';

const told = (label: string, ...read: Parameters<typeof readingWith>) =>
	highlights(readingWith(...read)).filter((line) => line.startsWith(label));

describe('the first trouble', () => {
	it('CALL-20: is the one that they call so', () => {
		const call = (said: string) => [
			'Sam: Go on.',
			`Bea: ${said}`,
			'Sam: And?',
			'Bea: In March there were 40 calls that nobody took.',
		];
		const first = (said: string) => told('Trouble', call(said), { pains: { 2: { main: true }, 4: { main: true } } })[0];
		expect(first('The problem is the website, the tourists never see the timetable.')).toContain('The problem is');
		expect(first('It is the website, the tourists never see the timetable.')).toContain('40 calls');
	});

	it('CALL-20: holds what it cost, which is no price of somebody else', () => {
		const call = [
			'Bea: We took the wrong detail again, and it leaked.',
			'Sam: What did that cost you?',
			'Bea: Our part was 280,000 kronor.',
		];
		const facts = { pains: { 1: { main: true } }, figures: { 3: { amount: 280_000 } } };
		expect(told('Trouble', call, facts)).toEqual([
			'Trouble: “We took the wrong detail again, and it leaked.” (Bea, line 1) “Our part was 280,000 kronor.” (Bea, line 3)',
		]);
		expect(told('What another way', call, facts)).toEqual([]);
	});
});

it('CALL-22: the date is the one that is called the deadline', () => {
	const call = (said: string) => [
		'Sam: Go on.',
		'Bea: We have the archive until the end of December.',
		`Sam: ${said}`,
		'Bea: Yes. And we meet by 3 May with the council.',
		'Sam: I see.',
		'Bea: Good.',
	];
	const date = (said: string) =>
		told('Their date', call(said), { timing: { 2: { confidence: 0.6 }, 4: { confidence: 0.9 } } })[0];
	expect(date('So December is the hard deadline.')).toContain('December');
	expect(date('I see.')).toContain('3 May');
});

it('CALL-16: the reason of a no stands with the one that they gave when they were asked', () => {
	const talk = Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: Tell me more.']).flat();
	const call = (asked: string) => [
		...talk,
		"Bea: It's more that I've got one bucket of money this year, it goes on the compressor.",
		`Sam: ${asked}`,
		'Bea: It was the price, and the quote took you ten days.',
		'Sam: I see.',
		"Bea: It's a no.",
	];
	const why = (asked: string) => told('Why', call(asked), { ended: 'refused', end: 13, objections: { 9: {} } })[0];
	expect(why('May I ask why?')).toMatch(
		/^Why: “It's more that .+ “It was the price, and the quote took you ten days\.”/,
	);
	expect(why('And the truck?')).not.toContain('ten days');
});

it('CALL-20: who decides is told by whoever may not sign', () => {
	const call = (said: string) => [
		'Sam: Who decides?',
		'Bea: The council must look at it, and my brother decides with them.',
		'Sam: And is it within the limit?',
		`Bea: ${said}`,
		'Sam: I see.',
		'Bea: Good.',
	];
	const one = { who: 'brother', present: false, confidence: 0.3 };
	const deciders = { 2: { ...one, confidence: 0.9 }, 4: one };
	const who = (said: string) => told('Who decides', call(said), { deciders })[0];
	expect(who("It has to go out on tender. I can't just sign it, my brother and I.")).toContain('on tender');
	expect(who('It is a tender. I can sing it, my brother and I.')).not.toContain('tender');
});

it('CALL-20: who decides is told by whoever denies to be the one', () => {
	const call = (asked: string) => [
		`Sam: ${asked}`,
		"Bea: No no. It's five trustees, and we vote.",
		'Sam: I see.',
		'Bea: My brother decides most of it with Mr Govender, who votes against all.',
		'Sam: I see.',
		'Bea: Good.',
	];
	const deciders = { 4: { who: 'brother', present: false, confidence: 0.6 } };
	const who = (asked: string) => told('Who decides', call(asked), { deciders })[0];
	expect(who('Who must decide on this? Is it yourself?')).toContain('five trustees');
	expect(who('Is it a big house?')).not.toContain('five trustees');
});
