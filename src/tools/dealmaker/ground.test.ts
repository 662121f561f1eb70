import { describe, expect, it } from 'vitest';
import { answer as answerSchema, type DealAnswer } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';

/** A model's answer: the draft's, changed by the test. */
function answered(change: (first: DealAnswer['proposals'][number]) => void): DealAnswer {
	const answer = answerSchema.parse(structuredClone(draft(example)));
	const [first] = answer.proposals;
	if (first !== undefined) change(first);
	return answer;
}

describe('grounding', () => {
	it('ENGINE-2: takes out sentences and items whose quote stands nowhere, and counts them', () => {
		const { output, grounding } = ground(
			answered((first) => {
				first.problemStatement = 'You said “we are broke”. You also said “The ovens are off until two”.';
				first.keyBenefits = ['Kept.', 'They wrote “please hurry”.'];
			}),
			example,
		);
		expect(output.proposals[0]?.problemStatement).toBe('You also said “The ovens are off until two”.');
		expect(output.proposals[0]?.keyBenefits).toEqual(['Kept.']);
		expect(grounding.quotesDropped).toBe(2);
	});

	it('makes a quote verbatim that differs only in case or marks', () => {
		const { output } = ground(
			answered((first) => {
				first.timeline = 'You said “the ovens are off until two”.';
			}),
			example,
		);
		expect(output.proposals[0]?.timeline).toBe('You said “The ovens are off until two”.');
	});

	it('ENGINE-2: lists figures and names that nobody gave, and words that the notes ban', () => {
		const { grounding } = ground(
			answered((first) => {
				first.proposedSolution = 'Together with Globex Partners we save you £99,000. Ask for Loafline Premium.';
			}),
			example,
		);
		const listed = grounding.unsupported.join(' | ');
		expect(listed).toContain('£99,000');
		expect(listed).toContain('Globex Partners');
		expect(listed).toContain('loafline premium (banned by your notes)');
	});

	it('accepts a sum that shows its factors and is right, and lists one that is wrong', () => {
		const listed = (solution: string) =>
			ground(
				answered((first) => {
					first.proposedSolution = solution;
				}),
				example,
			).grounding.unsupported;
		expect(listed('For a year: £390 × 12 = £4,680.')).toEqual([]);
		expect(listed('For a year: £390 × 12 = £5,680.').join()).toContain('5,680');
	});

	it('leaves what the member wrote as it is, whatever it quotes', () => {
		const own = { ...example, answers: { ...example.answers, problem: 'As you said: “We bake too much.”' } };
		const { output, grounding } = ground(draft(own), own);
		expect(output.proposals[0]?.problemStatement).toBe('As you said: “We bake too much.”');
		expect(grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
	});

	it('accepts words of the notes as a quote', () => {
		const { grounding } = ground(
			answered((first) => {
				first.timeline = 'Term: “Contract by the month, four weeks of notice”.';
			}),
			example,
		);
		expect(grounding.quotesDropped).toBe(0);
	});
});
