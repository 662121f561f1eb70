import { describe, expect, it } from 'vitest';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { missingFields, valueAt } from '#tools/input-paths.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.groups.flatMap((group) => group.fields));
const field = (name: string) => fields.find((each) => each.name === name);

function paths(value: object, before = ''): string[] {
	return Object.entries(value).flatMap(([key, inner]) =>
		typeof inner === 'object' && inner !== null ? paths(inner, `${before}${key}.`) : `${before}${key}`,
	);
}

describe('the steps of the Ad Writer', () => {
	it('AD-1: are four', () => {
		expect(steps.map(({ title }) => title)).toEqual([
			'Business Information',
			'Campaign Objectives',
			'Target Audience',
			'Messaging & Brand Voice',
		]);
	});

	it('AD-3: ask for every field of the contract once', () => {
		expect(fields.map(({ name }) => name).sort()).toEqual(paths(contract.input.parse({})).sort());
	});

	it('AD-4: AD-5: AD-6: offer industries, objectives and platforms', () => {
		expect(field('businessInfo.industry')).toMatchObject({
			options: [
				'E-commerce & Retail',
				'Health & Fitness',
				'Beauty & Cosmetics',
				'Technology & Software',
				'Education & Courses',
				'Real Estate',
				'Finance & Insurance',
				'Food & Beverage',
				'Travel & Tourism',
				'Professional Services',
				'Home & Garden',
				'Fashion & Apparel',
				'Automotive',
				'Entertainment',
				'Non-profit',
				'Other',
			],
		});
		expect(field('campaignObjective')).toMatchObject({
			options: [
				'Brand Awareness',
				'Reach',
				'Traffic',
				'Engagement',
				'App Installs',
				'Video Views',
				'Lead Generation',
				'Messages',
				'Conversions',
				'Catalog Sales',
				'Store Traffic',
			],
		});
		expect(field('adPlatform')).toMatchObject({
			options: [
				'Facebook Feed',
				'Instagram Feed',
				'Instagram Stories',
				'Facebook & Instagram (Both)',
				'Instagram Reels',
				'Facebook Stories',
				'Messenger',
				'Audience Network',
			],
		});
	});

	it('AD-7: AD-8: AD-9: offer calls to action, ages and genders', () => {
		expect(field('callToAction')).toMatchObject({
			options: [
				'Learn More',
				'Shop Now',
				'Sign Up',
				'Download',
				'Book Now',
				'Get Quote',
				'Contact Us',
				'Subscribe',
				'Watch More',
				'Apply Now',
				'See Menu',
				'Get Directions',
			],
		});
		expect(field('demographics.ageRange')).toMatchObject({
			options: ['18-24', '25-34', '35-44', '45-54', '55-64', '65+', '18-34', '25-44', '35-54', '45-65', 'All Ages'],
		});
		expect(field('demographics.gender')).toMatchObject({ options: ['All', 'Women', 'Men'] });
	});

	it('AD-10: AD-11: AD-12: offer incomes and voices, and take any budget', () => {
		expect(field('demographics.income')).toMatchObject({
			options: ['All Income Levels', 'Top 10%', 'Top 25%', 'Top 50%', 'Bottom 50%', 'Specific Income Range'],
		});
		expect(field('brandVoice')).toMatchObject({
			options: [
				'Professional & Authoritative',
				'Friendly & Conversational',
				'Fun & Playful',
				'Inspiring & Motivational',
				'Luxury & Sophisticated',
				'Caring & Empathetic',
				'Bold & Edgy',
				'Trustworthy & Reliable',
			],
		});
		expect(field('budget')).toMatchObject({ kind: 'text', placeholder: expect.stringContaining('a day') });
		expect(contract.input.safeParse({ budget: 'whatever is left' }).success).toBe(true);
	});

	it('ENGINE-3: ask in the last step for own lines, each with an example and the kind of its place', () => {
		const [own, file] = steps.at(-1)?.groups.slice(1) ?? [];
		for (const each of own?.fields ?? []) {
			const { slot, placeholder = '', hint = '' } = each;
			expect([each.name, slot, hint !== '']).toEqual([each.name, expect.any(String), true]);
			expect([placeholder, fits(slot as Slot, placeholder)]).toEqual([placeholder, null]);
		}
		expect(own?.fields).toHaveLength(17);
		expect(file?.fields.map(({ name }) => name)).toEqual(['metaImport.link', 'metaImport.page', 'metaImport.pixel']);
	});

	it('AD-13: need four fields that are more than spaces', () => {
		expect(missingFields(contract, contract.input.parse({ businessInfo: { name: '   ' } }))).toEqual([
			'businessInfo.name',
			'productService.name',
			'campaignObjective',
			'targetAudience.primaryAudience',
		]);
		expect(valueAt(contract.input.parse({ businessInfo: { name: '  Kettle ' } }), 'businessInfo.name')).toBe('Kettle');
	});
});
