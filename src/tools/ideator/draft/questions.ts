/** The questions of the call: open, without hinting at an answer or at what might be offered. */

import { overlap, stems } from '#language/stems.ts';
import type { Assumption, Plan } from './plan.ts';
import { questionsAbout } from './subjects.ts';

const LEAST = 6;
const MOST_WORKFLOW = 8;
const MOST_VALIDATION = 10;

/** Used if a list would be too short. */
const MORE_ABOUT_WORK = [
	'Who does what between {begin} and {end}?',
	'What do people get wrong at first when they are new to this?',
	'On an ordinary day, what interrupts this work, and what happens to it then?',
];

/** For points that match no topic and name nothing to ask about: they look for trouble without naming it. */
const MORE_ABOUT_TROUBLE = [
	'What went differently from plan last week, and how did you notice?',
	'Which task do people here put off, and until when?',
	'What part of the work would you hand over first, and to whom?',
	'What were you last asked for that you do not offer?',
	'What would somebody notice who worked one day in your place?',
	'When this last went really well, what was different?',
];

export function workflowQuestions(plan: Plan): string[] {
	const { object } = plan;
	const ofTrade = tasksNear(plan).map(({ question }) => question);
	const asked = [
		'Think of the {last}. What happened from {begin} to {end}?',
		`If I asked you right now which {many} are ${object.open}, where would you look?`,
		...object.questions.slice(0, ofTrade.length > 1 ? 2 : 3),
		...plan.doubts.filter(({ place }) => place === 'workflow').map(({ question }) => question),
	].map((question) => plan.fill(question));
	const more = MORE_ABOUT_WORK.map((question) => plan.fill(question));
	return select(plan, [...asked, ...ofTrade], more, MOST_WORKFLOW);
}

/**
 * The two tasks of the trade most like the niche and the points, the most alike first. Tasks that are not alike are
 * left out.
 */
export function tasksNear({ industry, input }: Plan) {
	const given = stems(`${input.niche} ${input.assumedPainPoints}`);
	const trade = stems(
		`${industry?.name ?? ''} ${industry?.customer.many ?? ''} ${industry?.place.one ?? ''} client owner`,
	);
	return (industry?.tasks ?? [])
		.map((task) => {
			const words = [...stems(`${task.name} ${task.hurts} ${task.measure}`)].filter((stem) => !trade.has(stem));
			return { task, near: overlap(new Set(words), given) + overlap(stems(task.name), given) };
		})
		.filter(({ near }) => near > 1)
		.sort((a, b) => b.near - a.near)
		.slice(0, 2)
		.map(({ task }) => task);
}

/** First one question per point, so that the two that are shown at first test two points; then the others. */
export function validationQuestions(plan: Plan): string[] {
	const each = plan.assumptions.length < 3 ? 3 : 2;
	const first = plan.assumptions.find(({ topic }) => topic !== null);
	const sets = plan.assumptions.map((assumption) => questionsFor(assumption, plan, each));
	const tried = first?.topic ? [`What have you tried to change about ${first.topic.name}, and what came of it?`] : [];
	const asked = [
		...Array.from({ length: each }, (_, turn) => sets.flatMap((questions) => questions[turn] ?? [])).flat(),
		...plan.doubts.filter(({ place }) => place === 'validation').map(({ question }) => plan.fill(question)),
		...tried,
	];
	const more = MORE_ABOUT_TROUBLE.map((question) => plan.fill(question));
	return select(plan, asked, more, MOST_VALIDATION);
}

/** A second point on the same topic gets the questions that the first one left. */
function questionsFor(point: Assumption, plan: Plan, each: number): string[] {
	const { topic, number, subject, object } = point;
	const earlier = plan.assumptions.filter((other) => other.number < number);
	if (topic !== null) {
		const before = earlier.filter((other) => other.topic === topic).length;
		const left = topic.questions.slice(before * each).slice(0, each);
		if (left.length > 0) return left.map((question) => plan.fill(question, object));
	}
	if (subject !== null) {
		const alike = (other: Assumption) => other.topic === null && other.subject?.isPeople === subject.isPeople;
		return questionsAbout(subject, earlier.filter(alike).length);
	}
	return MORE_ABOUT_TROUBLE.slice(number - 1, number).map((question) => plan.fill(question));
}

/** Whether a point has only general questions. */
export function isOpen({ topic, subject }: Assumption): boolean {
	return topic === null && subject === null;
}

/** Each question once, without those that give an idea away, and at least six. */
function select(plan: Plan, asked: readonly string[], more: readonly string[], most: number): string[] {
	const given = stems(`${plan.input.niche} ${plan.input.assumedPainPoints} ${plan.object.one} ${plan.object.many}`);
	const secret = new Set([...stems(plan.input.initialServiceIdeas)].filter((stem) => !given.has(stem)));
	const telling = (question: string) => overlap(stems(question), secret) > 1;
	const chosen = [...new Set(asked)].filter((question) => !telling(question)).slice(0, most);
	for (const question of more) if (chosen.length < LEAST && !chosen.includes(question)) chosen.push(question);
	return chosen;
}
