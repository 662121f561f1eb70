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
		for (const text of adVariations.map(({ primaryText }) => primaryText).filter((text) => !text.includes('[add '))) {
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
			description: 'Copper Kettle, Leith',
		});
	});

	it('leaves out a line that is too long for its place, and names the product instead', () => {
		const point1 = { ...example.point1, picture: 'Home again in two days, or one if you are lucky', headline: '' };
		expect(adsOf({ point1 })[0]).toMatchObject({
			hook: 'Espresso Machine Service',
			primaryText: example.point1.text,
			headline: 'Back in two days',
		});
	});

	it('answers a question with the answer to it, on the picture where both are too long for one text', () => {
		const find = (input: Partial<AdInput>) => adsOf(input).find(({ angle }) => angle === 'Objection');
		expect(find({})).toMatchObject({
			hook: 'Espresso Machine Service',
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

	it('puts the trouble on the picture and the value proposition beside it; a list of complaints has no answer', () => {
		const find = (painPoints: string) => adsOf({ painPoints }).find(({ angle }) => angle === 'Problem');
		expect(find('Coffee tastes bitter.')).toMatchObject({
			hook: 'Coffee tastes bitter.',
			primaryText: `${example.valueProposition}.`,
		});
		expect(find('Bitter coffee all the time, a loud pump, and cups that are cold')).toBeUndefined();
	});

	it('sets a short benefit above a sentence about the same, and says the other alone', () => {
		const input = contract.input.parse({
			...odd.poor,
			benefits: 'Samples in a week\nFive colours of your own choice',
			valueProposition: 'We send the samples, and you keep them.',
		});
		expect(adsOf({}, input)).toMatchObject([
			{ hook: 'Samples in a week', primaryText: 'We send the samples, and you keep them.' },
			{ hook: 'Cement tile sample box', primaryText: 'Five colours of your own choice.' },
			{ primaryText: expect.stringContaining('[add ') },
		]);
	});

	it('may promise a guarantee once its term is named', () => {
		const said = (benefits: string) => JSON.stringify(adsOf({ benefits }, rich.dentist));
		expect(said('Ten year guarantee on every crown.')).toContain('Ten year guarantee on every crown.');
		expect(said('Guaranteed to be gentle on every crown.')).not.toContain('gentle');
	});

	it('names a price only where it names what costs it', () => {
		for (const { hook, headline, description } of adsOf({})) {
			if (description === example.productService.price) expect(hook + headline).toContain(example.productService.name);
		}
		expect(adsOf({}).some(({ description }) => description === example.productService.price)).toBe(true);
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
