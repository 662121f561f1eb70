import { describe, expect, it } from 'vitest';
import { fittingNiches } from '#content/niche-fits.ts';
import { textsIn } from '#evidence/grounding.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { cpuClock } from '#test/cpu-time.ts';
import {
	emptyOrUnfilled,
	maskedShare,
	repeated,
	sentencesOfOutput,
	sharedShare,
	strangers,
	textsOf,
} from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { nicheTitled, revenueText } from './catalogue-facts.ts';
import { type CompassInput, contract, type Recommendation } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ODD, RICH } from './testing.ts';

const ALL = { example, ...RICH, ...ODD };
const table = Object.entries(ALL);

/** Cells whose text comes from the catalogue. */
const CATALOGUE_CELLS = ['title', 'description', 'marketResearch', 'automationOpportunities', 'potentialRevenue'];
const catalogueSteps = new Set(fittingNiches.flatMap(({ validationSteps }) => Object.values(validationSteps).flat()));

/** The engine's own sentences, without cells and steps from the catalogue. */
function ownSentences(input: CompassInput): string[] {
	const values = draft(input).recommendations.map(({ marketDemand, difficulty, ...one }) => one);
	return sentencesOfOutput(values, CATALOGUE_CELLS).filter((sentence) => !catalogueSteps.has(sentence));
}

function titles(input: CompassInput): string[] {
	return draft(input).recommendations.map(({ title }) => title);
}

function stepsOf(input: CompassInput): string[] {
	return draft(input).recommendations.flatMap(({ validationSteps }) => validationSteps ?? []);
}

function named(input: CompassInput, part: string): Recommendation | undefined {
	return draft(input).recommendations.find(({ title }) => title.includes(part));
}

describe.each(table)('the niches for %s', (_name, input) => {
	const output = draft(input);

	it('ENGINE-5: are complete, without an empty or unfilled place or a sentence said twice', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input)).toEqual([]);
		const cells = output.recommendations.map(({ marketDemand, difficulty, potentialRevenue, ...one }) => one);
		expect(repeated(sentencesOfOutput(cells, ['existingPlayers']))).toEqual([]);
	});

	it('COMPASS-16: are at least five of the catalogue, at most two of one trade', () => {
		expect(output.recommendations.length).toBeGreaterThanOrEqual(5);
		const trades = output.recommendations.map(({ title }) => nicheTitled(title)?.industry);
		expect(trades).not.toContain(undefined);
		for (const trade of trades) expect(trades.filter((other) => other === trade).length).toBeLessThanOrEqual(2);
	});

	it('COMPASS-17: quote nothing that the member did not write', () => {
		const answers = Object.values(input);
		for (const quote of textsOf(output).flatMap(quotesIn))
			expect(
				answers.some((answer) => answer.includes(quote)),
				quote,
			).toBe(true);
	});

	it('hold no figure and no name that neither the answers nor the catalogue hold', () => {
		const chosen = output.recommendations.map(({ title }) => nicheTitled(title));
		const method = [
			'one two three hours',
			'a quarter of an hour',
			'the end of the week',
			'on Friday',
			'this week',
			'1 2 3 4 5 clients',
			'reads English',
		];
		const catalogue = [...chosen, ...chosen.map((niche) => niche && revenueText(niche)), method];
		expect(strangers(output, input, textsIn(catalogue))).toEqual([]);
	});

	it('COMPASS-18: take demand, difficulty and revenue from the catalogue', () => {
		for (const { title, marketDemand, difficulty, potentialRevenue } of output.recommendations) {
			const niche = nicheTitled(title);
			expect([marketDemand, difficulty]).toEqual([niche?.marketDemand, niche?.difficulty]);
			expect(potentialRevenue).toBe(niche ? revenueText(niche) : '');
		}
	});

	it('COMPASS-19: come with three to six steps for this week each', () => {
		for (const { validationSteps = [] } of output.recommendations) {
			expect(validationSteps.length).toBeGreaterThanOrEqual(3);
			expect(validationSteps.length).toBeLessThanOrEqual(6);
			expect(validationSteps.every((step) => /^[A-Z].+\.$/.test(step))).toBe(true);
		}
	});
});

describe('two members', () => {
	const rich = Object.entries(RICH);
	const pairs = rich.flatMap(([a, inputA], index) =>
		rich.slice(index + 1).map(([b, inputB]) => ({ pair: `${a} and ${b}`, inputA, inputB })),
	);

	it.each(sampled(pairs, 2))('ENGINE-4: $pair are told different things', ({ inputA, inputB }) => {
		const [a, b] = [ownSentences(inputA), ownSentences(inputB)];
		expect(sharedShare(a, b)).toBeLessThan(0.25);
		expect(maskedShare(a, b, inputA, inputB)).toBeLessThan(0.6);
	});

	it('COMPASS-17: every member of whom something is known is quoted in every reason but those that say why not', () => {
		for (const input of Object.values(RICH))
			for (const { reasoning } of draft(input).recommendations) expect(quotesIn(reasoning)).not.toEqual([]);
	});
});

