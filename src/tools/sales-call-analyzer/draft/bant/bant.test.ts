import { describe, expect, it } from 'vitest';
import { draft } from '../../draft.ts';
import { callOf, inputOf } from '../../testing.ts';

/** Short calls, each with what BANT must make of them. */

const OPENING = `
	Rep: Hello, this is Ana from Brightway. We offer booking software for workshops.
	Buyer: Hello Ana.
	Rep: What made you fill in the form?
`;

function bantOf(rest: string, opening = OPENING) {
	const analysis = draft(inputOf(callOf(`${opening.trim()}\n${rest.trim()}`))).callAnalysis;
	return { ...analysis.qualificationAnalysis.bantScore, analysis };
}

interface Row {
	name: string;
	lines: string;
	part: 'budget' | 'authority' | 'need' | 'timeline';
	score: number;
	says: RegExp;
	evidence: RegExp | null;
}

const ROWS: readonly Row[] = [
	{
		name: 'an amount in words is the customer’s own limit',
		lines:
			'Buyer: We lose calls every day.\nRep: I see. What have you set aside?\nBuyer: Our budget is about forty grand for the year.',
		part: 'budget',
		score: 6,
		says: /own limit stands in “Our budget is about forty grand for the year”/,
		evidence: /forty grand/,
	},
	{
		name: 'a range is the customer’s own limit',
		lines: 'Buyer: We have set aside between 30 and 50 thousand.\nRep: Thank you, that helps.',
		part: 'budget',
		score: 6,
		says: /own limit/,
		evidence: /between 30 and 50 thousand/,
	},
	{
		name: 'a refused figure takes two points back',
		lines:
			'Buyer: What does it cost?\nRep: It would be 90 pounds a month.\nBuyer: That is far too expensive for us, we can’t afford that.\nRep: Okay.',
		part: 'budget',
		score: 2,
		says: /It was refused: “/,
		evidence: /can’t afford that/,
	},
	{
		name: 'no budget this year is discussed, and negative',
		lines:
			'Buyer: We have no budget for this year.\nRep: I understand. When would you plan the next one?\nBuyer: In autumn.',
		part: 'budget',
		score: 2,
		says: /We have no budget for this year/,
		evidence: /no budget/,
	},
	{
		name: 'a figure met by a mere acknowledgement is not accepted',
		lines:
			'Buyer: How much is it?\nRep: It costs 99 pounds a month.\nBuyer: Yeah.\nRep: And there is a set-up fee.\nBuyer: Right.',
		part: 'budget',
		score: 4,
		says: /shows attention, not consent/,
		evidence: /99 pounds a month/,
	},
	{
		name: 'silence about money is not discussed',
		lines:
			'Buyer: We lose calls every day.\nRep: Since when?\nBuyer: Since last spring.\nRep: I can send you a demo link.',
		part: 'budget',
		score: 0,
		says: /^Not discussed/,
		evidence: null,
	},
	{
		name: 'authority that lies elsewhere is known and absent',
		lines:
			'Buyer: I need to ask my husband first, he signs everything.\nRep: Of course. What will matter to him?\nBuyer: The price.',
		part: 'authority',
		score: 2,
		says: /“my husband”/,
		evidence: /ask my husband first/,
	},
	{
		name: '“not me who decides” is no decider on the call',
		lines:
			'Buyer: It is not me who decides, the board has to approve it.\nRep: When do they meet?\nBuyer: The board meets every month.',
		part: 'authority',
		score: 4,
		says: /rests, at least in part, with “the board”/,
		evidence: /not me who decides/,
	},
	{
		name: 'a person asked about by name is the one who has to agree',
		lines:
			'Buyer: We lose calls.\nRep: And who else has to agree?\nBuyer: Helen Marsh, she runs it with me.\nRep: What will matter to her?',
		part: 'authority',
		score: 2,
		says: /“Helen Marsh”/,
		evidence: /Helen Marsh/,
	},
	{
		name: 'the one who speaks decides',
		lines: 'Buyer: I am the owner, so I decide that.\nRep: Good. What would you like to see?\nBuyer: The calendar.',
		part: 'authority',
		score: 6,
		says: /The buyer decides/,
		evidence: /I decide that/,
	},
	{
		name: 'a trouble with its effect, a figure and its age is a full need',
		lines:
			'Buyer: We miss about 20% of the calls, so people go elsewhere.\nRep: Since when?\nBuyer: It has been like this for months, it is our biggest problem.\nRep: What would help?\nBuyer: We need something that answers at lunch time.',
		part: 'need',
		score: 10,
		says: /named the trouble/,
		evidence: /miss about 20%/,
	},
	{
		name: '“no problem” is no trouble',
		lines:
			'Buyer: That is no problem at all.\nRep: Then I can show you a demo.\nBuyer: Not today.\nRep: Our price is 20 pounds a month.',
		part: 'need',
		score: 0,
		says: /^Not discussed/,
		evidence: null,
	},
	{
		name: 'a wanted date with its reason, and a dated step',
		lines:
			'Buyer: We need it by the end of June, because our contract ends in July.\nRep: Setting up takes two weeks. Could we do a demo on Thursday at ten?\nBuyer: Thursday at ten works for me.\nRep: Great, see you then.',
		part: 'timeline',
		score: 8,
		says: /gave a time: “.*by the end of June/,
		evidence: /Thursday at ten works for me/,
	},
	{
		name: 'a time that is over is no timeline',
		lines:
			'Buyer: We moved in a couple of weeks ago and last year we had another system.\nRep: Our price is 20 pounds a month.\nBuyer: Right.',
		part: 'timeline',
		score: 0,
		says: /^Not discussed: .*tells when something was/,
		evidence: null,
	},
	{
		name: 'a step without a day is no date',
		lines: 'Buyer: We lose calls.\nRep: Shall we do a demo?\nBuyer: Yes, let’s do that.\nRep: I will be in touch.',
		part: 'timeline',
		score: 0,
		says: /^Not discussed/,
		evidence: null,
	},
];

