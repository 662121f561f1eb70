import { at } from '#prose/places.ts';
import { paragraph } from '#prose/sentences.ts';
import { isReadable } from '#reading/brief.ts';
import type { GrowthPlan } from '../contract.ts';
import { callAnalysis } from './call-analysis.ts';
import { credibility } from './credibility.ts';
import { namedGoals } from './goals.ts';
import type { Material } from './material/material.ts';
import { cite, isSpent } from './material/quoting.ts';
import { investment, meetingName, meetingTime, promised } from './next-steps.ts';
import { currentState } from './situation.ts';

/** A call that holds no problem of the client's: the plan says what is missing and how to ask for it. */

type Action = NonNullable<GrowthPlan['nextSteps']>['immediateActions'][number];

const MOST_QUESTIONS = 4;
const GENERAL = [
	['What takes longer than it should in an ordinary week?', 'what the plan is to begin with'],
	['How do you notice today that something went wrong?', 'what can be counted'],
	['What did you try last, and what came of it?', 'what not to propose again'],
	['What would have to be different in a year for this to have been worth it?', 'a goal with a date'],
] as const;

/** Questions of the trade, where it is known. */
function questions({ industry }: Material): { question: string; towards: string }[] {
	if (industry === null) return GENERAL.map(([question, towards]) => ({ question, towards }));
	return industry.tasks.slice(0, MOST_QUESTIONS).map(({ question, name }) => ({ question, towards: name }));
}

function asking(material: Material): Action[] {
	const trade = material.industry === null ? '' : `, a common subject among ${material.industry.many}`;
	return questions(material).map(({ question, towards }, index) => ({
		action: `Ask ‘${question}’`,
		owner: material.me,
		timeline:
			index === 0
				? `[add day of the next talk with ${material.prospect}]`
				: `In the same talk, as question ${index + 1}`,
		purpose: `To learn about ${towards}${index === 0 ? trade : ''}`,
	}));
}

function overviewOf(material: Material): string {
	const { client, prospect, me, seller, input, reading } = material;
	const job = input.prospectsJobTitle.replace(/\s+/g, ' ').trim().slice(0, 120);
	const { request } = reading.needs;
	const wish = request !== null && isReadable(request.quote) && !isSpent(material, request);
	return paragraph(
		`${prospect} (${job}) of ${client} spoke with ${me} of ${seller}`,
		wish ? `What was asked for: ${cite(material, request)}` : '',
		`The call names no problem ${wish ? 'behind it ' : ''}that a plan could rest on, so this is a list of what to find out rather than a plan`,
	);
}

export function thinPlan(material: Material): GrowthPlan {
	const { client, reading } = material;
	const goals = namedGoals(material);
	const state = currentState(material);
	const time = meetingTime(material);
	return {
		executiveSummary: {
			prospectOverview: overviewOf(material),
			primaryOpportunity: `Not known yet; it begins with where the work of ${client} costs more time or money than it should [add what ${material.prospect} names first].`,
			keyInsights: [
				reading.facts.verdict.kind === 'judged'
					? 'Nothing that was said names a trouble, its size or its cause.'
					: verdictOf(material),
			],
			proposedApproach: `One more conversation, led by open questions${time === '' ? '' : ` (${time})`}, before anything is proposed.`,
			expectedImpact: {
				revenueImpact: `[add a figure of ${client}'s own]; the call holds none that a forecast could rest on.`,
				timeline: `[add date by which ${client} wants a change]`,
				competitiveAdvantage: `[add whom the customers of ${client} compare it with]`,
			},
		},
		discoveryInsights: { callAnalysis: callAnalysis(material), painPoints: [], goals, currentState: state },
		nextSteps: {
			immediateActions: [...promised(material), ...asking(material)],
			proposalOutline: {
				scopeOfWork: '[add scope once the problem is known]',
				investmentRange: investment(material),
				deliverables: [`A plan with figures of ${client}'s own, after ${meetingName(material)}`],
			},
		},
		credibilityBuilders: credibility(material),
	};
}

function verdictOf({ reading }: Material): string {
	const { verdict } = reading.facts;
	return verdict.kind === 'judged' ? '' : verdict.reason;
}

/** A client who said no: the plan keeps to it. */
export function refusedPlan(material: Material): GrowthPlan {
	const { client, prospect, me, refused, reading } = material;
	const said = refused === null ? '' : cite(material, refused);
	const leave = reading.leftAlone !== null;
	return {
		executiveSummary: {
			prospectOverview: paragraph(
				`${prospect} of ${client} turned the offer down: ${said}`,
				'A growth plan that is sent now would pass over that answer, so none is drafted',
			),
			primaryOpportunity: `None for now: the answer of ${client} was no.`,
			keyInsights: [
				leave
					? 'They asked not to be contacted again; that holds for this plan as well.'
					: 'No problem of their own was named before the refusal.',
			],
			proposedApproach: leave
				? 'Take them off every list and leave the next contact to them.'
				: 'Ask once what would have to be different, and keep to the answer.',
			expectedImpact: {
				revenueImpact: 'None is stated.',
				timeline: 'No further date, unless they name one.',
				competitiveAdvantage: `What ${client} uses today was told, if at all, in passing; it is no comparison.`,
			},
		},
		discoveryInsights: { callAnalysis: callAnalysis(material), painPoints: [], goals: [], currentState: {} },
		nextSteps: {
			immediateActions: [
				{
					action: leave ? `Take ${client} off the list of contacts` : `Thank ${prospect} for the clear answer`,
					owner: me,
					timeline: 'Today',
					purpose: leave ? `Asked for ${at(refused?.line ?? 1)}` : 'The door stays open without another call',
				},
			],
			proposalOutline: {
				scopeOfWork: `Nothing is offered to ${client}.`,
				investmentRange: 'No price applies.',
				deliverables: [],
			},
		},
	};
}
