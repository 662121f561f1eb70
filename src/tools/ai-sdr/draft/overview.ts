import { oneLine, spaced, withoutEnd } from '#language/clean.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import { listOf, quoted, shortened, singlyQuoted } from '#prose/sentences.ts';
import { fieldsOf } from '#tools/define.ts';
import type { Channel, SdrCampaign } from '../contract.ts';
import { steps } from '../steps.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import type { Plan } from './plan.ts';
import { LEFT_OUT, MISSING, OVERVIEW, PROFILE, TACTIC } from './sentences/notes.ts';

/** What each channel's touchpoints are called, one and several. */
const COUNTED: Readonly<Record<Channel, readonly [string, string]>> = {
	email: ['email', 'emails'],
	linkedin: ['on LinkedIn', 'on LinkedIn'],
	phone: ['call', 'calls'],
	video: ['video', 'videos'],
	other: ['by post', 'by post'],
};

/** "3 emails, 2 on LinkedIn" */
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
		targetPersona: [name, role, company].join(', '),
		primaryGoal: shortened(oneLine(input.campaignGoals), LONGEST_GOAL) || step,
		estimatedTimeline: fill(OVERVIEW.timeline, {
			days: plan.days,
			count: String(plan.touches.length),
			channels: countedChannels(plan, channels),
		}),
		expectedOutcomes: [],
		successMetrics: [],
	};
}

export function leadProfile(lead: Lead, material: Material): SdrCampaign['leadProfile'] {
	const { leadInfo, answers } = lead.input;
	const { need } = material;
	const facts = [leadInfo.industry, leadInfo.companySize].filter((fact) => fact !== '' && fact !== 'Other');
	const priority = lead.wantedBy === '' ? PROFILE.timing : PROFILE.priority;
	const wanted = { date: lead.wantedBy, quote: quote(answers.wantedBy) };
	return {
		companyAnalysis: fillIfKnown(PROFILE.company, { facts: facts.join('; ') }) || PROFILE.onlyName,
		roleAssessment: '',
		engagementStrategy: approachTo(lead, material),
		likelyPainPoints: need === '' ? [] : [fill(PROFILE.pain, { need: withoutEnd(need) })],
		businessPriorities: answers.wantedBy === '' ? [] : [fill(priority, wanted)],
	};
}

/** How to begin with somebody whom the member met, saw or knows through another; empty for a stranger. */
function approachTo({ hasSpoken }: Lead, { need, isSaid, referrer }: Material): string {
	if (referrer !== '') return fill(PROFILE.connected, { referrer });
	if (isSaid) return PROFILE.told;
	if (hasSpoken) return PROFILE.spoke;
	return need === '' ? '' : PROFILE.saw;
}

/** What follows from the given facts; nothing is said of what is not known. */
export function valueHypotheses({ need, results }: Material): string[] {
	const [result = ''] = results;
	if (need === '' || result === '') return [];
	return [fill(TACTIC, { need: withoutEnd(need), result: withoutEnd(result) })];
}

/** What was left out and why, and what would make the messages better, most telling first. */
export function successTips(lead: Lead, material: Material, plan: Plan): string[] {
	const { wantedBy: date } = lead;
	const gaps = plan.touches.flatMap(({ unit }, index) => (unit.isGap ? [String(index + 1)] : []));
	return given([
		MISSING.origin,
		// Nobody knows on which day the campaign begins, only how long before the date it has to.
		fillIfKnown(MISSING.days, { date, days: plan.days }),
		fillIfKnown(gaps.length === 1 ? MISSING.gap : MISSING.gaps, { numbers: listOf(gaps) }),
		...leftOutNotes(material.leftOut.filter(({ field }) => isNeeded(field, lead, plan))),
		...lacking(lead, material),
	]);
}

/** Whether this campaign would say what the field holds. */
function isNeeded(field: string, { channels, step }: Lead, { opening }: Plan): boolean {
	if (field === 'answers.audience') return channels.includes('linkedin') && opening.connected === '';
	return field !== 'answers.offered' || step === 'Download a Resource' || step === 'Attend a Webinar';
}

const LABELS = new Map(fieldsOf(steps).map(({ name, label }) => [name, label]));

/** For the member: which texts, why, and what to change. Each reason is told once. */
export function leftOutNotes(all: Material['leftOut']): string[] {
	return [...Map.groupBy(all, ({ why }) => why)].map(([why, texts]) => {
		const list = texts.map(({ field, text }) =>
			fill(LEFT_OUT.entry, { quote: quote(text), field: LABELS.get(field) ?? field }),
		);
		return fill(LEFT_OUT.text, { list: list.join(', '), why: singlyQuoted(why) });
	});
}

const LONGEST = 160;

/** The text in quotation marks; a long one by its beginning. */
export function quote(text: string): string {
	const line = spaced(text).replace(/\.$/, '');
	if (line.length <= LONGEST) return quoted(line);
	return `${quoted(line.slice(0, Math.max(line.lastIndexOf(' ', LONGEST), LONGEST / 2)))} …`;
}

/** What was not entered; what was entered and does not fit is told with its reason. */
function lacking({ input, isReferred }: Lead, { whatWeDo, results, need, how, leftOut }: Material): string[] {
	const { answers, leadInfo, messagingStrategy } = input;
	const wished = messagingStrategy === '' ? MISSING.need : MISSING.needNoted;
	const isLeftOut = (names: RegExp) => leftOut.some(({ field }) => names.test(field));
	return given([
		whatWeDo === '' && !isLeftOut(/^(?!answers\.)/) ? MISSING.whatWeDo : '',
		results.length === 0 && !isLeftOut(/result|socialProof/) ? MISSING.result : '',
		leadInfo.leadSource === 'Industry Event' && answers.event === '' ? MISSING.event : '',
		isReferred && answers.referrer === '' ? MISSING.referrer : '',
		answers.need === '' ? wished : '',
		answers.firstStep === '' ? MISSING.firstStep : '',
		answers.check === '' ? MISSING.check : '',
		how.length === 0 && answers.howItWorks === '' ? MISSING.how : '',
		need === '' && answers.openingQuestion === '' ? MISSING.question : '',
		answers.objection === '' && answers.objectionAnswer === '' ? MISSING.objection : '',
	]);
}
