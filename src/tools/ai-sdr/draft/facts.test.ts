import { describe, expect, it } from 'vitest';
import { facts, refersBack } from './facts.ts';

describe('the results of a member', () => {
	it.each([
		['14 practices use us and none has left in the last year.', '14 practices use us.'],
		[
			"I've looked after 9 pianos at the Grand in Scarborough since 2017 and not one concert has been cancelled.",
			'I look after 9 pianos for the Grand at Scarborough since 2017.',
		],
		[
			'The organic traffic of the shop has grown by 18% since February.',
			'The organic traffic has grown 18% since February.',
		],
		['We won back £3,140 of credits for a café in Leeds.', 'Credits of £3,140 for a café in Leeds.'],
	])('are told once: %s', (one, other) => {
		expect(facts([one, other])).toEqual([one]);
	});

	it.each([
		['At Bramley Road no-shows went from 11% to 5%.', 'A practice in Leeds refilled 62 of 80 slots.'],
		['At Bramley Road no-shows fell by 5%.', 'At Harlow Street no-shows fell by 5%.'],
		['Of 40 bookings 14 came at night.', 'We answered 14 calls in May.'],
		['No-shows fell by 5% in our clinics.', 'No-shows fell in 5 clinics.'],
		['No-shows of patients at clinics in Leeds fell by 5%.', 'No-shows of patients at clinics in Hull fell by 5%.'],
		['Trusted by clinics.', 'Clinics trust us.'],
	])('are all told where they differ: %s %s', (one, other) => {
		expect(facts([one, other])).toEqual([one, other]);
	});

	it.each(['this shop', 'this client', 'this customer', 'this company', 'this business'])(
		'stand behind the one before where they speak of %s',
		(whose) => {
			const [one, other] = ['For a shoe shop we wrote 1,200 texts.', `The traffic of ${whose} has grown by 18%.`];
			expect(facts([one, other])).toEqual([`${one} ${other}`]);
			expect(refersBack(other)).toBe(true);
		},
	);

	it('stand alone where they speak of this year', () => {
		expect(refersBack('We refilled 62 of 80 slots this year.')).toBe(false);
	});
});
