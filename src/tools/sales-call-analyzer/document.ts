import { listOf, paragraph } from '#prose/sentences.ts';
import type { Block, Document, Fact, Section } from '#shared/document.ts';
import type { CallAnalysis, LedgerRow, SalesCallInput, SalesCallOutput } from './contract.ts';
import { measurementSection, weighingSection } from './document/measured.ts';
import { LEDGER_KINDS } from './ledger-kinds.ts';
import { title } from './title.ts';

/** The whole report in reading order: what happened, how qualified it is, how it was led, what comes next. */

const NOT_MEASURED = 'Not measured';

function list(items: readonly string[]): Block[] {
	return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** Without those of which nothing is known. */
function filled(sections: readonly Section[]): Section[] {
	return sections.filter(({ blocks, sections: inner = [] }) => blocks.length > 0 || inner.length > 0);
}

function section(heading: string, ...blocks: (Block | Block[])[]): Section {
	return { heading, blocks: blocks.flat() };
}

function facts(...pairs: readonly (readonly [string, string])[]): Block[] {
	const known = pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
	return known.length === 0 ? [] : [{ kind: 'facts', facts: known }];
}

function measured(value: number | null, unit: string): string {
	return value === null ? NOT_MEASURED : `${value}${unit}`;
}

function keyFacts({ callSummary, qualificationAnalysis, talkTimeAnalysis, sentimentAnalysis }: CallAnalysis): Fact[] {
	return [
		{ label: 'Overall score', value: measured(callSummary.overallScore, ' of 10') },
		{ label: 'Deal probability', value: measured(qualificationAnalysis.dealProbability, '%') },
		{ label: 'Call type', value: callSummary.callType },
		{ label: 'Duration', value: callSummary.duration },
		{ label: 'Sentiment', value: sentimentAnalysis.overallSentiment },
		{ label: 'Talk share, salesperson', value: measured(talkTimeAnalysis.salesPersonTalkTime, '%') },
		{ label: 'Talk share, prospect', value: measured(talkTimeAnalysis.prospectTalkTime, '%') },
		{ label: "Salesperson's questions", value: measured(talkTimeAnalysis.questionCount, '') },
		{ label: 'Listening', value: measured(talkTimeAnalysis.listeningScore, ' of 10') },
	].filter(({ value }) => value !== '');
}

/** What was said, kind by kind; kinds of which there is nothing, or that stand elsewhere in it, are left out. */
function ledgerSections({ ledger = [] }: CallAnalysis): Section[] {
	const here = LEDGER_KINDS.filter(({ toldElsewhere, kind }) => !toldElsewhere && kind !== 'commitment');
	return here.flatMap(({ kind, label: heading }) => {
		const isAlternative = kind === 'alternative';
		const items = ledger.filter((row) => row.kind === kind && row.doubtful !== true);
		const about = ({ label, note }: LedgerRow) =>
			[label, isAlternative ? '' : note].filter((text) => text !== '').join(', ');
		const text = (rows: readonly LedgerRow[], { quote, line }: LedgerRow) =>
			[listOf(rows.map(about).filter((one) => one !== '')), `“${quote}” (line ${line})`]
				.filter((one) => one !== '')
				.join(': ');
		// Several sums of one sentence stand before it together.
		const same = Map.groupBy(items, ({ quote, line }) => `${line} ${quote}`).values();
		return items.length === 0
			? []
			: [section(heading, list([...same].map((rows) => text(rows, rows[0] as LedgerRow))))];
	});
}

function summary(analysis: CallAnalysis): Section {
	const { callSummary, prospectInsights, sentimentAnalysis } = analysis;
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
					prospectInsights.painPoints.map(({ painPoint, severity, urgency }) =>
						paragraph(painPoint, `Severity: ${severity}`, urgency === '' ? '' : `Urgency: ${urgency}`),
					),
				),
			),
			...ledgerSections(analysis),
			section('Buying signals', list(prospectInsights.buyingSignals)),
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
	return {
		heading: 'Qualification (BANT)',
		blocks: [{ kind: 'paragraph', text: qualificationAnalysis.overallQualification }],
		sections: filled([
			...BANT.map(([key, label]): Section => {
				const part = qualificationAnalysis.bantScore[key];
				const ask = facts(['Ask next', part.nextQuestion]);
				return section(`${label}: ${part.score} of 10`, { kind: 'paragraph', text: part.assessment }, ask);
			}),
			section('Risk factors', list(qualificationAnalysis.riskFactors)),
		]),
	};
}

