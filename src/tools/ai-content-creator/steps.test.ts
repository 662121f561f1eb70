import { describe, expect, it } from 'vitest';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { missingFields } from '#tools/input-paths.ts';
import { ANSWER_KEYS } from './answers.ts';
import { contract } from './contract.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.groups.flatMap((group) => group.fields));
const field = (name: string) => fields.find((each) => each.name === name);

function paths(value: object, before = ''): string[] {
	return Object.entries(value).flatMap(([key, inner]) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? paths(inner, `${before}${key}.`)
			: `${before}${key}`,
	);
}

describe('the steps of the Content Creator', () => {
	it('CONTENT-1: are five', () => {
		expect(steps.map(({ title }) => title)).toEqual([
			'Goals & Platforms',
			'Brand Information',
			'Target Audience',
			'Content Strategy',
			'Advanced Settings',
		]);
	});

	it('CONTENT-2: ask for every field of the contract once', () => {
		expect(fields.map(({ name }) => name).sort()).toEqual(paths(contract.input.parse({})).sort());
	});

	it('ask in the last step for what the brand knows, one answer in a group, each text with its place', () => {
		const groups = steps.at(-1)?.groups.filter(({ add }) => add !== undefined) ?? [];
		expect(groups.flatMap(({ fields: [first] }) => first?.name.split('.')[1])).toEqual(ANSWER_KEYS);
		for (const { name, slot, placeholder, hint } of groups.flatMap((group) => group.fields)) {
			expect(hint, name).toMatch(/\.$/);
			expect(fits(slot as Slot, placeholder ?? '', { mayName: true }), name).toBeNull();
		}
		expect(new Set(groups.map(({ heading }) => heading)).size).toBe(groups.length);
	});

	it('CONTENT-3: CONTENT-4: CONTENT-7: offer platforms, frequencies and content types', () => {
		expect(field('platforms')).toMatchObject({
			kind: 'choices',
			options: ['LinkedIn', 'Instagram', 'Twitter/X', 'TikTok', 'YouTube', 'Facebook', 'Pinterest', 'Snapchat'],
		});
		expect(field('postingFrequency')).toMatchObject({
			kind: 'choice',
			options: ['Daily', '5 times per week', '3 times per week', 'Weekly', 'Bi-weekly', 'Custom schedule'],
		});
		expect(field('contentTypes')).toMatchObject({
			kind: 'choices',
			options: [
				'Educational Posts',
				'Behind-the-Scenes',
				'User-Generated Content',
				'Industry News & Trends',
				'Tips & Tutorials',
				'Inspirational Quotes',
				'Product Showcases',
				'Case Studies',
				'Live Videos',
				'Stories & Reels',
				'Polls & Questions',
				'Infographics',
				'Video Content',
				'Carousel Posts',
			],
		});
	});

	it('CONTENT-5: CONTENT-6: offer industries and voices', () => {
		expect(field('brandInfo.industry')).toMatchObject({
			options: [
				'Technology & Software',
				'Health & Fitness',
				'Beauty & Cosmetics',
				'Food & Beverage',
				'Fashion & Apparel',
				'Travel & Tourism',
				'Education & Courses',
				'Finance & Investment',
				'Real Estate',
				'Professional Services',
				'E-commerce & Retail',
				'Entertainment & Media',
				'Non-profit',
				'Coaching & Consulting',
				'Home & Garden',
				'Automotive',
				'Other',
			],
		});
		expect(field('brandVoice')).toMatchObject({
			options: [
				'Professional & Authoritative',
				'Friendly & Conversational',
				'Fun & Playful',
				'Inspiring & Motivational',
				'Educational & Informative',
				'Casual & Relatable',
				'Bold & Edgy',
				'Caring & Empathetic',
				'Luxury & Sophisticated',
				'Humorous & Witty',
			],
		});
	});

	it('CONTENT-9: need goals, a platform, a name and an audience, where spaces count as given', () => {
		const required = ['contentGoals', 'platforms', 'brandInfo.name', 'targetAudience.demographics'];
		expect(missingFields(contract, contract.input.parse({}))).toEqual(required);
		const spaces = { contentGoals: ' ', brandInfo: { name: ' ' }, targetAudience: { demographics: ' ' } };
		expect(missingFields(contract, contract.input.parse(spaces))).toEqual(['platforms']);
		expect(missingFields(contract, contract.input.parse({ ...spaces, platforms: ['TikTok'] }))).toEqual([]);
	});
});
