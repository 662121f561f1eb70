import { describe, expect, it } from 'vitest';
import { groundIn } from '#evidence/grounding.ts';
import { bestTime } from '#test/best-time.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput, strangers, textsOf } from '#test/outputs.ts';
import { isFinished } from './ad-copy.ts';
import { type AdInput, contract } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { catalogueFor } from './ground.ts';
import { objectiveNow } from './objectives.ts';
import { AD_PLATFORMS, CAMPAIGN_OBJECTIVES } from './options.ts';
import { countersOf, placementsOf } from './placements.ts';
import { every, odd, rich } from './testing.ts';

const trials = Object.entries(every).map(([name, input]) => ({ name, input }));

/** Names, sums and labels, which several ads share. */
const LABELS = [
	'hook',
	'headline',
	'description',
	'angle',
	'placement',
	'callToAction',
	'amount',
	'calculation',
	'visualIdea',
	'rationale',
	'complianceNotes',
];

const adsOf = (changes: Partial<AdInput>, base: AdInput = example) => {
	return draft({ ...base, ...changes }).adCampaign.adVariations;
};

describe.each(trials)('$name', ({ input }) => {
	const output = draft(input);
	const { adVariations, targetingStrategy, optimization } = output.adCampaign;

	it('AD-16: AD-18: keeps the contract, and leaves nothing empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input)).toEqual([]);
	});

	it('AD-17: has at least three ads of different angles for each placement', () => {
		for (const placement of placementsOf(input.adPlatform)) {
			const own = adVariations.filter((ad) => ad.placement === placement);
			expect(own.length).toBeGreaterThanOrEqual(3);
			expect(new Set(own.map(({ angle }) => angle)).size).toBe(own.length);
		}
		expect(new Set(adVariations.map(({ name }) => name)).size).toBe(adVariations.length);
	});

	it('AD-19: keeps every text within the limit of its placement', () => {
		for (const ad of adVariations) {
			const counters = countersOf(ad);
			expect(counters).toHaveLength(4);
			for (const { field, length, limit } of counters)
				expect([field, length <= limit], ad[field]).toEqual([field, true]);
		}
	});

	it('ENGINE-4: puts nothing beside a picture but sentences of the member, whole', () => {
		const given = textsOf(input)
			.join('\n')
			.replace(/<[^<>]*>/g, ' ')
			.replace(/[^\S\n]+/g, ' ')
			.toLowerCase();
		const texts = adVariations.filter(
			({ angle, rationale }) => angle !== 'Introduction' || !rationale.includes('name'),
		);
		for (const text of texts.map(({ primaryText }) => primaryText).filter((each) => !each.includes('[add '))) {
			for (const sentence of sentencesOfOutput(text)) {
				expect(given).toContain(sentence.replace(/[.]$/, '').toLowerCase());
			}
		}
	});

	it('ENGINE-3: asks for what is missing, once in an ad', () => {
		const asking = adVariations.filter(({ primaryText }) => primaryText.includes('[add '));
		for (const { primaryText } of asking) expect(primaryText).toMatch(/^\[add [^[\]]+\]$/);
		expect(repeated(asking.map(({ primaryText }) => primaryText))).toEqual([]);
	});

	it('ENGINE-5: says nothing twice', () => {
		expect(repeated(sentencesOfOutput(output, LABELS))).toEqual([]);
		expect(repeated(output.adCampaign.complianceNotes)).toEqual([]);
	});

	it('invents no figure and no name, and quotes word for word', () => {
		expect(strangers(output, input, catalogueFor(output, input))).toEqual([]);
		const given = [JSON.stringify(input).replaceAll('\\n', ' ').replaceAll('\\u2028', ' ')];
		expect(groundIn(output, given).grounding).toMatchObject({ quotesDropped: 0 });
	});

	it('AD-20: holds targeting, a test plan, a schedule and a split', () => {
		const isBroad = input.interests + input.behaviors === '';
		expect(targetingStrategy.audiences).toHaveLength(isBroad ? 1 : 2);
		expect((targetingStrategy.meantFor?.length ?? 0) > 0).toBe(input !== odd.endless);
		expect(optimization.testPlan.length).toBeGreaterThan(0);
		expect(optimization.schedule.length > 0).toBe(adVariations.some(isFinished));
		expect(optimization.budgetSplit.length > 0).toBe(input.budget !== '');
	});
});

