import { describe, expect, it } from 'vitest';
import { type AdAnswer, type AdInput, answer } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';
import { every } from './testing.ts';

function answered(change: (campaign: AdAnswer['adCampaign']) => void): AdAnswer {
	const given = answer.parse(draft(example));
	change(given.adCampaign);
	return given;
}

describe('grounding', () => {
	it('ENGINE-2: lists figures and names that nobody entered', () => {
		const { grounding } = ground(
			answered(({ adVariations: [first] }) => {
				if (first) first.primaryText = 'Loved by Pinewold Kennels, who saved £12,400 in a year.';
			}),
			example,
		);
		expect(grounding.unsupported.join(' ')).toContain('12,400');
		expect(grounding.unsupported.join(' ')).toContain('Pinewold');
	});

	it('ENGINE-2: takes out a sentence that quotes what nobody entered, and asks for another where none is left', () => {
		const { output, grounding } = ground(
			answered(({ adVariations: [first], complianceNotes }) => {
				complianceNotes.push('Somebody said “we need this now” in a post.');
				if (first) first.rationale = 'The maker calls it “the king of pumps”.';
			}),
			example,
		);
		expect(grounding.quotesDropped).toBe(2);
		expect(JSON.stringify(output)).not.toMatch(/we need this now|king of pumps/);
		expect(output.adCampaign.adVariations[0]?.rationale).toBe('[add a sentence of your own]');
	});

	it('works out reach, budget, samples and categories itself, whatever a model says of the rest', () => {
		const own = draft(example).adCampaign;
		const { output } = ground(
			answered(({ optimization }) => {
				for (const test of optimization.testPlan) test.hypothesis = 'A better idea';
			}),
			example,
		);
		expect(output.adCampaign.campaignOverview).toEqual(own.campaignOverview);
		expect(output.adCampaign.optimization.budgetSplit).toEqual(own.optimization.budgetSplit);
		expect(output.adCampaign.optimization.testPlan[0]?.minimumSample).toContain('6,432 impressions per ad');
	});

	it.each(Object.entries(every))('finds nothing to complain of in a draft of its own: %s', (_name, input: AdInput) => {
		const own = draft(input);
		const grounded = ground(answer.parse(own), input);
		expect(grounded.output).toEqual(own);
		expect(grounded.grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
	});
});
