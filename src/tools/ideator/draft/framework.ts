/** What to say first and last. Suggested wording stands between ‘ and ’. */

import type { Toolkit } from '../contract.ts';
import { kindOfGoal } from './goal.ts';
import { isOwner } from './people.ts';
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
	money: '‘I will not name a price today. I would like to learn what this is worth to you, if anything.’',
	meeting: '‘I have questions only. If something looks worth a second talk, we fix a date before we hang up.’',
	introduction:
		'‘I am not calling to sell you anything. I want to understand the work before I talk to others about it.’',
	learning: '‘I have questions only, no presentation, and I would rather hear that I am wrong than be polite.’',
} as const;

/** Several companies of the trade, in the member's words where they make a plural. */
function companies({ trade, industry }: Plan): string {
	if (/(?<!s)s$/i.test(trade)) return trade;
	return industry?.many ?? 'companies like yours';
}

function opening(plan: Plan): string[] {
	const { object, actor, input } = plan;
	return [
		`‘Thank you for your time. I am looking at how ${companies(plan)} handle ${object.many}, and I would like to learn how it is done at your place.’`,
		PURPOSE[kindOfGoal(input.primaryGoal)],
		isOwner(actor)
			? `‘If you showed somebody new the way from ${object.begin} to ${object.end}, where would you begin?’`
			: `‘May I take notes, and may we begin with one real ${object.one}?’`,
	];
}

function closing(plan: Plan): string[] {
	const { object, actor, doubts } = plan;
	const asked = doubts.filter(({ place }) => place === 'closing').map(({ question }) => plan.fill(question));
	return [
		`‘Let me say back what I heard about your ${object.many}. Which part have I got wrong?’`,
		`‘Of everything around ${object.many}, what would you change first, if anything?’`,
		...asked,
		ifItHolds(plan),
		isOwner(actor)
			? `‘Who besides you would be the first to notice if ${object.many} were handled differently?’`
			: `‘Who else would have to agree before anything about ${object.many} is changed?’`,
		`If none of your points holds: ‘Thank you, that saves me from building the wrong thing; who do you know for whom ${object.many} are a worry?’`,
	];
}

function ifItHolds({ assumptions, object, input }: Plan): string {
	const first = assumptions[0]?.number ?? 1;
	const head = `If point ${first} or another one was confirmed: `;
	if (kindOfGoal(input.primaryGoal) === 'trial') {
		return `${head}‘May I go through ${object.many} of one week with you on [add day], and then say what a trial could look like?’`;
	}
	if (kindOfGoal(input.primaryGoal) === 'money') {
		return `${head}‘If that were gone, what would a month look like, and what would it be worth?’`;
	}
	return `${head}‘May I write up what I understood and talk it through with you on [add day]?’`;
}