describe('an ad', () => {
	it('stands on a result with the lines that were written for it', () => {
		expect(adsOf({})[0]).toMatchObject({
			angle: 'Proof',
			hook: example.point1.picture,
			primaryText: example.point1.text,
			headline: example.point1.headline,
			description: 'Open since 2014',
		});
	});

	it('leaves out a line that is too long for its place, and names the product instead', () => {
		const point1 = { ...example.point1, picture: 'Most are home in two days, or one if you are lucky', headline: '' };
		expect(adsOf({ point1 })[0]).toMatchObject({
			hook: 'Espresso Machine Service',
			primaryText: example.point1.text,
			headline: 'Coffee machine repair',
		});
	});

	it('answers a question with the answer to it, on the picture where both are too long for one text', () => {
		const find = (input: Partial<AdInput>) => adsOf(input).find(({ angle }) => angle === 'Objection');
		expect(find({})).toMatchObject({
			hook: example.objection.headline,
			headline: 'Espresso Machine Service',
			primaryText: `${example.objection.question} ${example.objection.answer}`,
		});
		const objection = {
			...example.objection,
			answer: `${example.objection.answer} We do that every week of the year, and we bring a cup of coffee.`,
		};
		expect(find({ objection })).toMatchObject({
			hook: example.objection.question,
			primaryText: objection.answer,
		});
		expect(find({ objection: { ...example.objection, answer: '' } })).toBeUndefined();
	});

	it('puts the trouble on the picture only above its own answer; a list of complaints has none', () => {
		const find = (painPoints: string) => adsOf({ painPoints }).find(({ angle }) => angle === 'Problem');
		expect(find('Nobody names the price beforehand.')).toMatchObject({
			hook: 'Nobody names the price beforehand.',
			headline: 'Espresso Machine Service',
			primaryText: 'Every part is listed with its price before we fit it.',
		});
		expect(find('The machine is at the maker for weeks.')).toBeUndefined();
		expect(find('Bitter coffee all the time, a loud pump, and cups that are cold')).toBeUndefined();
	});

	it('sets a short benefit above a sentence about the same; a fragment is no text of its own', () => {
		const input = contract.input.parse({
			...odd.poor,
			benefits: 'Grout in the same colour\nFive colours of your own choice',
			productService: { ...odd.poor?.productService, description: 'We send the grout, and you keep it.' },
		});
		expect(adsOf({}, input)).toMatchObject([
			{ hook: 'Grout in the same colour', primaryText: 'We send the grout, and you keep it.' },
			{ primaryText: expect.stringContaining('[add ') },
			{ primaryText: expect.stringContaining('[add ') },
		]);
	});

	it('holds the next texts of its field as far as there is room, and short benefits together', () => {
		const description = 'We have tuned 140 pianos since 2009. We come to you on all 7 days of the week.';
		const business = adsOf({ businessInfo: { ...example.businessInfo, description }, adPlatform: 'Facebook Feed' });
		expect(business).toContainEqual(expect.objectContaining({ angle: 'Introduction', primaryText: description }));
		const input = contract.input.parse({
			...odd.poor,
			adPlatform: 'Facebook Feed',
			benefits:
				'More light in the hall\nSomewhere to sit outside\nNo noise from next door after ten in the evening, even with the windows of the bedroom open',
		});
		expect(adsOf({}, input)).toContainEqual(
			expect.objectContaining({ angle: 'Benefit', primaryText: 'More light in the hall. Somewhere to sit outside.' }),
		);
		const repeated = { ...input, benefits: 'More light in the hall\nMuch more light in your hall\nA seat outside' };
		expect(
			adsOf({}, repeated)
				.map(({ primaryText }) => primaryText)
				.join(' '),
		).not.toContain('Much more light');
	});

	it('may promise a guarantee once its term is named', () => {
		const said = (benefits: string) => JSON.stringify(adsOf({ benefits }, rich.dentist));
		expect(said('Every crown has a ten year guarantee.')).toContain('Every crown has a ten year guarantee.');
		expect(said('Every crown is guaranteed to be gentle.')).not.toContain('gentle');
	});

	it('names a price only where it names what costs it', () => {
		for (const { hook, headline, description } of adsOf({})) {
			if (description === example.productService.price) expect(hook + headline).toContain(example.productService.name);
		}
		expect(adsOf({}).some(({ description }) => description === example.productService.price)).toBe(true);
	});

	it('stands below a line of its own text or a name, and never below the name of the business alone', () => {
		for (const { headline, description, primaryText } of adsOf({})) {
			if (primaryText === example.point1.text) expect(headline).toBe(example.point1.headline);
			expect(description).not.toBe(example.businessInfo.name);
		}
		expect(adsOf({ benefits: 'Free cup of coffee.' }).some(({ headline }) => headline.includes('cup'))).toBe(false);
		const input = contract.input.parse({ ...odd.poor, productService: { name: 'window cleaning' } });
		expect(adsOf({}, input)[0]).toMatchObject({ hook: 'Window cleaning', description: '[add your town or a price]' });
		const phone = contract.input.parse({ ...odd.poor, productService: { name: 'iPhone repair' } });
		expect(adsOf({}, phone)[0]?.hook).toBe('iPhone repair');
	});

	it('has another line on its picture than the ads that it is tested against', () => {
		const texts = {
			point1: { ...example.point1, picture: '' },
			point2: { ...example.point2, picture: '', headline: '' },
		};
		const ads = adsOf({ ...texts, adPlatform: 'Facebook Feed' });
		expect(ads[0]).toMatchObject({ hook: example.point1.headline, headline: 'Espresso Machine Service' });
		expect(repeated(ads.map(({ hook }) => hook))).toEqual([]);
	});

	it('has no word of the product on its picture as if it were another name, and its price below its name', () => {
		const productService = { ...example.productService, name: 'A full service of your espresso machine' };
		const given = { productService: { ...productService, category: 'Service' }, promotions: '', painPoints: '' };
		const description =
			'Open since 2014. Shut on Mondays. Six benches. Tea while you wait. Parking behind. Two cats. Nine stools.';
		const businessInfo = { ...example.businessInfo, description };
		const ads = adsOf({ ...given, businessInfo, adPlatform: 'Facebook Feed' });
		expect(ads.map(({ hook }) => hook)).not.toContain('Service');
		expect(ads.find(({ angle }) => angle === 'Price')).toMatchObject({ hook: productService.name, description: '£85' });
	});

	it('does not take one shared word for a repetition', () => {
		const description = 'Workshop for repairs, run by Imogen Adeyemi since 2014.';
		const businessInfo = { ...example.businessInfo, description };
		expect(JSON.stringify(adsOf({ businessInfo, promotions: '£15 off the first repair' }))).toContain(description);
	});

	it('names no price below what is free', () => {
		const [ad] = adsOf({ promotions: 'Free look at every machine that was made before 1990' }).filter(
			({ angle }) => angle === 'Offer',
		);
		expect(ad?.description).not.toContain('£');
	});

	it('tells what the business is: a record on the picture, a fact below, a sentence or a list beside', () => {
		const told = (description: string) =>
			adsOf({ adPlatform: 'Facebook Feed', businessInfo: { ...example.businessInfo, description } });
		expect(told('4.9 stars from 212 Google reviews.')).toContainEqual(
			expect.objectContaining({
				hook: '4.9 stars from 212 Google reviews',
				primaryText: `${example.valueProposition}.`,
			}),
		);
		expect(told('Insured for £5 million.')[0]?.description).toBe('Insured for £5 million');
		for (const text of ['Two mechanics, Ann Lee and Bo Ek, and one apprentice.', 'I have mended pumps since 2014.']) {
			expect(told(text)).toContainEqual(expect.objectContaining({ angle: 'Introduction', primaryText: text }));
		}
		expect(JSON.stringify(told('Started by Imogen Adeyemi in 2014, after years with the makers.'))).not.toContain(
			'Started by',
		);
	});

	it('is carried by names where there is nothing else, and the others stay open', () => {
		const input = contract.input.parse({
			...odd.poor,
			adPlatform: 'Facebook Feed',
			campaignObjective: 'Messages',
			targetAudience: { primaryAudience: 'home owners in Hexham' },
		});
		const { adVariations, complianceNotes, targetingStrategy, optimization } = draft(input).adCampaign;
		expect(adVariations[0]).toMatchObject({
			primaryText: 'Corvo Tiles – Cement tile sample box in Hexham. Send us a message.',
			headline: 'Corvo Tiles',
			description: 'Hexham',
		});
		expect(complianceNotes).toEqual(['Still open: FB2 and FB3.']);
		expect(targetingStrategy.audiences[0]?.places).toBe('Hexham [confirm]');
		expect(optimization.schedule).toEqual([{ period: 'From day 1', action: 'FB1 runs, to audience A.' }]);
	});

	it('compares with nobody, and says so', () => {
		const { adVariations, complianceNotes } = draft(example).adCampaign;
		expect(JSON.stringify(adVariations)).not.toContain('four weeks');
		expect(complianceNotes.join('\n')).toContain(`“${example.competitorInfo}” is in none of the ads`);
	});

	it('leaves out what Meta bars, what is no English and what is too long, each with the reason', () => {
		const { adVariations, complianceNotes } = draft({
			...example,
			benefits: `Lose 5 kg in a month.\nEl café sale mucho mejor que antes.\nWe mend machines of every make that was sold in this country since the year when the first of them came over from Milan by train.`,
			painPoints: 'You are ashamed of your coffee.',
		}).adCampaign;
		const notes = complianceNotes.join('\n');
		for (const reason of ['body, health', 'looks like Spanish', 'an ad holds 125', 'personal trait']) {
			expect(notes).toContain(reason);
		}
		expect(JSON.stringify(adVariations)).not.toMatch(/5 kg|café sale|from Milan|ashamed/);
	});
});

