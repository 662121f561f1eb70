import { describe, expect, it } from 'vitest';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.groups.flatMap((group) => group.fields));
const field = (name: string) => fields.find((one) => one.name === name);

function optionsOf(name: string): readonly string[] {
	const one = field(name);
	return one?.kind === 'choice' ? one.options : [];
}

/** Every text field that a request may hold, as dotted paths. */
function paths(value: object, prefix = ''): string[] {
	return Object.entries(value).flatMap(([key, inner]) => {
		if (typeof inner === 'string') return [`${prefix}${key}`];
		return Array.isArray(inner) ? [] : paths(inner, `${prefix}${key}.`);
	});
}

describe('the form of the Sales Call Analyzer', () => {
	it('CALL-1: has its four steps', () => {
		expect(steps.map((step) => step.title)).toEqual([
			'Call Transcript',
			'Call Participants',
			'Prospect Information',
			'Deal Context & Analysis Goals',
		]);
	});

	it('CALL-2: advises to include speaker labels', () => {
		expect(field('callTranscript')).toMatchObject({ kind: 'transcript', roles: 'speakerRoles' });
		expect(field('callTranscript')?.placeholder).toContain('speaker labels');
	});

	it('CALL-3: asks once for every field of a request', () => {
		const names = fields.map((one) => one.name).sort();
		expect(names).toEqual(paths(contract.input.parse({})).sort());
	});

	it('CALL-4: CALL-5: lists the types and durations of a call', () => {
		expect(optionsOf('callType')).toEqual([
			'Discovery Call',
			'Demo/Presentation',
			'Proposal/Closing Call',
			'Follow-up Call',
			'Objection Handling',
			'Contract Negotiation',
			'Check-in/Relationship Building',
			'Technical Deep Dive',
			'Other',
		]);
		expect(optionsOf('callDuration')).toEqual([
			'15 minutes',
			'30 minutes',
			'45 minutes',
			'1 hour',
			'1.5 hours',
			'2+ hours',
		]);
	});

	it('CALL-6: CALL-7: lists experiences and deal stages', () => {
		expect(optionsOf('salesPersonInfo.experience')).toEqual([
			'New (0-1 years)',
			'Junior (1-2 years)',
			'Experienced (3-5 years)',
			'Senior (5-10 years)',
			'Expert (10+ years)',
		]);
		expect(optionsOf('dealStage')).toEqual([
			'Lead/Prospecting',
			'Initial Contact',
			'Qualification',
			'Discovery',
			'Presentation/Demo',
			'Proposal',
			'Negotiation',
			'Closing',
			'Won',
			'Lost',
		]);
	});

	it('CALL-8: CALL-9: lists industries and company sizes', () => {
		expect(optionsOf('prospectInfo.industry')).toEqual([
			'Technology/Software',
			'Healthcare & Medical',
			'Finance & Banking',
			'Real Estate',
			'E-commerce & Retail',
			'Professional Services',
			'Manufacturing',
			'Education',
			'Marketing & Advertising',
			'Construction',
			'Food & Beverage',
			'Non-profit',
			'Government',
			'Other',
		]);
		expect(optionsOf('prospectInfo.companySize')).toEqual([
			'Startup (1-10 employees)',
			'Small (11-50 employees)',
			'Medium (51-200 employees)',
			'Large (201-1000 employees)',
			'Enterprise (1000+ employees)',
		]);
	});

	it('CALL-10: needs transcript, type and objective, after trimming', () => {
		const input = { callTranscript: 'A: Hello', callType: 'Other', callObjective: 'A demo' };
		expect(missingFields(contract, input)).toEqual([]);
		for (const name of Object.keys(input)) {
			expect(missingFields(contract, { ...input, [name]: ' \n ' })).toEqual([name]);
		}
	});
});
