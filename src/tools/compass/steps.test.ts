import { describe, expect, it } from 'vitest';
import { fits } from '#business/fit/fit.ts';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fieldsOf = (step: (typeof steps)[number]) => step.groups.flatMap((group) => group.fields);
const FIELDS = ['professionalBackground', 'topSkills', 'passions', 'network', 'anythingElse'];
const PANEL = [
	...['job1', 'result1', 'job2', 'result2', 'job3', 'result3'],
	...[
		'knownTrade1',
		'knownPeople1',
		'knownTrade2',
		'knownPeople2',
		'contactTrade1',
		'contactJob1',
		'contactTrade2',
		'contactJob2',
		'firstPrice',
		'hoursAWeek',
	],
];

describe('the steps of Compass', () => {
	it('COMPASS-1: COMPASS-5: are five, one a field, and the last also asks what a niche is made of', () => {
		expect(steps.map(({ title }) => title)).toEqual([
			'Professional Background',
			'Top Skills',
			'Passions & Interests',
			'Your Network',
			'Anything Else',
		]);
		expect(steps.map(({ groups: [first] }) => first?.fields.map(({ name }) => name))).toEqual(
			FIELDS.map((name) => [name]),
		);
		expect(steps.at(-1)?.groups[1]?.fields.map(({ name }) => name)).toEqual(PANEL);
		expect(Object.keys(contract.input.parse({}))).toEqual(expect.arrayContaining([...FIELDS, ...PANEL, 'takenAs']));
	});

	it('COMPASS-4: WIZARD-11: have text areas of eight rows', () => {
		for (const field of steps.flatMap(fieldsOf))
			expect(field).toMatchObject(FIELDS.includes(field.name) ? { kind: 'area', rows: 8 } : { kind: 'text' });
	});

	it('ENGINE-3: ask in the last step for what a niche lacks, each field with its place, a reason and an example that fits', () => {
		for (const field of steps.at(-1)?.groups[1]?.fields ?? []) {
			expect(field).toMatchObject({ slot: expect.any(String), hint: expect.stringMatching(/\.$/) });
			expect(field.slot && fits(field.slot, field.placeholder ?? '')).toBeNull();
		}
	});

	it('COMPASS-2: need background and skills, after trimming, and nothing else', () => {
		const input = { ...contract.input.parse({}), professionalBackground: 'x', topSkills: 'y', network: ' ' };
		expect(missingFields(contract, input)).toEqual([]);
		expect(missingFields(contract, { ...input, professionalBackground: ' \n' })).toEqual(['professionalBackground']);
		expect(missingFields(contract, { ...input, topSkills: '\t' })).toEqual(['topSkills']);
	});
});
