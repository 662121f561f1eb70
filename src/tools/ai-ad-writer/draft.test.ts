import { describe, expect, it } from 'vitest';
import { findIndustry, industries } from '#content/industries.ts';
import { groundIn } from '#evidence/grounding.ts';
import { bestTime } from '#test/best-time.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { type AdInput, type AdOutput, contract } from './contract.ts';
import { ownTrade } from './draft/own-trade.ts';
import { draft } from './draft.ts';
import { catalogueFor } from './ground.ts';
import { BRAND_VOICES } from './options.ts';
import { countersOf, placementsOf } from './placements.ts';
import { every, odd, rich } from './testing.ts';

const trials = Object.entries(every).map(([name, input]) => ({ name, input }));

/** Fields that are labels: the angle repeats the name, and many ads share a button and a placement. */
const LABELS = ['angle', 'placement', 'callToAction', 'amount', 'calculation'];

function sentencesOf(output: AdOutput): string[] {
	return sentencesOfOutput(output, LABELS);
}

describe.each(trials)('$name', ({ input }) => {
	const output = draft(input);
	const { adVariations, targetingStrategy, optimization, complianceNotes } = output.adCampaign;

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

	it('says nothing twice', () => {
		expect(repeated(sentencesOf(output))).toEqual([]);
	});

	it('invents no figure and no name, and quotes word for word', () => {
		expect(strangers(output, input, catalogueFor(output, input))).toEqual([]);
		expect(
			groundIn(output, [JSON.stringify(input).replaceAll('\\n', ' ').replaceAll('\\u2028', ' ')]).grounding,
		).toMatchObject({ quotesDropped: 0 });
	});

	it('AD-20: holds targeting, a test plan, a schedule and a split', () => {
		expect(targetingStrategy.audiences.length).toBeGreaterThanOrEqual(2);
		expect(optimization.testPlan.length).toBeGreaterThanOrEqual(2);
		expect(optimization.schedule.length).toBeGreaterThanOrEqual(2);
		expect(optimization.budgetSplit.length).toBeGreaterThanOrEqual(1);
		for (const note of complianceNotes) expect(note).toMatch(/\S/);
	});
});

describe('two inputs of different trades', () => {
	const names = Object.keys(rich);
	const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
	const catalogueSentences = new Set(
		industries.flatMap(({ tasks, mayNotClaim }) => [
			...tasks.flatMap(({ hurts, question }) => [hurts, question]),
			...mayNotClaim,
		]),
	);
	const own = (input: AdInput) => sentencesOf(draft(input)).filter((sentence) => !catalogueSentences.has(sentence));

	it.each(['as entered', ...BRAND_VOICES] as const)(
		'share little, with the words of both masked as well: %s',
		(voice) => {
			const spoken = Object.fromEntries(
				Object.entries(rich).map(([name, input]) => {
					const given = voice === 'as entered' ? input : { ...input, brandVoice: voice };
					return [name, { given, said: own(given) }];
				}),
			);
			for (const [a, b] of sampled(pairs, 2)) {
				const [one, other] = [spoken[a], spoken[b]];
				if (!one || !other) throw new Error('no such input');
				const trades = [ownTrade(one.given), ownTrade(other.given)];
				expect(sharedShare(one.said, other.said), `${a} and ${b}`).toBeLessThan(0.25);
				expect(maskedShare(one.said, other.said, one.given, other.given, trades), `${a} and ${b}, masked`).toBeLessThan(
					0.6,
				);
			}
		},
	);
});

it('takes less than 150 ms for the longest input', async () => {
	expect(await bestTime(150, () => draft(odd.endless as AdInput))).toBeLessThan(150);
});

describe('what an ad may not do', () => {
	const { adCampaign } = draft(odd.sensitive as AdInput);
	const copy = adCampaign.adVariations
		.map((ad) => [ad.hook, ad.primaryText, ad.headline, ad.description].join(' '))
		.join('\n');

	it('leaves out what Meta bars, and says so', () => {
		for (const barred of ['ashamed', 'Guaranteed', 'best advice']) {
			expect(copy).not.toContain(barred);
			expect(adCampaign.complianceNotes.join('\n')).toContain(barred);
		}
	});

	it('asks no viewer about a trait', () => {
		expect(copy).toContain('Debt collectors call every day');
		expect(copy).not.toMatch(/debt[^.\n]*\?/i);
		expect(copy).not.toMatch(/\bFor people in debt/);
	});

	it('compares with nobody by name, and takes prices and offers only as given', () => {
		const coffee = draft(rich.coffee as AdInput).adCampaign;
		const said = JSON.stringify(coffee.adVariations);
		expect(said).not.toContain('four weeks');
		expect(said.match(/£\d+/g)?.every((amount) => ['£85', '£15'].includes(amount))).toBe(true);
		expect(coffee.complianceNotes.join('\n')).toContain(
			'“The makers ask owners to post the machine and wait four weeks” is in none of the ads',
		);
	});
});

it('knows the trade of the business, not that of its neighbours or customers', () => {
	expect(ownTrade(rich.coffee as AdInput)?.id).toBe('home-garden');
	expect(ownTrade(rich.software as AdInput)?.id).not.toBe(findIndustry('restaurants')?.id);
	expect(ownTrade(rich.dentist as AdInput)?.id).toBe('dental-practices');
});