describe('BANT', () => {
	it.each(ROWS)('CALL-29: $name', ({ lines, part, score, says, evidence }) => {
		const found = bantOf(lines)[part];
		expect(found.assessment).toMatch(says);
		expect(found.score).toBe(score);
		if (evidence === null) expect(found.evidence).toEqual([]);
		else expect(found.evidence.join('\n')).toMatch(evidence);
	});

	it('CALL-29: gives no points for a word of assent that only keeps the other talking', () => {
		const { budget } = bantOf('Rep: It costs 99 pounds a month.\nBuyer: Okay.\nRep: Shall I go on?\nBuyer: Yes.');
		expect(budget.evidence).not.toContain('Okay.');
		expect(budget.evidence).not.toContain('Yes.');
	});

	it('ENGINE-3: asks next for what is missing, in words and figures of the call', () => {
		const { budget, authority } = bantOf(
			'Buyer: Our team loses about ten calls a day.\nRep: It costs 99 pounds a month.\nBuyer: Hm, I see, that is for all of us?\nRep: Yes.',
		);
		expect(budget.nextQuestion).toContain('99 pounds a month');
		expect(authority.nextQuestion).toMatch(/who has to agree to “99 pounds a month”/);
	});

	it('asks nothing more where every check is met', () => {
		const { need } = bantOf(ROWS[10]?.lines ?? '');
		expect(need.nextQuestion).toBe('');
	});

	it('holds the form against the transcript and says whose figure it was', () => {
		const input = inputOf(
			callOf(
				`${OPENING.trim()}\nBuyer: We lose calls.\nRep: It costs 99 pounds a month.\nBuyer: Hm, so 99 pounds.\nRep: Yes.`,
			),
			{ budgetDiscussed: 'They can pay 99 a month', timelineDiscussed: 'Start in May' },
		);
		const { budget, timeline } = draft(input).callAnalysis.qualificationAnalysis.bantScore;
		expect(budget.assessment).toContain('The form notes: They can pay 99 a month.');
		expect(budget.assessment).toMatch(/the figure is the rep's \(line 5\), not the customer's/);
		expect(timeline.assessment).toContain('The transcript does not show it');
	});
});
