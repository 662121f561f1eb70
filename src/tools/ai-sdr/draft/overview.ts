import { oneLine, withoutEnd } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { listOf } from '#prose/sentences.ts';
import type { Channel, SdrCampaign, SdrInput } from '../contract.ts';
import { cut, type Lead } from './lead.ts';
import { leftOutNotes, quote } from './left-out.ts';
import type { Material } from './material.ts';
import type { Plan } from './plan.ts';
import { isDay } from './score.ts';
import { MISSING, OVERVIEW, PROFILE, TACTICS } from './sentences/notes.ts';

/** What each channel's touchpoints are called, one and several. */
const COUNTED: Readonly<Record<Channel, readonly [string, string]>> = {
	email: ['e-mail', 'e-mails'],
	linkedin: ['on LinkedIn', 'on LinkedIn'],
	phone: ['call', 'calls'],
	video: ['video', 'videos'],
	other: ['by post', 'by post'],
};

/** "3 e-mails, 2 on LinkedIn" */
export function countedChannels({ touches }: Plan, of: readonly Channel[]): string {
	return of
		.map((channel) => [channel, touches.filter((touch) => touch.channel === channel).length] as const)
		.filter(([, count]) => count > 0)
		.map(([channel, count]) => `${count} ${COUNTED[channel][count === 1 ? 0 : 1]}`)
		.join(', ');
}

const LONGEST_GOAL = 200;

export function campaignOverview(lead: Lead, plan: Plan): SdrCampaign['campaignOverview'] {
	const { company, full: name, role, step, input, channels } = lead;
	return {
		campaignName: step === 'Other' ? company : fill(OVERVIEW.name, { company, step }),
		targetPersona: fill(OVERVIEW.persona, { name, role, company }),
		primaryGoal: cut(oneLine(input.campaignGoals), LONGEST_GOAL) || step,
		estimatedTimeline: fill(OVERVIEW.timeline, {
			days: plan.days,
			count: String(plan.touches.length),
			channels: countedChannels(plan, channels),
		}),
		expectedOutcomes: [],
		successMetrics: [],
	};
}

export function leadProfile({ input }: Lead, material: Material): SdrCampaign['leadProfile'] {
	const { need } = material;
	const { wantedBy } = input.answers;
	const given = [input.leadInfo.industry, input.leadInfo.companySize].filter((fact) => fact !== '' && fact !== 'Other');
	return {
		companyAnalysis: given.length === 0 ? PROFILE.onlyName : fill(PROFILE.company, { facts: given.join('; ') }),
		roleAssessment: '',
		engagementStrategy: approachTo(input, material),
		likelyPainPoints: need === '' ? [] : [fill(PROFILE.pain, { need: withoutEnd(need) })],
		businessPriorities:
			wantedBy === ''
				? []
				: [
						isDay(wantedBy)
							? fill(PROFILE.priority, { date: withoutEnd(wantedBy) })
							: fill(PROFILE.timing, { quote: quote(wantedBy) }),
					],
	};
}

/** How to begin with somebody whom the member met, saw or knows through another; empty for a stranger. */
function approachTo({ leadInfo, answers }: SdrInput, { need, isSaid, referrer }: Material): string {
	const isMet = leadInfo.leadSource === 'Industry Event' && answers.spoke === 'Yes';
	if (isMet) return isSaid ? PROFILE.told : PROFILE.spoke;
	if (referrer !== '') return fill(PROFILE.connected, { referrer });
	if (isSaid) return PROFILE.told;
	return need === '' ? '' : PROFILE.saw;
}

/** What follows from the given facts; nothing is said of what is not known. */
export function personalizationTactics({ need, results }: Material): SdrCampaign['personalizationTactics'] {
	const [result = ''] = results;
	const slots = { need: withoutEnd(need), result: withoutEnd(result) };
	return {
		companyResearch: [],
		industryInsights: [],
		roleSpecificApproaches: [],
		valueHypotheses: need === '' || result === '' ? [] : [fill(TACTICS.answers, slots)],
	};
}

/** What was left out and why, and what would make the messages better, most telling first. */
export function successTips(lead: Lead, material: Material, plan: Plan): string[] {
	const { answers, leadInfo, messagingStrategy } = lead.input;
	const names = Object.keys(LACKS) as (keyof typeof LACKS)[];
	const lacking = names.filter((name) => LACKS[name](material, answers, leadInfo.leadSource));
	const isNoted = messagingStrategy.trim() !== '';
	return [
		MISSING.origin,
		...deadline(answers.wantedBy, plan),
		...gapsIn(plan),
		...leftOutNotes(material.leftOut.filter(({ field }) => isNeeded(field, lead, plan))),
		...lacking.map((name) => MISSING[name === 'need' && isNoted ? 'needNoted' : name]),
	];
}

/** Nobody knows on which day the campaign begins, only how long before the date it has to. */
function deadline(wantedBy: string, { days }: Plan): string[] {
	const date = withoutEnd(wantedBy);
	return date !== '' && isDay(date) ? [fill(MISSING.days, { date, days })] : [];
}

function gapsIn({ touches }: Plan): string[] {
	const numbers = touches.flatMap(({ unit }, index) => (unit.isGap ? [String(index + 1)] : []));
	if (numbers.length === 0) return [];
	return [
		numbers.length === 1
			? fill(MISSING.gap, { number: listOf(numbers) })
			: fill(MISSING.gaps, { numbers: listOf(numbers) }),
	];
}

/** Whether this campaign would say what the field holds. */
function isNeeded(field: string, { channels, step }: Lead, { opening }: Plan): boolean {
	if (field === 'answers.audience') return channels.includes('linkedin') && opening.connected === '';
	return field !== 'answers.offered' || step === 'Download a Resource' || step === 'Attend a Webinar';
}

type Lacks = (material: Material, answers: SdrInput['answers'], source: string) => boolean;

/** What was not entered; what was entered and does not fit is told with its reason. */
const LACKS = {
	whatWeDo: ({ whatWeDo, leftOut }) => whatWeDo === '' && !leftOut.some(({ field }) => !field.startsWith('answers.')),
	result: ({ results, leftOut }) =>
		results.length === 0 && !leftOut.some(({ field }) => /result|socialProof/.test(field)),
	event: (_, { event }, source) => source === 'Industry Event' && event === '',
	referrer: (_, { referrer }, source) => /^(?:Referral|Mutual Connection)$/.test(source) && referrer === '',
	need: (_, { need }) => need === '',
	firstStep: (_, { firstStep }) => firstStep === '',
	check: (_, { check }) => check === '',
	how: ({ how }, { howItWorks }) => how.length === 0 && howItWorks === '',
	question: ({ need }, { openingQuestion }) => need === '' && openingQuestion === '',
	objection: (_, { objection, objectionAnswer }) => objection === '' && objectionAnswer === '',
} satisfies Partial<Record<keyof typeof MISSING, Lacks>>;
