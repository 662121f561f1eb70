import type { Section } from '#shared/document.ts';
import { facts, list, section, table } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import * as phrases from '../phrases.ts';
import type { Told } from '../told-once.ts';

/**
 * What comes next, beside what the summary says of it.
 *
 * @param isUsed in a file: whether a labelled quote is one that readers use
 */
export function actionSection(
	{ nextSteps }: Analysis,
	above?: Told,
	isUsed: (line: string) => boolean = () => true,
): Section {
	const actions = nextSteps?.immediateActions;
	// In a file: what is done by nobody or at some time is nothing to wait for.
	const isIdle = (timeline = '', owner = '', action = '') => isQuote(action) && (timeline === '' || owner === '');
	// In a file, an open doubt stands among the doubts.
	const isTold = (action: string) =>
		isDoubt(action) || ((isQuote(action) || !action.includes('“')) && above?.has(action));
	const isPlain = (action: string) => !isQuote(action) || isUsed(`Further next steps: ${action}`);
	const further = actions?.filter(
		({ action = '', timeline, owner }) =>
			above === undefined || (!isTold(action) && !isIdle(timeline, owner, action) && isPlain(action)),
	);
	return section(
		further && actions && further.length < actions.length ? 'Further next steps' : 'Next steps',
		table(
			['Action', 'When', 'Owner', 'Priority'],
			further?.map(({ priority, action, timeline, owner }) => [action, timeline, owner, priority]),
		),
		{
			none: actions && 'Nothing was promised or left open.',
			// Where the transcript has a date, the days have theirs.
			note: further?.some(({ timeline = '' }) => COUNTS_FROM_THE_CALL.test(timeline)) ? phrases.DAYS_COUNT : undefined,
		},
	);
}

/** "tomorrow", "On Thursday": a day that only the day of the call tells, without its date behind it. */
const COUNTS_FROM_THE_CALL =
	/\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\(\d)/i;

/** When and how to follow up: for the screen alone, since a file says it with the steps. */
export function followUpSection({ nextSteps }: Analysis): Section {
	const { timing, method, agenda, materials } = nextSteps?.followUpStrategy ?? {};
	return section(
		'Follow-up',
		facts(['Timing', timing], ['Method', method], ['Agenda', agenda]),
		list(materials, { title: 'Materials' }),
	);
}

/** Where the deal stands: for the screen alone, since a file says it with the outcome and the steps. */
export function progressSection({ dealProgression }: Analysis): Section {
	const { currentStage, nextMilestone, closeRisk, accelerationOpportunities } = dealProgression ?? {};
	return section(
		'Deal progression',
		facts(['Stage', currentStage], ['Next milestone', nextMilestone], ['Risk', closeRisk]),
		list(accelerationOpportunities, { title: 'To speed it up' }),
	);
}

/** What to practise: for the screen alone, since a file says it where the talk is judged. */
export function skillSection({ coachingRecommendations }: Analysis): Section {
	return section('Skill development', {
		parts: 'rows',
		sections: (coachingRecommendations?.skillDevelopment ?? []).map(
			({ skill = '', currentLevel, targetLevel, developmentActions, resources }) =>
				section(
					skill,
					facts(['In this call', currentLevel], ['Target', targetLevel]),
					list(developmentActions, { title: 'Practise' }),
					list(resources, { title: 'Resources' }),
				),
		),
	});
}

export function adviceSection({ coachingRecommendations }: Analysis): Section {
	return section('Advice', list(coachingRecommendations?.strategicAdvice));
}

/** The built-in engine quotes what was promised. */
function isQuote(action: string): boolean {
	return /^(?:[^“”:]{1,40}: )?“/.test(action);
}

function isDoubt(action: string): boolean {
	return action.startsWith(phrases.ACTION.answerDoubt(''));
}
