import { describe, expect, it } from 'vitest';
import { niches, surveyor } from '../testing.ts';

describe('the five scores', () => {
	it('say five scores, each with its reason', () => {
		const [first, second, third] = niches(surveyor);
		expect(first?.scores).toEqual({
			fit: { points: 2, reason: 'from your own work' },
			reach: { points: 2, reason: '24 people to ask' },
			proof: { points: 2, reason: 'a result with its number' },
			time: { points: 2, reason: '22 hours a week' },
			money: { points: 2, reason: 'clients needed: 5; people named: 24' },
		});
		expect(second?.scores?.proof).toEqual({ points: 1, reason: 'named, without a result' });
		expect(third?.scores?.reach).toEqual({ points: 1, reason: 'one person to ask' });
	});

	it.each(['I', 'We', 'Our firm'])('take a number for a proof where “%s” did it', (who) => {
		const told = {
			...surveyor,
			result1: '',
			contactTrade1: '',
			topSkills: `${who} finished 120 roof measurements last year.`,
		};
		expect(niches(told)[0]?.scores?.proof).toEqual({ points: 2, reason: 'described, with a number' });
		const others = { ...told, topSkills: 'The firm finished 120 roof measurements last year.' };
		expect(niches(others)[0]?.scores?.proof).toEqual({ points: 1, reason: 'described, without a number' });
	});

	const moneyOf = (knownPeople1: string) =>
		niches({ ...surveyor, knownPeople1, knownTrade1: 'roofing yards' })[0]?.scores?.money;

	it.each(['owner', 'founder', 'director', 'partner'])('count a %s as somebody who may buy', (one) => {
		for (const people of [`30 ${one}s`, `one ${one} and 29 clerks`])
			expect(moneyOf(people)).toEqual({ points: 2, reason: 'clients needed: 5; people named: 30' });
	});

	it.each(['29 clerks and my old boss', '30 bosses', '30 yards, mostly small'])(
		'count “%s” as people who may buy',
		(people) => {
			expect(moneyOf(people)).toEqual({ points: 2, reason: 'clients needed: 5; people named: 30' });
		},
	);

	it('say that it is not known who of other people decides, and take no colleagues for clients', () => {
		const reason = 'clients needed: 5; people named: 30, and it is not known who of them decides';
		for (const people of ['30 foremen', '30 yard managers']) expect(moneyOf(people)).toEqual({ points: 1, reason });
		for (const people of ['30 colleagues', '30 ex collegues', '29 clerks and a colleague'])
			expect(moneyOf(people)?.reason).toBe('clients needed: 5; the people you name are colleagues');
	});

	it('say what is known of a contact who is not named', () => {
		const [last] = niches({ ...surveyor, network: '', knownPeople1: '24 owners' }).slice(-1);
		expect(last?.scores?.reach).toEqual({ points: 1, reason: 'a contact, whom you do not name' });
		expect(last?.reasoning).toContain(`Your work: “${surveyor.professionalBackground}”`);
	});
});
