/** What to know before the call. */

import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { countInWords } from '#language/inflect.ts';
import { listOf } from '#prose/sentences.ts';
import type { Toolkit } from '../contract.ts';
import { goalOf } from './goal.ts';
import { insights } from './insights.ts';
import { inMarks, quotable } from './items.ts';
import type { Plan } from './plan.ts';
import { isOpen } from './questions.ts';

export function preparation(plan: Plan): Toolkit['callPrep'] {
	return {
		mindsetAndGoals: mindset(plan),
		targetAudienceProfile: {
			role: quotable(plan.input.idealCustomer) || plan.actor,
			likelyGoals: goals(plan),
			likelyFrustrations: frustrations(plan),
		},
		keyIndustryInsights: insights(plan),
	};
}

function mindset(plan: Plan): string {
	const { object, industry } = plan;
	const where = industry === null ? '' : ` in ${industry.one}`;
	const way = `Find out what becomes of ${withArticle(object.one)}${where} between ${object.begin} and ${object.end}.`;
	return [way, aboutPoints(plan), aboutIdeas(plan), goalOf(plan.input.primaryGoal, plan.actor), aboutGaps(plan)]
		.filter((sentence) => sentence !== '')
		.join(' ');
}

function aboutPoints({ assumptions, left }: Plan): string {
	const count = assumptions.length;
	const [first] = assumptions;
	if (left > 0) {
		return `You listed ${count + left} points and a call has room for ${countInWords(count)}: the questions test the first ${countInWords(count)}.`;
	}
	if (count === 1) return 'One point is on your list; write down what else you suspect before you dial, up to five.';
	if (first?.topic) {
		return `Of your ${countInWords(count)} points, test the one about ${first.topic.name} first; if the call proves it wrong, you have saved yourself the work.`;
	}
	return `${capital(countInWords(count))} points are on your list; each one that the call proves wrong is work you need not do.`;
}

function aboutIdeas({ ideas, actor, object }: Plan): string {
	const [first = ''] = ideas;
	const others = ideas.length - 1;
	const rest =
		others === 0 ? '' : others === 1 ? ' and your other idea' : ` and your other ${countInWords(others)} ideas`;
	return `Keep ${inMarks(first)}${rest} to yourself until ${actor} has told you about two real ${object.many}.`;
}

/** The points that only general questions cover, so that the member can add some. */
function aboutGaps({ assumptions }: Plan): string {
	const open = assumptions.filter(isOpen).map(({ number }) => String(number));
	if (open.length === 0) return '';
	return `For ${open.length === 1 ? 'point' : 'points'} ${listOf(open)} the questions only look for trouble in general: add one that asks for the last time it happened.`;
}

/** Each point in the member's words, and which answers would confirm it. */
function frustrations(plan: Plan): string[] {
	const told = new Set<string>();
	return plan.assumptions.map(({ text, number, topic }) => {
		const head = `${inMarks(text)} (your point ${number})`;
		if (topic === null || told.has(topic.name)) return head;
		told.add(topic.name);
		return `${head}: holds if ${plan.fill(topic.holds)}`;
	});
}

const MOST_GOALS = 4;

function goals(plan: Plan): string[] {
	const stated = plan.assumptions.flatMap(({ topic, number, object }) =>
		topic === null ? [] : [{ goal: capital(plan.fill(topic.goal, object)), number }],
	);
	const texts = [...new Set(stated.map(({ goal }) => goal))].map((goal) => {
		const numbers = stated.filter((one) => one.goal === goal).map(({ number }) => String(number));
		return `${goal} (assumption, from your ${numbers.length === 1 ? 'point' : 'points'} ${listOf(numbers)})`;
	});
	const [buyer] = plan.industry?.buyers ?? [];
	const typical = buyer ? [`${capital(buyer.cares)} (typical of ${withArticle(buyer.role)}; ask)`] : [];
	const shown = [...texts.slice(0, MOST_GOALS - typical.length), ...typical];
	if (shown.length > 1) return shown;
	return [...shown, plan.fill('Handle {many} with less asking and searching (assumption)')];
}
