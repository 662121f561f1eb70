import { expect, it } from 'vitest';
import { missingFields } from '#tools/define.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.groups.flatMap((group) => group.fields));

it('DEAL-1: WIZARD-11: has its two steps with 12 and 6 rows', () => {
	expect(steps.map(({ title }) => title)).toEqual(['Discovery Call Transcript', 'Additional Context']);
	expect(fields.map((field) => 'rows' in field && field.rows)).toEqual([12, 6]);
});

it('DEAL-2: asks for the transcript, with the speakers, and for the context', () => {
	expect(fields.map(({ name }) => name)).toEqual(['transcript', 'additionalContext']);
	expect(fields[0]).toMatchObject({ kind: 'transcript', roles: 'speakerRoles' });
	expect(Object.keys(contract.input.parse({}))).toEqual(['transcript', 'additionalContext', 'speakerRoles']);
});

it('DEAL-3: needs the transcript after trimming, and the context not', () => {
	expect(missingFields(contract, { transcript: ' \n ', additionalContext: 'x' })).toEqual(['transcript']);
	expect(missingFields(contract, { transcript: 'A: Hello', additionalContext: '' })).toEqual([]);
});
