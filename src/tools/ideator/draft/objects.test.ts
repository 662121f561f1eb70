import { describe, expect, it } from 'vitest';
import { OBJECTS, objectAtStart, objectOf, SOME_WORK } from './objects.ts';

describe('the thing that a niche is about', () => {
	it.each([
		['Renewal outreach for insurance brokers', 'renewal'],
		['Check calls for freight brokers', 'check call'],
		['Podcast guesting for leadership coaches', 'guest appearance'],
		['I help general contractors with submittals using AI', 'submittal'],
		['Contract review for law firms', 'contract'],
		['AI phone assistant, opticians', 'phone call'],
		['Grant applications for museums', 'grant application'],
		['Showroom leads for kitchen studios', 'lead'],
	])('takes what is done before for whom, and the longer name: %s', (niche, one) => {
		expect(objectOf(niche, []).one).toBe(one);
	});

	it.each([
		['Sermon clipping for churches', 'sermon', 'sermons'],
		['Recipe costing for bakeries', 'recipe', 'recipes'],
		['Inventory of cameras', 'stock list', 'stock lists'],
		['Recipes, bakeries', 'job', 'jobs'],
		['Quality management for dairies', 'job', 'jobs'],
	])('takes a thing that we do not know from its niche, where it can be counted: %s', (niche, one, many) => {
		expect(objectOf(niche, [])).toMatchObject({ one, many });
	});

	it('is not led by a word that only begins alike', () => {
		expect(objectOf('Leadership talks with contractors', [])).toBe(SOME_WORK);
		expect(objectOf('Postage in eventful towns', [])).toBe(SOME_WORK);
	});

	it('asks the pains only where the niche is silent, and believes two of them', () => {
		expect(objectOf('Help', ['Invoices go out late', 'Nobody chases an invoice']).one).toBe('invoice');
		expect(objectOf('Help', ['Invoices go out late', 'It rains'])).toBe(SOME_WORK);
		expect(objectOf('Quotes for roofers', ['Invoices are late', 'Invoices are wrong', 'Invoices']).one).toBe('quote');
	});

	it('lets a pain speak of its own thing, unless other trades mean something else by it', () => {
		expect(objectAtStart('Invoices go out late')?.one).toBe('invoice');
		expect(objectAtStart('RFIs lie around')?.one).toBe('RFI');
		expect(objectAtStart('Returns pile up in March')).toBeNull();
	});

	it('never speaks to the customer in a text that the seller reads as well', () => {
		for (const { begin, end } of OBJECTS) expect(`${begin} ${end}`).not.toMatch(/(?<!-)\byour?\b/);
	});
});