describe('a choice', () => {
	it('AD-6: of platform gives three sound ads for each of its placements', () => {
		for (const adPlatform of [...AD_PLATFORMS, ''] as const) {
			const ads = adsOf({ adPlatform });
			expect(new Set(ads.map(({ placement }) => placement))).toEqual(new Set(placementsOf(adPlatform)));
			expect(ads.flatMap((ad) => countersOf(ad).filter(({ length, limit }) => length > limit))).toEqual([]);
		}
	});

	it('AD-7: of button stands in every ad; without one it follows from the objective', () => {
		expect(adsOf({}).every(({ callToAction }) => callToAction === 'Book Now')).toBe(true);
		const buttons = CAMPAIGN_OBJECTIVES.map((campaignObjective) => {
			return adsOf({ campaignObjective, callToAction: '' })[0]?.callToAction;
		});
		expect(new Set(buttons)).toEqual(
			new Set(['Learn More', 'Download', 'Watch More', 'Get Quote', 'Contact Us', 'Shop Now', 'Get Directions']),
		);
	});

	it('AD-26: of objective is kept and named as Ads Manager names it now', () => {
		const named = CAMPAIGN_OBJECTIVES.map(
			(campaignObjective) => draft({ ...example, campaignObjective }).adCampaign.campaignOverview.primaryObjective,
		);
		expect(named).toEqual([
			'Brand Awareness (in Ads Manager: Awareness)',
			'Reach (in Ads Manager: Awareness)',
			'Traffic',
			'Engagement',
			'App Installs (in Ads Manager: App promotion)',
			'Video Views (in Ads Manager: Engagement)',
			'Lead Generation (in Ads Manager: Leads)',
			'Messages (in Ads Manager: Engagement)',
			'Conversions (in Ads Manager: Sales)',
			'Catalog Sales (in Ads Manager: Sales)',
			'Store Traffic (in Ads Manager: Awareness)',
		]);
		expect(objectiveNow('Traffic')).toBe('Traffic');
	});
});

