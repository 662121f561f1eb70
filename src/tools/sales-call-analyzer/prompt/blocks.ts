import { LINE_ENDS, marked } from '#prose/data-block.ts';
import type { SalesCallInput } from '../contract.ts';
import { askedLate, type Reading, readingOf, unscoredBecause } from '../reading.ts';
import { DISCOVERY_SHARE, HIGH_SHARE, QUESTIONS, QUESTIONS_SOURCE, SHARE_SOURCE } from '../reference.ts';

/** The data a model is given. Each line carries its block's mark, so that content cannot end its block. */

function fact(label: string, value: string): string {
	return value.trim() === '' ? '' : `${label}: ${value.trim()}`;
}

/** What the member typed; empty fields are left out. */
export function factsBlock(input: SalesCallInput): string {
	const { participantRoles, prospectInfo, salesPersonInfo } = input;
	const roles = input.speakerRoles.map(({ name, role }) => `${name} = ${role}`).join('; ');
	const facts = [
		fact('Call type', input.callType),
		fact('Objective of the call', input.callObjective),
		fact('Salesperson', participantRoles.salesPerson),
		fact('Prospect', participantRoles.prospect),
		fact('Others', participantRoles.others),
		fact('Sides set by speaker', roles),
		fact('Duration by the form', input.callDuration),
		fact('Company', prospectInfo.companyName),
		fact('Industry', prospectInfo.industry),
		fact('Company size', prospectInfo.companySize),
		fact("Prospect's role", prospectInfo.prospectRole),
		fact("Salesperson's name", salesPersonInfo.name),
		fact("Salesperson's experience", salesPersonInfo.experience),
		fact("Salesperson's territory", salesPersonInfo.territory),
		fact('Deal stage', input.dealStage),
		fact('Product or service offered', input.productOffering),
		fact('What the member wants to know', input.analysisGoals),
		fact('Competitors', input.competitorMentions),
		fact('Budget, by the member', input.budgetDiscussed),
		fact('Timeline, by the member', input.timelineDiscussed),
	].filter((line) => line !== '');
	return `The member's facts:\n${marked('F', facts.join('\n'))}`;
}

function sides({ measurements }: Reading): string[] {
	return measurements.sides.map((side) => {
		const longest = side.longestMonologue;
		const parts = [
			`${side.words} words`,
			side.share === null ? '' : `${side.share}% of the talk`,
			`${side.questions} questions`,
			longest === null ? '' : `longest turn ${longest.words} words at line ${longest.line}`,
			`${side.fillerWords} filler words`,
		];
		return `${side.role} (${side.names.join(', ')}): ${parts.filter((part) => part !== '').join(', ')}`;
	});
}

/** What was measured, and the references to hold it against. */
export function measuredBlock(input: SalesCallInput): string {
	const reading = readingOf(input);
	const { measurements, call, roles } = reading;
	const unscored = unscoredBecause(reading);
	const measured = [
		`${measurements.words} words in ${measurements.turns} turns; ${measurements.basisNote}`,
		...sides(reading),
		`Salesperson's questions in the second half: ${askedLate(reading)}`,
		`${measurements.speakerSwitches.value ?? 'no'} speaker switches, patience ${measurements.patience.value === null ? 'not measurable' : `${measurements.patience.value} ${measurements.patience.unit}`}`,
		call.header.date === undefined ? 'The transcript gives no date' : `Date of the call: ${call.header.date}`,
		roles.given ? '' : `Assumed: ${roles.reason}`,
		unscored === null ? '' : `Not enough to judge: ${unscored}`,
		`Reference: won discovery calls average ${DISCOVERY_SHARE}% seller's share, above ${HIGH_SHARE}% conversion falls (${SHARE_SOURCE})`,
		`Reference: ${QUESTIONS.low} to ${QUESTIONS.high} questions, spread over the call (${QUESTIONS_SOURCE})`,
	].filter((line) => line !== '');
	return `Measured in code:\n${marked('M', measured.join('\n'))}`;
}

/** The transcript with the line numbers that places refer to. */
export function transcriptBlock(input: SalesCallInput): string {
	const { call } = readingOf(input);
	const lines = input.callTranscript.split(/\r\n|[\n\r]/);
	const numbered = lines
		.map((line, index) => `${index + 1}| ${line.split(LINE_ENDS).join(' ')}`)
		.filter((line) => !/^\d+\| *$/.test(line));
	return `The transcript, ${call.lines} lines:\n${numbered.join('\n')}\nEnd of the transcript.`;
}
