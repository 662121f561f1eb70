import { describe, expect, it } from 'vitest';
import { contract, type IdeatorInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import * as QUESTIONS from './sentences/open-questions.ts';

function toolkitOf(change: Partial<IdeatorInput>) {
	return draft(contract.input.parse({ ...example, ...change })).discoveryCallToolkit;
}

const questionsOf = (change: Partial<IdeatorInput>) => toolkitOf(change).callFramework.discoveryQuestions;

const wayOf = (kind: keyof typeof QUESTIONS.OWN_POINT, index: number): string =>
	Object.values(QUESTIONS.OWN_POINT[kind])[index] ?? '';

describe('questions beside those about a job', () => {
	it('name a point in the words of the member, each time with another question, on a point that is about no job on the list', () => {
		const points = ['Ladders wander off', 'Moths', 'Mice', 'Rust', 'Dust', 'Soot'];
		const { callPrep, callFramework } = toolkitOf({
			assumedPainPoints: points.join('\n'),
			uncertainties: 'There are moths',
		});
		const { workflowAndProcess, painPointValidation } = callFramework.discoveryQuestions;
		const own = (kind: keyof typeof QUESTIONS.OWN_POINT) =>
			points.slice(0, 5).map((point, index) => wayOf(kind, index).replace('{words}', `“${point}”`));
		const { workflow, test } = QUESTIONS.OPEN_QUESTIONS;
		expect(workflowAndProcess).toEqual([...own('workflow'), workflow['most of your time']]);
		expect(painPointValidation).toEqual([...own('test'), test['cost you']]);
		expect(callPrep.mindsetAndGoals).toContain('put the point in your own words');
		expect(toolkitOf({ assumedPainPoints: 'Customers pay late' }).callPrep.mindsetAndGoals).not.toContain(
			'put the point',
		);
		expect(callPrep.targetAudienceProfile.likelyFrustrations).toEqual([
			...points
				.slice(0, 5)
				.map((point, index) => `“${point}” (your point ${index + 1}): validation question ${index + 1}`),
			'“Soot” (your point 6)',
		]);
	});

	it('ask for such a point once in each list, in another way, and fill up with open questions', () => {
		const points = ['Ladders wander off', 'Moths'];
		const { workflowAndProcess, painPointValidation } = questionsOf({
			assumedPainPoints: points.join('\n'),
			uncertainties: 'There are moths',
		});
		const own = (kind: keyof typeof QUESTIONS.OWN_POINT) =>
			points.map((point, index) => wayOf(kind, index).replace('{words}', `“${point}”`));
		const { workflow, test } = QUESTIONS.OPEN_QUESTIONS;
		expect(workflowAndProcess).toEqual([...own('workflow'), ...Object.values(workflow).slice(0, 4)]);
		expect(painPointValidation).toEqual([...own('test'), ...Object.values(test).slice(0, 4)]);
	});

	it('are open ones alone where the member named no point', () => {
		const { callPrep, callFramework } = toolkitOf({
			assumedPainPoints: 'n/a',
			uncertainties: '-',
			primaryGoal: 'talk',
		});
		const { workflow, test } = QUESTIONS.OPEN_QUESTIONS;
		expect(callFramework.discoveryQuestions.workflowAndProcess).toEqual(Object.values(workflow));
		expect(callFramework.discoveryQuestions.painPointValidation).toEqual(Object.values(test));
		expect(callPrep.targetAudienceProfile.likelyFrustrations).toEqual([]);
		expect(callPrep.keyIndustryInsights).toEqual([]);
	});

	it('hold no “this” that only the member could name', () => {
		for (const question of Object.values(QUESTIONS.OPEN_QUESTIONS).flatMap((kind): string[] => Object.values(kind)))
			expect(question).not.toMatch(/\bthis\b/i);
	});

	it('leave what the member does not know, and cannot be asked as it stands, to the closing', () => {
		const uncertainties = 'Whether they would pay. Who pays, the site or head office';
		const { callPrep, callFramework } = toolkitOf({ uncertainties });
		expect(callPrep.keyIndustryInsights).toEqual([
			'“Whether they would pay” (in the closing)',
			'“Who pays, the site or head office” (in the closing)',
		]);
		expect(callFramework.closing.at(-2)).toBe(
			'Then ask in your own words for what you still do not know: “Whether they would pay”, “Who pays, the site or head office”',
		);
		const { workflowAndProcess, painPointValidation } = callFramework.discoveryQuestions;
		expect([...workflowAndProcess, ...painPointValidation].join()).not.toMatch(/would pay|head office/);
		expect(toolkitOf({ uncertainties: 'none' }).callFramework.closing.join()).not.toContain('still do not know');
	});

	it('leave an open one for last that another question asks already', () => {
		const asked = (problem: string) => questionsOf({ assumedPainPoints: 'Moths', takenAs: `${problem}: Moths` });
		expect(
			asked('no-shows')
				.painPointValidation.join()
				.match(/cost you/g),
		).toHaveLength(1);
		// Here the question stands in the other list.
		expect(asked('overload').workflowAndProcess.join()).not.toContain('most of your time');
	});
});
