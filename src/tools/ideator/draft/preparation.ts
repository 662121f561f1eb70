import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { leftOut } from './framework.ts';
import { inMarks } from './items.ts';
import type { Plan } from './plan.ts';
import { problemsOf, type Questions } from './questions.ts';
import { UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { GOALS, MINDSET, POINT, UNKNOWN } from './sentences/toolkit.ts';

export function preparation(plan: Plan, { workflowAndProcess }: Questions): Toolkit['callPrep'] {
	const { input, goal, unknowns } = plan;
	const texts = leftOut(plan).map(inMarks).join(', ');
	const misfits = texts === '' ? [] : [fill(MINDSET.leftOut, { texts })];
	return {
		mindsetAndGoals: [MINDSET.assumptions, MINDSET.order, MINDSET.ideas, ...misfits].join(' '),
		targetAudienceProfile: {
			role: oneLine(input.idealCustomer) || input.idealCustomer,
			likelyGoals: [fill(GOALS, { goal: inMarks(goal) })],
			likelyFrustrations: pointLines(plan),
		},
		keyIndustryInsights: unknowns.map(({ words, about }) => {
			const quoted = inMarks(words);
			if (about === null) return fill(UNKNOWN.own, { words: quoted });
			if (about === 'closing' || about === 'direct') return fill(UNKNOWN[about], { words: quoted });
			const number = workflowAndProcess.indexOf(UNKNOWN_QUESTIONS[about]) + 1;
			return number === 0
				? fill(UNKNOWN.own, { words: quoted })
				: fill(UNKNOWN.asked, { words: quoted, number: String(number) });
		}),
	};
}

/** Where each point is asked about; the others together, for the member to write questions beside. */
function pointLines(plan: Plan): string[] {
	const jobs = problemsOf(plan);
	const asked = plan.points.flatMap(({ words, taken }, index) =>
		taken === null
			? []
			: fill(POINT.asked, {
					words: inMarks(words),
					number: String(index + 1),
					first: String(jobs.indexOf(taken) + 1),
				}),
	);
	const others = plan.points.filter(({ taken }) => taken === null).map(({ words }) => inMarks(words));
	const line = others.length === 1 ? POINT.unknown : POINT.unknowns;
	return [
		...asked,
		...(others.length === 0 ? [] : [fill(line, { points: others.join('; ') })]),
		...(plan.hasMore ? [POINT.more] : []),
	];
}
