import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { callOf, goldCall, inputOf } from './testing.ts';

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
	**Carl:** We keep missing calls at lunch, about ten a day, and people go elsewhere. It costs us two thousand a month.
	**Ana:** So the price, we charge $149 a month for a clinic of your size. Could I show it to you next week?
	**Carl:** That's more than I thought. But yes, I'd like to see it, Wednesday at 2 works for me.
	**Ana:** Great, I'll send the invitation today, and we'll do the demo on Wednesday at 2.
	**Carl:** Perfect, talk to you on Wednesday. Thanks, bye.

	---
`;

describe('the report', () => {
	const step = analysed(STEP);

	it('CALL-16: says how the call ended, what it costs and what hurts, each in their words', () => {
		expect(step.callSummary.outcome).toMatch(
			/^Nothing is bought yet\. A next step is agreed:\s.*“.+Wednesday.+” \(lines \d+ to \d+\)$/s,
		);
		const highlights = step.callSummary.keyHighlights.join('\n');
		// The price is told there.
		expect(step.callSummary.outcome).toContain('we charge $149 a month');
		expect(highlights).not.toContain('$149');
		expect(analysis.callSummary.keyHighlights.join('\n')).toMatch(/^From the call: .*Owen: “.+” \(lines? \d+/ms);
	});

	it('CALL-16: quotes the no, not that they want no letters', () => {
		const { outcome } = draft(inputOf(goldCall('given/85-demolition-drones'))).callAnalysis.callSummary;
		expect(outcome).toMatch(/^Refused:\s.*No\. We've the thing bought.*” \(lines 3\d to \d+\)$/s);
	});

	it('CALL-16: tells what their no hangs on, from where it is brought up to where it is settled', () => {
		const { keyHighlights } = draft(inputOf(goldCall('given/32-wind-drone-cold'))).callAnalysis.callSummary;
		expect(keyHighlights.join('\n')).toMatch(
			/^From the call: You: “Shall I put the five parks in a quote.*full service, until the end of 2028.*Yannick: “Surely not\..*” \(lines 24 to 29\)$/ms,
		);
	});

	it('CALL-22: tells with each grade what was doubted, what was answered and what they said to it', () => {
		const { objectionsRaised } = analysis.objectionAnalysis;
		expect(objectionsRaised.length).toBeGreaterThan(0);
		for (const { objection, category, salesPersonResponse } of objectionsRaised) {
			expect(objection).toMatch(/Owen: “.+” \(lines? \d+.*\)$/s);
			expect(category).toMatch(/^(?:Price|Doubt)$/);
			expect(salesPersonResponse).toMatch(/^“.+” \(line \d+\) (?:Settled|Not settled): “.+” \(line \d+\)$/s);
		}
	});

	it('lists a promise once, and none that asks for something or says goodbye', () => {
		const rows = (analysis.ledger ?? []).map(({ kind, label, line, quote }) => ({ kind, label, line, quote }));
		const promised = rows.filter(({ kind }) => kind === 'commitment').map(({ quote }) => quote);
		expect(promised.length).toBeGreaterThan(3);
		expect(promised.join('\n')).not.toMatch(/^Yes, send me|See you on Thursday/m);
		expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
	});

	it('CALL-24: has each of the next steps among the promises, with the same owner', () => {
		const promised = (analysis.ledger ?? []).filter(({ kind }) => kind === 'commitment');
		for (const { action, owner } of analysis.nextSteps.immediateActions) {
			const owners = promised.filter((one) => action.includes(one.quote)).map(({ label }) => label);
			expect(owners, action).toContain(owner);
		}
	});

	it('CALL-29: asks next for a part that was not discussed, and for no other', () => {
		const { bantScore } = analysed(STEP).qualificationAnalysis;
		for (const { evidence, nextQuestion } of Object.values(bantScore))
			expect(nextQuestion !== '').toBe(evidence.length === 0);
		const asked = analysed(STEP.replace(/It costs us.+|That's more.+?But /g, '')).qualificationAnalysis.bantScore;
		expect(Object.values(asked).map(({ nextQuestion }) => nextQuestion)).toContainEqual(
			expect.stringMatching(/^‘.+\?’$/),
		);
	});

	it('CALL-16: has of each talk the words to see at a glance', () => {
		for (const name of ['given/23-architects-proposals', 'given/85-demolition-drones']) {
			const { keyHighlights, glance = [] } = draft(inputOf(goldCall(name))).callAnalysis.callSummary;
			const talks = keyHighlights.filter((text) => text.startsWith('From the call: '));
			expect(talks.length).toBeGreaterThan(1);
			expect(talks.map((talk, index) => talk.includes(glance[index] ?? ' '))).toEqual(talks.map(() => true));
			for (const words of glance) expect(words.split(' ').length).toBeLessThan(60);
		}
	});

	it('CALL-16: is quick to read', () => {
		for (const name of ['given/03-freight-quote-demo', 'given/36-food-truck-books', 'own/177-agency-planner-renewal']) {
			const { keyHighlights } = draft(inputOf(goldCall(name))).callAnalysis.callSummary;
			expect(keyHighlights.length).toBeLessThanOrEqual(10);
		}
	});

	it('CALL-29: takes the answer to “who decides?” as the evidence of authority', () => {
		const { authority } = draft(inputOf(goldCall('given/85-demolition-drones'))).callAnalysis.qualificationAnalysis
			.bantScore;
		expect(authority.evidence[0]).toMatch(/^There's me\./);
		expect(authority.score).toBeGreaterThan(0);
	});

	it('CALL-16: tells the price that was named last', () => {
		const textOf = (name: string) => draft(inputOf(goldCall(name))).callAnalysis.callSummary.keyHighlights.join('\n');
		expect(textOf('given/23-architects-proposals')).toMatch(/^From the call: .*Six thousand eight hundred/ms);
		expect(textOf('given/32-wind-drone-cold')).toMatch(/^From the call: .*two ninety/ms);
	});

	it('CALL-24: names the day on which both sides meet', () => {
		const { callSummary, nextSteps, dealProgression } = draft(
			inputOf(goldCall('own/141-home-care-backfill')),
		).callAnalysis;
		expect(callSummary.outcome).toMatch(/thirtieth.*Seven o'clock/s);
		const demo = draft(inputOf(goldCall('given/55-dairy-routes'))).callAnalysis;
		expect(demo.nextSteps.immediateActions).toContainEqual(
			expect.objectContaining({ owner: 'Both sides', timeline: 'Thursday the third, half past nine' }),
		);
		expect(demo.nextSteps.followUpStrategy.timing).toBe('');
		expect(nextSteps.immediateActions.length).toBeGreaterThan(0);
		expect(dealProgression.currentStage).toBe('A next step is agreed.');
	});

	it('CALL-23 CALL-30: grades an answer only where what is said next shows it, and tells the other doubts without', () => {
		const { objectionAnalysis, prospectInsights } = draft(inputOf(goldCall('given/33-care-home-nurses'))).callAnalysis;
		// "Fair enough." follows at once; after the other comes "Two weeks I can stomach."
		const met = objectionAnalysis.objectionsRaised.find(({ objection }) => objection.includes('competencies?'));
		expect(met?.handlingEffectiveness).toBe('Excellent');
		expect(met?.salesPersonResponse).toMatch(/ Settled: “Fair enough\.” \(line \d+\)$/);
		expect(prospectInsights.concerns.join('\n')).toMatch(/am I stuck with you\?.+\nYou: “.+” \(lines? \d+/s);
	});

	it('CALL-19: names the mood by how the call ended, and counts what was said', () => {
		expect(step.sentimentAnalysis.overallSentiment).toBe('Positive');
		expect(step.sentimentAnalysis.prospectEngagement).toMatch(/^They had [\d.]+% of the talk and asked /);
		const rude = draft(inputOf(goldCall('given/71-webhosting-seo-upsell'))).callAnalysis;
		expect(rude.sentimentAnalysis.overallSentiment).toBe('Negative');
	});

	it('CALL-20: quotes troubles, approval and doubts with who said them', () => {
		const { painPoints, buyingSignals } = analysis.prospectInsights;
		expect(painPoints.length).toBeGreaterThan(1);
		for (const { painPoint, severity } of painPoints) {
			expect(painPoint).toMatch(/\p{Lu}\p{L}+: “.+” \(lines? \d+/su);
			expect(severity).toMatch(/^(?:High|Medium)$/);
		}
		expect(buyingSignals.length).toBeGreaterThan(0);
	});

	it('CALL-21: criticises only what the call shows, and praises nothing that it cannot judge', () => {
		expect(analysis.conversationAnalysis.strengths).toEqual([]);
		const monologue = analysed(
			`Rep: Hi, we offer software. What do you use?\nBuyer: Paper, and we lose orders.\nRep: ${'We have a fine product and it does all you need. '.repeat(12)}\nBuyer: Send me something.\nRep: I will send you the offer tomorrow and ring you on Monday at ten.\nBuyer: Monday at ten is fine.`,
		).conversationAnalysis.areasForImprovement;
		expect(monologue.map(({ area }) => area)).toEqual(
			expect.arrayContaining(['Talking more than listening', 'No question in the second half']),
		);
		expect(step.conversationAnalysis.areasForImprovement.map(({ area }) => area)).not.toContain(
			'Talking more than listening',
		);
	});

	it('takes a price that they repeat for no sum of theirs', () => {
		const advised = (sum: string) => {
			const said = `I have ${sum} a month for this. I'd like to see it, Wednesday at 2 works for me.`;
			const lines = STEP.replace(/That's more than I thought.+/, said);
			return analysed(lines).conversationAnalysis.areasForImprovement.map(({ area }) => area);
		};
		expect(advised('$120')).toContain('A price before their sum');
		expect(advised('$149')).not.toContain('A price before their sum');
	});

	it('CALL-22 CALL-30: shows each doubt with what was answered', () => {
		const { objectionsRaised } = analysis.objectionAnalysis;
		expect(objectionsRaised.length).toBeGreaterThan(0);
		for (const { objection, category, salesPersonResponse, handlingEffectiveness } of objectionsRaised) {
			expect(objection).toMatch(/“.+” \(lines? \d+.*\)$/s);
			expect(category).toMatch(/^(?:Price|Doubt)$/);
			expect(salesPersonResponse).toMatch(/^(?:“.+” \(line \d+\)|No reply was found in the turns right after it\.)$/s);
			expect(handlingEffectiveness).toMatch(/^(?:Excellent|Good|Fair|Poor)$/);
		}
	});

	it('CALL-24: lists what was promised, with its owner and its day by the date of the transcript', () => {
		const { immediateActions } = step.nextSteps;
		const promise = immediateActions.find(({ owner }) => owner === 'Ana Ruiz');
		expect(promise?.action).toMatch(/“.*I'll send the invitation today.*” \(.*13\)$/s);
		expect(immediateActions.map(({ timeline }) => timeline).join('\n')).toMatch(/\d March 2024/);
		const dateless = analysed(STEP.replace('**Date:** March 4, 2024', ''));
		expect(JSON.stringify(dateless.nextSteps)).not.toMatch(/20\d\d/);
	});

	it('does what was asked where the prospect wants no further contact', () => {
		const { nextSteps, qualificationAnalysis } = analysed(
			'Rep: Hi, this is Ana from Brightway, we offer software for 20 pounds a month.\nBuyer: No thanks. Please take me off your list.\nRep: But could I send you a demo?\nBuyer: No.',
		);
		expect(nextSteps.immediateActions[0]?.action).toBe(
			'Do what they asked: “No thanks. Please take me off your list.” (line 2)',
		);
		for (const part of Object.values(qualificationAnalysis.bantScore)) expect(part.nextQuestion).toBe('');
	});

	it('says once what was asked and what the seller said to it, where the prospect wants no further contact', () => {
		const { immediateActions } = analysed(
			"Rep: Hi, this is Ana from Brightway, we offer software for 20 pounds a month.\nBuyer: No thanks. Please take me off your list.\nRep: I'll take you off the list today.\nBuyer: Good.",
		).nextSteps;
		expect(immediateActions.map(({ action, timeline }) => [action, timeline])).toEqual([
			[
				"Do what they asked: “No thanks. Please take me off your list.” (line 2) “I'll take you off the list today.” (line 3)",
				'today',
			],
		]);
	});

	it('says what the seller promised to it without the wish that stands before it', () => {
		const { immediateActions } = analysed(
			"Rep: Hi, this is Ana from Brightway, we offer software for 20 pounds a month.\nBuyer: No brochure. And no bell, if you don't mind. Take us off the list, please.\nRep: I'll do that today, yeah.\nBuyer: Good.",
		).nextSteps;
		expect(immediateActions[0]?.action.split('Take us off the list')).toHaveLength(2);
	});

	it('CALL-25 CALL-31: sends the reader to moments of this call', () => {
		const said = "I have $120 a month for this. I'd like to see it, Wednesday at 2 works for me.";
		const { skillDevelopment } = analysed(STEP.replace(/That's more than I thought.+/, said)).coachingRecommendations;
		expect(skillDevelopment.length).toBeGreaterThan(0);
		expect(JSON.stringify(skillDevelopment)).toMatch(/Lines? \d+/);
	});

	it('CALL-26: tells stage, milestone and risk of the deal', () => {
		const { currentStage, nextMilestone, closeRisk } = analysis.dealProgression;
		expect(currentStage).toBe('A next step is agreed.');
		expect(nextMilestone).toContain('Thursday');
		expect(closeRisk).toMatch(/^(?:High|Medium|Low): /);
	});

	it('says where header and form disagree on the length of the call', () => {
		const withLength = STEP.replace('**Participants:**', '**Duration:** 42 minutes\n\t**Participants:**');
		expect(analysed(withLength, { callDuration: '30 minutes' }).callSummary.duration).toMatch(
			/^42 minutes by the transcript's header, 30 minutes by the form\./,
		);
		// A form has steps of a quarter of an hour: a call that is shorter is as whole as any.
		expect(analysed(STEP, { callDuration: '30 minutes' }).callSummary.duration).toMatch(
			/^30 minutes by the form\. The text holds \d+ spoken words, .+ of speech\.$/s,
		);
		expect(analysed('Rep: hello\nBuyer: hello').callSummary.duration).toMatch(/^Not given\. .*estimate/s);
	});
});
