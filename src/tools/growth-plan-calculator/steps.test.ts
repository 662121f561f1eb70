import { describe, expect, it } from 'vitest';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const groups = steps.flatMap((step) => step.groups);
const fields = groups.flatMap((group) => group.fields);

const FIRST = [
	'fullName',
	'companyName',
	'clientCompanyName',
	'clientIndustry',
	'prospectsName',
	'prospectsJobTitle',
	'callTranscript',
];
const CASE = ['ClientName', 'Outcome', 'Challenge', 'Solution', 'Result', 'Timeframe'];

describe('the steps of the Growth Plan Calculator', () => {
	it('GROWTH-1: GROWTH-3: take the call and the client first, then the expertise', () => {
		expect(
			steps.map((step) =>
				step.groups.filter(({ add, suggested }) => !add && !suggested).flatMap((group) => group.fields),
			),
		).toMatchObject([
			FIRST.map((name) => ({ name })),
			['yourSkillset', 'yourExperience', 'links'].map((name) => ({ name })),
		]);
	});

	it('GROWTH-4: take up to three case studies of six fields', () => {
		const cases = groups.filter(({ add }) => add === 'Add a case study');
		expect(cases.map((group) => group.fields.map(({ name }) => name))).toEqual(
			[1, 2, 3].map((number) => CASE.map((part) => `caseStudy${number}${part}`)),
		);
		expect(new Set(cases.map(({ heading }) => heading)).size).toBe(3);
	});

	it('end with what the client will read: optional, each with its reason and an example', () => {
		const panel = steps.at(-1)?.groups.at(-1);
		expect(panel?.suggested).toBe(true);
		const names = Object.keys(contract.input.parse({}).answers).map((name) => `answers.${name}`);
		expect(panel?.fields.map(({ name }) => name)).toEqual(names);
		for (const { hint, placeholder } of panel?.fields ?? []) expect(hint && placeholder).toBeTruthy();
		expect(contract.asked).toEqual(names.filter((name) => name !== 'answers.caseReason'));
	});

	it('reads who is on which side from the transcript', () => {
		expect(fields.find(({ kind }) => kind === 'transcript')).toMatchObject({
			name: 'callTranscript',
			roles: 'speakerRoles',
		});
	});

	it('GROWTH-5: GROWTH-6: need nine fields after trimming, and neither links nor case studies', () => {
		const needed = [...FIRST, 'yourSkillset', 'yourExperience'];
		const input = Object.fromEntries(needed.map((name) => [name, 'given']));
		expect(missingFields(contract, input)).toEqual([]);
		for (const name of needed) expect(missingFields(contract, { ...input, [name]: ' \n ' })).toEqual([name]);
	});
});
