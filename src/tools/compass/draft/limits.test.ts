import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { about, niches, surveyor, titles } from '../testing.ts';

describe('what the member will not do', () => {
	it.each(['no', 'not', 'never', 'without', 'hate', 'I hate', 'do not', 'don’t want', 'won’t do'])(
		'“%s” leaves out the niche that is that, with the words',
		(words) => {
			const refusing = { ...surveyor, anythingElse: `${words} slate orders` };
			expect(titles(refusing)).toEqual(['Roof measurements for roofers', 'Roof measurements for joiners']);
			expect(about(refusing)).toContain(`Left out: Slate orders. You wrote: “${words} slate orders”`);
		},
	);

	it('what is to be less is ranked lower and quoted, and other limits are to be checked', () => {
		const less = niches({ ...surveyor, anythingElse: 'want to measure less roofs, no cold calling' });
		expect(less.find(({ title }) => title === 'Roof measurements for roofers')?.scores?.fit).toEqual({
			points: 1,
			reason: 'from your own work, with what you wrote against it',
		});
		const orders = draft({ ...surveyor, anythingElse: 'less slate orders, no cold calling' });
		const [found] = orders.recommendations.filter(({ title }) => title === 'Slate orders for roofers');
		expect(found?.scores?.fit.points).toBe(1);
		expect(found?.reasoning).toContain('You wrote: “less slate orders”');
		expect(orders.about?.join()).toContain('against what you wrote: “less slate orders”, “no cold calling”');
	});

	it.each(['no cold calling', 'no cold-calling', 'no cold calls'])('“%s” is a way of selling, and no job', (words) => {
		const [found] = niches({ ...surveyor, job2: 'Complaint calls', result2: '', anythingElse: words }).filter(
			({ title }) => title.startsWith('Complaint calls'),
		);
		expect(found?.scores?.fit.points).toBe(2);
	});

	it.each([
		'no travel',
		'from home',
		'remote only',
		'less lifting',
		'evenings are out because of the kids',
		'20 hours a week from home',
		'Would like something with no travel two days a week.',
		'no-code tools',
		'no jobs under £50',
		'less than £90 an hour is too little',
	])('“%s” is to be checked, whole', (words) => {
		expect(about({ ...surveyor, anythingElse: `£1,500 a month. ${words}` })).toContain(
			`Check each niche against what you wrote: “${words}”`,
		);
	});

	it.each(['£1,500 a month by summer', '22 hours a week', 'two days a week', '20 hours of work time', 'my day job'])(
		'“%s” is counted or told elsewhere, and no limit',
		(words) => expect(about({ ...surveyor, anythingElse: words })).not.toContain('against what you wrote'),
	);

	it('what rules a niche out is not to be checked as well', () => {
		expect(about({ ...surveyor, anythingElse: 'no slate orders' }).split('“no slate orders”')).toHaveLength(2);
	});

	it('whoever says what they are not rules nobody out', () => {
		expect(about({ ...surveyor, anythingElse: 'No law firms' })).toContain('Left out: Client intake');
		for (const words of ["I'm not a solicitor", 'I am not a solicitor'])
			expect(about({ ...surveyor, anythingElse: words })).not.toContain('Left out');
	});

	it('work is no telling word, nor is what is left of a sentence', () => {
		const back = { ...surveyor, anythingElse: 'Not going back to order work, then more.' };
		expect(about({ ...back, job2: 'Orders' })).toContain('Left out: Orders. You wrote: “Not going back to order work”');
		expect(about(back)).not.toContain('then more');
	});

	it('what holds half of its words is held against a job, and less is not', () => {
		const reasons = (anythingElse: string) => niches({ ...surveyor, anythingElse })[1]?.reasoning;
		expect(reasons('no night orders')).toContain('Against it: You wrote: “no night orders”.');
		expect(reasons('no orders by night phone')).not.toContain('Against it');
		expect(titles({ ...surveyor, anythingElse: 'no slate orders of joiners' })).toHaveLength(3);
		expect(about({ ...surveyor, anythingElse: 'no joiners' })).toContain('Left out: Roof measurements for joiners.');
	});
});
