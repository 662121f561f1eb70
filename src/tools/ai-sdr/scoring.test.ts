import { describe, expect, it } from 'vitest';
import type { Criterion, SdrInput } from './contract.ts';
import { draft } from './draft.ts';
import { CRITERIA, scored, shownScore, type Verdict, verdictOf } from './scoring.ts';
import { every, fixture, inputOf } from './testing.ts';

function criteria(...verdicts: readonly Verdict[]): Criterion[] {
	return CRITERIA.map(([name, weight], index) => ({
		criteria: name,
		weight,
		assessment: `${verdicts[index]}. Because.`,
	}));
}

describe('the letter', () => {
	it('SDR-32: follows from points by weight: A from 80%, B from 60%, C from 40%, else D', () => {
		const all = (verdict: Verdict) => criteria(...CRITERIA.map(() => verdict));
		expect(scored(all('Met')).letter).toBe('A');
		expect(scored(all('Partly')).letter).toBe('C');
		expect(scored(all('Not met')).letter).toBe('D');
		const mixed = criteria('Met', 'Met', 'Partly', 'Met', 'Met', 'Not met', 'Not met', 'Met');
		expect(scored(mixed).letter).toBe('B');
		expect(scored(mixed).calculation).toMatch(/^12\.5 of 18 points are certain: 69% \(B\)\. High counts 3/);
	});

	it('SDR-32: gives no point for what is unknown, and tells the best case beside the letter', () => {
		const open = criteria('Met', 'Unknown', 'Met', 'Met', 'Unknown', 'Unknown', 'Unknown', 'Unknown');
		expect(scored(open).letter).toBe('C');
		expect(scored(open).calculation).toMatch(
			/^8 of 18 points are certain: 44% \(C\)\. 10 points are unknown; if all were met, it would be 100% \(A\)\./,
		);
		expect(scored(criteria(...CRITERIA.map((): Verdict => 'Unknown'))).letter).toBe('D');
	});

	it('SDR-32: comes as a range where no more than a third of the points is known', () => {
		const known = (count: number) =>
			scored(criteria(...CRITERIA.map((_, index): Verdict => (index < count ? 'Not met' : 'Unknown'))));
		expect(known(2)).toMatchObject({ isOpen: true, letter: 'D', best: 'B' });
		expect(known(2).calculation).toMatch(/^D to B, since hardly anything is known: 0 of 18 points are certain: 0%\./);
		expect(known(3).isOpen).toBe(false);
		const { leadScoring } = draft(fixture('poor')).sdrCampaign;
		expect(shownScore(leadScoring)).toBe('D to A');
		expect(shownScore(draft(fixture('rich')).sdrCampaign.leadScoring)).toBe('A');
	});

	it('counts an assessment without a verdict as unknown', () => {
		expect(verdictOf({ assessment: 'A fine lead.' })).toBe('Unknown');
		expect(verdictOf({ assessment: 'Not met. Cold.' })).toBe('Not met');
	});
});

/** A lead of whom enough is known to say D. */
const COLD = {
	leadInfo: { leadSource: 'Cold Research', contactRole: 'Team member' },
	industryFocus: '',
	answers: { audience: 'teachers', audienceTrade: 'Education' },
} as const;

