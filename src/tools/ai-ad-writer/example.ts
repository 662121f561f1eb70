import type { AdInput } from './contract.ts';

/** One realistic input, for "Fill with an example". All people and companies are made up. */
export const example: AdInput = {
	businessInfo: {
		name: 'Copper Kettle Repairs',
		industry: 'Home & Garden',
		description:
			'Repair workshop for coffee machines in Leith, run by Imogen Adeyemi and two mechanics. Open since 2014. 1,900 machines repaired last year.',
	},
	productService: {
		name: 'Espresso Machine Service',
		description: 'Descaling, new seals and a pressure test. Every part is listed with its price before we fit it.',
		price: '£85',
		category: 'Coffee machine repair',
	},
	targetAudience: {
		primaryAudience: 'People with an espresso machine at home',
		demographics: 'Homeowners and renters in Edinburgh',
		psychographics: 'They would sooner mend a good machine than buy a new one',
	},
	campaignObjective: 'Lead Generation',
	adPlatform: 'Facebook & Instagram (Both)',
	budget: '£40 a day for 3 weeks. CPM £9, click rate 1.2% in the last campaign.',
	valueProposition: 'We collect the machine, service it in two days and bring it back to your door',
	painPoints:
		'Nobody names the price beforehand. Coffee tastes bitter. Posting a heavy machine to the maker takes weeks.',
	benefits: 'Back in two days. Collected and returned free within the bypass. Six-month warranty on every part we fit.',
	callToAction: 'Book Now',
	brandVoice: 'Friendly & Conversational',
	competitorInfo: 'The makers ask owners to post the machine and wait four weeks',
	promotions: '£15 off the first service until 30 April',
	demographics: {
		ageRange: '25-44',
		gender: 'All',
		location: 'Edinburgh, within 10 miles',
		income: 'All Income Levels',
	},
	interests: 'Specialty coffee, home baristas, espresso machines',
	behaviors: 'Engaged shoppers',
	point1: {
		text: 'Last year we repaired 1,900 machines and sent 1,740 of them home within two days.',
		picture: 'Most are home in two days',
		headline: '1,900 machines last year',
	},
	point2: {
		text: 'Every part we fit is under warranty for six months.',
		picture: 'Six months on every part',
		headline: 'Six months of warranty',
	},
	point3: { text: '', picture: '', headline: '' },
	firstStep: {
		text: 'We look at your machine for ten minutes and tell you what the repair would cost.',
		picture: 'Worth mending? We look, free.',
		headline: 'A free look first',
	},
	objection: {
		question: 'What if it cannot be mended?',
		answer: 'Then you pay nothing, and we bring the machine back to you.',
		headline: 'No repair, no bill',
	},
	shortName: 'Copper Kettle',
	town: 'Leith',
	metaImport: { link: 'https://copperkettle.example/service', page: '', pixel: '' },
};
