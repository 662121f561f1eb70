/** The questions of the call: open, without their answer, and without a word of what might be offered. */

import type { Assumption, Plan } from './plan.ts';
import { shared, stemsOf } from './words.ts';

const LEAST = 6;
const MOST_WORKFLOW = 8;
const MOST_VALIDATION = 10;

/** For lists that would come out too short. */
const MORE_ABOUT_WORK = [
	'Who does what between {begin} and {end}?',
	'What do people get wrong at first when they are new to this?',
	'On an ordinary day, what interrupts this work, and what happens to it then?',
];

/** For points whose words fit no topic: they look for trouble without naming it. */
const MORE_ABOUT_TROUBLE = [
	'What went differently from plan last week, and how did you notice?',
	'Which task do people here put off, and until when?',
	'What part of the work would you hand over first, and to whom?',
	'What did {customers} last ask for that you do not offer?',
	'What would somebody notice who worked one day in your place?',
	'When this last went really well, what was different?',
];

export function workflowQuestions(plan: Plan): string[] {
	const { object, industry } = plan;
	const asked = [
		'Think of the {last}. What happened from {begin} to {end}?',
		`How do you know, at any moment, which {many} are ${object.open}?`,
		...object.questions,
		...plan.doubts.filter(({ place }) => place === 'workflow').map(({ question }) => question),
	].map(plan.fill);
	const ofTrade = industry === null ? [] : tasksNear(plan).map(({ question }) => question);
	return select(plan, [...asked, ...ofTrade], MORE_ABOUT_WORK.map(plan.fill), MOST_WORKFLOW);
}

/** The tasks of the trade that the niche speaks of; two, the nearest first. */
function tasksNear({ industry, input }: Plan) {
	const niche = stemsOf(`${input.niche} ${input.assumedPainPoints}`);
	return (industry?.tasks ?? [])
		.map((task) => ({ task, near: shared(stemsOf(`${task.name} ${task.hurts} ${task.measure}`), niche) }))
		.sort((a, b) => b.near - a.near)
		.slice(0, 2)
		.map(({ task }) => task);
}

export function validationQuestions(plan: Plan): string[] {
	const each = plan.assumptions.length < 3 ? 3 : 2;
	const first = plan.assumptions.find(({ topic }) => topic !== null);
	const asked = [
		...plan.assumptions.flatMap((assumption) => questionsFor(assumption, plan.assumptions, each)),
		...plan.doubts.filter(({ place }) => place === 'validation').map(({ question }) => question),
		...(first?.topic ? [`What have you tried to change about ${first.topic.name}, and what came of it?`] : []),
	];
	return select(plan, asked.map(plan.fill), MORE_ABOUT_TROUBLE.map(plan.fill), MOST_VALIDATION);
}

/** A second point on the same topic takes the questions that the first has left. */
function questionsFor({ topic, number }: Assumption, all: readonly Assumption[], each: number): string[] {
	if (topic === null) {
		return MORE_ABOUT_TROUBLE.slice(number - 1, number);
	}
	const before = all.filter((other) => other.number < number && other.topic === topic).length;
	return topic.questions.slice(before * each).slice(0, each);
}

/** Each question once, none that gives an idea away, and at least six. */
function select(plan: Plan, asked: readonly string[], more: readonly string[], most: number): string[] {
	const given = stemsOf(`${plan.input.niche} ${plan.input.assumedPainPoints} ${plan.object.one} ${plan.object.many}`);
	const secret = new Set(
		[...stemsOf(plan.input.initialServiceIdeas)].filter((stem) => !given.has(stem) && stem.length > LEAST - 1),
	);
	const telling = (question: string) => shared(stemsOf(question), secret) > 1;
	const chosen = [...new Set(asked)].filter((question) => !telling(question)).slice(0, most);
	for (const question of more) if (chosen.length < LEAST && !chosen.includes(question)) chosen.push(question);
	return chosen;
}
