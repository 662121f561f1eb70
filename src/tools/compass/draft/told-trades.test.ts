import { describe, expect, it } from 'vitest';
import { plural } from '#language/inflect.ts';
import type { CompassInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { about, niches, surveyor, titles } from '../testing.ts';

describe('the trade of a job', () => {
	it('COMPASS-16: come first, each job for the trade known from work, one for a trade of a contact', () => {
		expect(titles(surveyor)).toEqual([
			'Roof measurements for roofers',
			'Slate orders for roofers',
			'Roof measurements for joiners',
		]);
		expect(titles({ ...surveyor, job1: 'Measuring for roofers' })[0]).toBe('Measuring for roofers');
	});

	it('COMPASS-16: offer a second trade only what something shows, and a trade of a contact what it needs', () => {
		const second = { ...surveyor, knownTrade2: 'tile merchants', contactJob1: '', result2: 'I ordered 90.' };
		expect(titles(second)).toEqual(['Roof measurements for roofers', 'Slate orders for roofers']);
		expect(draft(second).missing).toEqual([
			'Say which of your jobs you did for this trade, or what they asked you for: tile merchants.',
			'Say which of your jobs you did for this trade, or what they asked you for: joiners.',
		]);
		expect(titles({ ...surveyor, contactJob1: 'Stair plans' }).at(-1)).toBe('Stair plans for joiners');
		const short = { ...surveyor, job2: 'Slate order lists', contactJob1: 'order lists' };
		expect(titles(short)).toContain('Slate order lists for joiners');
		const either = { ...short, job3: 'Nail order lists' };
		expect(titles(either)).toContain('Order lists for joiners');
		expect(titles({ ...surveyor, contactTrade1: 'roofers', contactJob1: 'Leak reports' })).toContain(
			'Leak reports for roofers',
		);
	});

	it.each([
		['a result', { result1: 'Thatchers re-ordered on 3 of 120 roofs.' }],
		['its name', { job1: 'Roof measurements of thatchers', result1: '' }],
		['the background', { professionalBackground: 'I did roof measurements for thatchers.', result1: '' }],
		['the network', { network: 'About 24 roofers; two thatchers who ask for roof measurements', result1: '' }],
		['a skill', { topSkills: 'Drawing, roof measurements for thatchers', result1: '' }],
		['anything else', { anythingElse: 'I could do roof measurements for thatchers', result1: '' }],
		[
			'one clause of several',
			{
				professionalBackground:
					'I sold slates to roofers and I did roof measurements for thatchers, before that 3 years of joinery.',
				result1: '',
			},
		],
	])('COMPASS-16: offer a job for the trade in which %s puts it, and for no other', (_where, given) => {
		const tied = {
			...surveyor,
			knownTrade2: 'thatchers',
			result2: 'I ordered 90.',
			contactTrade1: '',
			contactJob1: '',
			...given,
		};
		const offered = titles(tied).filter((title) => title.startsWith('Roof measurements'));
		expect(offered).toEqual([expect.stringMatching(/thatchers$/)]);
		expect(titles(tied)).toContain('Slate orders for roofers');
	});

	it('COMPASS-16: tie no job to a trade by words of another', () => {
		const refused = { ...surveyor, knownTrade2: 'thatchers', anythingElse: 'never roof measurements of thatchers' };
		expect(titles(refused)).toContain('Roof measurements for roofers');
		for (const barns of ['barns with slate', 'barns in slate']) {
			const slates = { ...surveyor, knownTrade2: barns, result2: 'I ordered slate for 90 roofs.' };
			expect(titles(slates)).toContain('Slate orders for roofers');
		}
		const halls = { ...surveyor, knownTrade2: 'concert halls', job2: 'Organ logs', result2: 'The hall paid 9 times.' };
		expect(titles(halls)).toContain('Organ logs for concert halls');
		const houses = { ...surveyor, contactTrade1: 'auction houses', result1: 'I valued 60 roofs for house clearances.' };
		expect(niches(houses).map(({ description }) => description)).toContain(
			'You got this result elsewhere, not with auction houses: “I valued 60 roofs for house clearances.”',
		);
	});

	it('take nothing for a trade but several people or firms, and ask for them', () => {
		expect(about({ ...surveyor, contactTrade1: 'I know a joiner' })).toContain('in up to six words: “I know a joiner”');
		expect(draft({ ...surveyor, knownTrade1: '', contactTrade1: '' }).missing?.[0]).toContain('name a trade you know');
		expect(titles({ ...surveyor, knownTrade1: 'property management', contactTrade1: 'I know a joiner' })).toEqual([]);
	});

	it.each([
		...['roofer', 'decorator', 'florist', 'physician', 'accountant', 'bakery', 'travel agency', 'architect', 'bar'],
		...['café', 'cafe', 'charity', 'parish church', 'eye clinic', 'golf club', 'college'],
		...['haulage company', 'council', 'factory', 'farm', 'heating firm', 'garage', 'gym', 'care home', 'hospital'],
		...['hotel', 'Warehouse', 'landlord', 'library', 'farmers market', 'museum', 'post office', 'pharmacy', 'plant'],
		...['dental practice', 'pub', 'hair salon', 'driving school', 'flower shop', 'book store', 'studio', 'theatre'],
		...['vet', 'hospital ward', 'builders yard', 'zoo', 'a school', 'an architect', 'the roofer', 'one roofer'],
	])('the trade “%s” is taken for several', (trade) => {
		const [first] = titles({ ...surveyor, knownTrade1: trade });
		const named = trade.replace(/^(?:an?|the|one) /, '').toLowerCase();
		expect(first).toBe(`Roof measurements for ${plural(named)}`);
	});

	it.each(['I roofer', 'my roofer', 'our roofer'])('“%s” is no trade', (trade) =>
		expect(about({ ...surveyor, knownTrade1: trade })).toContain(`in up to six words: “${trade}”`),
	);

	it('a result counts in full in the trade it came from, and half in another', () => {
		const points = (given: Partial<CompassInput>) =>
			niches({ ...surveyor, knownTrade2: 'thatchers', ...given })
				.filter(({ title }) => title.startsWith('Roof measurements'))
				.map(({ title, scores }) => [title.split(' for ')[1], scores?.proof.points]);
		const needed = { contactTrade2: 'thatchers', contactJob2: 'roof measurements' };
		expect(points({})).toEqual([
			['roofers', 2],
			['joiners', 1],
		]);
		expect(points(needed)).toContainEqual(['thatchers', 1]);
		expect(points({ ...needed, result1: 'Thatchers re-ordered on 3 of 120 roofs.' })).toEqual([
			['thatchers', 2],
			['joiners', 1],
		]);
	});

	it('COMPASS-16: is the one that needs it, where it is told of no other', () => {
		const needed = { ...surveyor, contactJob1: 'Slate orders' };
		expect(titles(needed)).toEqual(['Roof measurements for roofers', 'Slate orders for joiners']);
		expect(titles({ ...needed, result2: 'I ordered for 90 roofs.' })).toContain('Slate orders for roofers');
	});

	it('COMPASS-16: is asked for where the first one cannot be read, or where two are read in the background', () => {
		const unread = { ...surveyor, knownTrade1: 'property management', knownTrade2: 'thatchers', contactTrade1: '' };
		expect(titles(unread)).toEqual([]);
		expect(draft(unread).missing?.slice(0, 2)).toEqual([
			'Say for which trade you did this job: Roof measurements.',
			'Say for which trade you did this job: Slate orders.',
		]);
		const second = { ...surveyor, knownTrade1: '', knownTrade2: 'thatchers' };
		expect(titles(second)).toContain('Roof measurements for thatchers');
		const read = { ...surveyor, knownTrade1: '', contactTrade1: '', network: '9 dentists; 9 hotels' };
		const background = 'Nine years in a dental practice, then four in a hotel';
		expect(titles({ ...read, professionalBackground: background })).toEqual([]);
		expect(titles({ ...read, professionalBackground: 'Nine years in a dental practice' })[0]).toBe(
			'Roof measurements for dental practices',
		);
	});

	it('COMPASS-16: is the one whose people its result names', () => {
		const halls = { ...surveyor, knownTrade2: 'concert halls', knownPeople2: '2 caretakers' };
		expect(titles({ ...halls, result2: 'The caretaker saved 9 tiles.' })).toContain('Slate orders for concert halls');
		const both = { ...halls, knownPeople1: '9 caretakers', result2: 'The caretaker saved 9 tiles.' };
		expect(titles(both)).toContain('Slate orders for roofers');
	});

	it('COMPASS-16: is one where two names mean the same', () => {
		const same = { ...surveyor, contactTrade1: 'roofer firms with own vans' };
		expect(titles(same)).toEqual(['Roof measurements for roofers', 'Slate orders for roofers']);
		expect(titles({ ...same, contactTrade2: 'roofers' })).toEqual(titles(same));
		expect(titles({ ...surveyor, contactTrade1: 'flat roofers' })).toContain('Roof measurements for flat roofers');
	});

	it.each([
		['of another firm', 'I measured 14 yards.', 'Nine years with roofers, then 3 years for a chain with 14 yards'],
		['of a firm named first', 'I measured 14 yards.', 'I was with a chain of 14 yards. Nine years with roofers'],
	])('a result counts half where it came %s', (_what, result1, professionalBackground) => {
		const [first] = niches({ ...surveyor, result1, professionalBackground, job2: '' });
		expect(first?.description).toBe(`You got this result elsewhere, not with roofers: “${result1}”`);
		expect(first?.scores?.proof).toEqual({ points: 1, reason: 'a result with its number, from elsewhere' });
	});

	it.each([
		['of the same firm', 'Nine years with roofers, four of them in charge of 14 yards'],
		['of a firm of the trade', 'I sold tiles, then 3 years for a roofing chain with 14 yards'],
	])('a result counts in full where it came %s', (_what, professionalBackground) => {
		const [first] = niches({ ...surveyor, result1: 'I measured 14 yards.', professionalBackground });
		expect(first?.scores?.proof.points).toBe(2);
	});

	it('a contact’s trade is one’s own only where the background names it in full', () => {
		const office = { ...surveyor, contactTrade1: 'letting agencies', network: 'my cousin owns a letting agency' };
		const last = (professionalBackground: string) => niches({ ...office, professionalBackground }).at(-1);
		expect(last('I ran the lettings office')?.scores?.fit.reason).toBe('through people you know');
		expect(last('I ran a letting agency')?.scores?.fit.reason).toBe('from your own work');
	});

	it('COMPASS-16: is open where nothing came of the job and two trades are known', () => {
		const two = { ...surveyor, knownTrade2: 'thatchers', contactTrade1: '', contactJob1: '' };
		expect(titles(two)).toEqual(['Roof measurements for roofers']);
		expect(draft(two).missing).toContain('Say for which trade you did this job: Slate orders.');
		expect(draft({ ...two, anythingElse: 'no slate orders' }).missing?.join()).not.toContain('Slate orders');
	});

	it('COMPASS-16: is the one that shares a word with its name', () => {
		const clubs = { ...surveyor, knownTrade2: 'running clubs', job2: 'Running assessments', result2: 'I did 90.' };
		expect(titles(clubs)).toContain('Running assessments for running clubs');
		const both = { ...clubs, knownTrade1: 'running shops' };
		expect(titles(both)).toContain('Running assessments for running shops');
	});
});
