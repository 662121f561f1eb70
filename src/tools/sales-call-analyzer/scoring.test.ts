import { describe, expect, it } from 'vitest';
import { readingWith } from './draft/advice/testing.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { readingOf } from './reading.ts';
import { scored } from './scoring.ts';
import { callOf, goldCall, inputOf } from './testing.ts';

function sum(addends: readonly { value: number }[]): number {
	return addends.reduce((total, { value }) => total + value, 0);
}

const REFUSED = goldCall('given/71-webhosting-seo-upsell');

/** An offer above what they have, and a next step. */
const DEAR = callOf(`
	Rep: Hi Carl, we offer booking software for clinics. What is going on with your phones?
	Carl: We keep missing calls at lunch, about ten a day, and people go elsewhere. It costs us two thousand a month.
	Rep: So the price, we charge $149 a month for a clinic of your size. Could I show it to you next week?
	Carl: I have $120 a month for this. I'd like to see it, Wednesday at 2 works for me.
	Rep: Great, I'll send the invitation today, and we'll do the demo on Wednesday at 2.
	Carl: Perfect, talk to you on Wednesday. Thanks, bye.
`);
const ABSENT = goldCall('given/01-heat-pump-quotes');

const OPEN_DOUBTS = callOf(`
	Rep: Hi Carl, we offer booking software for clinics. What is going on with your phones?
	Carl: We keep missing calls at lunch, about ten a day, and people go elsewhere.
	Rep: It answers them all. It is $149 a month.
	Carl: But my worry is, what happens if it books somebody on the wrong doctor? Who pays for that then?
	Rep: I honestly don't know. I'd have to ask our lawyers about it.
	Carl: Okay. I'd like to see it, Wednesday at 2 works for me.
	Rep: Great, we'll do the demo on Wednesday at 2.
	Carl: Perfect, talk to you on Wednesday. Thanks, bye.
`);

