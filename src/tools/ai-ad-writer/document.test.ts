import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/outputs.ts';
import { adCopyText } from './ad-copy.ts';
import { document, overviewSections } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { rich } from './testing.ts';
import { title } from './title.ts';

describe('the document', () => {
	it.each(Object.entries(rich))('AD-20: holds every text of the campaign: %s', (_name, input) => {
		const output = draft(input);
		const written = textsOf(document(output, input)).join('\n');
		const { campaignOverview, adVariations, targetingStrategy, optimization, complianceNotes, importLacks } =
			output.adCampaign;
		const { campaignName: _, ...overview } = campaignOverview;
		for (const text of textsOf([
			overview,
			adVariations,
			targetingStrategy,
			optimization,
			complianceNotes,
			importLacks,
		])) {
			expect(written).toContain(text);
		}
	});

	it('has no empty heading, and speaks of the file for Meta only to those who want one', () => {
		const metaImport = { link: '', page: '', pixel: '' };
		const headings = (input: typeof example) => document(draft(input), input).sections.map(({ heading }) => heading);
		expect(headings(example)).toContain('What the file for Meta still lacks');
		expect(headings({ ...example, metaImport })).not.toContain('What the file for Meta still lacks');
		const output = draft(example);
		const { optimization } = output.adCampaign;
		const bare = {
			adCampaign: { ...output.adCampaign, optimization: { ...optimization, schedule: [], budgetSplit: [] } },
		};
		expect(headings(example)).toContain('Schedule and budget');
		expect(document(bare, example).sections.map(({ heading }) => heading)).not.toContain('Schedule and budget');
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

it('marks at a glance what is only a name', () => {
	const [glance] = overviewSections(draft(example).adCampaign, example);
	const [table] = glance?.blocks ?? [];
	const rows = table?.kind === 'table' ? table.rows : [];
	expect(rows.find(([name]) => name === 'FB4: Promise')?.slice(-2)).toEqual([
		'Espresso Machine Service (a name)',
		'Coffee machine repair (a name)',
	]);
	expect(rows.find(([name]) => name === 'FB1: Proof')?.slice(-2)).toEqual([
		'Most are home in two days',
		'1,900 machines last year',
	]);
});
