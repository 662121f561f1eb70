import type { SalesCallInput, SalesCallOutput } from './contract.ts';

/** The heart of an analysis as plain text for the clipboard: score, highlights, BANT with evidence, next actions. */

const PARTS = [
	['budget', 'Budget'],
	['authority', 'Authority'],
	['need', 'Need'],
	['timeline', 'Timeline'],
] as const;

type Analysis = SalesCallOutput['callAnalysis'];

function heading(input: SalesCallInput, { callSummary }: Analysis): string {
	const partner = input.prospectInfo.companyName || input.participantRoles.prospect;
	return [callSummary.callType || 'Sales call', partner].filter((part) => part !== '').join(' with ');
}

function scores({ callSummary, qualificationAnalysis, talkTimeAnalysis }: Analysis): string {
	const score = callSummary.overallScore === null ? 'not scored' : `${callSummary.overallScore} of 10`;
	const chance =
		qualificationAnalysis.dealProbability === null
			? ''
			: `\nDeal probability: ${qualificationAnalysis.dealProbability}% (a rule of thumb, not a forecast)`;
	const share =
		talkTimeAnalysis.salesPersonTalkTime === null
			? ''
			: `\nTalk share of the salesperson: ${talkTimeAnalysis.salesPersonTalkTime}%`;
	return `Overall score: ${score}${chance}${share}\nOutcome: ${callSummary.outcome}`;
}

function bant({ qualificationAnalysis }: Analysis): string {
	const parts = PARTS.map(([key, label]) => {
		const { score, assessment, evidence, nextQuestion } = qualificationAnalysis.bantScore[key];
		const quotes = evidence.map((quote) => `  “${quote}”`);
		const ask = nextQuestion === '' ? [] : [`  Ask next: ${nextQuestion}`];
		const points = `${score} of 10`;
		const judged = assessment.startsWith(points) ? assessment : `${points}. ${assessment}`;
		return [`${label}: ${judged}`, ...quotes, ...ask].join('\n');
	});
	return `BANT\n${parts.join('\n')}`;
}

function actions({ nextSteps }: Analysis): string {
	const items = nextSteps.immediateActions.map(
		({ priority, action, timeline, owner }) =>
			`- [${priority}] ${action} (${[owner, timeline].filter((part) => part !== '').join(', ')})`,
	);
	const { timing } = nextSteps.followUpStrategy;
	const follow = timing === '' ? [] : [`Follow-up: ${timing}`];
	return ['Next actions', ...(items.length === 0 ? ['- None'] : items), ...follow].join('\n');
}

export function keyInsights(output: SalesCallOutput, input: SalesCallInput): string {
	const analysis = output.callAnalysis;
	const highlights = [
		'Key highlights',
		...analysis.callSummary.keyHighlights.map((highlight) => `- ${highlight}`),
	].join('\n');
	return `${[heading(input, analysis), scores(analysis), highlights, bant(analysis), actions(analysis)].join('\n\n')}\n`;
}
