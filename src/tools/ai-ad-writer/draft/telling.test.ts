import { describe, expect, it } from 'vitest';
import { type AdInput, contract } from '../contract.ts';
import { draft } from '../draft.ts';
import { BRAND_VOICES, type BrandVoice } from '../options.ts';
import { every } from '../testing.ts';
import { BUTTON_LINES } from './buttons.ts';

/** Checks that ads tell what was entered, on rich inputs from trades that the other tests do not cover. */

const bicycles = contract.input.parse({
	businessInfo: {
		name: 'Marlpit Cycles',
		industry: 'Home & Garden',
		description:
			'We rebuild used bicycles in Faversham. Every frame is stripped bare and comes with a 12-month guarantee.',
	},
	productService: {
		name: 'Rebuilt city bike',
		description: 'A used steel frame with new brakes, chain and tyres',
		price: '£290',
		category: 'Bicycles',
	},
	targetAudience: { primaryAudience: 'Commuters in Kent who want a bike that lasts' },
	campaignObjective: 'Store Traffic',
	adPlatform: 'Facebook & Instagram (Both)',
	budget: '£15 a day for 3 weeks',
	valueProposition: 'A bike that runs on Monday morning, for a third of the price of new',
	painPoints: 'Cheap new bikes break within months; used bikes from strangers come with no guarantee',
	benefits: '12-month guarantee; free first service; ready to ride',
	callToAction: 'Get Directions',
	brandVoice: 'Friendly & Conversational',
	promotions: 'Free lights with every bike until 15 December',
	demographics: { location: 'Faversham, Canterbury, Whitstable' },
});

const invoices = contract.input.parse({
	businessInfo: {
		name: 'Ledgerloom',
		industry: 'Technology & Software',
		description: 'Invoice software from Tallinn. 1,150 accounting firms use it. Hosted in the EU.',
	},
	productService: {
		name: 'Ledgerloom Capture',
		description: 'Reads supplier invoices from the inbox and fills in the booking. Connects to Xero and QuickBooks.',
		price: '€49 per firm a month',
		category: 'Accounting software',
	},
	targetAudience: { primaryAudience: 'Owners of accounting firms with 3 to 30 staff' },
	campaignObjective: 'Conversions',
	adPlatform: 'Facebook & Instagram (Both)',
	valueProposition: 'Invoices are booked before your team has opened the inbox',
	painPoints: 'Receipts arrive as blurry photos; staff retype invoices every evening; clients answer weeks later',
	benefits: 'Set up in one afternoon, no training needed, questions go to the client by themselves',
	callToAction: 'Sign Up',
	promotions: 'First 60 days free',
	demographics: { location: 'Germany, Austria' },
});

const cookery = contract.input.parse({
	businessInfo: {
		name: 'Salt & Sorrel',
		industry: 'Education & Courses',
		description: 'Cookery school in a former dairy near Kilkenny. Run by Niamh Corcoran.',
	},
	productService: {
		name: 'One-Day Fish Course',
		description: 'Filleting, curing and three sauces, then lunch at the long table. Knives and aprons are there.',
		price: '€145',
		category: 'Cookery course',
	},
	targetAudience: { primaryAudience: 'Home cooks who only ever buy fillets' },
	campaignObjective: 'Traffic',
	adPlatform: 'Facebook & Instagram (Both)',
	valueProposition: 'You fillet four kinds of fish yourself and take home what you cured',
	painPoints: 'Videos go too fast; whole fish is frightening; fillets cost twice as much',
	benefits: 'Eight people at most; your own work station; recipes to take home; vouchers valid for 2 years',
	callToAction: 'Book Now',
	promotions: 'Bring a friend and the second place is half price',
	demographics: { location: 'Kilkenny' },
});

const ads = (input: AdInput, brandVoice: BrandVoice | '' = input.brandVoice) =>
	draft({ ...input, brandVoice }).adCampaign.adVariations;
