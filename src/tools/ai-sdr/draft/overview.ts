import { oneLine, withoutEnd } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { listOf } from '#prose/sentences.ts';
import type { Channel, SdrCampaign, SdrInput } from '../contract.ts';
import { cut, type Lead } from './lead.ts';
import { leftOutNotes, quote } from './left-out.ts';
import type { Material } from './material.ts';
import type { Plan, Planned } from './plan.ts';
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

/** The touchpoints that ask for the goal, by their numbers. */
function asking({ touches, goal }: Plan): string {
	const numbers = touches.flatMap(({ ask, channel, unit }, index) => {
		const isAsked = ask?.isGoal === true || (channel === 'phone' && unit !== null && goal.name !== '');
		return isAsked ? [String(index + 1)] : [];
	});
	return listOf(numbers);
}

export function campaignOverview(lead: Lead, plan: Plan): SdrCampaign['campaignOverview'] {
	const { company, full: name, role, step, input, channels } = lead;
	const asked = asking(plan);
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
		expectedOutcomes:
			plan.goal.name === '' || asked === '' ? [] : [fill(OVERVIEW.outcome, { goal: plan.goal.name, touches: asked })],
		successMetrics: [],
	};
}

export function leadProfile(lead: Lead, material: Material, { opening }: Plan): SdrCampaign['leadProfile'] {
	const { full: name, role, input } = lead;
	const { need } = material;
	const { wantedBy } = input.answers;
	const given = [input.leadInfo.industry, input.leadInfo.companySize].filter((fact) => fact !== '' && fact !== 'Other');
	return {
		companyAnalysis: given.length === 0 ? PROFILE.onlyName : fill(PROFILE.company, { facts: given.join('; ') }),
		roleAssessment: fill(PROFILE.role, { name, role }),
		engagementStrategy: need !== '' ? PROFILE.takesUp : opening.asks ? PROFILE.asks : PROFILE.tells,
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
export function successTips({ input }: Lead, material: Material, plan: Plan): string[] {
	const { answers, leadInfo, messagingStrategy } = input;
	const { touches, unused } = plan;
	const names = Object.keys(LACKS) as (keyof typeof LACKS)[];
	const count = String(touches.length);
	const gaps = touches.filter(isGapIn(plan)).length;
	const filled = touches.filter(holdsOwn(material, plan)).length;
	return [
		MISSING.origin,
		...(gaps === 0 ? [] : [fill(MISSING.filled, { filled: String(filled), count, gaps: String(gaps) })]),
		...leftOutNotes(material.leftOut),
		...(unused.length === 0 ? [] : [fill(MISSING.unused, { count, list: unused.map(quote).join('; ') })]),
		...(messagingStrategy.trim() === '' ? [] : [MISSING.strategy]),
		...names.filter((name) => LACKS[name](material, answers, leadInfo.leadSource)).map((name) => MISSING[name]),
	];
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
	question: (_, { openingQuestion }) => openingQuestion === '',
	objection: (_, { objection, objectionAnswer }) => objection === '' && objectionAnswer === '',
} satisfies Partial<Record<keyof typeof MISSING, Lacks>>;

function isGapIn({ opening }: Plan) {
	return ({ part, unit }: Planned) => (part === 'first' ? opening.isGap : unit?.isGap === true);
}

/** Whether a touchpoint says a sentence of the member. */
function holdsOwn({ need, whatWeDo, prices }: Material, { opening }: Plan) {
	return ({ part, unit }: Planned) => {
		if (part === 'first')
			return [need, whatWeDo, opening.result, opening.how].some((text) => text !== '') || opening.asks;
		if (part === 'last') return prices.length > 0;
		return unit?.isGap === false;
	};
}