/** Whether the words show it: that an answer was given says little of how good it was. */
function handledPlainly(effectiveness: string): boolean {
	return effectiveness !== 'Good' && effectiveness !== 'Fair';
}

function conversation({ conversationAnalysis, objectionAnalysis }: CallAnalysis): Section {
	return {
		heading: 'Conversation',
		blocks: [],
		sections: filled([
			section(
				'Strengths',
				list(
					conversationAnalysis.strengths.map(({ area, impact, description }) => `${area}. ${impact} ${description}`),
				),
			),
			section(
				'Areas for improvement',
				list(
					conversationAnalysis.areasForImprovement.map(
						({ area, impact, issue, recommendation }) =>
							`${area} (${impact.replace(/\.$/, '')}). ${issue} ${recommendation}`,
					),
				),
			),
			section('Missed opportunities', list(conversationAnalysis.missedOpportunities)),
			{
				heading: 'Objections',
				blocks: [],
				sections: objectionAnalysis.objectionsRaised.map((raised) =>
					section(
						handledPlainly(raised.handlingEffectiveness)
							? `${raised.category}, handled: ${raised.handlingEffectiveness}`
							: raised.category,
						facts(
							['Objection', raised.objection],
							['Your reply', raised.salesPersonResponse],
							['Better', raised.improvedResponse],
						),
					),
				),
			},
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

function next({ nextSteps, dealProgression }: CallAnalysis): Section {
	const { immediateActions, followUpStrategy } = nextSteps;
	const rows = immediateActions.map(({ priority, action, timeline, owner }) => [priority, action, timeline, owner]);
	// A day that stands in the table is not said again.
	const isListed = (day: string) =>
		immediateActions.some(({ timeline, owner }) => day === timeline || day === `${owner}, ${timeline}`);
	const actions: Block[] =
		rows.length === 0 ? [] : [{ kind: 'table', head: ['Priority', 'Action', 'When', 'Owner'], rows }];
	return {
		heading: 'Next steps',
		blocks: actions,
		sections: filled([
			section(
				'Follow-up',
				facts(
					['Timing', isListed(followUpStrategy.timing) ? '' : followUpStrategy.timing],
					['Method', followUpStrategy.method],
					['Agenda', followUpStrategy.agenda],
				),
				list(followUpStrategy.materials),
			),
			section(
				'Deal progression',
				facts(
					['Stage', dealProgression.currentStage],
					['Next milestone', isListed(dealProgression.nextMilestone) ? '' : dealProgression.nextMilestone],
					['Risk', dealProgression.closeRisk],
				),
				list(dealProgression.accelerationOpportunities),
			),
		]),
	};
}

export function document(output: SalesCallOutput, input: SalesCallInput): Document {
	const analysis = output.callAnalysis;
	const subtitle = [input.participantRoles.salesPerson, input.participantRoles.prospect]
		.filter((name) => name !== '')
		.join(' and ');
	return {
		title: `Call analysis: ${title(input)}`,
		...(subtitle === '' ? {} : { subtitle }),
		facts: keyFacts(analysis),
		sections: filled([
			summary(analysis),
			qualification(analysis),
			conversation(analysis),
			next(analysis),
			coaching(analysis),
			measurementSection(analysis),
			weighingSection(analysis),
			section('Assumptions', list(analysis.assumptions)),
		]),
	};
}