const copyOf = (input: AdInput, brandVoice: BrandVoice | '' = input.brandVoice) =>
	ads(input, brandVoice).flatMap(({ hook, primaryText, headline, description }) => [
		hook,
		primaryText,
		headline,
		description,
	]);

const voices = ['', ...BRAND_VOICES] as const;

describe('a guarantee', () => {
	it.each(voices)('stands in the ads as given, in the voice "%s"', (voice) => {
		expect(copyOf(bicycles, voice).join('\n')).toContain('12-month guarantee');
	});

	it('has terms, which the notes ask for once', () => {
		const notes = draft(bicycles).adCampaign.complianceNotes;
		expect(notes.filter((note) => /^The terms of “12-month guarantee” must stand on the page/.test(note))).toHaveLength(
			1,
		);
		expect(notes.join('\n')).not.toContain('guarantee” is in none of the ads');
	});

	it('of a result stays out', () => {
		const copy = copyOf({
			...bicycles,
			benefits: 'Guaranteed approval; we guarantee 20 more leads; free first service',
		});
		expect(copy.join('\n')).not.toMatch(/approval|leads/);
	});
});

describe.each(Object.entries({ bicycles, invoices, cookery }))('rich facts: %s', (_name, input) => {
	it.each(voices)('leave nothing to add, in the voice "%s"', (voice) => {
		expect(copyOf(input, voice).filter((text) => text.includes('[add'))).toEqual([]);
	});

	it.each(voices)('stand on every picture, in the voice "%s"', (voice) => {
		const bare = [input.businessInfo.name, input.productService.category].map((name) => name.toLowerCase());
		for (const { hook } of ads(input, voice)) {
			expect(bare).not.toContain(hook.toLowerCase());
			expect(hook).not.toMatch(/^(?:Hi|Here's how|How it works|What is this|Meet|Behind|Enough|Ta-da)\b.{0,20}$/);
		}
		const names = ads(input, voice).filter(({ hook }) => hook === input.productService.name);
		expect(names.length).toBeLessThanOrEqual(1);
	});

	it.each(voices)('fill the texts, in the voice "%s"', (voice) => {
		const lengths = ads(input, voice).map(({ primaryText }) => primaryText.length);
		expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeGreaterThan(80);
		expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50);
	});
});

it('a few facts are enough for all ads but one', () => {
	const few = {
		...bicycles,
		painPoints: '',
		promotions: '',
		businessInfo: { ...bicycles.businessInfo, description: '' },
	};
	const open = (input: AdInput) => ads(input).filter((ad) => /\[add/.test(`${ad.hook}${ad.primaryText}`));
	expect(open({ ...few, benefits: '12-month guarantee; ready to ride' }).length).toBeLessThanOrEqual(1);
});

it.each(['', 'Friendly & Conversational'] as const)(
	'a headline says what the button does once at most, in the voice "%s"',
	(voice) => {
		const said = ads(bicycles, voice).filter(({ headline }) => BUTTON_LINES['Get Directions'].includes(headline));
		expect(said.length).toBeLessThanOrEqual(1);
	},
);

describe('a picture', () => {
	it('shows the things that the facts name', () => {
		const pictures = ads(bicycles).map(({ visualIdea }) => visualIdea);
		expect(pictures.filter((idea) => idea.includes('‘New brakes, chain and tyres’')).length).toBeGreaterThanOrEqual(3);
	});

	it.each(Object.keys(every))('takes no day of a date for a figure and no moment for a thing: %s', (name) => {
		for (const { visualIdea } of ads(every[name] as AdInput)) {
			expect(visualIdea).not.toMatch(/^\d+ as the largest|\bmoment of “|told by objects/);
		}
	});

	it('carries the offer whole, its end on a line of its own', () => {
		expect(ads(bicycles).find(({ angle }) => angle === 'Offer')?.visualIdea).toMatch(
			/‘Free lights with every bike’.*‘until 15 December’/,
		);
	});
});
