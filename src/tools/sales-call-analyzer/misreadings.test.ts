import { describe, expect, it } from 'vitest';
import type { CallAnalysis } from './contract.ts';
import { draft } from './draft.ts';
import { callOf, inputOf, textsOf } from './testing.ts';

/** Kinds of remark that are easily taken for something else, each in a short call. */

function analysed(lines: string): CallAnalysis {
	return draft(inputOf(callOf(lines))).callAnalysis;
}

const HELLO = 'Rep: Hello, this is Ana from Brightway. We offer booking software for workshops.';

interface Row {
	name: string;
	lines: string;
	/** The part of the analysis in question. */
	part: (analysis: CallAnalysis) => unknown;
	says?: RegExp;
	never?: RegExp;
}

const bant = (analysis: CallAnalysis) => analysis.qualificationAnalysis.bantScore;

const ROWS: readonly Row[] = [
	{
		name: 'CALL-29: a refusal speaks of the price named last, not of the first',
		lines: `${HELLO}\nBuyer: And how much is it to put in?\nRep: Normally it costs 120 pounds to install, but nothing if you take two years.\nBuyer: Hm, two years.\nRep: Without them it costs 68 pounds a month.\nBuyer: No, that is too expensive for us.\nRep: I see.`,
		part: (analysis) => [bant(analysis).budget.assessment, analysis.callSummary.keyHighlights],
		says: /“68 pounds a month” \(line 5\).*too expensive/,
		never: /“120 pounds”/,
	},
	{
		name: 'CALL-22: the length of a contract is an objection of its own, and no pain',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: It costs 50 pounds a month for two years.\nBuyer: Two years, I don't know, we can't be tied in for that long.\nRep: I understand, you can do it for one year instead.`,
		part: (analysis) => [analysis.objectionAnalysis.objectionsRaised.map(({ category }) => category)],
		says: /^Contract terms$/,
	},
	{
		name: 'CALL-20: the length of a contract is no figure of the need',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: It costs 50 pounds a month for two years.\nBuyer: Two years, I don't know, we can't be tied in for that long.\nRep: I understand, you can do it for one year instead.`,
		part: (analysis) => [bant(analysis).need, analysis.prospectInsights.painPoints],
		never: /[Tt]wo years/,
	},
	{
		name: 'CALL-20: what somebody cannot change is not the pain; a measure that ought to be another is',
		lines: `${HELLO}\nBuyer: On average 50 minutes a stop. It should be twenty.\nRep: What have you tried?\nBuyer: A whiteboard. At customers it is worse, but I can't change those.\nRep: It costs 20 pounds a month.`,
		part: (analysis) => [analysis.prospectInsights.painPoints],
		says: /Not where it should be: “On average 50 minutes a stop\.”/,
		never: /can't change those/,
	},
	{
		name: 'CALL-20: slow work and queues are a trouble, and a sum by the month is a price',
		lines: `${HELLO}\nBuyer: The till is slow. It takes 40 seconds and the queue goes out of the door.\nRep: Fifty-five a month, and it prints in four seconds.\nBuyer: Then bring one on Friday at 8am.\nRep: Friday at eight. See you then.`,
		part: (analysis) => [analysis.prospectInsights.painPoints, bant(analysis).budget.assessment],
		says: /Too slow: .*“Fifty-five a month” \(line 3\).*Then bring one/,
	},
	{
		name: 'CALL-24: something to be brought is a visit, and the call once asked for is not the next step',
		lines: `${HELLO} You asked us for a call.\nBuyer: Yes. The till is slow.\nRep: It costs 55 pounds a month.\nBuyer: Then bring one on Friday at 8am.\nRep: Friday at eight. See you then.`,
		part: (analysis) => [analysis.callSummary.outcome, analysis.nextSteps.followUpStrategy.method],
		says: /^Visit agreed for Friday at eight.*In person$/,
	},
	{
		name: 'CALL-24: an agreed talk is not the pilot that was mentioned before it',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: It costs 50 pounds a month. Would a pilot be small enough?\nBuyer: Perhaps. Then we can talk again in June.\nRep: Shall we say Tuesday, the 11th of June, at ten?\nBuyer: Fine with me, Tuesday at ten. *hangs up*`,
		part: (analysis) => [
			analysis.callSummary.outcome,
			analysis.qualificationAnalysis.riskFactors,
			analysis.assumptions,
		],
		says: /^Next conversation agreed for/,
		never: /is missing|without a farewell/,
	},
	{
		name: 'CALL-16: the figure agreed is the last one, and an agreement needs no reason to change',
		lines: `${HELLO}\nBuyer: I would like to see the van that you sell.\nRep: It costs $9,000.\nBuyer: Would you take $8,000?\nRep: I could do $8,500 with the roof rack.\nBuyer: That sounds fair, it's a deal.\nRep: Great.`,
		part: (analysis) => [
			analysis.callSummary,
			analysis.qualificationAnalysis.riskFactors,
			analysis.dealProgression.closeRisk,
		],
		says: /agreed on “\$8,500” \(line 5\); the first figure was “\$9,000”/,
		never: /nothing presses for a change|no clear need/,
	},
	{
		name: 'CALL-29: in a bargain the last offer counts, and a time held out to the other is no wish',
		lines: `${HELLO}\nBuyer: I saw your ad for the van.\nRep: It costs $9,000.\nBuyer: Would you take $6,000? I could fetch it on Saturday.\nRep: No, I need more.\nBuyer: I could come up with $7,000.\nRep: I will think about it.`,
		part: (analysis) => [bant(analysis).budget.assessment, bant(analysis).timeline.assessment],
		says: /last offer of the buyer was “I could come up with \$7,000”.*Not discussed/,
		never: /own limit/,
	},
	{
		name: 'CALL-29: what somebody pays anyway is no limit; what may be signed for is',
		lines: `${HELLO}\nBuyer: We pay 31 euros an hour, and drivers wait too long.\nRep: It costs 1,500 euros.\nBuyer: If it stays under 2,000 euros I can sign it myself.\nRep: Good.`,
		part: (analysis) => [bant(analysis).budget.assessment],
		says: /“If it stays under 2,000 euros I can sign it myself” \(line 4\).*own limit stands in the same words/,
		never: /31 euros/,
	},
	{
		name: 'CALL-17: a refusal to give is no refusal of a price',
		lines:
			'Rep: Hello, this is Ana from the dog shelter. Would you donate to us? We offer a report every year and the price of nothing else.\nBuyer: I am not willing to donate, because I never see the good of it.\nRep: Could I just send you our report?\nBuyer: No, I never read those.\nRep: Goodbye.',
		part: (analysis) => [analysis.scoring.dealProbability.map(({ part }) => part), analysis.dealProgression.closeRisk],
		says: /Decider/,
		never: /Price|price refused/,
	},
	{
		name: 'CALL-22: “then fine” is no objection',
		lines: `${HELLO}\nBuyer: How much is it?\nRep: It costs 80 pounds.\nBuyer: I mean we would go for the cheaper option, if that means a new line then fine.\nRep: Good.`,
		part: (analysis) => [analysis.objectionAnalysis, bant(analysis).budget.assessment],
		never: /cheaper|own limit/,
	},
	{
		name: 'CALL-20: an empty chair is not called a loss',
		lines: `${HELLO}\nBuyer: There's a hole in every day, about thirty empty chairs a week.\nRep: It costs 50 pounds a month.\nBuyer: Right, I see.`,
		part: (analysis) => [analysis.prospectInsights.painPoints],
		says: /^Time that stays unused: /,
		never: /Loss/,
	},
	{
		name: 'CALL-20: how long something was tried is no figure of the need',
		lines: `${HELLO}\nBuyer: We miss about 15% of our windows.\nRep: What have you tried?\nBuyer: We tried Dispatchly for two months.\nRep: It costs 50 pounds a month.`,
		part: (analysis) => [analysis.callSummary.keyHighlights],
		says: /“about 15%”/,
		never: /two months/,
	},
	{
		name: 'CALL-22: a provider they have is an objection',
		lines: `${HELLO}\nBuyer: We have a booking provider.\nRep: Sure. And how happy are you with them?\nBuyer: Happy enough.\nRep: It costs 50 pounds a month.`,
		part: (analysis) => [analysis.objectionAnalysis.objectionsRaised],
		says: /Competition.*asked back: “how happy are you with them\?” \(line 3\)/,
	},
	{
		name: 'CALL-25: a call that was refused gets no questions behind the refusal',
		lines: `${HELLO} It is the leading platform for 50 pounds a month.\nBuyer: I'm not interested.\nRep: But it is good.\nBuyer: Please take me off your list.\nRep: Could I call next week?\nBuyer: *hangs up*`,
		part: (analysis) => [
			Object.values(bant(analysis)).map(({ nextQuestion }) => nextQuestion),
			analysis.coachingRecommendations.skillDevelopment,
		],
		says: /that could have stood at line 1, before the offer/,
		never: /right behind it|set aside|signs\?/,
	},
	{
		name: 'CALL-26: an offer without an answer is what the call waits for',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: I see. How many?\nBuyer: About ten.\nRep: Would you like me to come by for a free assessment?`,
		part: (analysis) => [
			analysis.callSummary.outcome,
			analysis.nextSteps.immediateActions,
			analysis.dealProgression.nextMilestone,
		],
		says: /The last words offer a step, “Would you like me.*Get an answer to the offer.*A yes or no to the offer of line 5/,
	},
	{
		name: 'ENGINE-6: a quote without punctuation ends before a word that calls for more',
		lines:
			'Agent: hello brightway\nCaller: see all i want i mean i am not bothered about numbers and that just that i need a second line for the computer\nAgent: well you can buy your own extension kits they are about ten pounds or call a local electrician they would do it\nCaller: and what does it cost\nAgent: it would cost [num] [num] a month',
		part: (analysis) => [bant(analysis).need.assessment, bant(analysis).budget],
		says: /“i need a second line for the computer”/,
		never: /“all i want|compare.*\[num\]/,
	},
	{
		name: 'ENGINE-6: calls the one who decides by name or by kinship, and speaks of several in the plural',
		lines: `${HELLO}\nBuyer: We lose calls, and I need to ask my wife first.\nRep: It costs 50 pounds a month. Could we do a demo next week?\nBuyer: Tuesday at 3 works for me.\nRep: See you then.`,
		part: (analysis) => [bant(analysis).authority.nextQuestion, analysis.qualificationAnalysis.riskFactors],
		says: /your wife need.*The buyer's wife has to agree/,
		never: /“my wife” need/,
	},
	{
		name: 'CALL-23: what was answered well needs no better answer',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: It costs 50 pounds a month.\nBuyer: That is too expensive for us.\nRep: I understand. You can start with one line for 20 pounds. Would that be enough?\nBuyer: That makes sense, we can live with that.\nRep: Good.`,
		part: (analysis) => [analysis.objectionAnalysis.objectionsRaised],
		says: /asked back: “Would that be enough\?” \(line 5\).*The answer of line 5 held/,
	},
	{
		name: 'CALL-24: a promise that names its day is due on that day',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: It costs 50 pounds a month. I will send you the page by Wednesday.\nBuyer: Good. Tuesday the 11th of June at ten works for me.\nRep: See you then.`,
		part: (analysis) => [analysis.nextSteps.immediateActions],
		says: /Keep the promise “I will send you the page by Wednesday\.” \(line 3\) By Wednesday/,
	},
	{
		name: 'CALL-29: praise for what was shown is no request',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: Each line is a caller, and red ones wait too long.\nBuyer: That's exactly what I need.\nRep: It costs 50 pounds a month.`,
		part: (analysis) => [bant(analysis).need.assessment],
		never: /request is/,
	},
	{
		name: 'CALL-24: to note something down is no promise; to hold a price is',
		lines: `${HELLO}\nBuyer: We lose calls every day.\nRep: It costs 50 pounds a month.\nBuyer: Ring me tomorrow after ten.\nRep: After ten, I'll put that down. I'll hold the price for you.\nBuyer: Thank you, bye.`,
		part: (analysis) => [analysis.nextSteps.immediateActions],
		says: /Keep the promise “I'll hold the price for you/,
		never: /put that down/,
	},
	{
		name: 'CALL-24: nothing is left to keep once the other side has broken off',
		lines: `${HELLO}\nBuyer: I would pay 500 for the van.\nRep: It costs 900. I can get it fixed.\nBuyer: I will do 600.\nRep: No deal then, good luck.\n[Rep quits]`,
		part: (analysis) => [analysis.nextSteps.immediateActions],
		never: /Keep the promise/,
	},
];

