import { describe, expect, it } from 'vitest';
import type { GrowthPlanOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';

function changed(change: (plan: GrowthPlanOutput['growthPlan']) => void): GrowthPlanOutput {
	const output = structuredClone(draft(example));
	change(output.growthPlan);
	return output;
}

describe('grounding an answer', () => {
	it('takes out what quotes words that stand nowhere, and counts it', () => {
		const answer = changed((plan) => {
			plan.executiveSummary?.keyInsights.push('They said “we will sign tomorrow” (line 9).');
			if (plan.discoveryInsights?.painPoints[0] !== undefined)
				plan.discoveryInsights.painPoints[0].evidenceFromCall = '“The van is always empty” (line 4).';
		});
		const { output, grounding } = ground(answer, example);
		expect(grounding.quotesDropped).toBe(2);
		expect(output.growthPlan.executiveSummary?.keyInsights.join()).not.toContain('sign tomorrow');
		expect(output.growthPlan.discoveryInsights?.painPoints[0]?.evidenceFromCall).toBe('');
	});

	it('mends a quote whose marks or capitals were changed', () => {
		const answer = changed((plan) => {
			plan.executiveSummary?.keyInsights.push('“thursday at 10 works for us.” (line 29)');
		});
		const { output, grounding } = ground(answer, example);
		expect(grounding.quotesDropped).toBe(0);
		expect(output.growthPlan.executiveSummary?.keyInsights.at(-1)).toMatch(/^“Thursday at 10 works for us/);
	});

	it('GROWTH-26: lists sums that nobody stated and that are wrong, and companies from nowhere', () => {
		const answer = changed((plan) => {
			const [pain] = plan.discoveryInsights?.painPoints ?? [];
			if (pain !== undefined)
				pain.costOfInaction = '9 × €140 = €1,960 a week, as at Quillhaven Alliance, or €88,000 a year.';
		});
		const { grounding } = ground(answer, example);
		expect(grounding.unsupported).toEqual(expect.arrayContaining(['€1,960', '€88,000', 'Quillhaven Alliance']));
	});

	it("puts what the member confirmed into a model's plan, and leaves the rest as it is", () => {
		const answer = changed((plan) => {
			if (plan.executiveSummary) plan.executiveSummary.prospectOverview = 'Visits are made twice.';
			if (plan.strategicRecommendations) plan.strategicRecommendations.phase2Growth.objectives = ['All technicians'];
		});
		const input = { ...example, answers: { ...example.answers, phase2: '' } };
		const { output } = ground(answer, input);
		expect(output.growthPlan.executiveSummary?.prospectOverview).toBe(example.answers.problem);
		expect(output.growthPlan.strategicRecommendations?.phase2Growth.objectives).toEqual(['All technicians']);
		expect(ground(output, input).output).toEqual(output);
	});

	it('accepts a sum of stated figures that is right', () => {
		const answer = changed((plan) => {
			plan.executiveSummary?.keyInsights.push('22 × €140 = €3,080 for one visit of each technician (lines 4 and 6).');
		});
		expect(ground(answer, example).grounding.unsupported).toEqual([]);
	});
});
