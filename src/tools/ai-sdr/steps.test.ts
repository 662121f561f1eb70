import { describe, expect, it } from 'vitest';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import type { Field } from '#tools/define.ts';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.groups.flatMap((group) => group.fields));

function field(name: string): Field {
	const found = fields.find((other) => other.name === name);
	if (!found) throw new Error(`No step asks for ${name}`);
	return found;
}

function optionsOf(name: string): readonly string[] {
	const found = field(name);
	return found.kind === 'choice' ? found.options : [];
}

describe('the steps of the AI SDR', () => {
	it('SDR-2: ask for every field of a request, and for no other but the optional answers', () => {
		const names = fields.map(({ name }) => name);
		const answers = names.filter((name) => name.startsWith('answers.')).map((name) => name.slice('answers.'.length));
		expect(answers.toSorted()).toEqual(Object.keys(contract.input.parse({}).answers).toSorted());
		expect(names.filter((name) => !name.startsWith('answers.')).toSorted()).toEqual(
			[
				'leadInfo.companyName',
				'leadInfo.contactName',
				'leadInfo.contactRole',
				'leadInfo.industry',
				'leadInfo.companySize',
				'leadInfo.email',
				'leadInfo.linkedinUrl',
				'leadInfo.leadSource',
				'campaignGoals',
				'messagingStrategy',
				'outreachChannels',
				'sequenceLength',
				'tonality',
				'valueProposition',
				'socialProof',
				'yourCompanyInfo.companyName',
				'yourCompanyInfo.yourName',
				'yourCompanyInfo.yourRole',
				'yourCompanyInfo.serviceOffering',
				'yourCompanyInfo.website',
				'industryFocus',
				'urgencyLevel',
				'callToAction',
			].toSorted(),
		);
	});

	it('SDR-3: SDR-4: list industries and company sizes', () => {
		expect(optionsOf('leadInfo.industry')).toEqual([
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
		expect(optionsOf('leadInfo.companySize')).toEqual([
			'Startup (1-10 employees)',
			'Small (11-50 employees)',
			'Medium (51-200 employees)',
			'Large (201-1000 employees)',
			'Enterprise (1000+ employees)',
		]);
	});

	it('SDR-5: SDR-6: list lead sources and calls to action', () => {
		expect(optionsOf('leadInfo.leadSource')).toEqual([
			'LinkedIn Search',
			'Company Website',
			'Referral',
			'Industry Event',
			'Social Media',
			'Cold Research',
			'Lead List/Database',
			'Mutual Connection',
			'Other',
		]);
		expect(optionsOf('callToAction')).toEqual([
			'Book a Discovery Call',
			'Schedule a Demo',
			'Request a Consultation',
			'Download a Resource',
			'Attend a Webinar',
			'Start a Free Trial',
			'Get a Quote',
			'Other',
		]);
	});

	it('SDR-7: SDR-8: SDR-9: list channels, lengths and tones', () => {
		expect(optionsOf('outreachChannels')).toEqual([
			'Email Only',
			'LinkedIn Only',
			'Email + LinkedIn',
			'Email + LinkedIn + Phone',
			'Multi-channel (All channels)',
		]);
		expect(optionsOf('sequenceLength')).toEqual([
			'3-4 touchpoints (Quick)',
			'5-7 touchpoints (Standard)',
			'8-10 touchpoints (Comprehensive)',
			'10+ touchpoints (Persistent)',
		]);
		expect(optionsOf('tonality')).toEqual([
			'Professional & Formal',
			'Business Casual',
			'Friendly & Conversational',
			'Direct & Bold',
			'Consultative & Advisory',
		]);
	});

	it('SDR-10: list urgency levels, each with a description of its own', () => {
		const levels = ['Low', 'Medium', 'High', 'Critical'];
		expect(optionsOf('urgencyLevel')).toEqual(levels);
		const urgency = field('urgencyLevel');
		const descriptions = urgency.kind === 'choice' ? levels.map((level) => urgency.descriptions?.[level]) : [];
		expect(new Set(descriptions.filter(Boolean)).size).toBe(4);
	});

	it('SDR-11: leave room for free text', () => {
		const areas = fields
			.filter(({ kind, name }) => kind === 'area' && !name.startsWith('answers.'))
			.map(({ name }) => name);
		expect(areas.toSorted()).toEqual(
			[
				'campaignGoals',
				'messagingStrategy',
				'valueProposition',
				'socialProof',
				'yourCompanyInfo.serviceOffering',
				'industryFocus',
			].toSorted(),
		);
	});

	it('SDR-12: need company, contact, role, goals and the own company, after trimming', () => {
		const input = {
			leadInfo: { companyName: 'Pellworth', contactName: 'Noor', contactRole: 'Director' },
			campaignGoals: 'A call',
			yourCompanyInfo: { companyName: 'Nightline' },
		};
		expect(missingFields(contract, input)).toEqual([]);
		expect(missingFields(contract, { ...input, campaignGoals: ' \n ' })).toEqual(['campaignGoals']);
		expect(missingFields(contract, { ...input, yourCompanyInfo: { companyName: '\t' } })).toEqual([
			'yourCompanyInfo.companyName',
		]);
		for (const key of ['companyName', 'contactName', 'contactRole']) {
			expect(missingFields(contract, { ...input, leadInfo: { ...input.leadInfo, [key]: '  ' } })).toEqual([
				`leadInfo.${key}`,
			]);
		}
	});

	it('say of each optional answer why it is asked, with an example that fits its place', () => {
		const answers = fields.filter(({ name }) => name.startsWith('answers.'));
		for (const { name, hint, placeholder = '', slot, kind } of answers) {
			expect(hint, name).toMatch(/\.$/);
			if (kind === 'choice') continue;
			expect(slot, name).toBeDefined();
			expect(fits(slot as Slot, placeholder, { mayName: true }), name).toBeNull();
		}
		expect(
			steps.map(({ groups }) => groups.some(({ fields: own }) => own.some((one) => answers.includes(one)))),
		).toEqual([false, false, false, true]);
	});
});
