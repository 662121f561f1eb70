import { goals, troubles } from '#call-facts/candidates/candidates.ts';
import { costs, firstDates, firstWork, laterWork, measures } from '#call-facts/candidates/plan.ts';
import { prices, terms } from '#call-facts/candidates/prices.ts';
import { steps } from '#call-facts/candidates/steps.ts';
import { withPlainWords } from '#call-facts/told/told.ts';
import type { Suggestion, Suggestions } from '#shared/suggestions.ts';
import { callOf } from './call.ts';
import { casesOf } from './cases.ts';
import type { GrowthPlanInput } from './contract.ts';

/** What the call offers for each part of the plan, and the form for the case study. */
export function suggest(input: GrowthPlanInput): Suggestions {
	const call = callOf(input);
	const plain = withPlainWords(call);
	return {
		'answers.problem': troubles(plain),
		'answers.goal': goals(call),
		'answers.measure': measures(call),
		'answers.cost': costs(call),
		'answers.phase1': firstWork(call),
		'answers.phase1Dates': firstDates(call),
		'answers.phase2': laterWork(call),
		'answers.investment': [...prices(plain), ...terms(call)],
		'answers.nextSteps': steps(call),
		'answers.caseReason': casesOf(input).flatMap(({ client, result }) =>
			result === '' ? [] : [typed(client, result)],
		),
	};
}

function typed(client: string, result: string): Suggestion {
	return { text: client === '' ? result : `${client}: ${result}`, quote: '', line: 0, speaker: '' };
}
