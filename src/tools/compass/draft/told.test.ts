import { describe, expect, it } from 'vitest';
import { quotesIn } from '#evidence/quotes.ts';
import { about, niches, surveyor, titles } from '../testing.ts';

describe('a job as the member names it', () => {
	it('COMPASS-17: quote one entry of a list, and the same words once', () => {
		const counts = { ...surveyor, topSkills: 'Slate orders of 30 roofs, drawing, drone photos' };
		expect(niches(counts)[1]?.description).toBe('You describe this job: “Slate orders of 30 roofs”');
		const told = { ...surveyor, professionalBackground: 'I did 120 roof measurements for roofers.', result1: '' };
		const quotes = quotesIn(niches(told)[0]?.reasoning ?? '');
		expect(quotes).toEqual(['About 24 roofers I delivered to']);
		expect(niches(told)[0]?.description).toBe('You describe this job: “I did 120 roof measurements for roofers.”');
	});

	it('a title names the trade once, and whole', () => {
		const councils = { ...surveyor, knownTrade1: 'parish councils', job1: 'Council minutes', topSkills: 'minutes' };
		expect(titles(councils)).toContain('Council minutes for parish councils');
		expect(titles({ ...councils, job1: 'Rotas for councils' })).toContain('Rotas for councils');
		const bare = niches({ ...councils, result1: '' }).find(({ title }) => title.startsWith('Council'));
		expect(bare?.description).toBe('You have done this job, Council minutes, and name no result of it yet.');
	});

	it.each(['I', 'we', 'my', 'our', 'you', 'your'])('take no phrase that begins with “%s” for a job', (word) => {
		const odd = { ...surveyor, job1: `${word} roof plans`, job2: '', contactJob1: '' };
		expect(titles(odd)).toEqual([]);
		expect(about(odd)).toContain(`Not used, since a job here is its name, in up to eight words: “${word} roof plans”`);
	});

	it('a job of eight words is a job, set off from its trade', () => {
		expect(titles({ ...surveyor, job1: 'Win-back letters to roofers who left' })[0]).toBe(
			'Win-back letters to roofers who left',
		);
		expect(titles({ ...surveyor, job1: 'Letters to owners who left us' })[0]).toBe(
			'Letters to owners who left us, for roofers',
		);
		expect(titles({ ...surveyor, job1: 'Plans for attics' })[0]).toBe('Plans for attics, for roofers');
	});

	it('a job that is only needed is no proof, and nothing came of it', () => {
		const [last] = niches({ ...surveyor, contactJob1: 'Stair plans' }).slice(-1);
		expect(last?.description).toBe('You name this job for joiners, and no result of it: Stair plans.');
		expect(last?.validationSteps?.join()).not.toContain('what came of');
		expect(titles({ ...surveyor, contactJob1: 'slate order' })).toContain('Slate orders for joiners');
	});
});
