import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { readingOf } from './reading.ts';
import { scored } from './scoring.ts';
import { goldCall, inputOf } from './testing.ts';

function sum(addends: readonly { value: number }[]): number {
	return addends.reduce((total, { value }) => total + value, 0);
}

const REFUSED = goldCall('given/71-webhosting-seo-upsell');

describe('scores', () => {
	it('CALL-16: makes the overall score the mean of its parts', () => {
		const { callSummary, scoring } = draft(example).callAnalysis;
		expect(scoring.overall.map(({ part }) => part)).toEqual([
			'Qualification',
			'Listening',
			'Objection handling',
			'Next step',
		]);
		expect(callSummary.overallScore).toBeCloseTo(sum(scoring.overall) / scoring.overall.length, 0);
	});

	it('CALL-17: adds the deal probability up from stated addends', () => {
		const { qualificationAnalysis, scoring } = draft(inputOf(REFUSED)).callAnalysis;
		expect(scoring.dealProbability.map(({ part }) => part)).toEqual(
			expect.arrayContaining(['Qualification × 2.5', 'Answer']),
		);
		expect(qualificationAnalysis.dealProbability).toBe(Math.round(sum(scoring.dealProbability)));
		expect(qualificationAnalysis.dealProbability).toBeLessThanOrEqual(40);
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

	it('weighs a model’s BANT and objections, and takes the rest from the call', () => {
		const reading = readingOf(example);
		const { callAnalysis } = structuredClone(draft(example));
		const before = scored(callAnalysis, reading);
		callAnalysis.qualificationAnalysis.bantScore.need.score -= 4;
		for (const raised of callAnalysis.objectionAnalysis.objectionsRaised) raised.handlingEffectiveness = 'dreadful';
		const after = scored(callAnalysis, reading);
		expect(after.dealProbability).toBe((before.dealProbability ?? 0) - 10);
		expect(after.scoring.overall.find(({ part }) => part === 'Objection handling')?.value).toBe(2);
		expect(after.scoring.overall.find(({ part }) => part === 'Next step')).toEqual(
			before.scoring.overall.find(({ part }) => part === 'Next step'),
		);
	});

	it('takes the next step by the ending that is told, whatever was read', () => {
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

	it('says that these are rules of thumb and not a forecast', () => {
		expect(draft(example).callAnalysis.scoring.note).toMatch(/not a forecast/);
	});
});
