import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/outputs.ts';
import { adCopyText } from './ad-copy.ts';
import type { AdInput } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { metaImport } from './meta-import.ts';
import { AD_PLATFORMS, CAMPAIGN_OBJECTIVES } from './options.ts';
import { rich } from './testing.ts';
import { title } from './title.ts';

describe('the document', () => {
	it.each(Object.entries(rich))('AD-20: holds every text of the campaign: %s', (_name, input) => {
		const output = draft(input);
		const written = textsOf(document(output, input)).join('\n');
		const { campaignOverview, adVariations, targetingStrategy, optimization, complianceNotes } = output.adCampaign;
		const { campaignName: _, ...overview } = campaignOverview;
		for (const text of textsOf([overview, adVariations, targetingStrategy, optimization, complianceNotes])) {
			expect(written).toContain(text);
		}
	});

	it('is named after business and product', () => {
		expect(title(example)).toBe('Copper Kettle Repairs: Espresso Machine Service');
		expect(title({ ...example, businessInfo: { ...example.businessInfo, name: '<b>A</b>\nB' } })).toBe(
			'A: Espresso Machine Service',
		);
	});
});

it('AD-22: "Copy All Ad Copy" gets every text of every ad under its name', () => {
	const output = draft(example);
	const text = adCopyText(output);
	for (const ad of output.adCampaign.adVariations) {
		for (const part of [ad.name, ad.hook, ad.primaryText, ad.headline, ad.description, ad.callToAction])
			expect(text).toContain(part);
	}
	expect(text).not.toContain('undefined');
});

describe("the table for Meta's bulk import", () => {
	const tableOf = (input: AdInput) => {
		const { head, rows } = metaImport(draft(input), input);
		return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? '?'])));
	};

	it('has a row for each ad, with everything paused and the link left to add', () => {
		for (const input of Object.values(rich)) {
			const rows = tableOf(input);
			expect(rows).toHaveLength(draft(input).adCampaign.adVariations.length);
			for (const row of rows) {
				expect([row['Campaign Status'], row['Ad Set Run Status'], row['Ad Status']]).toEqual([
					'PAUSED',
					'PAUSED',
					'PAUSED',
				]);
				expect(row.Link).toBe('[add link]');
				expect(row.Title).toMatch(/\S/);
				expect(row.Body).toMatch(/\S/);
			}
		}
	});

	it('AD-26: names the objective as Meta does', () => {
		const codes = CAMPAIGN_OBJECTIVES.map(
			(campaignObjective) => tableOf({ ...example, campaignObjective })[0]?.['Campaign Objective'],
		);
		expect(new Set(codes)).toEqual(
			new Set([
				'OUTCOME_AWARENESS',
				'OUTCOME_TRAFFIC',
				'OUTCOME_ENGAGEMENT',
				'OUTCOME_APP_PROMOTION',
				'OUTCOME_LEADS',
				'OUTCOME_SALES',
			]),
		);
	});

	it('makes one ad set a placement, which share the daily budget', () => {
		for (const adPlatform of AD_PLATFORMS) {
			const rows = tableOf({ ...example, adPlatform });
			const sets = new Set(rows.map((row) => row['Ad Set Name']));
			expect(sets.size).toBe(adPlatform === 'Facebook & Instagram (Both)' ? 2 : 1);
			expect(rows[0]?.['Ad Set Daily Budget']).toBe(sets.size === 2 ? '20.00' : '40.00');
		}
		expect(tableOf({ ...example, budget: '' })[0]?.['Ad Set Daily Budget']).toBe('[add budget]');
	});

	it('takes ages and gender as chosen, and a country only where nothing smaller is meant', () => {
		const [row] = tableOf({
			...example,
			demographics: { ageRange: '65+', gender: 'Men', location: 'Canada and the United States', income: '' },
		});
		expect([row?.['Age Min'], row?.['Age Max'], row?.Gender, row?.Countries]).toEqual(['65', '65', 'Men', 'CA, US']);
		expect(tableOf(example)[0]).toMatchObject({ Countries: '', 'Age Min': '25', 'Age Max': '44', Gender: '' });
	});
});
