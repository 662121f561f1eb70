import { describe, expect, it } from 'vitest';
import { answer as answerSchema, type SalesCallAnswer } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';
import { inputOf } from './testing.ts';

/** A model's answer: the draft's, changed by the test. */
function answered(change: (analysis: SalesCallAnswer['callAnalysis']) => void): SalesCallAnswer {
	const answer = answerSchema.parse(structuredClone(draft(example)));
	change(answer.callAnalysis);
	return answer;
}

describe('grounding', () => {
	it('ENGINE-2: drops and counts evidence that does not stand in the transcript', () => {
		const { output, grounding } = ground(
			answered(({ qualificationAnalysis }) => {
				qualificationAnalysis.bantScore.budget.evidence = ['What does it cost?', 'We have half a million set aside.'];
			}),
			example,
		);
		expect(output.callAnalysis.qualificationAnalysis.bantScore.budget.evidence).toEqual(['What does it cost?']);
		expect(grounding.quotesDropped).toBe(1);
	});

	/** A model's word on one part of BANT. */
	const claimed = (evidence: string[]) =>
		answered(({ qualificationAnalysis }) => {
			qualificationAnalysis.bantScore.need = {
				score: 1,
				assessment: 'A burning need.',
				evidence,
				nextQuestion: '',
			};
		});

	it('CALL-29: scores a part 0 and calls it not discussed where neither the answer nor the ledger has a quote', () => {
		const { output } = ground(claimed(['Our house is on fire.', 'Right.']), inputOf('Rep: hello\nBuyer: hello'));
		expect(output.callAnalysis.qualificationAnalysis.bantScore.need).toMatchObject({
			score: 0,
			evidence: [],
			assessment: expect.stringMatching(/^Not discussed/),
		});
	});

	it('CALL-29: shows what the ledger holds where no quote of the answer is left', () => {
		const { need } = draft(example).callAnalysis.qualificationAnalysis.bantScore;
		expect(need.evidence).not.toEqual([]);
		const { output } = ground(claimed(['Our house is on fire.', 'Right.']), example);
		expect(output.callAnalysis.qualificationAnalysis.bantScore.need).toEqual(need);
	});

	it('scores a part by what was read of the call, whatever a model gives', () => {
		const { need } = draft(example).callAnalysis.qualificationAnalysis.bantScore;
		const { output } = ground(claimed(need.evidence), example);
		expect(output.callAnalysis.qualificationAnalysis.bantScore.need).toMatchObject({
			score: need.score,
			assessment: 'A burning need.',
		});
	});

	it('makes a quote verbatim that differs only in case, spaces or marks', () => {
		const { output, grounding } = ground(
			answered(({ qualificationAnalysis, callSummary }) => {
				qualificationAnalysis.bantScore.budget.evidence = ['what  does it cost?'];
				callSummary.outcome = 'He said “that’s exactly it.” at once.';
			}),
			example,
		);
		expect(output.callAnalysis.qualificationAnalysis.bantScore.budget.evidence).toEqual(['What does it cost?']);
		expect(output.callAnalysis.callSummary.outcome).toBe("He said “That's exactly it.” at once.");
		expect(grounding.quotesDropped).toBe(0);
	});

	it('takes list items out that hold an invented quote, and mends single texts', () => {
		const { output, grounding } = ground(
			answered(({ callSummary, prospectInsights, objectionAnalysis }) => {
				callSummary.outcome = 'They said “we will sign today” (line 3).';
				prospectInsights.buyingSignals = ['Asks: “What does it cost?” (line 24)', 'Says “take my money” (line 4)'];
				objectionAnalysis.objectionsRaised = [
					{
						objection: '“Never in my life” (line 2)',
						category: 'Price',
						handlingEffectiveness: 'Good',
						salesPersonResponse: '',
						improvedResponse: '',
					},
				];
			}),
			example,
		);
		expect(output.callAnalysis.callSummary.outcome).toBe('They said [quote not found in the transcript] (line 3).');
		expect(output.callAnalysis.prospectInsights.buyingSignals).toEqual(['Asks: “What does it cost?” (line 24)']);
		expect(output.callAnalysis.objectionAnalysis.objectionsRaised).toEqual([]);
		expect(grounding.quotesDropped).toBe(3);
	});

	it('ENGINE-2: lists figures that neither stand in the input nor were measured', () => {
		const { grounding } = ground(
			answered(({ callSummary, nextSteps }) => {
				callSummary.keyHighlights = ['They will save $250,000 a year.', 'The price is £352 (line 25).'];
				nextSteps.followUpStrategy.agenda = 'Two open questions about the 87 % that were left out';
			}),
			example,
		);
		expect(grounding.unsupported.join(' ')).toContain('250,000');
		expect(grounding.unsupported.join(' ')).toContain('87');
		expect(grounding.unsupported.join(' ')).not.toContain('352');
	});

	it('CALL-28: puts measured values and computed scores in, whatever a model says', () => {
		const { output } = ground(
			answered(() => {}),
			example,
		);
		expect(output).toEqual(draft(example));
	});

	it('accepts what the member typed as a quote of the input', () => {
		const input = inputOf('Rep: hello\nBuyer: hello', { productOffering: 'A kettle that sings' });
		const answer = answered(({ callSummary }) => {
			callSummary.outcome = 'Offered: “A kettle that sings”.';
		});
		expect(ground(answer, input).output.callAnalysis.callSummary.outcome).toBe('Offered: “A kettle that sings”.');
	});
});
