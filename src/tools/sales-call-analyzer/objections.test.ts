import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { callOf, inputOf } from './testing.ts';

const OPENING = `
	Rep: Hello, this is Ana from Brightway. Our booking software takes calls when nobody can.
	Buyer: Our team misses about ten calls a day at lunch.
	Rep: It fills your calendar by itself, for 99 pounds a month.
`;

function conversation(lines: string) {
	return draft(inputOf(callOf(`${OPENING.trim()}\n${lines.trim()}`))).callAnalysis;
}

function only(lines: string) {
	const [raised] = conversation(lines).objectionAnalysis.objectionsRaised;
	if (raised === undefined) throw new Error('no objection was found');
	return raised;
}

describe('objections', () => {
	it.each([
		['Price', 'That is too expensive for us.'],
		['Timing', "We really don't have time for this."],
		['Authority', 'I need to ask my partner first.'],
		['Need', "I don't see why we need that."],
		['Proof', 'How do you know that it works?'],
		['Trust', 'We got burned by the last provider.'],
		['Competition', 'We already have a system for that.'],
		['Product fit', "I'm worried about the patient data."],
		['Implementation', "We don't have the people for another system."],
		['Not interested', "I'm not interested."],
	])('CALL-22: knows an objection of the kind %s', (category, words) => {
		const raised = only(`Buyer: ${words}\nRep: I see.`);
		expect(raised.category).toBe(category);
		expect(raised.objection).toBe(`“${words}” (line 4)`);
	});

	it.each([
		[
			'Excellent',
			'I understand. If one call is worth 50 pounds, it pays for itself in two days. What is a call worth to you?',
			'That makes sense, we could live with that.',
		],
		['Good', 'I understand. You can begin with one line for 20 pounds a month.', 'Hm.'],
		['Fair', "We've seen it with a lot of similar companies.", 'Hm.'],
		['Fair', "I understand, but we've seen it with similar companies, 40% of them.", 'Hm.'],
		['Poor', 'Right.', 'Hm.'],
	])('CALL-23 CALL-30: rates an answer %s by what it holds', (rating, reply, reaction) => {
		const raised = only(`Buyer: That is too expensive for us.\nRep: ${reply}\nBuyer: ${reaction}\nRep: Okay.`);
		expect(raised.handlingEffectiveness).toBe(rating);
	});

	it('CALL-23: rates pushing past a no as poor', () => {
		expect(
			only("Buyer: I'm not interested.\nRep: But it is only 99 pounds, let me show you the calendar.\nBuyer: No.")
				.handlingEffectiveness,
		).toBe('Poor');
	});

	it('CALL-30: shows what was answered, with its line', () => {
		const raised = only(
			'Buyer: That is too expensive for us.\nRep: I understand. You can begin with one line for 20 pounds a month.\nBuyer: Hm.',
		);
		expect(raised.salesPersonResponse).toContain('You can begin with one line for 20 pounds a month');
		expect(raised.salesPersonResponse).toContain('(line 5)');
	});

	it('ENGINE-4: builds the better answer from words and figures of this call', () => {
		const raised = only('Buyer: That is too expensive for us.\nRep: Right.');
		expect(raised.improvedResponse).toContain('99 pounds a month');
		expect(raised.improvedResponse).toContain('misses about ten calls a day');
	});

	it('takes "no, thank you" in answer to a thank-you for what it is', () => {
		const { objectionAnalysis } = conversation(
			'Rep: Thank you for your time today.\nBuyer: No, thank you, that was helpful.\nRep: Bye.',
		);
		expect(objectionAnalysis.objectionsRaised).toEqual([]);
	});

	it('CALL-30: shows a pain that no question followed, with its line and the question', () => {
		const { missedOpportunities } = conversation(
			'Buyer: Two customers left us for that reason.\nRep: And the reports are nice too.',
		).conversationAnalysis;
		expect(missedOpportunities.some((missed) => /^Line 2: after “.*ten calls a day.*”, ask ‘.+\?’/.test(missed))).toBe(
			true,
		);
	});

	it('CALL-30: leaves out what a question followed', () => {
		const { missedOpportunities } = draft(
			inputOf(
				callOf(
					'Rep: Hello, this is Ana from Brightway, we offer booking software.\nBuyer: We keep missing calls at lunch.\nRep: How many calls are that in a week?\nBuyer: About ten.\nRep: I can send you a demo link for 20 pounds a month.',
				),
			),
		).callAnalysis.conversationAnalysis;
		expect(missedOpportunities.join('\n')).not.toContain('Line 2');
	});
});