describe('easily misread', () => {
	it.each(ROWS)('$name', ({ lines, part, says, never }) => {
		const text = textsOf(part(analysed(lines)))
			.join('\n')
			.replaceAll('\n', ' ');
		if (says !== undefined) expect(text).toMatch(says);
		if (never !== undefined) expect(text).not.toMatch(never);
	});

	it('CALL-17: gives an agreed deal the highest value of the rule, and says so in the sum', () => {
		const { qualificationAnalysis, scoring } = analysed(
			`${HELLO}\nBuyer: How much is it?\nRep: It costs 50 pounds a month.\nBuyer: That sounds fair, it's a deal.\nRep: Great.`,
		);
		expect(qualificationAnalysis.dealProbability).toBe(90);
		expect(scoring.dealProbability.map(({ part }) => part)).toContain('Agreement');
		expect(scoring.dealProbability.reduce((sum, { value }) => sum + value, 0)).toBe(90);
	});

	it('CALL-25: counts the objections that are shown, not more', () => {
		const doubts = Array.from(
			{ length: 10 },
			(_, index) => `Buyer: That is only your opinion number ${index}.\nRep: We are very confident in it.`,
		).join('\n');
		const { objectionAnalysis, coachingRecommendations } = analysed(`${HELLO} It costs 50 pounds.\n${doubts}`);
		const shown = objectionAnalysis.objectionsRaised.length;
		const skill = coachingRecommendations.skillDevelopment.find(({ skill: name }) => name.startsWith('Answering'));
		expect(skill?.currentLevel).toContain(`${shown} of ${shown} objections`);
	});
});
