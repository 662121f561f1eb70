import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { about, hygienist, surveyor } from '../testing.ts';

describe('what would change the list', () => {
	it('is a price, a month and hours only where there is a job', () => {
		const nothing = { ...hygienist, topSkills: 'Patience', network: '' };
		expect(draft(nothing).missing).toEqual([
			'In the last step, name a job you have done for others; one of your skills may be one.',
			'Say whom you could ask this week: how many, and in which trade.',
		]);
		const bare = draft({ ...surveyor, anythingElse: '', firstPrice: '' });
		expect(bare.missing?.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
			'Name the price of',
			'Say under “Anything else”',
			'Say how many hours',
		]);
	});

	it('what was entered and not used is named once, and not asked for again', () => {
		const odd = { ...surveyor, job1: '', job2: '', firstPrice: 'depends', hoursAWeek: 'varies', anythingElse: '' };
		const people = { ...odd, knownTrade1: '', contactTrade1: '', knownPeople1: 'nine roofers' };
		for (const text of [odd.result1, 'roof measurements', 'depends', 'varies', 'nine roofers'])
			expect(about(people).split(`“${text}”`)).toHaveLength(2);
		expect(draft(people).missing?.join()).not.toMatch(/price|hours/);
		expect(about(surveyor)).not.toContain('Not used');
	});

	it('COMPASS-16: where to begin is said with its reason, or not', () => {
		expect(about(surveyor)).toContain('Begin with number 1, Roof measurements for roofers: it has 10 of 10 points');
		expect(about({ ...surveyor, result1: '', firstPrice: '', contactTrade1: '' })).not.toContain('Begin');
	});

	it('is what was done for a trade of which no niche is shown', () => {
		const refused = { ...surveyor, contactJob1: 'Stair plans', anythingElse: 'no stair plans' };
		expect(draft(refused).missing).toContain(
			'Say which of your jobs you did for this trade, or what they asked you for: joiners.',
		);
	});
});
