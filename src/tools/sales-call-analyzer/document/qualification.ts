import { paragraph, quoted } from '#prose/sentences.ts';
import type { Block, Section } from '#shared/document.ts';
import { facts, filled, list, paragraphs, section } from '#shared/document-parts.ts';
import { scoreTone } from '#shared/score-tone.ts';
import { type Analysis, type BantPart, bantParts, isNotDiscussed } from '../analysis.ts';
import * as phrases from '../phrases.ts';
import type { Told } from '../told-once.ts';

/** The four parts for a file: in few lines, since most of their words stand in the summary. */
export function qualification(analysis: Analysis, above: Told): Section {
	const points = bantParts(analysis).reduce((sum, { part: { score = 0 } }) => sum + score, 0);
	const { overallQualification: overall } = analysis.qualificationAnalysis ?? {};
	// The points stand among the scores at the top.
	const text = overall === phrases.qualification(points) ? '' : overall;
	return section('Qualification (BANT)', paragraphs(text), bantFacts(analysis, above));
}

/** The four parts for the screen, each with all that it rests on. */
export function qualificationSections(analysis: Analysis): Section[] {
	return filled(
		section('Qualification', paragraphs(analysis.qualificationAnalysis?.overallQualification), {
			note: 'A score needs at least one quote. What was not discussed counts as 0 in the overall score.',
		}),
		section('What each score rests on', {
			parts: 'rows',
			sections: bantParts(analysis).map(({ label, part }) =>
				section(
					label,
					{ badge: scoreBadge(part) },
					paragraphs(part.assessment),
					(part.evidence ?? []).map((text) => ({ kind: 'quote', text })),
					facts(['Ask on the next call', part.nextQuestion]),
				),
			),
		}),
		riskFactors(analysis),
	);
}

function riskFactors({ qualificationAnalysis }: Analysis): Section {
	const risks = qualificationAnalysis?.riskFactors;
	return section('Risk factors', list(risks), { none: risks && 'No risk was found in the words of this call.' });
}

function scoreBadge(part: BantPart): Section['badge'] {
	if (isNotDiscussed(part)) return { label: 'Score', text: phrases.NOT_DISCUSSED };
	const { score = 0, assessment = '' } = part;
	const text = [`${score} / 10`, phrases.ofTheEnd(phrases.endedPoints(assessment), score)];
	return { label: 'Score', text: text.filter((one) => one !== '').join(', '), tone: scoreTone(score) };
}

/** What is to be asked, and what a model says of a part. On the screen each part has its points with their line. */
function bantFacts(analysis: Analysis, above: Told): Block[] {
	return facts(...bantParts(analysis).map(({ label, part }) => [label, bantText(part, above)] as const));
}

function bantText({ score, assessment = '', evidence = [], nextQuestion }: BantPart, above: Told): string {
	// What to ask where nothing was found stands on the screen.
	if (phrases.isPlace(assessment) || assessment === phrases.NOT_PLAIN) return '';
	const isScored = evidence.length > 0 && assessment !== phrases.NOT_SCORED;
	const quotes = evidence.map(quoted).filter((quote) => !above.has(quote));
	return paragraph(
		isScored ? `${score} of 10` : '',
		assessment,
		quotes.join(' '),
		nextQuestion ? `Ask next: ${nextQuestion}` : '',
	);
}
