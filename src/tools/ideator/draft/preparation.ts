import { oneLine, withoutEnd } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { inMarks } from './items.ts';
import type { Plan } from './plan.ts';
import { FOR_A_POINT, type Questions } from './questions.ts';
import { UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { GOALS, MINDSET, POINT, UNKNOWN } from './sentences/toolkit.ts';

export function preparation(plan: Plan, { workflowAndProcess }: Questions): Toolkit['callPrep'] {
	const { input, goal, points, unknowns, hasMore } = plan;
	const goalLine = fill(MINDSET.goal, { goal: inMarks(withoutEnd(goal) || goal) });
	return {
		mindsetAndGoals: [goalLine, MINDSET.assumptions, MINDSET.order, MINDSET.ideas].join(' '),
		targetAudienceProfile: {
			role: oneLine(input.idealCustomer) || input.idealCustomer,
			likelyGoals: [GOALS],
			likelyFrustrations: [
				...points.map(({ words }, index) => {
					const first = index * FOR_A_POINT + 1;
					return fill(POINT.asked, {
						words: inMarks(words),
						number: String(index + 1),
						first: String(first),
						second: String(first + 1),
					});
				}),
				...(hasMore ? [POINT.more] : []),
			],
		},
		keyIndustryInsights: unknowns.map(({ words, about }) => {
			const quoted = inMarks(words);
			if (about === null) return fill(UNKNOWN.open, { words: quoted });
			if (about === 'closing') return fill(UNKNOWN.closing, { words: quoted });
			const number = workflowAndProcess.indexOf(UNKNOWN_QUESTIONS[about]) + 1;
			return fill(UNKNOWN.asked, { words: quoted, number: String(number) });
		}),
	};
}
