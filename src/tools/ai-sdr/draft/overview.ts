import { oneLine, withoutEnd } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { Channel, SdrCampaign } from '../contract.ts';
import { cut, type Lead } from './lead.ts';
import type { Material } from './material.ts';
import type { Plan } from './plan.ts';
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
	const days = String(plan.touches.at(-1)?.day ?? 1);
	return {
		campaignName: step === 'Other' ? company : fill(OVERVIEW.name, { company, step }),
		targetPersona: fill(OVERVIEW.persona, { name, role, company }),
		primaryGoal: cut(oneLine(input.campaignGoals), LONGEST_GOAL) || step,
		estimatedTimeline: fill(OVERVIEW.timeline, {
			days,
			count: String(plan.touches.length),
			channels: countedChannels(plan, channels),
		}),
		expectedOutcomes: [fill(OVERVIEW.outcome, { day: days })],
		successMetrics: [OVERVIEW.metric],
	};
}

export function leadProfile(lead: Lead, material: Material, { opening }: Plan): SdrCampaign['leadProfile'] {
	const { company, full: name, role, input } = lead;
	const { need, wantedBy } = material;
	const given = [input.leadInfo.industry, input.leadInfo.companySize].filter((fact) => fact !== '' && fact !== 'Other');
	return {
		companyAnalysis: given.length === 0 ? PROFILE.onlyName : fill(PROFILE.company, { facts: given.join('; ') }),
		roleAssessment: fill(PROFILE.role, { name, role }),
		engagementStrategy: need !== '' ? PROFILE.takesUp : opening.asks ? PROFILE.asks : PROFILE.tells,
		likelyPainPoints: [
			need === '' ? fill(PROFILE.noPain, { company }) : fill(PROFILE.pain, { need: withoutEnd(need) }),
		],
		businessPriorities: [
			wantedBy === '' ? fill(PROFILE.noPriority, { company }) : fill(PROFILE.priority, { date: wantedBy }),
		],
	};
}

/** What was given, and plainly what was not. */
export function personalizationTactics(
	{ first, company }: Lead,
	{ need, results, people }: Material,
): SdrCampaign['personalizationTactics'] {
	const [result = ''] = results;
	const isAnswered = need !== '' && result !== '';
	return {
		companyResearch: [fill(TACTICS.news, { company })],
		industryInsights: [people === '' ? TACTICS.noTrade : fill(TACTICS.serves, { people })],
		roleSpecificApproaches: [fill(TACTICS.role, { first })],
		valueHypotheses: [
			isAnswered ? fill(TACTICS.answers, { need: withoutEnd(need), result: withoutEnd(result) }) : TACTICS.noAnswer,
		],
	};
}

/** What would make the messages better, most telling first. */
export function successTips({ input }: Lead, material: Material, { touches, opening }: Plan): string[] {
	const { leadSource } = input.leadInfo;
	const isMissing: Readonly<Record<Exclude<keyof typeof MISSING, 'origin' | 'filled'>, boolean>> = {
		whatWeDo: material.whatWeDo === '',
		result: material.results.length === 0,
		event: leadSource === 'Industry Event' && material.event === '',
		referrer: (leadSource === 'Referral' || leadSource === 'Mutual Connection') && material.referrer === '',
		need: material.need === '',
		firstStep: material.firstStep === '',
		check: material.check === '',
		how: material.how.length === 0,
		question: material.question === '',
		objection: material.objection === '',
	};
	const names = Object.keys(isMissing) as (keyof typeof isMissing)[];
	const filled = touches.filter(({ part, unit }) => !(part === 'first' ? opening.isGap : unit?.isGap)).length;
	const count = touches.length;
	return [
		MISSING.origin,
		...(filled === count ? [] : [fill(MISSING.filled, { filled: String(filled), count: String(count) })]),
		...names.filter((name) => isMissing[name]).map((name) => MISSING[name]),
	];
}
