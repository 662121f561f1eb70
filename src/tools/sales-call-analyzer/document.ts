import { paragraph, quoted } from '#prose/sentences.ts';
import type { Block, Document, Fact, Section } from '#shared/document.ts';
import type { CallAnalysis, SalesCallInput, SalesCallOutput } from './contract.ts';
import { conversation } from './document/conversation.ts';
import { ledgerSections } from './document/ledger.ts';
import { measurementSection, weighingSection } from './document/measured.ts';
import { next } from './document/next.ts';
import { facts, filled, list, section } from './document/parts.ts';
import * as phrases from './phrases.ts';
import { title } from './title.ts';
import { type Told, toldInSummary } from './told-once.ts';

/** The whole report in reading order: what happened, how qualified it is, how it was led, what comes next. */

const NOT_MEASURED = 'Not measured';
/** How a duration begins that is only estimated from the words, which are counted below. */
const NOT_GIVEN = 'Not given';

/** The scores, each with what it comes from, and what is measured nowhere below. */
function keyFacts(
	{ callSummary, qualificationAnalysis, sentimentAnalysis, scoring }: CallAnalysis,
	heading: string,
): Fact[] {
	const { overallScore, callType, duration } = callSummary;
	return [
		{ label: 'Overall score', value: scored(overallScore, ' of 10', scoring.overall.map(nameAndValue)) },
		{
			label: 'Deal probability',
			value: scored(qualificationAnalysis.dealProbability, '%', scoring.dealProbability.map(reasonAndValue)),
		},
		{ label: 'Call type', value: heading.includes(callType) ? '' : callType },
		{ label: 'Duration', value: duration.startsWith(NOT_GIVEN) ? '' : duration },
		{ label: 'Sentiment', value: sentimentAnalysis.overallSentiment },
	].filter(({ value }) => value !== '');
}

type Addend = CallAnalysis['scoring']['overall'][number];

function scored(value: number | null, unit: string, parts: readonly string[]): string {
	const why = parts.length > 1 ? ` (${parts.join(', ')})` : '';
	return value === null ? NOT_MEASURED : `${value}${unit}${why}`;
}

/** "qualification 8" */
function nameAndValue({ part, value }: Addend): string {
	return `${part.toLowerCase()} ${value}`;
}

/** "two doubts left open -10" */
function reasonAndValue({ reason, value }: Addend): string {
	return `${reason} ${value}`;
}

/** The question that words answer, which may be new where they are not. */
const ASKED = /^You (?:asked|said) “[^“”]{0,400}” \(line \d+\): /;

function summary(analysis: CallAnalysis, above: Told): Section {
	const { callSummary, prospectInsights, sentimentAnalysis } = analysis;
	const painPoints = prospectInsights.painPoints.filter(({ painPoint }) => !above.has(painPoint.replace(ASKED, '')));
	above.add(...painPoints.map(({ painPoint }) => painPoint));
	const ledger = ledgerSections(analysis, above);
	const signals = prospectInsights.buyingSignals.filter((signal) => !above.has(signal));
	return {
		heading: 'Summary and insights',
		blocks: [{ kind: 'paragraph', text: callSummary.outcome }, ...list(callSummary.keyHighlights)],
		sections: filled([
			section(
				'Sentiment',
				facts(['Trust', sentimentAnalysis.trustLevel === NOT_MEASURED ? '' : sentimentAnalysis.trustLevel]),
			),
			section('Pain points', list(painPoints.map(({ painPoint }) => painPoint))),
			...ledger,
			section('Buying signals', list(signals)),
		]),
	};
}

const BANT = [
	['budget', 'Budget'],
	['authority', 'Authority'],
	['need', 'Need'],
	['timeline', 'Timeline'],
] as const;

function qualification(analysis: CallAnalysis, above: Told): Section {
	const { qualificationAnalysis } = analysis;
	const points = BANT.reduce((sum, [key]) => sum + qualificationAnalysis.bantScore[key].score, 0);
	const { overallQualification: overall } = qualificationAnalysis;
	// The points stand where it is told how they are weighed.
	const text = overall === phrases.qualification(points) ? '' : overall;
	return {
		heading: 'Qualification (BANT)',
		blocks: [...(text === '' ? [] : [{ kind: 'paragraph' as const, text }]), ...bantFacts(analysis, above)],
		sections: filled([section('Risk factors', list(qualificationAnalysis.riskFactors))]),
	};
}

type BantPart = CallAnalysis['qualificationAnalysis']['bantScore']['budget'];

/** The scores with their places in a row, and by itself what was not discussed or rests on words that do not stand above. */
function bantFacts({ qualificationAnalysis }: CallAnalysis, above: Told): Block[] {
	const parts = BANT.map(([key, label]) => ({ label, part: qualificationAnalysis.bantScore[key] }));
	const isTold = ({ assessment, evidence, nextQuestion }: BantPart) =>
		phrases.isPlace(assessment) && nextQuestion === '' && evidence.every((quote) => above.has(quoted(quote)));
	const [told, others] = [parts.filter(({ part }) => isTold(part)), parts.filter(({ part }) => !isTold(part))];
	const row = told.map(({ label, part }) => phrases.scoreAt(label, part.score, part.assessment)).join(', ');
	return facts(['Points of 10', row], ...others.map(({ label, part }) => [label, bantText(part, above)] as const));
}

/** A score with the words that it rests on, where these do not stand above. */
function bantText({ score, assessment, evidence, nextQuestion }: BantPart, above: Told): string {
	const points = evidence.length === 0 || assessment === phrases.NOT_SCORED ? '' : `${score} of 10`;
	const quotes = evidence.map(quoted).filter((quote) => !above.has(quote));
	return paragraph(points, assessment, quotes.join(' '), nextQuestion === '' ? '' : `Ask next: ${nextQuestion}`);
}

function coaching({ coachingRecommendations, conversationAnalysis }: CallAnalysis): Section {
	// What to improve stands with its advice where the talk is judged.
	const told = new Set(conversationAnalysis.areasForImprovement.map(({ area }) => area));
	return {
		heading: 'Coaching',
		blocks: [],
		sections: filled([
			...coachingRecommendations.skillDevelopment
				.filter(({ skill }) => !told.has(skill))
				.map((skill) =>
					section(
						skill.skill,
						facts(['Now', skill.currentLevel], ['Target', skill.targetLevel]),
						list(skill.developmentActions),
						facts(['See', skill.resources.join('; ')]),
					),
				),
			section('Advice', list(coachingRecommendations.strategicAdvice)),
		]),
	};
}

export function document(output: SalesCallOutput, input: SalesCallInput): Document {
	const analysis = output.callAnalysis;
	const heading = `Call analysis: ${title(input)}`;
	const above = toldInSummary(analysis.callSummary);
	// Each doubt stands beside what was answered, and nowhere else.
	above.add(
		...analysis.objectionAnalysis.objectionsRaised.map(({ objection }) => objection),
		...analysis.prospectInsights.concerns.map((concern) => concern.split(phrases.ANSWERED)[0] ?? ''),
	);
	const subtitle = [input.participantRoles.salesPerson, input.participantRoles.prospect]
		.filter((name) => name !== '')
		.join(' and ');
	return {
		title: heading,
		...(subtitle === '' ? {} : { subtitle }),
		facts: keyFacts(analysis, heading),
		sections: filled([
			summary(analysis, above),
			qualification(analysis, above),
			conversation(analysis, above),
			next(analysis, above),
			coaching(analysis),
			measurementSection(analysis),
			weighingSection(analysis),
			section('Assumptions', list(analysis.assumptions)),
		]),
	};
}