describe('what decides', () => {
	const dispatcher = RICH.dispatcher as CompassInput;

	it('the trade of background and network comes first, what meets a liking only comes last', () => {
		const order = titles(dispatcher);
		expect(order[0]).toBe('Load paperwork for small trucking firms');
		expect(order.at(-1)).toBe('Job booking for bicycle workshops');
		expect(order).toContain('Appointment recall for dental practices');
	});

	it.each([
		['professionalBackground', 'Nine years as a pharmacist'],
		['topSkills', 'Grant writing and interviewing'],
		['passions', 'Yoga and beekeeping'],
		['network', 'Five hotel managers'],
		['anythingElse', 'Six hours a week, remote only'],
	] as const)('COMPASS-16: another answer to %s changes the niches or the reasons', (answer, text) => {
		const other = draft({ ...dispatcher, [answer]: text }).recommendations;
		const before = draft(dispatcher).recommendations;
		expect(other.map(({ title, reasoning }) => [title, reasoning])).not.toEqual(
			before.map(({ title, reasoning }) => [title, reasoning]),
		);
	});

	it('a trade that the member rules out stays out, and a longer term hides the shorter one in it', () => {
		expect(titles(RICH.developer as CompassInput).join()).not.toMatch(/pharmacies|home-care|dental/);
		const input = { ...dispatcher, anythingElse: 'No trucking firms, no dental practices' };
		expect(titles(input).join()).not.toMatch(/trucking|dental/);
		expect(titles({ ...dispatcher, topSkills: 'Data cleaning' }).join()).not.toContain('cleaning companies');
	});

	it('COMPASS-19: the limits take out the steps that break them', () => {
		const outreach = fittingNiches.map(({ validationSteps }) => validationSteps.outreach);
		const visits = fittingNiches.map(({ validationSteps }) => validationSteps.visit);
		const barber = ODD.short as CompassInput;
		expect(stepsOf(barber).filter((step) => outreach.includes(step))).not.toEqual([]);
		expect(stepsOf(dispatcher).filter((step) => outreach.includes(step))).toEqual([]);
		expect(stepsOf(RICH.nurse as CompassInput).filter((step) => visits.includes(step))).toEqual([]);
		const few = draft({ ...barber, anythingElse: 'Five hours a week' }).recommendations[0]?.validationSteps;
		expect(few).toHaveLength(3);
		expect(draft(barber).recommendations[0]?.validationSteps).toHaveLength(4);
	});

	it('COMPASS-19: the people of the network are asked before strangers', () => {
		const steps = stepsOf(dispatcher);
		expect(steps).toContain(
			'Ask three of the 30 owners of small trucking firms to show you the papers of the last five loads, in the order they were touched.',
		);
		expect(steps).toContain(
			'Spend an hour with your cousin at the front desk, and count the recall calls that are made and those that are put off.',
		);
		expect(steps).toContain('See what your contract says about side jobs and about clients of your employer.');
		expect(steps.join()).not.toContain('my cousin');
	});

	it('an income that is wanted is counted in clients, a deadline is held against a missing contact', () => {
		expect(named(RICH.nurse as CompassInput, 'home-care')?.reasoning).toContain(
			'“$4,000 a month” takes three clients at our estimate of $1,500 a month each.',
		);
		const reasons = draft(dispatcher).recommendations.map(({ reasoning }) => reasoning);
		expect(reasons.filter((one) => one.includes('puts “a first client within 60 days” at risk'))).toHaveLength(1);
	});

	it('says so where nothing in the answers fits, and what it could not take up', () => {
		const [first, ...others] = draft(ODD['nothing fits'] as CompassInput).recommendations;
		expect(first?.reasoning).toMatch(/^Nothing in your answers names HVAC contractors/);
		expect(first?.reasoning).toContain('“I live on an island”');
		expect(others.at(-1)?.reasoning).toContain('None of these touches “Tidal pools”');
	});

	it('the bottom of twenty thousand characters is read', () => {
		const output = draft(ODD['20,000 characters'] as CompassInput);
		expect(output.recommendations[0]?.title).toBe('Renewal reviews for insurance agencies');
	});

	it.each(['dental ', 'my older ', 'and ', '- ', ' ', 'owners of ', 'first client ', 'who ', '“', '$1,'])(
		'twenty thousand characters of %j in each answer take less than two seconds',
		(unit) => {
			const text = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
			const input = Object.fromEntries(Object.keys(dispatcher).map((answer) => [answer, text])) as CompassInput;
			const spent = cpuClock();
			expect(draft(input).recommendations.length).toBeGreaterThanOrEqual(5);
			expect(spent()).toBeLessThan(2000);
		},
	);
});
