import { describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { readBudget } from './budget.ts';
import { agesIn } from './people.ts';
import { countriesIn, placeIn, placeNamed, placeOf, placesText } from './places.ts';
import { recommendedBudget } from './reach.ts';

const EUR = { currency: 'EUR' };
const GBP = { currency: 'GBP' };
const USD = { currency: 'USD' };

describe('the budget field', () => {
	it.each([
		['15 € al día', { ...EUR, daily: 1500 }],
		['budget is 25€/día durante 2 semanas', { ...EUR, daily: 2500, days: 14, total: 35_000 }],
		['20 € pro Tag', { ...EUR, daily: 2000 }],
		['€10/Tag, 14 Tage', { ...EUR, daily: 1000, days: 14, total: 14_000 }],
		['10 euros par jour pendant 2 semaines', { ...EUR, daily: 1000, days: 14, total: 14_000 }],
		['1.000 EUR in total', { ...EUR, total: 100_000 }],
		['€2,100 total for 30 days, CPM €7.50, CTR 1.1%', { ...EUR, total: 210_000, days: 30, cpm: 750, clickRate: 0.011 }],
		['£9 CPM, 1.2% click rate', { ...GBP, cpm: 900, clickRate: 0.012 }],
		['£20 a day CPM £9', { ...GBP, daily: 2000, cpm: 900 }],
		['daily budget: £25', { ...GBP, daily: 2500 }],
		[
			'£15/day for 4 weeks, we paid £7.20 CPM and 1.8% clicked',
			{ ...GBP, daily: 1500, days: 28, cpm: 720, clickRate: 0.018 },
		],
		['£500 lifetime over 10 days, CPM of £5', { ...GBP, total: 50_000, days: 10, cpm: 500 }],
		['fifty quid a week', { ...GBP, perPeriod: 5000, period: 'week', days: 7, total: 5000 }],
		['£12 a day, 3 ads, CTR 0,8 %', { ...GBP, daily: 1200, clickRate: 0.008 }],
		[
			'$50 daily for 14 days. Impressions cost us $8 per 1,000',
			{ ...USD, daily: 5000, days: 14, total: 70_000, cpm: 800 },
		],
		['CPMs are $9', { ...USD, cpm: 900 }],
		['$9 CPMs', { ...USD, cpm: 900 }],
		['$9 per 1k, 2% clicks', { ...USD, cpm: 900, clickRate: 0.02 }],
		['$9 cost per thousand', { ...USD, cpm: 900 }],
		['$9/mille', { ...USD, cpm: 900 }],
		['$9 for 1,000 views', { ...USD, cpm: 900 }],
		['$60 a day. $12 a thousand', { ...USD, daily: 6000, cpm: 1200 }],
		['$1.5k per month', { ...USD, perPeriod: 150_000, period: 'month', days: 30, total: 150_000 }],
		['$300 a week for 4 weeks', { ...USD, perPeriod: 30_000, days: 28, total: 120_000 }],
		['$420 total, $20 a day', { ...USD, daily: 2000, total: 42_000, days: 21 }],
		['CA$25 a day', { currency: 'CAD', daily: 2500 }],
		['max 400 chf', { currency: 'CHF', total: 40_000 }],
		['700 pounds in February, CPM 8.50', { ...GBP, total: 70_000, cpm: 850 }],
		['£25 a day for 4 weeks, cost per lead £20', { ...GBP, daily: 2500, days: 28, total: 70_000 }],
		['£500 a month, CPL 20 pounds', { ...GBP, perPeriod: 50_000 }],
		['£500 a month, CPA £20', { ...GBP, perPeriod: 50_000 }],
		['£500 a month, CPC £2', { ...GBP, perPeriod: 50_000 }],
		['Rs 500 per day', { currency: 'INR', daily: 50_000 }],
		['30 a day', { currency: '', daily: 3000 }],
		['800 for the month of May', { currency: '', perPeriod: 80_000, period: 'month' }],
	])('AD-12: reads "%s"', (field, expected) => {
		expect(readBudget(field)).toMatchObject(expected);
	});

	it.each([
		'between $20 and $30 a day',
		'£10-15/day',
		'$5-10k',
		'$500 total, $70 a day',
		'$420 total, $20 a day, for 7 days',
		'$50 a day, £20 a day, £5',
	])('AD-12: guesses nothing from "%s"', (field) => {
		const budget = readBudget(field);
		expect([budget.daily, budget.total]).toEqual([undefined, undefined]);
		expect(recommendedBudget(field, budget)).toContain('[confirm one amount and its period]');
	});

	it('finds nothing in words without an amount', () => {
		for (const field of ['', 'small', 'as little as possible for now'])
			expect(readBudget(field)).toEqual({ currency: '' });
	});
});

describe('ages', () => {
	it.each([
		['25-44, US and Canada', 25, 44, false],
		['45-65', 45, 65, false],
		['ages 30 to 55', 30, 55, false],
		['between 30 and 45', 30, 45, false],
		['Women 30-45 who run', 30, 45, false],
		['parents (28–40)', 28, 40, false],
		['18-24 year olds', 18, 24, false],
		['mums 25 to 40 in Kent', 25, 40, false],
		['Homeowners 40 to 70, household income £60k', 40, 65, true],
		['ages 25-34, 35-44', 25, 44, false],
		['50+', 50, 65, true],
		['over 50', 50, 65, true],
		['40 plus', 40, 65, true],
		['50 and over', 50, 65, true],
		['aged 60 or older', 60, 65, true],
		['35 years and up', 35, 65, true],
		['65+', 65, 65, true],
		['under 35', 18, 35, false],
		['30 and under', 18, 30, false],
		['women in their 30s and 40s', 30, 49, false],
		['aged 40', 40, 40, false],
	])('AD-8: are read from "%s"', (text, youngest, oldest, andOver) => {
		expect(agesIn(text)).toEqual({ youngest, oldest, andOver, isGiven: true });
	});

	it.each([
		'Café owners with 5 to 40 employees',
		'offices with 20-30 people',
		'£30-50k income',
		'within 10 miles',
		'Homeowners with 2 kids',
		'in business for 25 years',
		'open since 1998',
		'12 - 16 year olds',
	])('are not taken from "%s"', (text) => {
		expect(agesIn(text)).toBeNull();
	});
});

describe('places', () => {
	it.each([
		['25-44, US and Canada', 'US, CA', 'US and Canada'],
		['UK', 'GB', 'UK'],
		['the UK and Ireland', 'GB, IE', 'the UK and Ireland'],
		['United States', 'US', 'United States'],
		['U.S.A.', 'US', 'U.S.A'],
		['USA / Canada', 'US, CA', 'USA / Canada'],
		['All over Germany', 'DE', 'All over Germany'],
		['Spain, Portugal', 'ES, PT', 'Spain, Portugal'],
		['30-50, the Netherlands', 'NL', 'the Netherlands'],
		['South Africa & Namibia', 'ZA, NA', 'South Africa & Namibia'],
		['New Zealand', 'NZ', 'New Zealand'],
		['Leeds', '', 'Leeds'],
		['London, UK', '', 'London, UK'],
		['England', '', 'England'],
		['Northern Ireland', '', 'Northern Ireland'],
		['Georgia', '', 'Georgia'],
		['within 12 miles of Boise, ID', '', 'within 12 miles of Boise, ID'],
		['Edinburgh, within 10 miles', '', 'Edinburgh, within 10 miles'],
		['Asheville, NC 28801', '', 'Asheville, NC 28801'],
		['everywhere', '', 'everywhere'],
		['', '', ''],
	])('in "%s" are read as whole countries "%s", and named', (location, countries, place) => {
		expect([countriesIn(location), placeIn(location)]).toEqual([countries, place]);
	});
});

describe('a place named with the audience', () => {
	const inputOf = (primaryAudience: string, location = '', town = '') =>
		contract.input.parse({ targetAudience: { primaryAudience }, demographics: { location }, town });

	it.each([
		['home owners in Hexham', 'Hexham'],
		['Cafés near Milton Keynes, with a terrace', 'Milton Keynes'],
		['families around Stoke-on Trent and Crewe', ''],
		['Owners around Saint-Malo.', 'Saint-Malo'],
		['teachers in English schools', ''],
		['people in IT', ''],
		['people who cook in December', ''],
		['home owners', ''],
	])('of "%s" is "%s"', (audience, place) => {
		expect(placeNamed(inputOf(audience))).toBe(place);
	});

	it('is the last choice for an ad, after the town and a location without figures that is no country', () => {
		expect(placeOf(inputOf('home owners in Hexham', 'Corbridge', 'Alnwick'))).toBe('Alnwick');
		expect(placeOf(inputOf('home owners in Hexham', 'Corbridge'))).toBe('Corbridge');
		expect(placeOf(inputOf('home owners in Hexham', 'UK'))).toBe('Hexham');
		expect(placeOf(inputOf('home owners in Hexham', 'Ealing W5'))).toBe('Hexham');
	});

	it('of a description is asked about, and in no ad', () => {
		const input = contract.input.parse({ businessInfo: { description: 'Dog walks in Gunnersbury Park.' } });
		expect([placeNamed(input), placeOf(input)]).toEqual(['Gunnersbury Park', '']);
	});
});

describe('a radius', () => {
	it.each([
		['15 miles around Columbus OH', 'Columbus OH, within 15 miles'],
		['Columbus, Ohio + 15 miles', 'Columbus, Ohio, within 15 miles'],
		['Bristol and Bath, within 20 miles', 'Bristol and Bath, within 20 miles'],
		['within 12 miles of Boise, ID', 'Boise, ID, within 12 miles'],
		['in a 10 mile radius of Leeds', 'Leeds, within 10 mile'],
		['10-mi radius from Leeds', 'Leeds, within 10 mi'],
		['Lyon, 25 km', 'Lyon, within 25 km'],
		['30 kilometers around Graz', 'Graz, within 30 kilometers'],
		['30 kilometres around Graz', 'Graz, within 30 kilometres'],
		['Leeds (10 miles) and York (5 miles)', 'Leeds (10 miles) and York (5 miles)'],
		['Norwich and 15 miles around', 'Norwich and 15 miles around'],
		['Norwich or 15 miles around', 'Norwich or 15 miles around'],
		['within 10 miles', 'within 10 miles'],
		['Dublin South, Dun Laoghaire, Bray', 'Dublin South, Dun Laoghaire, Bray'],
		['South Wales coast', 'South Wales coast [add towns, or one town with a radius]'],
		['everywhere', 'everywhere'],
	])('of "%s" is told as "%s"', (location, expected) => {
		expect(placesText(location)).toBe(expected);
	});
});
