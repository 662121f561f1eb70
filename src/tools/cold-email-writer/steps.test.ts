import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.groups.flatMap((group) => group.fields));
const namesOf = (index: number) => steps[index]?.groups.flatMap((group) => group.fields.map(({ name }) => name));

describe('the steps', () => {
	it('COLD-2: are four', () => {
		expect(steps.map(({ title }) => title)).toEqual([
			'Basic Information',
			'Target & Contact Information',
			'Additional Context (optional)',
			'Review & Generate',
		]);
	});

	it('COLD-7: ask for every field of the contract once', () => {
		expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(contract.input.parse({})).sort());
	});

	it('COLD-9: COLD-11: ask for what is required in the first two steps, and for the rest in the third', () => {
		const early = [...(namesOf(0) ?? []), ...(namesOf(1) ?? [])];
		for (const name of contract.required) expect(early).toContain(name);
		expect(namesOf(2)).toEqual([
			'prospectCompany',
			'prospectBackground',
			'recentNews',
			'mutualConnections',
			'specificChallenge',
			'valueProposition',
		]);
		expect([...contract.required, 'senderContactInfo', ...(namesOf(2) ?? [])].sort()).toEqual(
			fields.map(({ name }) => name).sort(),
		);
	});

	it('COLD-8: offer the four methods', () => {
		expect(fields.find(({ name }) => name === 'emailType')).toMatchObject({
			options: ['Interview Method', 'Podcast Method', 'Direct Method', 'Masterclass Method'],
		});
		expect(contract.input.safeParse({ emailType: 'Fax Method' }).error?.issues[0]?.message).toContain(
			'Interview Method',
		);
	});

	it('COLD-6: give the postal address both columns', () => {
		expect(fields.find(({ name }) => name === 'senderPhysicalAddress')?.wide).toBe(true);
	});

	it('COLD-10: take only an e-mail address where one is asked for', () => {
		const message = (emailAddress: string) => contract.input.safeParse({ emailAddress }).error?.issues[0]?.message;
		for (const wrong of ['rosa', 'rosa@paws', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example']) {
			expect(message(wrong), wrong).toBe('must be an e-mail address such as name@company.com');
		}
		expect(message(' rosa@paws.example ')).toBeUndefined();
		expect(message('')).toBeUndefined();
	});

	it('WIZARD-11: have text areas of eight rows', () => {
		const areas = fields.filter((field) => field.kind === 'area');
		expect(areas).toHaveLength(5);
		for (const area of areas) expect(area).toMatchObject({ rows: 8 });
	});
});
