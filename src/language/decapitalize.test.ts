import { describe, expect, it } from 'vitest';
import { decapitalize } from './decapitalize.ts';

describe('a first letter', () => {
	it.each([
		['The quote is late', 'the quote is late'],
		['A quote is late', 'a quote is late'],
		['Élan is needed', 'élan is needed'],
		['Invoices wait', 'invoices wait'],
		['Intake', 'intake'],
	])('is lowered: %s', (text, low) => expect(decapitalize(text)).toBe(low));

	it.each([
		'I know',
		"I'm sure",
		'I’ve seen it',
		'CRM records',
		'HR manager',
		'B2B sales',
		'R&D lead',
		'X-ray films',
		'A/B tests',
		'LinkedIn messages',
		'McDonald runs it',
		'SaaS firms',
		'Monday mornings',
		'Fridays',
		'April',
		'European sales lead',
		'French classes',
		'Americans',
		'Salesforce records',
		'KPIs',
		'iPad sales',
		'12-month plan',
		'“Quoted”',
		'',
	])('stays: %s', (text) => expect(decapitalize(text)).toBe(text));

	it('stays for the names that are given', () => {
		expect(decapitalize('Ann Bell called', ['Ann Bell'])).toBe('Ann Bell called');
		expect(decapitalize('Annual figures', ['Ann'])).toBe('annual figures');
	});
});
