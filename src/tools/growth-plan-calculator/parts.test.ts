import { describe, expect, it } from 'vitest';
import { cutTo } from '#test/answer-parts.ts';
import { recordings } from '#test/recorded-model.ts';
import { answer } from './contract.ts';
import { inParts, MOST_AT_ONCE, parts } from './parts.ts';
import { inputOf } from './testing.ts';

const whole = answer.parse(recordings.find(({ tool }) => tool === 'growth-plan-calculator')?.answer);

describe('a growth plan', () => {
	it('is written at once from a call of 4,000 characters, and in groups of sections from a longer one', () => {
		expect(MOST_AT_ONCE).toBe(4000);
		expect(inParts(inputOf('x'.repeat(4000)))).toBe(false);
		expect(inParts(inputOf('x'.repeat(4001)))).toBe(true);
	});

	it('is the same from its parts, each with the sections of its group', () => {
		const plans = parts.list.map(({ schema }) => schema.parse(cutTo(schema, whole)) as typeof whole);
		expect(plans.map(({ growthPlan }) => Object.keys(growthPlan))).toEqual([
			['executiveSummary', 'discoveryInsights'],
			['strategicRecommendations', 'valueProposition', 'nextSteps'],
			['objectionHandling', 'credibilityBuilders', 'implementationRoadmap'],
		]);
		expect(Object.assign({}, ...plans.map(({ growthPlan }) => growthPlan))).toEqual(whole.growthPlan);
	});

	it('tells its later parts the pains, goals and steps that the earlier ones hold', () => {
		const told = Object.fromEntries(parts.told(whole));
		const { discoveryInsights, nextSteps, strategicRecommendations } = whole.growthPlan;
		expect(told).toEqual({
			'Pain points': discoveryInsights?.painPoints.map(({ issue }) => issue),
			Goals: discoveryInsights?.goals.map(({ objective }) => objective),
			'Phase 1': strategicRecommendations?.phase1Foundation.keyInitiatives.map(({ initiative }) => initiative),
			'Next steps': nextSteps?.immediateActions.map(({ action }) => action),
		});
		expect(parts.told({}).map(([, texts]) => texts)).toEqual([[], [], [], []]);
	});
});
