import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { leftOut } from './framework.ts';
import { inMarks } from './items.ts';
import { minutesIn } from './minutes.ts';
import { ownPoints } from './own-points.ts';
import { jobsOf, type Plan } from './plan.ts';
import { type Questions, questionFor, testOf } from './questions.ts';
import { MINDSET, POINT, UNKNOWN } from './sentences/toolkit.ts';

export function preparation(plan: Plan, questions: Questions): Toolkit['callPrep'] {
	const { input, goal } = plan;
	const texts = leftOut(plan).map(inMarks).join(', ');
	const first = firstOf(plan, questions);
	const own = ownPoints(plan.points, 'workflow').length > 0 ? [MINDSET.ownPoints] : [];
	const misfits = texts === '' ? [] : [fill(MINDSET.leftOut, { texts })];
	return {
		mindsetAndGoals: [MINDSET.assumptions, MINDSET.ideas, ...own, ...inShort(first), ...misfits].join(' '),
		targetAudienceProfile: {
			role: oneLine(input.idealCustomer) || input.idealCustomer,
			likelyGoals: [inMarks(goal)],
			likelyFrustrations: pointLines(plan, questions, first),
		},
		keyIndustryInsights: unknownLines(plan, questions),
	};
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

/** What comes after all that is open. */
const LATER: readonly string[] = ['stated', 'stop'];

/** What is not known, each with where the call asks for it; then what the member knows, and what would be a reason to stop. */
function unknownLines({ unknowns }: Plan, { workflowAndProcess, painPointValidation }: Questions): string[] {
	const ordered = unknowns.toSorted((one, other) => LATER.indexOf(one.about) - LATER.indexOf(other.about));
	return ordered.map((unknown) => {
		const words = inMarks(unknown.words);
		const line = (place: keyof typeof UNKNOWN, number = 0) => fill(UNKNOWN[place], { words, number: String(number) });
		if (unknown.about === 'stop' || unknown.about === 'closing' || unknown.about === 'stated')
			return line(unknown.about);
		const asked = workflowAndProcess.indexOf(questionFor(unknown) ?? '') + 1;
		if (asked > 0) return line('asked', asked);
		const tested = testOf(unknown, painPointValidation);
		if (tested > 0) return line('tested', tested);
		return line('last');
	});
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
