import { describe, expect, it } from 'vitest';
import { fits } from '#business/fit/fit.ts';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { minutesIn } from './draft/minutes.ts';
import { steps } from './steps.ts';

const fieldsOf = (step: (typeof steps)[number]) => step.groups.flatMap((group) => group.fields);
const FIELDS = ['niche', 'idealCustomer', 'primaryGoal', 'assumedPainPoints', 'initialServiceIdeas', 'uncertainties'];

describe('the steps of the Ideator', () => {
	it('IDEATOR-1: WIZARD-11: are six, one a field, each a text area of eight rows', () => {
		const first = steps.map(({ groups: [group] }) => group?.fields.map(({ name }) => name));
		expect(first).toEqual(FIELDS.map((name) => [name]));
		for (const field of steps.map((step) => fieldsOf(step)[0])) expect(field).toMatchObject({ kind: 'area', rows: 8 });
	});

	it('ask on the last one, beside that, for what the first and the last minute need, what is said with its place', () => {
		expect(steps.flatMap(({ groups }) => groups.slice(1))).toEqual(steps.at(-1)?.groups.slice(1));
		const asked = steps.at(-1)?.groups[1]?.fields ?? [];
		expect(asked.map(({ name }) => name)).toEqual(['contactFirstName', 'minutes', 'firstStep']);
		expect(asked.map(({ slot }) => slot)).toEqual(['name', undefined, 'step']);
		for (const { slot, placeholder = '' } of asked) if (slot) expect(fits(slot, placeholder)).toBeNull();
		expect(minutesIn(asked[1]?.placeholder ?? '')).not.toBeNull();
	});

	it('IDEATOR-2: ask for three to five pain points', () => {
		const step = steps.find((one) => fieldsOf(one)[0]?.name === 'assumedPainPoints');
		expect(step && fieldsOf(step)[0]?.hint).toContain('Three to five');
	});

	it('IDEATOR-3: need all six, after trimming', () => {
		const input = Object.fromEntries(FIELDS.map((name) => [name, 'x']));
		expect(missingFields(contract, input)).toEqual([]);
		for (const name of FIELDS) expect(missingFields(contract, { ...input, [name]: ' \n' })).toEqual([name]);
	});
});
