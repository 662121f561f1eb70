import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toCsv } from '#server/export/table.ts';
import type { AdInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import { AD_PLATFORMS, CAMPAIGN_OBJECTIVES, GENDERS } from '../options.ts';
import { importLacks } from './lacks.ts';
import { metaImport } from './table.ts';

/**
 * The columns and values of the sheets that Ads Manager exports and takes back, and Meta's rules for them: a campaign,
 * an ad set and an ad in each row, budgets in units of the currency, lists with commas.
 */
const text = z.string().regex(/^[^[\]]*\S[^[\]]*$/);
const row = z.strictObject({
	'Campaign Name': text.max(400),
	'Campaign Status': z.literal('PAUSED'),
	'Campaign Objective': z.enum([
		'OUTCOME_AWARENESS',
		'OUTCOME_TRAFFIC',
		'OUTCOME_ENGAGEMENT',
		'OUTCOME_LEADS',
		'OUTCOME_APP_PROMOTION',
		'OUTCOME_SALES',
	]),
	'Buying Type': z.literal('AUCTION'),
	'Special Ad Categories': z.literal('NONE'),
	'Ad Set Name': text,
	'Ad Set Run Status': z.literal('PAUSED'),
	'Ad Set Daily Budget': z
		.string()
		.regex(/^\d+\.\d\d$/)
		.refine((sum) => Number(sum) > 0),
	'Destination Type': z.literal('WEBSITE'),
	'Link Object ID': z.string().regex(/^o:\d{5,20}$/),
	'Optimized Conversion Tracking Pixels': z.string().regex(/^(?:tp:\d{5,20})?$/),
	'Optimized Event': z.enum(['', 'LEAD', 'PURCHASE']),
	Link: z.url({ protocol: /^https?$/ }),
	Countries: z.string().regex(/^[A-Z]{2}(?:, [A-Z]{2})*$/),
	'Location Types': z.literal('home, recent'),
	Gender: z.enum(['', 'Women', 'Men']),
	'Age Min': z.coerce.number().int().min(13).max(65),
	'Age Max': z.coerce.number().int().min(13).max(65),
	'Publisher Platforms': z.enum(['facebook', 'instagram', 'messenger', 'audience_network']),
	'Facebook Positions': z.enum(['', 'feed', 'story']),
	'Instagram Positions': z.enum(['', 'stream', 'story', 'reels']),
	'Messenger Positions': z.enum(['', 'messenger_home']),
	'Audience Network Positions': z.enum(['', 'classic']),
	'Optimization Goal': z.string().regex(/^[A-Z_]+$/),
	'Billing Event': z.literal('IMPRESSIONS'),
	'Ad Name': text,
	'Ad Status': z.literal('PAUSED'),
	'Creative Type': z.enum(['Link Page Post Ad', 'Video Page Post Ad']),
	Title: text,
	Body: text,
	'Link Description': text,
	'Image File Name': z.string().regex(/^(?:[A-Z]{2,3}\d\.jpg)?$/),
	'Video File Name': z.string().regex(/^(?:[A-Z]{2,3}\d\.mp4)?$/),
	'Call to Action': z.string().regex(/^[A-Z_]+$/),
});

/** Everything that an import needs. */
const ready: AdInput = {
	...example,
	demographics: { ...example.demographics, location: 'United Kingdom' },
	metaImport: { link: 'copperkettle.example/service', page: '104857600000001', pixel: '209715200000001' },
};

function rowsOf(input: AdInput) {
	const table = metaImport(draft(input), input);
	if (table === null) return null;
	const records: object[] = parse(toCsv(table), { columns: true });
	return records.map((record) => row.parse(record));
}

describe("the table for Meta's bulk import", () => {
	const changed = (changes: Partial<AdInput>): AdInput => ({ ...ready, ...changes });

	it.each(AD_PLATFORMS)('is complete for %s, a row an ad', (adPlatform) => {
		const input = changed({ adPlatform });
		const rows = rowsOf(input) ?? [];
		expect(rows.map((each) => each['Ad Name'])).toEqual(draft(input).adCampaign.adVariations.map(({ name }) => name));
		for (const each of rows) {
			const places = Object.entries(each).filter(([column, value]) => column.endsWith(' Positions') && value !== '');
			expect(places).toHaveLength(1);
			expect([each['Image File Name'], each['Video File Name']].filter(Boolean)).toHaveLength(1);
		}
	});

	it('AD-26: names the objective as Meta does; what needs an app, a catalogue or an inbox is not offered', () => {
		const codes = CAMPAIGN_OBJECTIVES.map((campaignObjective) => {
			return rowsOf(changed({ campaignObjective }))?.[0]?.['Campaign Objective'] ?? campaignObjective;
		});
		expect(codes).toEqual([
			'OUTCOME_AWARENESS',
			'OUTCOME_AWARENESS',
			'OUTCOME_TRAFFIC',
			'OUTCOME_ENGAGEMENT',
			'App Installs',
			'OUTCOME_ENGAGEMENT',
			'OUTCOME_LEADS',
			'Messages',
			'OUTCOME_SALES',
			'Catalog Sales',
			'OUTCOME_AWARENESS',
		]);
	});

	it('counts leads and sales with the pixel, and needs none for anything else', () => {
		const [lead] = rowsOf(ready) ?? [];
		expect([lead?.['Optimized Event'], lead?.['Optimized Conversion Tracking Pixels']]).toEqual([
			'LEAD',
			'tp:209715200000001',
		]);
		const metaImport = { ...ready.metaImport, pixel: '' };
		const [visit] = rowsOf(changed({ campaignObjective: 'Traffic', metaImport })) ?? [];
		expect([visit?.['Optimized Event'], visit?.['Optimized Conversion Tracking Pixels']]).toEqual(['', '']);
		expect(rowsOf(changed({ metaImport }))).toBeNull();
	});

	it('makes one ad set a placement, which share the budget of a day', () => {
		const rows = rowsOf(ready) ?? [];
		expect(new Set(rows.map((each) => each['Ad Set Name'])).size).toBe(2);
		expect(rows[0]?.['Ad Set Daily Budget']).toBe('20.00');
		expect(rowsOf(changed({ budget: '€2,100 for 30 days' }))?.[0]?.['Ad Set Daily Budget']).toBe('35.00');
	});

	it('AD-9: takes ages, gender and countries as they were given', () => {
		const genders = GENDERS.map(
			(gender) => rowsOf(changed({ demographics: { ...ready.demographics, gender } }))?.[0]?.Gender,
		);
		expect(genders).toEqual(['', 'Women', 'Men']);
		const demographics = { ...ready.demographics, ageRange: '' as const, location: '45-65, US and Canada' };
		const [each] =
			rowsOf(changed({ demographics, targetAudience: { ...ready.targetAudience, demographics: '' } })) ?? [];
		expect([each?.['Age Min'], each?.['Age Max'], each?.Countries]).toEqual([45, 65, 'US, CA']);
		const beside = { ...ready.targetAudience, demographics: '25-44, US and Canada' };
		const [other] = rowsOf(changed({ demographics: { ...demographics, location: '' }, targetAudience: beside })) ?? [];
		expect([other?.['Age Min'], other?.['Age Max'], other?.Countries]).toEqual([25, 44, 'US, CA']);
	});

	it('leaves out an ad with a gap, and is not there without a finished one', () => {
		const input = changed({ painPoints: '', benefits: '', promotions: '', valueProposition: '' });
		const output = draft(input);
		const [first, ...others] = output.adCampaign.adVariations;
		if (first === undefined) throw new Error('no ad');
		const open = { ...first, primaryText: '[add one result you can prove]' };
		const some = { adCampaign: { ...output.adCampaign, adVariations: [open, ...others] } };
		expect(metaImport(some, input)?.rows).toHaveLength(
			others.filter(({ primaryText }) => !primaryText.includes('[')).length,
		);
		expect(metaImport({ adCampaign: { ...output.adCampaign, adVariations: [open] } }, input)).toBeNull();
	});

	it('leaves the description empty where the ad asks for one', () => {
		const output = draft(ready);
		const adVariations = output.adCampaign.adVariations.map((ad) => ({
			...ad,
			description: '[add your town or a price]',
		}));
		const rows = metaImport({ adCampaign: { ...output.adCampaign, adVariations } }, ready);
		expect(rows?.rows.length).toBeGreaterThan(0);
		expect(JSON.stringify(rows)).not.toContain('[add ');
	});

	it.each([
		['address', { metaImport: { ...ready.metaImport, link: '[add link]' } }],
		['page', { metaImport: { ...ready.metaImport, page: 'Copper Kettle' } }],
		['budget', { budget: '$20-30 a day' }],
		['budget', { budget: '£600 in all' }],
		['country', { demographics: { ...ready.demographics, location: 'Edinburgh' } }],
		['category', { promotions: 'Pay in four instalments' }],
	] as const)('is not offered without its %s, and the result says so', (word, changes) => {
		const input = changed(changes);
		const { importLacks: told } = draft(input).adCampaign;
		expect(told).toEqual(importLacks(input));
		expect(told).toHaveLength(1);
		expect(told?.[0]).toContain(word);
		expect(rowsOf(input)).toBeNull();
	});
});
