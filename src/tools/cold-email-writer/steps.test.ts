import { describe, expect, it } from 'vitest';
import { fits } from '#business/fit/fit.ts';
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
		expect(namesOf(2)?.slice(0, 6).sort()).toEqual([
			'mutualConnections',
			'prospectBackground',
			'prospectCompany',
			'recentNews',
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

	it('COLD-10: take only an email address where one is asked for', () => {
		const message = (emailAddress: string) => contract.input.safeParse({ emailAddress }).error?.issues[0]?.message;
		for (const wrong of ['rosa', 'rosa@paws', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example']) {
			expect(message(wrong), wrong).toBe('must be an email address such as name@company.com');
		}
		expect(message(' rosa@paws.example ')).toBeUndefined();
		expect(message('')).toBeUndefined();
	});

	it('ENGINE-3: ask for what the emails lack in the last step before the review, with an example that fits', () => {
		const panel = fields.filter(({ slot }) => slot !== undefined);
		expect(panel.length).toBeGreaterThan(20);
		for (const { name, slot, placeholder } of panel) {
			expect(namesOf(2)).toContain(name);
			if (placeholder) expect([name, fits(slot ?? 'notes', placeholder, { mayName: true })]).toEqual([name, null]);
		}
	});

	it('COLD-11: can say how much the referrer agreed to, and may be left out', () => {
		const optional = fields.filter(({ name }) => !contract.required.includes(name));
		expect(contract.input.parse({})).toMatchObject(Object.fromEntries(optional.map(({ name }) => [name, ''])));
		expect(fields.find(({ name }) => name === 'introduction')).toMatchObject({
			options: ['Suggested that I write', 'Only gave me the name'],
		});
	});

	it('WIZARD-11: have text areas of eight rows', () => {
		const areas = fields.filter((field) => field.kind === 'area');
		expect(areas).toHaveLength(8);
		for (const area of areas) expect(area).toMatchObject({ rows: 8 });
	});
});
