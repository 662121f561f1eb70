import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { leftOut } from './framework.ts';
import { inMarks } from './items.ts';
import { minutesIn } from './minutes.ts';
import type { Plan } from './plan.ts';
import { jobsOf, type Questions, questionFor } from './questions.ts';
import { GOALS, MINDSET, POINT, UNKNOWN } from './sentences/toolkit.ts';

export function preparation(plan: Plan, questions: Questions): Toolkit['callPrep'] {
	const { input, goal } = plan;
	const texts = leftOut(plan).map(inMarks).join(', ');
	const misfits = texts === '' ? [] : [fill(MINDSET.leftOut, { texts })];
	return {
		mindsetAndGoals: [
			MINDSET.assumptions,
			MINDSET.ideas,
			...unasked(plan),
			...inShort(plan, questions),
			...misfits,
		].join(' '),
		targetAudienceProfile: {
			role: oneLine(input.idealCustomer) || input.idealCustomer,
			likelyGoals: [fill(GOALS, { goal: inMarks(goal) })],
			likelyFrustrations: pointLines(plan),
		},
		keyIndustryInsights: unknownLines(plan, questions),
	};
}

/** What greeting and closing take, and a question with its answer, in minutes. */
const MINUTES = { around: 5, question: 3 };
const FEWEST = 4;

/** Which questions to ask first where there is no time for all. */
function inShort({ input, points }: Plan, { workflowAndProcess, painPointValidation }: Questions): string[] {
	const minutes = minutesIn(input.minutes);
	if (minutes === null) return [];
	const count = Math.max(FEWEST, Math.floor((minutes - MINUTES.around) / MINUTES.question));
	if (count >= workflowAndProcess.length + painPointValidation.length) return [];
	const ofTest = Math.min(Math.max(Math.ceil(count / 2), jobsOf(points).length), count - 2, painPointValidation.length);
	const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1).join(', ');
	const [workflow, test] = [upTo(count - ofTest), upTo(ofTest)];
	return [fill(MINDSET.short, { minutes: String(minutes), workflow, test })];
}

/** What is not known, each with where the call asks for it. */
function unknownLines({ unknowns }: Plan, { workflowAndProcess, painPointValidation }: Questions): string[] {
	return unknowns.map((unknown) => {
		const words = inMarks(unknown.words);
		if (unknown.about === 'closing') return fill(UNKNOWN.closing, { words });
		const asked = workflowAndProcess.indexOf(questionFor(unknown) ?? '') + 1;
		if (asked > 0) return fill(UNKNOWN.asked, { words, number: String(asked) });
		const ofCost = unknown.costOf?.sentences.test.find((question) => question.includes('cost you')) ?? '';
		const tested = painPointValidation.indexOf(ofCost) + 1;
		return tested > 0 ? fill(UNKNOWN.tested, { words, number: String(tested) }) : fill(UNKNOWN.open, { words });
	});
}

/** How to ask about a point that no question names, once they speak of it themselves. */
function unasked({ points }: Plan): string[] {
	return points.some(({ taken }) => taken === null) ? [MINDSET.unasked] : [];
}

/** Where each point is asked about. */
function pointLines({ points, hasMore }: Plan): string[] {
	const jobs = jobsOf(points);
	const lines = points.map(({ words, taken }, index) =>
		fill(taken === null ? POINT.unasked : POINT.asked, {
			words: inMarks(words),
			number: String(index + 1),
			first: String(taken === null ? '' : jobs.indexOf(taken) + 1),
		}),
	);
	return hasMore ? [...lines, POINT.more] : lines;
}
