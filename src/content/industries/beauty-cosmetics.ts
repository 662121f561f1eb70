import type { Industry } from '../industry.ts';

export const beautyCosmetics = {
	id: 'beauty-cosmetics',
	name: 'Beauty & Cosmetics',
	options: ['Beauty & Cosmetics'],
	aliases: [
		'beauty brands',
		'cosmetics',
		'skincare',
		'makeup',
		'beauty and cosmetics',
		'perfume',
		'haircare brands',
		'skincare brands',
		'fragrance',
		'med spas',
	],
	general: true,
	many: 'beauty and cosmetics brands',
	one: 'a beauty brand',
	words: ['shade', 'serum', 'SPF', 'INCI list', 'swatch', 'tester', 'routine', 'launch', 'influencer', 'patch test'],
	tasks: [
		{
			name: 'shade questions',
			hurts: 'A customer sends a selfie and asks which shade fits.',
			question: 'How does a customer find a shade without a tester?',
			owner: 'beauty adviser',
		},
		{
			name: 'ingredient questions',
			hurts: 'Someone with an allergy asks about one ingredient, and the page lists half.',
			question: 'Where does support look when a customer asks about one ingredient?',
			owner: 'support lead',
		},
		{
			name: 'creators and samples',
			hurts: 'Boxes go out to creators, and few posts can be found.',
			question: 'What happens between a box leaving and a post appearing?',
			owner: 'influencer manager',
		},
		{
			name: 'launch pages',
			hurts: 'The launch is on Thursday, and the texture shots come on Wednesday.',
			question: 'Which piece of a launch do the others wait for?',
			owner: 'brand manager',
		},
		{
			name: 'reviews that name a rash',
			hurts: 'A review says that skin turned red, and marketing reads it first.',
			question: 'What happens to a review that names a reaction?',
			owner: 'product safety lead',
		},
		{
			name: 'routines for customers',
			hurts: 'A customer buys a strong serum and learns later what not to mix with it.',
			question: 'What does a customer know about use when the box is opened?',
			owner: 'education lead',
		},
	],
	buyers: [
		{ role: 'founder', cares: 'customers who buy again' },
		{ role: 'brand manager', cares: 'launches that are ready' },
		{ role: 'product safety lead', cares: 'reactions that are seen' },
	],
	signs: 'The founder signs; in larger houses the brand director does.',
	tools: ['Shopify', 'Klaviyo', 'Yotpo', 'Gorgias', 'Later', 'Aspire'],
	seasons: ['Gift sets are planned by midsummer for December.', 'Sun care sells in late spring.'],
	mayNotClaim: [
		'A cosmetic may not be said to treat an illness.',
		'Paid posts must be marked under FTC and ASA rules.',
	],
} satisfies Industry;