it('takes an input from before the own lines', () => {
	const {
		point1: _1,
		point2: _2,
		point3: _3,
		firstStep: _4,
		objection: _5,
		metaImport: _6,
		...before
	} = rich.dentist as AdInput;
	expect(contract.input.parse(before)).toEqual(rich.dentist);
});

it('takes less than 150 ms for the longest input', async () => {
	expect(await bestTime(150, () => draft(odd.endless as AdInput))).toBeLessThan(150);
});

describe('what is in no ad', () => {
	const notesOf = (changes: Partial<AdInput>) =>
		draft({ ...example, ...changes }).adCampaign.complianceNotes.join('\n');

	it('is named once, with the way into an ad', () => {
		const benefits =
			'We call before we come. We wear clean shoes. We bring a spare cup. We sweep the floor. We fix the door.';
		const { adVariations } = draft({ ...example, benefits }).adCampaign;
		const ads = JSON.stringify(adVariations).toLowerCase();
		for (const line of benefits.split('. ').map((one) => one.replace('.', ''))) {
			const isTold = notesOf({ benefits }).split(line).length - 1;
			expect([line, isTold]).toEqual([line, ads.includes(line.toLowerCase()) ? 0 : 1]);
		}
	});

	it('is told with its reason: a fragment, a pain without an answer, an answer without its question, a repetition', () => {
		const notes = notesOf({
			benefits: 'Clean shoes and covered floors',
			painPoints: 'The pump is loud.',
			objection: { question: '', answer: 'Then you pay nothing at all.', headline: '' },
			point3: { text: 'Under warranty is every part we fit for six months.', picture: '', headline: '' },
		});
		expect(notes).toContain('“Clean shoes and covered floors” Written as a whole sentence');
		expect(notes).toContain('“The pump is loud.” A pain point opens an ad if');
		expect(notes).toContain('“Then you pay nothing at all.” Question and answer go together');
		expect(notes).toContain('“Under warranty is every part we fit for six months.” Another ad says it already.');
		const objection = { question: 'No question', answer: 'Then you pay nothing at all.', headline: '' };
		expect(notesOf({ objection })).not.toContain('Question and answer');
		expect(notesOf({})).not.toMatch(/A pain point|Question and answer|Another ad says/);
	});

	it('is an offer or a price that is too long for its place, or a price that no ad has room for', () => {
		const promotions = '£15 off the first service of any machine until 30 April';
		expect(notesOf({ promotions })).toContain(`Shorten “${promotions}”: it has 55 characters, and its place holds 40.`);
		const price = (sum: string) => ({ productService: { ...example.productService, price: sum } });
		expect(notesOf(price('£85 for the first and £70 for others'))).toContain('its place holds 27');
		const name = 'A full service of your espresso machine at home';
		const named = { productService: { ...example.productService, name, description: '' } };
		expect(
			notesOf({
				...named,
				painPoints: '',
				valueProposition: '',
				businessInfo: { ...example.businessInfo, description: '' },
			}),
		).toContain('“£85” is in none of the ads');
		expect(notesOf({})).not.toContain('is in none of the ads: it stands');
	});

	it('is not a comparison that an ad does make', () => {
		const competitorInfo = 'The makers never list a part with its price';
		expect(notesOf({ competitorInfo })).toMatch(/\b(?:FB|IG)\d speaks of what others do/);
		expect(notesOf({ competitorInfo })).not.toContain('is in none of the ads');
	});

	it('is told its length where it is too long for its place', () => {
		const point1 = { ...example.point1, headline: 'One workshop, one phone number, one price' };
		expect(notesOf({ point1 })).toContain(
			'Shorten “One workshop, one phone number, one price”: it has 41 characters, and its place holds 27.',
		);
		expect(notesOf({})).not.toContain('Shorten');
	});

	it('is asked to agree where a record is of fewer than a promise', () => {
		expect(notesOf({})).toContain('Let these agree before both run');
		const point1 = { ...example.point1, text: 'Last year we repaired 1,900 machines.' };
		expect(notesOf({ point1 })).not.toContain('Let these agree');
	});
});

it('an open ad says for whom it is where that is a short plural', () => {
	const hooks = (primaryAudience: string) => {
		const input = contract.input.parse({ ...odd.poor, targetAudience: { primaryAudience } });
		return adsOf({}, input).flatMap(({ hook, headline, description }) => [hook, headline, description]);
	};
	expect(hooks('Dental practices')).toContain('For dental practices');
	expect(hooks('NHS practices')).toContain('For NHS practices');
	for (const audience of ['people renovating a bathroom', 'people who hate receipts']) {
		expect(hooks(audience).join()).not.toContain('For ');
	}
});

it('AD-18: keeps the contract where the name of the business is nothing but markup', () => {
	const output = draft(contract.input.parse({ ...odd.poor, businessInfo: { name: '<b>' }, town: 'Leith' }));
	expect(contract.output.parse(output)).toEqual(output);
});
