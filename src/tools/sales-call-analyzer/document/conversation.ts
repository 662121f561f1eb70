import { paragraph } from '#prose/sentences.ts';
import type { Section } from '#shared/document.ts';
import type { CallAnalysis } from '../contract.ts';
import type { Told } from '../told-once.ts';
import { facts, filled, list, section } from './parts.ts';

/** Says nothing beside the words of the call. */
const LEVEL = /^(?:High|Medium|Low)\b/;

/** How the talk was led, and how each doubt was met. */
export function conversation(
	{ conversationAnalysis, objectionAnalysis, prospectInsights }: CallAnalysis,
	above: Told,
): Section {
	const strengths = conversationAnalysis.strengths.filter(({ description }) => !above.has(description));
	return {
		heading: 'Conversation',
		blocks: [],
		sections: filled([
			section(
				'Strengths',
				list(
					strengths.map(({ area, impact, description }) =>
						paragraph(area, LEVEL.test(impact) ? '' : impact, description),
					),
				),
			),
			section(
				'Areas for improvement',
				list(
					conversationAnalysis.areasForImprovement.map(({ area, impact, issue, recommendation }) =>
						paragraph(area, LEVEL.test(impact) ? '' : impact, issue, recommendation),
					),
				),
			),
			section('Missed opportunities', list(conversationAnalysis.missedOpportunities)),
			{
				heading: 'Objections',
				blocks: [],
				sections: objectionAnalysis.objectionsRaised.map((raised) =>
					section(
						`${raised.category}, handled: ${raised.handlingEffectiveness}`,
						facts(
							['Objection', raised.objection],
							['Your reply', raised.salesPersonResponse],
							['Better', raised.improvedResponse],
						),
					),
				),
			},
			section('Questions and doubts', list(prospectInsights.concerns)),
		]),
	};
}
