import { describe, expect, it } from 'vitest';
import { fittingNiches } from '#content/niche-fits.ts';
import type { CompassInput } from '../contract.ts';
import { hygienist, niches, surveyor } from '../testing.ts';

describe('what to do this week', () => {
	const steps = (input: CompassInput) => niches(input).flatMap(({ validationSteps }) => validationSteps ?? []);

	it('COMPASS-19: asks the people whom the member names, each thing once, and no stranger', () => {
		expect(steps(surveyor)).toEqual([
			'For roofers, ask two or three of the people you named: would they pay somebody from outside for this, and who would decide?',
			'Name your price, £300 a month, to one of them, and write down the first thing you hear.',
			'Ask about this, too, in the same talks as in number 1.',
			'Write down what came of your last job of this kind: how many, how fast or how much.',
			'For joiners, ask your contact for two introductions; a no is a result as well.',
		]);
		const strangers = fittingNiches.flatMap(({ validationSteps: { outreach, visit } }) => [outreach, visit]);
		for (const input of [surveyor, hygienist])
			expect(steps(input).filter((step) => strangers.includes(step))).toEqual([]);
	});

	it('COMPASS-19: finds a first name where nobody is known', () => {
		expect(steps({ ...surveyor, network: '' })[0]).toBe(
			'Write down three people who may know roofers, and ask each of them for one name.',
		);
	});

	it('COMPASS-19: asks the same people once, and says where', () => {
		const third = { ...surveyor, job3: 'Attic plans', result3: 'I drew 9.', contactTrade1: '' };
		const again = 'Ask about this, too, in the same talks as in number 1.';
		expect(niches(third).map(({ validationSteps: [first] = [] }) => first)).toEqual([steps(third)[0], again, again]);
		const both = { ...surveyor, knownPeople1: '24 owners in Wales', contactTrade1: 'thatchers' };
		const network = 'about 24 owners of thatchers firms in Wales';
		expect(niches({ ...both, network }).at(-1)?.validationSteps?.[0]).toBe(again);
	});
});
