import { describe, expect, it } from 'vitest';
import { nicheTitled, revenueText } from '../catalogue-facts.ts';
import { draft } from '../draft.ts';
import { about, answers, hygienist, niches, surveyor, titles } from '../testing.ts';
import { NOT_KNOWN } from '../words.ts';

describe('niches of the catalogue', () => {
	it('COMPASS-18: name the entry of the same trade and work, and none of another work', () => {
		const stylist = {
			...surveyor,
			knownTrade1: 'hair salons',
			job1: 'Rebooking by text',
			job2: 'Tax papers',
			network: '9 salons',
		};
		const [near, far] = niches(stylist).map(({ marketResearch }) => marketResearch.marketSnapshot);
		expect(near).toContain(': Rebooking for hair and beauty salons.');
		expect(far).toBe(NOT_KNOWN);
		expect(about(stylist)).toContain(
			'Demand, difficulty, core problem and existing players are known for the niches of our catalogue',
		);
	});

	it('COMPASS-16: need the trade and the work, and are ordered with the member’s own', () => {
		expect(titles(hygienist)).toEqual(['Appointment recall for dental practices']);
		expect(titles({ ...hygienist, topSkills: 'Patience' })).toEqual([]);
		const proved = { ...hygienist, topSkills: 'I made 900 appointment recall calls a year', job1: 'Instrument orders' };
		expect(titles(proved)).toEqual([
			'Appointment recall for dental practices',
			'Instrument orders for dental practices',
		]);
	});

	it('keep their figures in US dollars, marked so', () => {
		const entry = nicheTitled('Appointment recall for dental practices');
		expect(niches(hygienist)[0]?.potentialRevenue).toBe(entry && revenueText(entry));
		expect(niches(hygienist)[0]?.potentialRevenue).toMatch(/^About \$[\d,]+ a month .*in US dollars\.$/);
	});

	it('COMPASS-16: of a trade known through somebody only need the whole work told', () => {
		const friend = answers({ ...hygienist, professionalBackground: 'Office clerk', network: 'My aunt owns a hotel' });
		expect(titles({ ...friend, topSkills: 'Guest lists' })).toEqual([]);
		expect(titles({ ...friend, topSkills: 'Messages to guests' })).toEqual(['Guest messages for independent hotels']);
	});

	it('COMPASS-16: rest on no word that many trades use', () => {
		const said = 'maintenance dispatch, school trips, python, product developer, carpenter';
		expect(titles(answers({ professionalBackground: said, topSkills: said, network: said }))).toEqual([]);
		expect(draft(answers({ professionalBackground: said, topSkills: said })).about?.join()).toContain(
			'has no niche for',
		);
	});

	it.each(['no', 'not', 'never', 'hate', 'without'])(
		'a trade after “%s” stays out, and is named with the words',
		(word) => {
			const refused = { ...hygienist, anythingElse: `${word} dentists` };
			expect(titles(refused)).toEqual([]);
			expect(about(refused)).toContain(`You wrote: “${word} dentists”`);
		},
	);

	it('COMPASS-16: all that the member named stands before the catalogue, which adds up to six', () => {
		const network = 'About 24 roofers; 12 joiners; 9 thatchers; 4 dentists';
		const many = {
			...surveyor,
			network,
			result2: 'I ordered for 90 roofs.',
			job3: 'Attic plans',
			result3: 'I drew 9.',
		};
		const needs = { contactJob1: 'Stair plans', contactTrade2: 'thatchers', contactJob2: 'Attic plans' };
		const skills = { topSkills: 'Recall of appointments', knownTrade2: 'dental practices' };
		const recall = 'Appointment recall for dental practices';
		expect(titles({ ...many, ...needs, ...skills })).toHaveLength(6);
		expect(titles({ ...many, ...needs, ...skills })).toContain(recall);
		const seven = {
			...many,
			...needs,
			...skills,
			result1: 'Roofers and dental practices re-ordered on 3 of 120 roofs.',
		};
		expect(titles(seven)).not.toContain(recall);
		const sums = niches(seven).map(({ scores }) =>
			Object.values(scores ?? {}).reduce((sum, { points }) => sum + points, 0),
		);
		expect(sums).toEqual(sums.toSorted((a, b) => b - a));
		expect(about(surveyor)).toContain('Begin with number 1, Roof measurements for roofers: it has 10 of 10 points');
	});

	it('COMPASS-16: rest on no skill alone', () => {
		const bookkeeper = { professionalBackground: 'Bookkeeper in a small office', topSkills: 'xero, receipts' };
		expect(titles(answers({ ...bookkeeper, network: 'some bookkeepers of my course' }))).toEqual([]);
	});

	it('COMPASS-16: one that the member considers is listed, or it is said why not', () => {
		const solar = 'Lead qualification for solar installers';
		const considering = { ...hygienist, anythingElse: `I am considering this niche: ${solar}.` };
		expect(about(considering)).toContain(`Not in the list: ${solar}. We list an entry of our catalogue where`);
		const recall = { ...hygienist, anythingElse: `I am considering this niche: ${titles(hygienist)[0]}.` };
		expect(about(recall)).not.toContain('Not in the list');
	});
});
