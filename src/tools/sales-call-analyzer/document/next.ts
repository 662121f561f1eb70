import type { Section } from '#shared/document.ts';
import { facts, filled, list, section, table } from '#shared/document-parts.ts';
import { type Analysis, bantParts } from '../analysis.ts';
import * as phrases from '../phrases.ts';
import type { Told } from '../told-once.ts';

/** What comes next, beside what the summary says of it. */
export function actionSection({ nextSteps }: Analysis, above?: Told): Section {
	const actions = nextSteps?.immediateActions;
	// What was asked for is done by the day in its row, whatever stands above.
	const further = actions?.filter(({ action = '' }) => !(isPromiseOrDoubt(action) && above?.has(action)));
	return section(
		further && actions && further.length < actions.length ? 'Further next steps' : 'Next steps',
		table(
			['Action', 'When', 'Owner', 'Priority'],
			further?.map(({ priority, action, timeline, owner }) => [action, timeline, owner, priority]),
		),
		{ none: actions && 'Nothing was promised or left open.' },
	);
}

export function followUpSection(analysis: Analysis, above?: Told): Section {
	const { timing, method, agenda = '', materials } = analysis.nextSteps?.followUpStrategy ?? {};
	// What to ask stands at its part.
	const rest = bantParts(analysis).reduce((text, { part }) => text.replace(part.nextQuestion ?? '', '').trim(), agenda);
	return section(
		'Follow-up',
		facts(
			['Timing', above && isListed(timing, analysis) ? '' : timing],
			['Method', method],
			['Agenda', above ? rest : agenda],
		),
		list(materials, { title: 'Materials' }),
	);
}

export function progressSection(analysis: Analysis, above?: Told): Section {
	const { currentStage, nextMilestone, closeRisk, accelerationOpportunities } = analysis.dealProgression ?? {};
	const newly = (text: string | undefined) => (above && isTold(text ?? '') ? '' : text);
	return section(
		'Deal progression',
		facts(
			['Stage', newly(currentStage)],
			['Next milestone', above && isListed(nextMilestone, analysis) ? '' : newly(nextMilestone)],
			['Risk', newly(closeRisk)],
		),
		list(accelerationOpportunities, { title: 'To speed it up' }),
	);
}

/** What to practise. In a file, what to improve stands with its advice where the talk is judged. */
export function coachingSections(analysis: Analysis, above?: Told): Section[] {
	const { skillDevelopment: skills, strategicAdvice: advice } = analysis.coachingRecommendations ?? {};
	const told = new Set(above && analysis.conversationAnalysis?.areasForImprovement?.map(({ area }) => area));
	return filled(
		section('Skill development', {
			parts: 'rows',
			none: skills && 'No skill to train was found in the words of this call.',
			sections: (skills ?? [])
				.filter(({ skill }) => !told.has(skill))
				.map(({ skill = '', currentLevel, targetLevel, developmentActions, resources }) =>
					section(
						skill,
						facts(['In this call', currentLevel], ['Target', targetLevel]),
						list(developmentActions, { title: 'Practise' }),
						list(resources, { title: 'Resources' }),
					),
				),
		}),
		section('Advice', list(advice), { none: advice && 'Nothing beyond the next steps.' }),
	);
}

function isPromiseOrDoubt(action: string): boolean {
	return action.startsWith('“') || action.startsWith(phrases.ACTION.answerDoubt(''));
}

/** A day that stands in the table or the highlights is not said again. */
function isListed(day = '', { nextSteps, callSummary }: Analysis): boolean {
	const isOf = ({ timeline = '', owner = '' }) => day === timeline || day === `${owner}, ${timeline}`;
	const highlights = callSummary?.keyHighlights ?? [];
	return (nextSteps?.immediateActions ?? []).some(isOf) || (day !== '' && highlights.some((one) => one.includes(day)));
}

/** Sentences of ours that only say how the call ended, as the summary and the advice do. */
const ENDED: readonly string[] = [
	...Object.values(phrases.STAGE),
	phrases.NO_STEP_AFTER_NO,
	phrases.NEXT_STEP_GAP,
	phrases.CLOSE_RISK.agreed,
	phrases.CLOSE_RISK.nextStep,
	phrases.CLOSE_RISK.refused,
	phrases.CLOSE_RISK.noStep,
];

/** Open doubts stand each beside what was answered. */
const OPEN = /^(?:High|Medium): (?:several doubts are|a doubt is) open \(/;

function isTold(text: string): boolean {
	return ENDED.includes(text) || OPEN.test(text);
}
