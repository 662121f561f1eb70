import { describe, expect, it } from 'vitest';
import type { Criterion } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { CRITERIA, scored, type Verdict, verdictOf } from './scoring.ts';
import { inputOf, odd, poor, rich } from './testing.ts';

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
		expect(scored(mixed)).toMatchObject({ letter: 'B', confidence: 100 });
		expect(scored(mixed).calculation).toMatch(/^12\.5 of 18 known points are 69%: B\. Confidence 100%/);
	});

	it('SDR-32: leaves out what is unknown, which lowers the confidence and never the letter', () => {
		const open = criteria('Met', 'Unknown', 'Met', 'Met', 'Unknown', 'Unknown', 'Unknown', 'Unknown');
		expect(scored(open)).toMatchObject({ letter: 'A', confidence: 44, capped: false });
		expect(scored(open).calculation).toMatch(/^8 of 8 known points are 100%: A\. Confidence 44%: 8 of 18 points/);
		expect(scored(criteria(...CRITERIA.map((): Verdict => 'Unknown')))).toMatchObject({ letter: 'D', confidence: 0 });
	});

	it('SDR-32: stops at B while the need is unknown', () => {
		const known = criteria('Met', 'Met', 'Unknown', 'Met', 'Met', 'Met', 'Met', 'Met');
		expect(scored(known)).toMatchObject({ letter: 'B', capped: true });
		expect(scored(known).calculation).toContain('While the need is unknown, the letter stops at B.');
	});

	it('counts an assessment without a verdict as unknown', () => {
		expect(verdictOf({ assessment: 'A fine lead.' })).toBe('Unknown');
		expect(verdictOf({ assessment: 'Not met. Cold.' })).toBe('Not met');
	});
});

describe('the assessments', () => {
	const assessed = (input: typeof example) =>
		Object.fromEntries(
			draft(input).sdrCampaign.leadScoring.qualificationCriteria.map((criterion) => [
				criterion.criteria,
				verdictOf(criterion),
			]),
		);

	it('SDR-21: SDR-32: stand for each criterion of the table, with its weight', () => {
		for (const input of [...Object.values(rich), ...Object.values(odd)]) {
			const { qualificationCriteria, overallScore, calculation } = draft(input).sdrCampaign.leadScoring;
			expect(qualificationCriteria.map(({ criteria: name, weight }) => [name, weight])).toEqual(CRITERIA);
			expect(scored(qualificationCriteria)).toMatchObject({ letter: overallScore, calculation });
		}
	});

	it('SDR-32: say Unknown, and what to ask, where nothing was entered', () => {
		const { qualificationCriteria, overallScore } = draft(poor).sdrCampaign.leadScoring;
		expect(overallScore).toBe('D');
		for (const { assessment } of qualificationCriteria) {
			expect(assessment).toMatch(/^Unknown\. /);
			expect(assessment).toMatch(/\?$|\[add /);
		}
	});

	it('read industry, role, date, source, proof and size from what was entered', () => {
		expect(assessed(example)).toEqual({
			'Industry fit': 'Met',
			Authority: 'Partly',
			Need: 'Unknown',
			Timing: 'Met',
			Source: 'Met',
			Proof: 'Met',
			Budget: 'Unknown',
			'Company size': 'Unknown',
		});
		expect(assessed(inputOf({ leadInfo: { contactRole: 'Owner' } })).Authority).toBe('Met');
		expect(assessed(inputOf({ leadInfo: { contactRole: 'Sales Assistant' } })).Authority).toBe('Not met');
		expect(assessed(inputOf({ leadInfo: { leadSource: 'Cold Research' } })).Source).toBe('Not met');
		expect(assessed(inputOf({ socialProof: '' })).Proof).toBe('Unknown');
		expect(assessed(inputOf({ socialProof: 'Trusted by roofers in Ohio' })).Proof).toBe('Partly');
		expect(assessed(inputOf({ campaignGoals: 'Book a call' })).Timing).toBe('Unknown');
		expect(assessed(inputOf({ industryFocus: 'Dental practices' }))['Industry fit']).toBe('Not met');
		expect(assessed(inputOf({ industryFocus: 'Medium-sized roofing contractors' }))['Company size']).toBe('Met');
		expect(assessed(inputOf({ messagingStrategy: 'Noor told us that calls go unanswered.' })).Need).toBe('Partly');
	});

	it('raise the priority where a date is near', () => {
		const priority = (urgencyLevel: 'Low' | 'Critical') =>
			draft({ ...poor, urgencyLevel }).sdrCampaign.leadScoring.priorityLevel;
		expect([priority('Low'), priority('Critical')]).toEqual(['Low', 'Medium']);
	});
});
