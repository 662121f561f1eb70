import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { callOf, inputOf } from './testing.ts';

/** What the report holds, part by part, for the example and for small calls. */

const { callAnalysis: analysis } = draft(example);

function analysed(lines: string, form: Parameters<typeof inputOf>[1] = {}) {
	return draft(inputOf(callOf(lines), form)).callAnalysis;
}

const STEP = `
	# Discovery
	**Date:** March 4, 2024
	**Participants:**
	- Ana Ruiz (Account Executive, Brightway)
	- Carl Benn (Office Manager, Orchard Clinic)

	---

	**Ana:** Hi Carl, we offer booking software for clinics. What is going on with your phones?
	**Carl:** We keep missing calls at lunch, about ten a day, and people go elsewhere.
	**Ana:** Could we do a demo next week?
	**Carl:** Wednesday at 2 works for me.
	**Ana:** Great, I'll send the invitation.
	**Carl:** Thanks, bye.

	---
`;

describe('the report', () => {
	it('CALL-19: names the mood from what was said, with its grounds', () => {
		expect(analysis.sentimentAnalysis.prospectEngagement).toMatch(/^(?:High|Medium|Low): Owen Marsh asks/);
		expect(analysis.sentimentAnalysis.trustLevel).toMatch(/\(line \d+\)/);
		const rude = analysed(
			"Rep: Hi, this is Ana from Brightway, we offer software for 20 pounds a month.\nBuyer: I'm not interested, this is a scam.\nRep: But it is good.\nBuyer: Stop calling me.\nBuyer: *hangs up*\nRep: Hello?",
		);
		expect(rude.sentimentAnalysis.overallSentiment).toMatch(/Negative/);
	});

	it('CALL-20: quotes pains with a reason for their severity, signals and concerns', () => {
		const { painPoints, buyingSignals, concerns } = analysis.prospectInsights;
		expect(painPoints.length).toBeGreaterThan(2);
		for (const { painPoint, severity } of painPoints) {
			expect(painPoint).toMatch(/: “.+” \(line \d+\)$/);
			expect(severity).toMatch(/“|line \d+/);
		}
		expect(buyingSignals.join('\n')).toContain('“What does it cost?” (line 24)');
		expect(concerns.join('\n')).toContain("Price: “That's more than I had in mind.” (line 26)");
	});

	it('CALL-20: says that urgency was not discussed where nothing presses', () => {
		const { painPoints } = analysed(STEP).prospectInsights;
		expect(painPoints[0]?.urgency).toBe('Not discussed');
	});

	it('CALL-21: praises and criticises only what the call shows, with its lines', () => {
		const { strengths, areasForImprovement } = analysis.conversationAnalysis;
		expect(strengths.map(({ area }) => area)).toContain('Recovering from a refused price');
		expect(areasForImprovement.map(({ area }) => area)).toEqual(
			expect.arrayContaining(['Talk share once the offer is presented', 'Proof', 'Plain words']),
		);
		const clean = analysed(STEP).conversationAnalysis.areasForImprovement.map(({ area }) => area);
		expect(clean).not.toContain('Plain words');
		expect(clean).not.toContain('Proof');
	});

	it('CALL-24: lists what was promised, with its owner, and what must be asked', () => {
		const { immediateActions, followUpStrategy } = analysed(STEP).nextSteps;
		expect(immediateActions).toContainEqual(
			expect.objectContaining({ owner: 'Ana', action: "Keep the promise “I'll send the invitation.” (line 13)" }),
		);
		expect(immediateActions.some(({ action }) => action.startsWith('Ask: ‘'))).toBe(true);
		expect(followUpStrategy.timing).toContain('Wednesday at 2');
	});

	it('resolves a relative day from the date of the transcript, and only then', () => {
		expect(analysed(STEP).callSummary.outcome).toContain('Wednesday 13 March 2024');
		expect(analysed(STEP.replace('**Date:** March 4, 2024', '')).callSummary.outcome).not.toMatch(/20\d\d/);
	});

	it('asks only to be left alone where the prospect wants no further contact', () => {
		const { immediateActions, followUpStrategy } = analysed(
			'Rep: Hi, this is Ana from Brightway, we offer software for 20 pounds a month.\nBuyer: No thanks. Please take me off your list.\nRep: But could I send you a demo?\nBuyer: No.',
		).nextSteps;
		expect(immediateActions).toHaveLength(1);
		expect(immediateActions[0]?.action).toBe('Do what was asked: “Please take me off your list.” (line 2)');
		expect(followUpStrategy.materials).toEqual([]);
	});

	it('CALL-25 CALL-31: sends the reader to moments of this call', () => {
		const { skillDevelopment } = analysis.coachingRecommendations;
		expect(skillDevelopment.length).toBeGreaterThan(0);
		for (const { developmentActions, resources, currentLevel } of skillDevelopment) {
			expect(`${developmentActions.join(' ')} ${resources.join(' ')}`).toMatch(/[Ll]ines? \d+/);
			expect(currentLevel).toMatch(/\d/);
		}
		expect(skillDevelopment.flatMap(({ resources }) => resources)).toContain(
			'gong.io/resources/labs/talk-to-listen-conversion-ratio',
		);
	});

	it('CALL-31: suits the coaching to the experience given', () => {
		const senior = draft({
			...example,
			salesPersonInfo: { ...example.salesPersonInfo, experience: 'Expert (10+ years)' },
		}).callAnalysis;
		const actions = (of: typeof analysis) =>
			of.coachingRecommendations.skillDevelopment.flatMap(({ developmentActions }) => developmentActions).join(' ');
		expect(actions(analysis)).toMatch(/Practise only/);
		expect(actions(senior)).toMatch(/call review/);
	});

	it('CALL-26: tells stage, milestone and risk of the deal', () => {
		const { currentStage, nextMilestone, closeRisk } = analysis.dealProgression;
		expect(currentStage).toBe('Discovery');
		expect(nextMilestone).toContain('Thursday at ten');
		expect(closeRisk).toMatch(/^(?:High|Medium|Low): .*decider/);
	});

	it('answers the member’s goals and says which competitors were named, and where', () => {
		const highlights = analysis.callSummary.keyHighlights.join('\n');
		expect(highlights).toMatch(/On talking: Nadia Okafor holds [\d.]+% of the words before the offer/);
		expect(highlights).toContain('Dispatchly was named in line 14; JobPilot does not occur in the transcript.');
		expect(highlights).toMatch(/^Objective \(Understand what the planning costs/m);
	});

	it('says where header and form disagree on the length of the call', () => {
		const withLength = STEP.replace('**Participants:**', '**Duration:** 42 minutes\n\t**Participants:**');
		expect(analysed(withLength, { callDuration: '30 minutes' }).callSummary.duration).toMatch(
			/^42 minutes by the transcript's header, 30 minutes by the form\./,
		);
		expect(analysed('Rep: hello\nBuyer: hello').callSummary.duration).toMatch(/^Not given\. .*estimate/);
	});
});
