import { describe, expect, it } from 'vitest';
import type { CompassInput } from '../contract.ts';
import { niches, surveyor } from '../testing.ts';

/** How many, without how many more would count 2. */
const counted = (reason = '') => reason.split(';')[0];

describe('the people of a trade', () => {
	const reach = (network: string, given: Partial<CompassInput> = {}) =>
		niches({ ...surveyor, network, ...given }).map(({ scores }) => counted(scores?.reach.reason));

	it.each([
		['my cousin, a roofer', 'one person to ask'],
		['an old roofer from my street', 'one person to ask'],
		['a roofer', 'one person to ask'],
		['I know a roofer', 'one person to ask'],
		['friends with a roofer', 'one person to ask'],
		['the roofer next door', 'one person to ask'],
		['my old boss is a roofer', 'one person to ask'],
		['my former boss is a roofer', 'one person to ask'],
		['my old colleagues, all of them roofers now', 'people to ask, but not how many'],
		['a few roofers', 'people to ask, but not how many'],
		['a lot of roofers', 'people to ask, but not how many'],
		['roofers', 'people to ask, but not how many'],
		['three roofers', '3 people to ask'],
		['a dozen roofers', '12 people to ask'],
		['a baker', 'we found nobody to ask in your answers'],
	])('count %s as: %s', (network, reason) => {
		expect(counted(niches({ ...surveyor, network })[0]?.scores?.reach.reason)).toBe(reason);
	});

	it('are those named in its own field, by whatever name', () => {
		expect(reach('', { knownPeople1: 'around 30 quantity surveyors' })[0]).toBe('30 people to ask');
		expect(niches({ ...surveyor, knownPeople1: 'six foremen' })[0]?.reasoning).toContain('“six foremen”');
	});

	it('are called by a word made of the trade’s, but are never those of another trade', () => {
		expect(reach('around 30 churchwardens', { knownTrade1: 'parish churches' })[0]).toBe('30 people to ask');
		expect(
			reach('I know 8 owners of apartments, one cousin has a surf school', { knownTrade1: 'holiday apartments' })[0],
		).toBe('8 people to ask');
		expect(reach('nine driving schools', { knownTrade1: 'surf schools' })[0]).toBe(
			'we found nobody to ask in your answers',
		);
		expect(reach('40 surf shops', { knownTrade1: 'surf schools' })[0]).toBe('we found nobody to ask in your answers');
		expect(reach('12 café owners', { knownTrade1: 'pubs' })[0]).toBe('we found nobody to ask in your answers');
		expect(reach('seven funeral directors', { knownTrade1: 'funeral homes' })[0]).toBe('7 people to ask');
	});

	it('are called by what somebody in the trade is', () => {
		expect(reach('seven funeral arrangers', { knownTrade1: 'funeral homes' })[0]).toBe('7 people to ask');
	});

	it.each([
		['one, my brother in law, and 2 old colleagues', '3 people to ask'],
		['1, an uncle, and two colleagues', '3 people to ask'],
		['two, my uncle and a friend', '2 people to ask'],
		['three, my uncle, a friend and our foreman', '3 people to ask'],
		['one head of music and 4 tuners', '5 people to ask'],
		['14 caretakers and some heads of music', '14 people to ask'],
		['my old boss, who has 4 yards, and 2 friends', '3 people to ask'],
		['8 owners, 2 of them in Leeds', '8 people to ask'],
		['12 of them', '12 people to ask'],
		['some owners and their clerks', 'people to ask, but not how many'],
	])('are counted one by one: %s', (knownPeople1, reason) => {
		expect(reach('', { knownPeople1 })[0]).toBe(reason);
	});

	it.each([
		['my old boss who owns two practices', {}],
		['our roofing agent', { knownTrade1: 'roofers' }],
		['my aunt who does roof repairs', { knownTrade1: 'small firms' }],
		['my wife works in a company what imports furniture', { knownTrade1: 'furniture importers' }],
	])('“%s” is to be asked first, once', (person, given) => {
		const known = {
			...surveyor,
			knownTrade1: 'dental practices',
			knownPeople1: '11 managers',
			contactTrade1: '',
			...given,
		};
		const said = niches({ ...known, network: `Some neighbours, and ${person}` }).map(({ reasoning }) => reasoning);
		expect(said[0]).toContain(`Ask first: “${person}”`);
		expect(said.slice(1).join()).not.toContain(person);
	});

	it.each([
		['firms', 'a friend has a firm'],
		['companies', 'a friend has a company'],
		['shops', 'a friend has a shop'],
		['owners', 'a friend is an owner'],
	])('of “%s” nobody is known by that word alone', (word, network) => {
		expect(reach(network, { contactTrade1: `stair ${word}` }).at(-1)).toBe('a contact, whom you do not name');
	});

	it('of a trade are the one who has to do with it', () => {
		expect(reach('my sister is head of a nursery', { knownTrade1: 'nursery schools' })[0]).toBe('one person to ask');
		expect(reach('our slate agent')[1]).toBe('we found nobody to ask in your answers');
	});

	it('of a contact are the one who is named', () => {
		const wife = { contactTrade1: 'furniture importers', knownPeople1: '9 roofers' };
		expect(reach('my wife works in a company what imports furniture', wife).at(-1)).toBe('one person to ask');
	});

	it('are one where one is named, whatever that one has', () => {
		expect(reach('my brother in law runs 2 pubs', { knownTrade1: 'pubs' })[0]).toBe('one person to ask');
		expect(reach('one cousin has 3 pubs', { knownTrade1: 'pubs' })[0]).toBe('one person to ask');
		expect(reach('my uncle, who knows 9 roofers')[0]).toBe('one person to ask');
		expect(reach('my uncle, which is one of 9 roofers')[0]).toBe('one person to ask');
		expect(reach('the 15 roofers of our town')[0]).toBe('15 people to ask');
	});

	it.each([
		['one foreman and 4 measurers', 'one person to ask'],
		['one foreman and 4 tailors', 'one person to ask'],
		['one foreman and one measurer', 'one person to ask'],
		['one foreman and 4 stylists', 'one person to ask'],
		['4 measurers', '4 people to ask'],
		['one foreman and 4 roofers', '5 people to ask'],
		['one foreman and 4 clerks', '5 people to ask'],
	])('are not those who do the member’s own work: %s', (knownPeople1, reason) => {
		const professionalBackground = 'Measurer, tailor, stylist and clerk';
		expect(reach('', { knownPeople1, professionalBackground, result1: 'I did 9 for roofers.' })[0]).toBe(reason);
	});

	it.each(['my', 'our', 'a', 'an old', 'one'])('of a contact begin after “and %s”', (word) => {
		const network = `9 thatchers and ${word} friend with a joiners workshop`;
		const [last] = niches({ ...surveyor, network }).slice(-1);
		expect(last?.reasoning).toContain(`“${word} friend with a joiners workshop”`);
	});
});
