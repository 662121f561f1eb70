import type { Section, Tone } from '#shared/document.ts';
import { facts, filled, list, paragraphs, section } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import * as phrases from '../phrases.ts';
import { type Told, toldInSummary } from '../told-once.ts';
import { levelBadge, levelOf, rows } from './rows.ts';

/**
 * How the talk was led, and how each doubt was met.
 *
 * @param isUsed in a file: whether a labelled doubt is one that readers use
 */
export function conversationSections(
	analysis: Analysis,
	above?: Told,
	isUsed: (line: string) => boolean = () => true,
): Section[] {
	const { strengths, areasForImprovement: areas, missedOpportunities: missed } = analysis.conversationAnalysis ?? {};
	const concerns = analysis.prospectInsights?.concerns;
	// Of a tab nothing stands above.
	const summary = above && toldInSummary(analysis.callSummary);
	// In a file, a model that answers each doubt anew has told them all.
	const raised = analysis.objectionAnalysis?.objectionsRaised ?? [];
	const isTold = above && raised.some((one) => one.improvedResponse);
	// In a file, what the built-in engine grades stands among the doubts, without its grade.
	const doubts = [...(above ? raised.map(doubtWithBetter) : []), ...(concerns ?? [])];
	const isNew = (doubt: string) => !summary?.has(doubt) && isUsed(`${DOUBTS}: ${doubt}`);
	return filled(
		rows(
			'Strengths',
			strengths
				?.filter(({ description = '' }) => !above?.has(description))
				.map(({ area = '', impact, description }) =>
					section(
						area,
						{ badge: levelBadge(impact, 'impact', 'good') },
						paragraphs(description),
						facts(['Effect', levelOf(impact).rest]),
					),
				),
			undefined,
			above,
		),
		rows(
			'Areas for improvement',
			areas?.map(({ area = '', impact, issue, recommendation }) =>
				section(
					area,
					{ badge: levelBadge(impact, 'impact') },
					paragraphs(issue),
					facts(['Effect', levelOf(impact).rest], ['Try instead', recommendation]),
				),
			),
			areas &&
				'Our rules found nothing to advise here, which is no praise: see how each doubt was met, and what was measured.',
			above,
		),
		section('Missed opportunities', list(missed)),
		objectionSection(analysis, above),
		section(DOUBTS, list(isTold ? [] : doubts.filter(isNew))),
	);
}

export const DOUBTS = 'Questions and doubts';

const HANDLED: Readonly<Record<string, Tone>> = { Excellent: 'green', Good: 'blue', Fair: 'yellow' };

function objectionSection({ callSummary, objectionAnalysis, prospectInsights }: Analysis, above?: Told): Section {
	const summary = above && toldInSummary(callSummary);
	const raised = objectionAnalysis?.objectionsRaised;
	// Where no words decide how a doubt was met, it stands among the questions and doubts.
	const isNone = raised && (prospectInsights?.concerns ?? []).length === 0;
	return section('Objections', {
		parts: 'rows',
		none: isNone ? 'No objection was found in the words of this call.' : undefined,
		sections:
			raised
				// In a file, what a model would have answered; a doubt of the summary stands there.
				?.filter(
					({ objection = '', improvedResponse }) =>
						!above || (improvedResponse !== '' && summary?.has(objection) !== true),
				)
				.map(({ category = '', handlingEffectiveness, ...one }) => {
					const handled = handlingEffectiveness && handlingEffectiveness in HANDLED ? handlingEffectiveness : 'Poor';
					const tone = HANDLED[handled] ?? 'red';
					return section(
						above ? `${category}, handled: ${handled}` : category,
						{ badge: above ? undefined : { label: 'Handled', text: `Handled: ${handled}`, tone } },
						above
							? paragraphs(doubtWithBetter(one))
							: facts(
									['Objection', one.objection],
									['Your reply', one.salesPersonResponse],
									['Better', one.improvedResponse],
								),
					);
				}) ?? [],
	});
}

type Raised = NonNullable<NonNullable<Analysis['objectionAnalysis']>['objectionsRaised']>[number];

/** In a file: with what would have been better, of a model's, which tells the reply where it judges the talk; else with that. */
function doubtWithBetter({ objection = '', salesPersonResponse = '', improvedResponse = '' }: Raised): string {
	if (improvedResponse !== '') return phrases.withBetter(objection, improvedResponse);
	return salesPersonResponse === '' ? objection : phrases.answered(objection, salesPersonResponse);
}
