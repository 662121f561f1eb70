import { expect, it } from 'vitest';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const groups = steps.flatMap((step) => step.groups);
const own = groups.filter((group) => !group.suggested).flatMap((group) => group.fields);
const asked = groups.flatMap((group) => (group.suggested ? group.fields : []));

it('DEAL-1: WIZARD-11: has its two steps with 12 and 6 rows', () => {
	expect(steps.map(({ title }) => title)).toEqual(['Discovery Call Transcript', 'Additional Context']);
	expect(own.map((field) => 'rows' in field && field.rows)).toEqual([12, 6]);
});

it('DEAL-2: asks for the transcript, with the speakers, and for the context', () => {
	expect(own.map(({ name }) => name)).toEqual(['transcript', 'additionalContext']);
	expect(own[0]).toMatchObject({ kind: 'transcript', roles: 'speakerRoles' });
});

it('DEAL-3: needs the transcript after trimming, and the context not', () => {
	expect(missingFields(contract, { transcript: ' \n ', additionalContext: 'x' })).toEqual(['transcript']);
	expect(missingFields(contract, { transcript: 'A: Hello', additionalContext: '' })).toEqual([]);
});

it('DEAL-2: asks in the last step for what the client will read, each with its reason, and needs none of it', () => {
	const names: readonly string[] = asked.map(({ name }) => name);
	for (const path of contract.asked ?? []) expect(names).toContain(path);
	expect(asked.filter(({ name }) => name.startsWith('answers.')).every(({ hint }) => hint !== undefined)).toBe(true);
	expect(contract.input.safeParse({ transcript: 'A: Hello' }).success).toBe(true);
});
