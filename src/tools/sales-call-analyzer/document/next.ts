import type { Block, Section } from '#shared/document.ts';
import type { CallAnalysis } from '../contract.ts';
import * as phrases from '../phrases.ts';
import type { Told } from '../told-once.ts';
import { facts, filled, list, section } from './parts.ts';

/** What comes next, beside what the summary says of it. */
export function next(
	{ nextSteps, dealProgression, qualificationAnalysis, callSummary }: CallAnalysis,
	above: Told,
): Section {
	const { immediateActions, followUpStrategy } = nextSteps;
	// What was asked for is done by the day in its row, whatever stands above.
	const further = immediateActions.filter(({ action }) => !(isPromiseOrDoubt(action) && above.has(action)));
	const rows = further.map(({ priority, action, timeline, owner }) => [priority, action, timeline, owner]);
	// A day that stands in the table is not said again.
	const isListed = (day: string) =>
		immediateActions.some(({ timeline, owner }) => day === timeline || day === `${owner}, ${timeline}`) ||
		callSummary.keyHighlights.some((highlight) => day !== '' && highlight.includes(day));
	const asked = Object.values(qualificationAnalysis.bantScore).map(({ nextQuestion }) => nextQuestion);
	const agenda = asked
		.filter((question) => question !== '')
		.reduce((text, question) => text.replace(question, '').trim(), followUpStrategy.agenda);
	const actions: Block[] =
		rows.length === 0 ? [] : [{ kind: 'table', head: ['Priority', 'Action', 'When', 'Owner'], rows }];
	return {
		heading: further.length < immediateActions.length ? 'Further next steps' : 'Next steps',
		blocks: actions,
		sections: filled([
			section(
				'Follow-up',
				facts(
					['Timing', isListed(followUpStrategy.timing) ? '' : followUpStrategy.timing],
					['Method', followUpStrategy.method],
					['Agenda', agenda],
				),
				list(followUpStrategy.materials),
			),
			section(
				'Deal progression',
				facts(
					['Stage', newly(dealProgression.currentStage)],
					['Next milestone', isListed(dealProgression.nextMilestone) ? '' : newly(dealProgression.nextMilestone)],
					['Risk', newly(dealProgression.closeRisk)],
				),
				list(dealProgression.accelerationOpportunities),
			),
		]),
	};
}

function isPromiseOrDoubt(action: string): boolean {
	return action.startsWith('“') || action.startsWith(phrases.ACTION.answerDoubt(''));
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

function newly(text: string): string {
	return ENDED.includes(text) || OPEN.test(text) ? '' : text;
}
