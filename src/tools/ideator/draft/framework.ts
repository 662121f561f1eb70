/** What to say first and last. Suggested wording is between ‘ and ’. */

import { listOf } from '#prose/sentences.ts';
import type { Toolkit } from '../contract.ts';
import { kindOfGoal } from './goal.ts';
import { inMarks } from './items.ts';
import { companies, isOwner } from './people.ts';
import type { Plan } from './plan.ts';
import { validationQuestions, workflowQuestions } from './questions.ts';

export function framework(plan: Plan): Toolkit['callFramework'] {
	return {
		opening: opening(plan),
		discoveryQuestions: {
			workflowAndProcess: workflowQuestions(plan),
			painPointValidation: validationQuestions(plan),
		},
		closing: closing(plan),
	};
}

const PURPOSE = {
	trial: '‘Today I only want to understand. Whether a trial makes sense, we can see at the end.’',
	look: '‘I learn more from one real example than from an hour of talk. If there is one you may show me, I would like to see it.’',
	money: '‘I will not name a price today. I would like to learn what this is worth to you, if anything.’',
	meeting: '‘I have questions only. If something looks worth a second talk, we fix a date before we hang up.’',
	introduction:
		'‘I am not calling to sell you anything. I want to understand the work before I talk to others about it.’',
	learning: '‘I have questions only, no presentation, and I would rather hear that I am wrong than be polite.’',
} as const;

function opening(plan: Plan): string[] {
	const { object, actor, input } = plan;
	return [
		`‘Thanks for taking the call. I want to understand how ${companies(plan) ?? 'companies like yours'} handle ${object.many}, and you do it every day.’`,
		PURPOSE[kindOfGoal(input.primaryGoal)],
		isOwner(actor)
			? `‘If you showed somebody new the way from ${object.begin} to ${object.end}, where would you begin?’`
			: `‘May I take notes, and may we begin with one real ${object.one}?’`,
	];
}

function closing(plan: Plan): string[] {
	const { object, actor, doubts, industry } = plan;
	const where = industry === null ? '' : ` in your ${industry.place.one}`;
	const another = industry === null ? 'whom would you ask' : `who in another ${industry.place.one} would you ask`;
	const asked = doubts.filter(({ place }) => place === 'closing').map(({ question }) => plan.fill(question));
	const plain = doubts.filter(({ place }) => place === 'plain').map(({ text }) => inMarks(text));
	return [
		`‘Here is how ${object.many} go${where}, as far as I understood: … Which part is off?’`,
		changeFirst(plan),
		...asked,
		...(plain.length === 0 ? [] : [`Still on your list, if the talk has not settled it: ${listOf(plain)}`]),
		ifItHolds(plan),
		isOwner(actor)
			? `‘Who besides you would be the first to notice if ${object.many} were handled differently?’`
			: `‘Whose yes is needed before ${object.many} are handled another way?’`,
		`If no point held: ‘Thank you, now I know what not to build; ${another} about ${object.many} in my place?’`,
	];
}

/** Names the points that the call has tested by then. */
function changeFirst({ assumptions, object }: Plan): string {
	const names = [...new Set(assumptions.flatMap(({ topic }) => topic?.name ?? []))];
	return names.length < 2
		? `‘If you could put one thing about ${object.many} right, which would it be?’`
		: `‘Of what we spoke about – ${listOf(names)} – which would you put right first, if any?’`;
}

function ifItHolds({ object, input }: Plan): string {
	const { many } = object;
	const offers = {
		trial: `‘May I go through the ${many} of one week with you on [add day], and then say what a trial could look like?’`,
		look: `‘When could I sit beside somebody here for an hour and see ${many} as they come?’`,
		money: '‘If that were gone, what would a month look like, and what would it be worth?’',
		meeting: '‘Who should be there when we talk next, and does [add day] suit you both?’',
		introduction: '‘Who should hear about this next, and may I use your name?’',
		learning: '‘May I write up what I understood and talk it through with you on [add day]?’',
	};
	return `If a point held: ${offers[kindOfGoal(input.primaryGoal)]}`;
}
