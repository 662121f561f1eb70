import { oneLine } from '#language/clean.ts';
import { countInWords } from '#language/inflect.ts';
import { fill } from '#prose/fill.ts';
import { joined } from '#prose/lists.ts';
import type { Toolkit } from '../contract.ts';
import { nameOf } from '../title.ts';
import { inMarks, quotable } from './items.ts';
import { minutesIn } from './minutes.ts';
import { jobsOf, type Plan } from './plan.ts';
import { ownPoints, type Questions } from './questions.ts';
import { MINDSET, POINT, UNKNOWN } from './sentences/toolkit.ts';

export function preparation(plan: Plan, questions: Questions): Toolkit['callPrep'] {
	const { input, goal, points } = plan;
	const first = firstOf(plan, questions);
	// What was given for the first minute, and does not fit there.
	const misfit = nameOf(input) === '' ? quotable(input.contactFirstName) : '';
	return {
		mindsetAndGoals: joined(
			' ',
			MINDSET.assumptions,
			MINDSET.ideas,
			points.every(({ taken }) => taken !== null) ? '' : MINDSET.ownPoints,
			first.inShort,
			misfit === '' ? '' : fill(MINDSET.leftOut, { texts: inMarks(misfit) }),
		),
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

/** How many questions of each list to ask first: all, unless a point chose some and there is no time for the others. */
function firstOf({ input, points }: Plan, { workflowAndProcess, painPointValidation }: Questions) {
	const minutes = minutesIn(input.minutes);
	const jobs = jobsOf(points).length;
	const count = Math.max(FEWEST, Math.floor(((minutes ?? 0) - MINUTES.around) / MINUTES.question));
	const isMost = count > SELECTION * (workflowAndProcess.length + painPointValidation.length);
	if (minutes === null || jobs === 0 || isMost) return { inShort: '', workflow: Infinity, test: Infinity };
	const test = Math.min(Math.max(Math.ceil(count / 2), jobs), count - 2, painPointValidation.length);
	const workflow = count - test;
	const slots = { minutes: String(minutes), workflow: countInWords(workflow), test: countInWords(test) };
	return { inShort: fill(workflow === test ? MINDSET.shortOfBoth : MINDSET.short, slots), workflow, test };
}

/** What comes after all that is open. */
const LATER: readonly string[] = ['stated', 'stop'];

/** What is not known, each with where the call asks for it; then what the member knows, and what would be a reason to stop. */
function unknownLines({ unknowns }: Plan, { workflowAndProcess, painPointValidation }: Questions): string[] {
	const ordered = unknowns.toSorted((one, other) => LATER.indexOf(one.about) - LATER.indexOf(other.about));
	return ordered.map(({ words, about, question, costQuestion }) => {
		const asked = workflowAndProcess.indexOf(question) + 1;
		const tested = painPointValidation.indexOf(costQuestion) + 1;
		const line = (sentence: string) => fill(sentence, { words: inMarks(words), number: String(asked || tested) });
		if (about === 'stop' || about === 'closing' || about === 'stated') return line(UNKNOWN[about]);
		if (asked > 0) return line(UNKNOWN.asked);
		return line(tested > 0 ? UNKNOWN.tested : UNKNOWN.last);
	});
}

/** Where each point is asked about. */
function pointLines(
	{ points, jobs, hasMore }: Plan,
	{ painPointValidation }: Questions,
	first: ReturnType<typeof firstOf>,
): string[] {
	const own = ownPoints(points, 'test');
	const unread = points.filter(({ taken }) => taken === null);
	const lines = points.map((point, index) => {
		const question = own[unread.indexOf(point)] ?? '';
		const place = (point.taken === null ? painPointValidation.indexOf(question) : jobs.indexOf(point.taken)) + 1;
		const slots = { words: inMarks(point.words), number: String(index + 1), first: String(place) };
		if (place === 0) return fill(POINT.unasked, slots);
		if (point.taken === null) return fill(POINT.own, slots);
		if (place <= first.workflow) return fill(POINT.asked, slots);
		return fill(place <= first.test ? POINT.tested : POINT.later, slots);
	});
	return hasMore ? [...lines, POINT.more] : lines;
}