describe('the assessments', () => {
	const assessed = (input: SdrInput) =>
		Object.fromEntries(
			draft(input).sdrCampaign.leadScoring.qualificationCriteria.map((criterion) => [
				criterion.criteria,
				verdictOf(criterion),
			]),
		);

	it('SDR-21: SDR-32: stand for each criterion of the table, with its weight', () => {
		for (const input of Object.values(every)) {
			const { qualificationCriteria, overallScore, calculation } = draft(input).sdrCampaign.leadScoring;
			expect(qualificationCriteria.map(({ criteria: name, weight }) => [name, weight])).toEqual(CRITERIA);
			expect(scored(qualificationCriteria)).toMatchObject({ letter: overallScore, calculation });
		}
	});

	it('SDR-32: say Unknown where nothing was entered', () => {
		const { qualificationCriteria, overallScore, recommendedApproach } = draft(fixture('poor')).sdrCampaign.leadScoring;
		expect(overallScore).toBe('D');
		for (const { assessment } of qualificationCriteria) expect(assessment).toMatch(/^Unknown\. /);
		expect(recommendedApproach).toContain(
			'industry fit, authority, need, timing, source, proof, budget and company size',
		);
	});

	it('read what was entered, and nothing from other fields', () => {
		expect(assessed(inputOf({}))).toEqual({
			'Industry fit': 'Met',
			Authority: 'Partly',
			Need: 'Unknown',
			Timing: 'Unknown',
			Source: 'Met',
			Proof: 'Met',
			Budget: 'Unknown',
			'Company size': 'Met',
		});
		const changed = (answers: Partial<SdrInput['answers']>) => assessed(inputOf({ answers }));
		expect(changed({ need: 'You said that nobody rings back.' }).Need).toBe('Met');
		expect(changed({ need: 'Your phone rings out on Mondays.' }).Need).toBe('Partly');
		expect(changed({ need: 'Dario says nobody rings back' }).Need).toBe('Partly');
		expect(changed({ wantedBy: '1 June' }).Timing).toBe('Met');
		expect(changed({ wantedBy: 'before the fair, end of February' }).Timing).toBe('Met');
		expect(changed({ wantedBy: 'as soon as they can' }).Timing).toBe('Partly');
		expect(changed({ budget: 'not sure yet' }).Budget).toBe('Unknown');
		expect(changed({ audienceSize: '10-300' })['Company size']).toBe('Met');
		expect(changed({ audienceSize: 'any size' })['Company size']).toBe('Met');
		expect(changed({ audienceSize: 'small firms' })['Company size']).toBe('Unknown');
		expect(changed({ budget: '$500 a month' }).Budget).toBe('Met');
		expect(changed({ audienceSize: 'up to 100 employees' })['Company size']).toBe('Partly');
		expect(changed({ audienceSize: '500+ employees' })['Company size']).toBe('Not met');
		expect(changed({ audienceSize: '' })['Company size']).toBe('Unknown');
		expect(changed({ result1: '', result2: '' }).Proof).toBe('Unknown');
		const elsewhere = { audienceTrade: 'Education', audience: 'teachers' } as const;
		const other = assessed(inputOf({ industryFocus: '', answers: elsewhere }));
		expect([other['Industry fit'], other.Proof]).toEqual(['Not met', 'Partly']);
	});

	it.each([
		['Referral', 'Met'],
		['Mutual Connection', 'Met'],
		['Industry Event', 'Partly'],
		['Company Website', 'Not met'],
		['LinkedIn Search', 'Not met'],
		['Social Media', 'Not met'],
		['Cold Research', 'Not met'],
		['Lead List/Database', 'Not met'],
		['Other', 'Unknown'],
		['', 'Unknown'],
	] as const)('SDR-32: of the source %s say %s', (leadSource, verdict) => {
		expect(assessed(inputOf({ leadInfo: { leadSource } })).Source).toBe(verdict);
	});

	it('SDR-32: of a talk at an event say Met', () => {
		const at = (spoke: 'Yes' | 'No') => inputOf({ leadInfo: { leadSource: 'Industry Event' }, answers: { spoke } });
		expect([assessed(at('Yes')).Source, assessed(at('No')).Source]).toEqual(['Met', 'Partly']);
	});

	it('say who connects, what to ask, and in which message the price stands', () => {
		const told = (answers: Partial<SdrInput['answers']>) =>
			Object.fromEntries(
				draft(inputOf({ answers })).sdrCampaign.leadScoring.qualificationCriteria.map((one) => [
					one.criteria,
					one.assessment,
				]),
			);
		expect(told({}).Source).toBe('Met. Referral: Dario Finch of Castlegate Supply connects you.');
		expect(told({ referrer: '' }).Source).toBe('Met. Referral: somebody connects you.');
		expect(told({}).Timing).toBe('Unknown. Ask by when they want it solved.');
		expect(told({}).Budget).toBe('Unknown. Ask once the need is clear. Your price stands in message 4.');
		const seen = { need: 'Your phone rings out on Mondays before nine.', price1: '', price2: '' };
		expect(told(seen).Budget).toBe('Unknown. Ask once the need is clear.');
		const need = 'You said that nobody rings back on Mondays.';
		expect(told({ need, price1: '', price2: '' }).Budget).toBe('Unknown. Ask what they pay today.');
	});

	it('tell what is known only in part where nothing is open', () => {
		const about = (name: string) => draft(fixture(name)).sdrCampaign.leadScoring.recommendedApproach;
		expect(about('rich')).toBe('Known only in part: authority.');
		expect(about('seminar')).toBe('No criterion is open.');
	});

	it('know a lead by its name where its industry is not on the list', () => {
		const lead = (companyName: string) =>
			assessed(inputOf({ leadInfo: { companyName, industry: 'Other' }, answers: { audience: 'hotels and theatres' } }));
		expect(lead('The Marlowe Hotel')['Industry fit']).toBe('Met');
		expect(lead('The Marlowe')['Industry fit']).toBe('Unknown');
	});

	it('quote the member on the trade they serve', () => {
		const { qualificationCriteria } = draft(fixture('average')).sdrCampaign.leadScoring;
		expect(qualificationCriteria[0]?.assessment).toBe('Met. Healthcare & Medical; you wrote “physiotherapists”.');
	});

	it.each(['Referral', 'Mutual Connection', 'Cold Research'] as const)(
		'are not all that counts where a need is known: %s',
		(leadSource) => {
			const { priorityLevel } = draft(
				inputOf({
					...COLD,
					leadInfo: { leadSource, contactRole: 'Team member', companySize: '' },
					urgencyLevel: 'Low',
					answers: { ...COLD.answers, need: 'Dario says nobody rings back', result1: '', result2: '' },
				}),
			).sdrCampaign.leadScoring;
			expect(priorityLevel).toBe(leadSource === 'Cold Research' ? 'Low' : 'Medium');
		},
	);

	it('raise the priority where a date is near', () => {
		const priority = (urgencyLevel: 'Low' | 'Critical') =>
			draft({ ...inputOf(COLD), urgencyLevel }).sdrCampaign.leadScoring.priorityLevel;
		expect([priority('Low'), priority('Critical')]).toEqual(['Low', 'Medium']);
		expect(draft(fixture('poor')).sdrCampaign.leadScoring.priorityLevel).toBe('Medium');
	});
});
