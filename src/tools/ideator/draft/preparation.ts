import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { leftOut } from './framework.ts';
import { inMarks } from './items.ts';
import { minutesIn } from './minutes.ts';
import { jobsOf, type Plan } from './plan.ts';
import { type Questions, questionFor } from './questions.ts';
import { GOALS, MINDSET, POINT, UNKNOWN } from './sentences/toolkit.ts';
import { isReasonToStop, isStated, SAID_SO } from './stated.ts';

export function preparation(plan: Plan, questions: Questions): Toolkit['callPrep'] {
	const { input, goal } = plan;
	const texts = leftOut(plan).map(inMarks).join(', ');
	const first = firstOf(plan, questions);
	const misfits = texts === '' ? [] : [fill(MINDSET.leftOut, { texts })];
	return {
		mindsetAndGoals: [MINDSET.assumptions, MINDSET.ideas, ...unasked(plan), ...inShort(first), ...misfits].join(' '),
		targetAudienceProfile: {
			role: oneLine(input.idealCustomer) || input.idealCustomer,
			likelyGoals: [fill(TO_ASK.test(goal) ? GOALS.ask : GOALS.own, { goal: inMarks(goal) })],
			likelyFrustrations: pointLines(plan, first),
		},
		keyIndustryInsights: unknownLines(plan, questions),
	};
}

/** A goal that is itself a thing to find out. */
const TO_ASK =
	/^(?:(?:i want )?to )?(?:learn|find out|understand|hear|see|know) (?:how|which|what|who|why|when|where)\b/i;

/** What greeting and closing take, and a question with its answer, in minutes. */
const MINUTES = { around: 5, question: 3 };
const FEWEST = 4;

/** How many questions of each list to ask first where there is no time for all; nothing where no point chose them. */
function firstOf({ input, points }: Plan, { workflowAndProcess, painPointValidation }: Questions) {
	if (jobsOf(points).length === 0) return null;
	const minutes = minutesIn(input.minutes);
	const count = Math.max(FEWEST, Math.floor(((minutes ?? 0) - MINUTES.around) / MINUTES.question));
	if (minutes === null || count >= workflowAndProcess.length + painPointValidation.length) return null;
	const test = Math.min(Math.max(Math.ceil(count / 2), jobsOf(points).length), count - 2, painPointValidation.length);
	return { minutes, workflow: count - test, test };
}

function inShort(first: ReturnType<typeof firstOf>): string[] {
	if (first === null) return [];
	const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1).join(', ');
	const { minutes, workflow, test } = first;
	return [fill(MINDSET.short, { minutes: String(minutes), workflow: upTo(workflow), test: upTo(test) })];
}

/** What is not known, each with where the call asks for it; last, what would be a reason to stop. */
function unknownLines({ unknowns }: Plan, { workflowAndProcess, painPointValidation }: Questions): string[] {
	const lines = unknowns.map((unknown) => {
		const words = inMarks(unknown.words);
		const line = (place: keyof typeof UNKNOWN, number = 0) => {
			const filled = fill(UNKNOWN[place], { words, number: String(number) });
			const told = SAID_SO.test(unknown.words) ? filled.slice(filled.indexOf(words)) : filled;
			return { told, isLast: place === 'stop' };
		};
		if (isReasonToStop(unknown.words)) return line('stop');
		if (unknown.about === 'closing') return line('closing');
		const asked = workflowAndProcess.indexOf(questionFor(unknown) ?? '') + 1;
		if (asked > 0) return line('asked', asked);
		const ofCost = unknown.costOf?.sentences.test.find((question) => question.includes('cost you')) ?? '';
		const tested = painPointValidation.indexOf(ofCost) + 1;
		if (tested > 0) return line('tested', tested);
		return line(isStated(unknown.words) ? 'stated' : 'open');
	});
	return lines.toSorted((one, other) => Number(one.isLast) - Number(other.isLast)).map(({ told }) => told);
}

/** How to ask about a point that no question names, once they speak of it themselves. */
function unasked({ points }: Plan): string[] {
	return points.some(({ taken }) => taken === null) ? [MINDSET.unasked] : [];
}

/** Where each point is asked about. */
function pointLines({ points, jobs, hasMore }: Plan, most: ReturnType<typeof firstOf>): string[] {
	const lines = points.map(({ words, taken }, index) => {
		const first = taken === null ? 0 : jobs.indexOf(taken) + 1;
		const values = { words: inMarks(words), number: String(index + 1), first: String(first) };
		return fill(POINT[first === 0 ? 'unasked' : placeOf(first, most)], values);
	});
	return hasMore ? [...lines, POINT.more] : lines;
}

function placeOf(first: number, most: ReturnType<typeof firstOf>) {
	if (most === null || first <= most.workflow) return 'asked';
	return first <= most.test ? 'tested' : 'later';
}
