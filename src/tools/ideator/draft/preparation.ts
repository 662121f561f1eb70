/** What to know before the call. */

import { capital, listOf } from '#prose/sentences.ts';
import type { Toolkit } from '../contract.ts';
import { goalOf } from './goal.ts';
import { inMarks, quotable } from './items.ts';
import type { Plan } from './plan.ts';
import { inWords, withArticle } from './words.ts';

export function preparation(plan: Plan): Toolkit['callPrep'] {
	return {
		mindsetAndGoals: mindset(plan),
		targetAudienceProfile: {
			role: quotable(plan.input.idealCustomer),
			likelyGoals: goals(plan),
			likelyFrustrations: plan.assumptions.map(({ text, number }) => `${inMarks(text)} (your point ${number})`),
		},
		keyIndustryInsights: insights(plan),
	};
}

function mindset(plan: Plan): string {
	const { object } = plan;
	const way = `You are there to learn what happens to ${withArticle(object.one)} between ${object.begin} and ${object.end}.`;
	return [way, aboutPoints(plan), aboutIdeas(plan), goalOf(plan.input.primaryGoal, plan.actor), aboutGaps(plan)]
		.filter((sentence) => sentence !== '')
		.join(' ');
}

function aboutPoints({ assumptions, left }: Plan): string {
	const count = assumptions.length;
	const [first] = assumptions;
	if (left > 0) {
		return `You listed ${count + left} points and a call has room for ${inWords(count)}: the questions test the first ${inWords(count)}.`;
	}
	if (count === 1)
		return 'One point is on your list; note what else you suspect before you dial, three to five points make a call.';
	if (first?.topic) {
		return `Of your ${inWords(count)} points, the one about ${first.topic.name} comes first, and a call that disproves it is a good call.`;
	}
	return `${capital(inWords(count))} points are on your list, and a call that disproves one of them is a good call.`;
}

function aboutIdeas({ ideas, actor, object }: Plan): string {
	const [first = ''] = ideas;
	const others = ideas.length - 1;
	const rest = others === 0 ? '' : others === 1 ? ' and your other idea' : ` and your other ${inWords(others)} ideas`;
	return `Keep ${inMarks(first)}${rest} to yourself until ${actor} has told you about two real ${object.many}.`;
}

/** Which points and doubts no question stands for: the member should know. */
function aboutGaps({ assumptions, doubts }: Plan): string {
	const open = assumptions.filter(({ topic }) => topic === null).map(({ number }) => String(number));
	const later = doubts.filter(({ place }) => place === 'after').length;
	const points =
		open.length === 0
			? ''
			: `For ${open.length === 1 ? 'point' : 'points'} ${listOf(open)} the questions below only look for trouble in general: add one that asks for the last time it happened.`;
	const asked = doubts.length - later;
	const settled =
		asked === 0
			? ''
			: `${later === 0 ? 'Each' : capital(inWords(asked))} of your ${inWords(doubts.length)} uncertainties ${later === 0 || asked === 1 ? 'has' : 'have'} a question below.`;
	return [points, doubts.length > 1 ? settled : ''].filter((sentence) => sentence !== '').join(' ');
}

function goals(plan: Plan): string[] {
	const stated = plan.assumptions.flatMap(({ topic, number }) =>
		topic === null ? [] : [{ goal: topic.goal, number }],
	);
	const once = stated.filter(({ goal }, index) => stated.findIndex((other) => other.goal === goal) === index);
	const texts = once
		.slice(0, 3)
		.map(({ goal, number }) => `${capital(plan.fill(goal))} (assumption, from your point ${number})`);
	const [buyer] = plan.industry?.buyers ?? [];
	if (buyer) texts.push(`${capital(buyer.cares)} (typical of ${withArticle(buyer.role)}; ask)`);
	if (texts.length < 2) {
		texts.push(plan.fill('Get from {begin} to {end} with less asking and searching (assumption)'));
	}
	return texts;
}

function insights(plan: Plan): string[] {
	const { industry, object } = plan;
	const unknown = `Unknown: how many ${object.many} they handle in a month and what one is worth; their own figures beat any average.`;
	if (industry === null) {
		return [
			unknown,
			`Unknown: the months that matter in this trade. Ask when they have the most ${object.many}.`,
			`Unknown: the programs and the rules around ${object.many} in this trade; let them name both.`,
		];
	}
	const typical = `typical of ${industry.many}`;
	return [
		...industry.seasons
			.slice(0, 1)
			.map((season) => `${season} (${capital(typical)}; ask in which months they have the most ${object.many}.)`),
		`${industry.signs} (${capital(typical)}; ask who it is in this ${industry.place.one}.)`,
		`You may hear of ${listOf(industry.tools.slice(0, 4))}; which of them this ${industry.place.one} uses is theirs to tell.`,
		...industry.mayNotClaim.slice(0, 1).map((rule) => `Mind the rules: ${rule}`),
		unknown,
	];
}
