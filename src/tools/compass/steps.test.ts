import { describe, expect, it } from 'vitest';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fieldsOf = (step: (typeof steps)[number]) => step.groups.flatMap((group) => group.fields);
const FIELDS = ['professionalBackground', 'topSkills', 'passions', 'network', 'anythingElse'];

describe('the steps of Compass', () => {
	it('COMPASS-1: COMPASS-5: are five, one a field', () => {
		expect(steps.map(({ title }) => title)).toEqual([
			'Professional Background',
			'Top Skills',
			'Passions & Interests',
			'Your Network',
			'Anything Else',
		]);
		expect(steps.map((step) => fieldsOf(step).map(({ name }) => name))).toEqual(FIELDS.map((name) => [name]));
		expect(Object.keys(contract.input.parse({}))).toEqual(FIELDS);
	});

	it('COMPASS-4: WIZARD-11: have text areas of eight rows', () => {
		for (const field of steps.flatMap(fieldsOf)) expect(field).toMatchObject({ kind: 'area', rows: 8 });
	});

	it('COMPASS-2: need background and skills, after trimming, and nothing else', () => {
		const input = { professionalBackground: 'x', topSkills: 'y', passions: '', network: ' ', anythingElse: '' };
		expect(missingFields(contract, input)).toEqual([]);
		expect(missingFields(contract, { ...input, professionalBackground: ' \n' })).toEqual(['professionalBackground']);
		expect(missingFields(contract, { ...input, topSkills: '\t' })).toEqual(['topSkills']);
	});
});
