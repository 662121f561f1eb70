import { paragraph } from '#prose/sentences.ts';
import type { Document, Fact, Section } from '#shared/document.ts';
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

function measured(value: number | null, unit: string): string {
	return value === null ? NOT_MEASURED : `${value}${unit}`;
}

function keyFacts(
	{ callSummary, qualificationAnalysis, talkTimeAnalysis, sentimentAnalysis }: CallAnalysis,
	heading: string,
): Fact[] {
	return [
		{ label: 'Overall score', value: measured(callSummary.overallScore, ' of 10') },
		{ label: 'Deal probability', value: measured(qualificationAnalysis.dealProbability, '%') },
		{ label: 'Call type', value: heading.includes(callSummary.callType) ? '' : callSummary.callType },
		{ label: 'Duration', value: callSummary.duration },
		{ label: 'Sentiment', value: sentimentAnalysis.overallSentiment },
		{ label: 'Talk share, salesperson', value: measured(talkTimeAnalysis.salesPersonTalkTime, '%') },
		{ label: 'Talk share, prospect', value: measured(talkTimeAnalysis.prospectTalkTime, '%') },
		{ label: "Salesperson's questions", value: measured(talkTimeAnalysis.questionCount, '') },
		{ label: 'Listening', value: measured(talkTimeAnalysis.listeningScore, ' of 10') },
	].filter(({ value }) => value !== '');
}

function summary(analysis: CallAnalysis, above: Told): Section {
	const { callSummary, prospectInsights, sentimentAnalysis } = analysis;
	const painPoints = prospectInsights.painPoints.filter(({ painPoint }) => !above.has(painPoint));
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
			section(
				'Pain points',
				list(
					painPoints.map(({ painPoint, severity, urgency }) =>
						paragraph(painPoint, `Severity: ${severity}`, urgency === '' ? '' : `Urgency: ${urgency}`),
					),
				),
			),
			...ledger,
			section('Buying signals', list(signals)),
			section('Concerns', list(prospectInsights.concerns)),
		]),
	};
}

const BANT = [
	['budget', 'Budget'],
	['authority', 'Authority'],
	['need', 'Need'],
	['timeline', 'Timeline'],
] as const;

function qualification({ qualificationAnalysis }: CallAnalysis): Section {
	const points = BANT.reduce((sum, [key]) => sum + qualificationAnalysis.bantScore[key].score, 0);
	const { overallQualification: overall } = qualificationAnalysis;
	// The points stand where it is told how they are weighed.
	const text = overall === phrases.qualification(points) ? '' : overall;
	return {
		heading: 'Qualification (BANT)',
		blocks: text === '' ? [] : [{ kind: 'paragraph', text }],
		sections: filled([
			...BANT.map(([key, label]): Section => {
				const part = qualificationAnalysis.bantScore[key];
				const ask = facts(['Ask next', part.nextQuestion]);
				const score = `${part.score} of 10`;
				return section(
					part.assessment.startsWith(score) ? label : `${label}: ${score}`,
					{ kind: 'paragraph', text: part.assessment },
					ask,
				);
			}),
			section('Risk factors', list(qualificationAnalysis.riskFactors)),
		]),
	};
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
	above.add(...analysis.objectionAnalysis.objectionsRaised.map(({ objection }) => objection));
	const subtitle = [input.participantRoles.salesPerson, input.participantRoles.prospect]
		.filter((name) => name !== '')
		.join(' and ');
	return {
		title: heading,
		...(subtitle === '' ? {} : { subtitle }),
		facts: keyFacts(analysis, heading),
		sections: filled([
			summary(analysis, above),
			qualification(analysis),
			conversation(analysis, above),
			next(analysis, above),
			coaching(analysis),
			measurementSection(analysis),
			weighingSection(analysis),
			section('Assumptions', list(analysis.assumptions)),
		]),
	};
}
