import { describe, expect, it } from 'vitest';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/options.ts';
import { missingFields } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import * as options from './options.ts';

describe('a request', () => {
	it('SDR-2: may leave every field out but names none that is unknown', () => {
		expect(Object.keys(contract.input.parse({}))).toEqual(Object.keys(example));
		expect(contract.input.safeParse({ ...example, favouriteColour: 'green' }).success).toBe(false);
		expect(contract.input.safeParse({ ...example, leadInfo: { ...example.leadInfo, age: '40' } }).success).toBe(false);
	});

	it.each([
		['SDR-3', 'industry', INDUSTRIES],
		['SDR-4', 'companySize', COMPANY_SIZES],
		['SDR-5', 'leadSource', options.LEAD_SOURCES],
	] as const)('%s: takes for %s exactly the listed texts, or nothing', (_row, field, list) => {
		const taken = (value: string) =>
			contract.input.safeParse({ ...example, leadInfo: { ...example.leadInfo, [field]: value } }).success;
		for (const value of [...list, '']) expect(taken(value)).toBe(true);
		expect(taken('Something else')).toBe(false);
	});

	it.each([
		['SDR-6', 'callToAction', options.CALLS_TO_ACTION],
		['SDR-7', 'outreachChannels', options.OUTREACH_CHANNELS],
		['SDR-8', 'sequenceLength', options.SEQUENCE_LENGTHS],
		['SDR-9', 'tonality', options.TONALITIES],
		['SDR-10', 'urgencyLevel', options.URGENCY_LEVELS],
	] as const)('%s: takes for %s exactly the listed texts, or nothing', (_row, field, list) => {
		for (const value of [...list, ''])
			expect(contract.input.safeParse({ ...example, [field]: value }).success).toBe(true);
		expect(contract.input.safeParse({ ...example, [field]: 'Something else' }).success).toBe(false);
	});

	it('SDR-12: needs five fields, spaces not counting', () => {
		expect(missingFields(contract, example)).toEqual([]);
		expect(missingFields(contract, { ...example, campaignGoals: '  ' })).toEqual(['campaignGoals']);
		expect(missingFields(contract, contract.input.parse({}))).toHaveLength(5);
	});
});