describe('scores', () => {
	it('CALL-16: makes the overall score the mean of its parts', () => {
		const { callSummary, scoring } = draft(example).callAnalysis;
		expect(scoring.overall.map(({ part }) => part)).toEqual(['Qualification', 'Listening']);
		expect(callSummary.overallScore).toBeCloseTo(sum(scoring.overall) / scoring.overall.length, 0);
	});

	it('CALL-16: counts how doubts were met only where all of them are graded', () => {
		const { callAnalysis } = structuredClone(draft(example));
		const partsOf = () => scored(callAnalysis, readingOf(example)).scoring.overall.map(({ part }) => part);
		expect(callAnalysis.objectionAnalysis.objectionsRaised.length).toBeGreaterThan(1);
		expect(callAnalysis.prospectInsights.concerns).not.toEqual([]);
		expect(partsOf()).not.toContain('Objection handling');
		callAnalysis.prospectInsights.concerns = [];
		expect(partsOf()).toContain('Objection handling');
	});

	it('CALL-17: adds the deal probability up from stated addends', () => {
		const { qualificationAnalysis, scoring } = draft(inputOf(OPEN_DOUBTS)).callAnalysis;
		expect(scoring.dealProbability.map(({ part, value }) => [part, value])).toEqual([
			['How it ended', 50],
			['Open doubts', -5],
		]);
		expect(qualificationAnalysis.dealProbability).toBe(sum(scoring.dealProbability));
		expect(draft(inputOf(REFUSED)).callAnalysis.qualificationAnalysis.dealProbability).toBe(5);
	});

	it('CALL-17: takes off what keeps an open deal from closing: an absent decider, a price above their sum', () => {
		const partsOf = (call: string) => draft(inputOf(call)).callAnalysis.scoring.dealProbability.map(({ part }) => part);
		expect(partsOf(DEAR)).toEqual(['How it ended', 'Price']);
		expect(partsOf(DEAR.replace('$149', '$99'))).toEqual(['How it ended']);
		expect(partsOf(ABSENT)).toContain('Who decides');
	});

	it('CALL-18: takes talk share, questions and objections off the listening score', () => {
		const { talkTimeAnalysis, scoring } = draft(inputOf(REFUSED)).callAnalysis;
		expect(scoring.listening.map(({ part, value }) => [part, value])).toEqual(
			expect.arrayContaining([
				['Start', 10],
				['Questions', -1],
			]),
		);
		expect(talkTimeAnalysis.listeningScore).toBe(sum(scoring.listening));
	});

	it('CALL-18: takes off the listening score where their turns break off before the seller’s', () => {
		const call = [
			...Array.from({ length: 10 }, () => ['Bea: We run two vans.', 'Sam: And how many calls is that?']).flat(),
		];
		const cutOff = (...lines: string[]) => {
			const reading = readingWith([...call, ...lines], { pains: { 1: {} } });
			const { listening } = scored(draft(inputOf(OPEN_DOUBTS)).callAnalysis, reading).scoring;
			return listening.find(({ part }) => part === 'Cut off');
		};
		const broken = ['Bea: Fourteen. But', 'Sam: Fourteen, beautiful, that is great.'];
		expect(cutOff(...broken, 'Bea: That is the whole', 'Sam: My guys are all wizards.')).toEqual({
			part: 'Cut off',
			value: -2,
			reason: 'two turns of theirs broke off before yours (lines 21 and 23)',
		});
		expect(cutOff(...broken)).toBeUndefined();
		expect(cutOff(...broken, 'Bea: That is the whole', 'Sam: Mhm.')).toBeUndefined();
		// Where most of their turns end so, the transcript has no signs.
		expect(cutOff(...Array.from({ length: 9 }, () => broken).flat())).toBeUndefined();
	});

	it('weighs a model’s BANT and objections, and takes the rest from the call', () => {
		const reading = readingOf(example);
		const { callAnalysis } = structuredClone(draft(example));
		const { objectionsRaised } = callAnalysis.objectionAnalysis;
		callAnalysis.prospectInsights.concerns = [];
		// One doubt alone counts for nothing.
		objectionsRaised.push(...structuredClone(objectionsRaised));
		const before = scored(callAnalysis, reading);
		callAnalysis.qualificationAnalysis.bantScore.need.score -= 4;
		for (const raised of objectionsRaised) raised.handlingEffectiveness = 'dreadful';
		const after = scored(callAnalysis, reading);
		expect(after.scoring.overall[0]?.value).toBe((before.scoring.overall[0]?.value ?? 0) - 1);
		expect(after.dealProbability).toBeLessThan(before.dealProbability ?? 0);
		expect(after.scoring.overall.find(({ part }) => part === 'Objection handling')?.value).toBe(2);
		expect(after.scoring.overall.find(({ part }) => part === 'Listening')).toEqual(
			before.scoring.overall.find(({ part }) => part === 'Listening'),
		);
	});

	it('goes by the ending that is told, whatever was read', () => {
		const reading = readingOf(example);
		const refused = { ...reading.whole.facts, outcome: { ...reading.whole.facts.outcome, kind: 'refused' as const } };
		const { callAnalysis } = draft(example);
		const scores = scored(callAnalysis, { ...reading, whole: { ...reading.whole, facts: refused } });
		expect(scores.scoring).toEqual(scored(callAnalysis, reading).scoring);
	});

	it('computes no score for a call that cannot be judged, and says why', () => {
		const { scoring, callSummary } = draft(inputOf('Ana: hello\nBo: hello')).callAnalysis;
		expect(callSummary.overallScore).toBeNull();
		expect(scoring.note).toMatch(/^No score was computed\./);
	});

	it('says that these follow rules of ours and are no forecast', () => {
		expect(draft(example).callAnalysis.scoring.note).toMatch(/fixed rules of ours and are no forecast/);
	});
});
