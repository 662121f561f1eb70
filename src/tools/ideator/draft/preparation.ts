import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { leftOut } from './framework.ts';
import { inMarks } from './items.ts';
import { minutesIn } from './minutes.ts';
import { jobsOf, type Plan } from './plan.ts';
import { ownPoints, ownUnknowns, type Questions, questionFor, testOf } from './questions.ts';
import { OPEN_QUESTIONS } from './sentences/open-questions.ts';
import { MINDSET, OWN_GOAL, POINT, UNKNOWN } from './sentences/toolkit.ts';
import { SAID_SO } from './stated.ts';

export function preparation(plan: Plan, questions: Questions): Toolkit['callPrep'] {
	const { input, goal } = plan;
	const texts = leftOut(plan).map(inMarks).join(', ');
	const first = firstOf(plan, questions);
	const misfits = texts === '' ? [] : [fill(MINDSET.leftOut, { texts })];
	return {
		mindsetAndGoals: [MINDSET.assumptions, MINDSET.ideas, ...subject(questions), ...inShort(first), ...misfits].join(
			' ',
		),
		targetAudienceProfile: {
			role: oneLine(input.idealCustomer) || input.idealCustomer,
			likelyGoals: [fill(OWN_GOAL, { goal: inMarks(goal) })],
			likelyFrustrations: pointLines(plan, questions, first),
		},
		keyIndustryInsights: unknownLines(plan, questions),
	};
}

/** What the open questions leave to be named. */
function subject({ workflowAndProcess, painPointValidation }: Questions): string[] {
	const open = Object.values(OPEN_QUESTIONS).flatMap((kind): string[] => Object.values(kind));
	return [...workflowAndProcess, ...painPointValidation].some((one) => open.includes(one)) ? [MINDSET.subject] : [];
}

/** What greeting and closing take, and a question with its answer, in minutes. */
const MINUTES = { around: 5, question: 3 };
const FEWEST = 4;
/** More than this share of the questions is no choice among them. */
const SELECTION = 0.75;

/** How many questions of each list to ask first where there is no time for all; nothing where no point chose them. */
function firstOf({ input, points }: Plan, { workflowAndProcess, painPointValidation }: Questions) {
	if (jobsOf(points).length === 0) return null;
	const minutes = minutesIn(input.minutes);
	const count = Math.max(FEWEST, Math.floor(((minutes ?? 0) - MINUTES.around) / MINUTES.question));
	if (minutes === null || count > SELECTION * (workflowAndProcess.length + painPointValidation.length)) return null;
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
	const own = workflowAndProcess.indexOf(ownUnknowns(unknowns, painPointValidation) ?? '') + 1;
	const lines = unknowns.map((unknown) => {
		const words = inMarks(unknown.words);
		const line = (place: keyof typeof UNKNOWN, number = 0) => {
			const filled = fill(UNKNOWN[place], { words, number: String(number) });
			const told = SAID_SO.test(unknown.words) ? filled.slice(filled.indexOf(words)) : filled;
			return { told, isLast: place === 'stop' };
		};
		if (unknown.about === 'stop' || unknown.about === 'closing') return line(unknown.about);
		const asked = workflowAndProcess.indexOf(questionFor(unknown) ?? '') + 1;
		if (asked > 0) return line('asked', asked);
		const tested = testOf(unknown, painPointValidation);
		if (tested > 0) return line('tested', tested);
		if (unknown.about === 'stated') return line('stated');
		return own > 0 ? line('own', own) : line('open');
	});
	return lines.toSorted((one, other) => Number(one.isLast) - Number(other.isLast)).map(({ told }) => told);
}

/** Where each point is asked about. */
function pointLines(
	{ points, jobs, hasMore }: Plan,
	{ painPointValidation }: Questions,
	most: ReturnType<typeof firstOf>,
): string[] {
	const own = ownPoints(points, 'test');
	const unread = points.filter(({ taken }) => taken === null);
	const lines = points.map((point, index) => {
		const { words, taken } = point;
		const question = own[unread.indexOf(point)] ?? '';
		const first = taken === null ? painPointValidation.indexOf(question) + 1 : jobs.indexOf(taken) + 1;
		const place = first === 0 ? 'unasked' : taken === null ? 'own' : placeOf(first, most);
		return fill(POINT[place], { words: inMarks(words), number: String(index + 1), first: String(first) });
	});
	return hasMore ? [...lines, POINT.more] : lines;
}

function placeOf(first: number, most: ReturnType<typeof firstOf>) {
	if (most === null || first <= most.workflow) return 'asked';
	return first <= most.test ? 'tested' : 'later';
}
