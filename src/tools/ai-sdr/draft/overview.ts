import { capital } from '#language/capitals.ts';
import { oneLine } from '#language/clean.ts';
import { counted } from '#language/inflect.ts';
import { ownSentences } from '#language/own-words.ts';
import { ended, listOf } from '#prose/sentences.ts';
import type { Channel, SdrCampaign } from '../contract.ts';
import { cut, type Lead } from './lead.ts';
import { subjectOf } from './own-reasons.ts';
import type { Planned } from './plan.ts';
import { STEPS } from './step.ts';

const COUNTED: Readonly<Record<Channel, readonly [string, string]>> = {
	email: ['e-mail', 'e-mails'],
	linkedin: ['message on LinkedIn', 'messages on LinkedIn'],
	phone: ['call', 'calls'],
	video: ['video', 'videos'],
	other: ['card by post', 'cards by post'],
};

export function campaignOverview(lead: Lead, plan: readonly Planned[]): SdrCampaign['campaignOverview'] {
	const { input, company, strategy, tasks, who } = lead;
	const step = STEPS[lead.step];
	const lastDay = plan.at(-1)?.day ?? 1;
	const goal = cut(ownSentences(input.campaignGoals).join(' ') || oneLine(input.campaignGoals), 240);
	const when = strategy.event === null ? '' : ` ${strategy.event.when}`;
	const measure = tasks[0]?.measure ?? 'how often it happens';
	return {
		campaignName: cut(`${company === 'your company' ? 'The lead' : company}: ${step.thing}${when}`, 100),
		targetPersona: persona(lead),
		primaryGoal: ended(goal),
		estimatedTimeline: `${counted(lastDay, 'day')}, ${counted(plan.length, 'touchpoint')}: ${mixOf(plan)}. Day 1 is a Monday; no touchpoint falls on a weekend.`,
		expectedOutcomes: [
			`${capital(step.thing)} agreed with ${who}, or the name of whoever decides on ${subjectOf(lead)}`,
			`A first answer on ${measure}`,
			`Failing both, ${who} hears on day ${lastDay} that it is over, with the door left open`,
		],
		successMetrics: [step.done(who), `Replies from ${company}, a no included`, `Whether ${who} names a figure`],
	};
}

function persona({ input, full, role, industry }: Lead): string {
	const { leadInfo } = input;
	const size = /\(([^(]+)\)/.exec(leadInfo.companySize)?.[1] ?? '';
	const trade = industry === null ? leadInfo.industry : industry.one;
	const about = [cut(oneLine(leadInfo.companyName), 80), trade === '' || trade === 'Other' ? '' : trade, size].filter(
		(part) => part !== '',
	);
	return `${full}, ${role}; ${about.join(', ')}`;
}

function mixOf(plan: readonly Planned[]): string {
	const channels = [...new Set(plan.map(({ channel }) => channel))];
	return listOf(
		channels.map((channel) => counted(plan.filter((one) => one.channel === channel).length, ...COUNTED[channel])),
	);
}
