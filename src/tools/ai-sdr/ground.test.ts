import { describe, expect, it } from 'vitest';
import { answer } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';
import { every } from './testing.ts';

describe('grounding', () => {
	it('ENGINE-2: lists figures and names that nobody entered', () => {
		const changed = answer.parse(draft(example));
		const [first] = changed.sdrCampaign.outreachSequence;
		if (first) first.message += '\n\nWe saved Pinewold Gutters $12,400 last March.';
		const { grounding } = ground(changed, example);
		expect(grounding.unsupported.join(' ')).toContain('12,400');
		expect(grounding.unsupported.join(' ')).toContain('Pinewold');
	});

	it('ENGINE-2: takes out and counts a sentence that quotes what nobody entered', () => {
		const changed = answer.parse(draft(example));
		changed.sdrCampaign.successTips.push('Noor said “we need this now” in a post.');
		const { output, grounding } = ground(changed, example);
		expect(grounding.quotesDropped).toBe(1);
		expect(output.sdrCampaign.successTips.join('\n')).not.toContain('we need this now');
	});

	it('SDR-32: computes the letter from a model’s assessments', () => {
		const changed = answer.parse(draft(example));
		for (const criterion of changed.sdrCampaign.leadScoring.qualificationCriteria)
			criterion.assessment = 'Not met. No.';
		expect(ground(changed, example).output.sdrCampaign.leadScoring).toMatchObject({
			overallScore: 'D',
			calculation: expect.stringContaining('0 of 18 points are certain: 0% (D).'),
		});
	});

	it.each([
		['The people have no time in the shift', 'The people have no time in the shift.'],
		['we have a guy who does it', 'We have a guy who does it.'],
		['do I have to change my number', 'Do I have to change my number?'],
	])('keeps what people say, begun with a capital and ended with its mark: %s', (objection, said) => {
		const input = { ...example, answers: { ...example.answers, objection, objectionAnswer: 'We come before it.' } };
		const { grounding, output } = ground(draft(input), input);
		expect(output.sdrCampaign.responseHandling.objections[0]?.objection).toBe(`“${said}”`);
		expect(grounding.quotesDropped).toBe(0);
	});

	it('finds nothing to complain of in a draft of its own', () => {
		for (const [name, input] of Object.entries(every)) {
			const own = draft(input);
			const grounded = ground(own, input);
			expect(grounded.output, name).toEqual(own);
			expect(grounded.grounding, name).toMatchObject({ quotesDropped: 0, unsupported: [] });
		}
	});
});
