import { describe, expect, it } from 'vitest';
import { type BusinessProfile, businessProfileSchema, EMPTY_PROFILE } from '../profile.ts';
import { fitting, problemsOf } from './fit.ts';
import { BOOKKEEPER, INSTALLERS_STUDIO } from './members.cases.ts';
import { textsOf } from './texts.ts';

const changed = (changes: Partial<BusinessProfile>): BusinessProfile => ({ ...BOOKKEEPER, ...changes });

describe('a profile', () => {
	it.each([
		['of the bookkeeper', BOOKKEEPER],
		['of the studio', INSTALLERS_STUDIO],
		['that is empty', EMPTY_PROFILE],
	])('%s fits whole, and stays as it is', (_, profile) => {
		expect(problemsOf(profile)).toEqual([]);
		expect(fitting(profile)).toEqual(profile);
	});

	it('says which text does not fit, why, and how it would', () => {
		const profile = changed({
			whatWeDo: 'Copper Pan keeps books.',
			results: [{ sentence: 'Many.', mayName: false, inAds: false }],
		});
		expect(problemsOf(profile).map(({ path }) => path)).toEqual(['whatWeDo', 'results.0.sentence']);
		expect(problemsOf(profile)[0]).toMatchObject({
			problem: 'Too short: 4 words, at least 6.',
			example: expect.stringMatching(/^We keep the books/),
		});
	});

	it.each([
		['without a verb', 'Cleaning of heat pumps for homes in Cork.'],
		['in the third person', 'Copper Pan keeps the books of independent restaurants in Leeds.'],
		['in another language', 'Wir machen die Buchhaltung für Restaurants in Leeds und Umgebung.'],
		['of 60 words', `We keep ${'the books and '.repeat(19)}.`],
		['with HTML', 'We keep the <b>books</b> of independent restaurants in Leeds.'],
	])('never puts a sentence %s into a sentence, whichever field it stands in', (_, bad) => {
		const sentences = textsOf(BOOKKEEPER).filter(({ slot }) =>
			['we', 'step', 'how', 'check', 'question', 'objection'].includes(slot),
		);
		expect(sentences.length).toBeGreaterThanOrEqual(6);
		for (const { path } of sentences) {
			const profile = changed({ [path]: bad });
			expect(problemsOf(profile).map((problem) => problem.path)).toEqual([path]);
			expect(JSON.stringify(fitting(profile))).not.toContain(JSON.stringify(bad));
		}
	});

	it('loses an entry of a list with what it was about, and nothing else', () => {
		const [first, second, third] = BOOKKEEPER.results;
		const results = [first, { ...second, sentence: 'Very satisfied customers everywhere in Leeds.' }, third];
		const price = { label: 'One site', sum: 'on request' };
		const profile = businessProfileSchema.parse({ ...BOOKKEEPER, results, prices: [price, ...BOOKKEEPER.prices] });
		expect(fitting(profile)).toEqual(changed({ results: [first, third] as BusinessProfile['results'] }));
		expect(profile.prices[0]).toEqual(price);
	});

	it('tells no client who did not agree, in any text', () => {
		const [study] = INSTALLERS_STUDIO.caseStudies;
		const profile = {
			...INSTALLERS_STUDIO,
			caseStudies: [{ ...study, mayName: false }] as BusinessProfile['caseStudies'],
			checkShows: 'What you find is what Corrib Renewables found in its files.',
		};
		const paths = problemsOf(profile).map(({ path }) => path);
		expect(paths).toEqual(['checkShows', 'caseStudies.0.challenge', 'caseStudies.0.result', 'content.1.rest']);
		const { caseStudies: _, ...told } = fitting(profile);
		expect(JSON.stringify(told)).not.toContain('Corrib');
	});

	it('has a place for every text except the listed trade', () => {
		const paths = textsOf(BOOKKEEPER).map(({ path }) => path);
		const fields = Object.entries(BOOKKEEPER).filter(([, value]) => typeof value === 'string');
		expect(fields.map(([key]) => key).filter((key) => !paths.includes(key))).toEqual(['audienceTrade']);
	});
});
