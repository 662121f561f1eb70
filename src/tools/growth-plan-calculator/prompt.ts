import { dataBlock, marked } from '#prose/data-block.ts';
import type { Prompt } from '#tools/define.ts';
import { callOf } from './call.ts';
import type { GrowthPlanInput } from './contract.ts';
import { RULES } from './prompt/rules.ts';

function form(input: GrowthPlanInput): string {
	return dataBlock('The form', 'F', [
		['The member', input.fullName],
		['Company of the member', input.companyName],
		['The client company', input.clientCompanyName],
		['Industry of the client', input.clientIndustry],
		['The prospect', input.prospectsName],
		['Job title of the prospect', input.prospectsJobTitle],
		['Skills of the member', input.yourSkillset],
		['Experience of the member', input.yourExperience],
		['Links', input.links],
	]);
}

function cases(input: GrowthPlanInput): string {
	const fields = ([1, 2, 3] as const).flatMap((n): [string, string][] => [
		[`Case ${n}, client`, input[`caseStudy${n}ClientName`]],
		[`Case ${n}, outcome`, input[`caseStudy${n}Outcome`]],
		[`Case ${n}, challenge`, input[`caseStudy${n}Challenge`]],
		[`Case ${n}, solution`, input[`caseStudy${n}Solution`]],
		[`Case ${n}, result`, input[`caseStudy${n}Result`]],
		[`Case ${n}, timeframe`, input[`caseStudy${n}Timeframe`]],
	]);
	const given = fields.some(([, value]) => value !== '');
	return given ? dataBlock('Case studies of the member', 'C', fields) : 'Case studies of the member:\nC| none';
}

const PLACES: Readonly<Record<keyof GrowthPlanInput['answers'], string>> = {
	problem: 'executiveSummary.prospectOverview',
	goal: 'executiveSummary.primaryOpportunity',
	measure: 'phase1Foundation.objectives',
	cost: 'executiveSummary.keyInsights, or expectedImpact.revenueImpact where it is in money',
	phase1: 'phase1Foundation.keyInitiatives',
	phase1Dates: 'phase1Foundation.duration',
	phase2: 'phase2Growth.objectives',
	investment: 'proposalOutline.investmentRange',
	nextSteps: 'immediateActions',
	caseReason: 'relevantCaseStudies.relevanceReason',
};

function answers(input: GrowthPlanInput): string {
	const given = Object.entries(input.answers).filter(([, text]) => text !== '');
	const fields = given.map(([name, text]): [string, string] => [PLACES[name as keyof typeof PLACES], text]);
	const heading = 'Confirmed by the member: use as it stands';
	return fields.length === 0 ? `${heading}:\nA| nothing yet` : dataBlock(heading, 'A', fields);
}

function sides(input: GrowthPlanInput): string {
	const { call, roles } = callOf(input);
	const given = input.speakerRoles.map(({ name, role }) => `${name} = ${role} (set by the member)`);
	const read = call.speakers.map(({ name }, index) => `${name} = ${roles.roles[index] ?? 'unknown'}`);
	const all = given.length > 0 ? given : read;
	const date =
		call.header.date === undefined ? 'The transcript gives no date' : `Date of the call: ${call.header.date}`;
	return [all.length === 0 ? 'The transcript names no speakers' : all.join('; '), date].join('\n');
}

/** Instructions for a model: form, case studies and transcript stand in blocks of data. */
export function prompt(input: GrowthPlanInput): Prompt {
	return {
		system: RULES,
		prompt: [
			form(input),
			cases(input),
			answers(input),
			`Who spoke:\n${marked('S', sides(input))}`,
			`The transcript, in which lines are counted from 1:\n${marked('T', input.callTranscript)}\nEnd of the transcript.`,
			'Write the growth plan now, as one JSON object.',
		].join('\n\n'),
	};
}
