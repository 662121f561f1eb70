import { listOf } from '#prose/sentences.ts';
import type { SdrCampaign } from '../contract.ts';
import type { Lead, RoleLevel } from './lead.ts';
import { subjectOf } from './own-reasons.ts';
import type { Planned } from './plan.ts';
import { STEPS } from './step.ts';
import { distinctKinds, distinctNames } from './themes.ts';

type Handling = SdrCampaign['responseHandling'];
type Objection = Handling['objections'][number];

/** What to answer to a yes, to an objection and to silence. */
export function responseHandling(lead: Lead, plan: readonly Planned[]): Handling {
	return {
		positiveResponses: {
			interestedButNotReady: notReady(lead),
			readyToMeet: STEPS[lead.step].onYes(lead.tasks[0]?.name ?? 'this'),
			needsMoreInfo: moreInfo(lead),
		},
		objections: objections(lead),
		noResponse: noResponse(lead, plan),
	};
}

function notReady({ strategy, tasks, first }: Lead): string {
	const hello = first === 'there' ? 'Thank you' : `Thank you, ${first}`;
	if (strategy.event !== null)
		return `${hello}. Would it be better after all that, and should I then begin with ${tasks[0]?.name ?? 'the same question'}?`;
	return `${hello}. In which month shall I ask again, and what will be different with ${tasks[0]?.name ?? 'this'} then?`;
}

function moreInfo({ offer, tasks, industry }: Lead): string {
	const subjects = [
		...(offer.proof.length > 0 ? ['the result elsewhere'] : []),
		...offer.details.slice(0, 2).map(({ kind }) => DETAIL_NAMES[kind]),
		...(industry === null ? [] : [`how it fits ${industry.tools[0] ?? 'your programs'}`]),
		tasks[0]?.name ?? 'the first weeks',
	];
	const several = new Set(subjects).size > 1;
	if (!several) return 'What would you want to read about first, on one page?';
	return `Is it ${listOf([...new Set(subjects)].slice(0, 3), 'or')} that you want to read about first, on one page?`;
}

const DETAIL_NAMES = {
	time: 'the time it takes',
	control: 'who keeps control',
	keeps: 'what stays as it is',
	price: 'the price',
	scope: 'what is part of it',
} as const;

function objections(lead: Lead): Objection[] {
	const typical = distinctKinds(lead)
		.map(({ kind }) => kind)
		.slice(0, 2)
		.map(({ objection, response, followUp }) => ({ objection, response, followUp }));
	return [...typical, ...programs(lead), ...small(lead), ...unproven(lead), ...effort(lead)].slice(0, 5);
}

function programs(lead: Lead): Objection[] {
	const [tool] = lead.industry?.tools ?? [];
	if (tool === undefined) return [];
	return [
		{
			objection: `We already have ${tool} for that`,
			response: `Then keep it: which part of ${lead.tasks[0]?.name ?? 'the work'} still happens outside ${tool}?`,
			followUp: `Find out what ${tool} does today before you answer anything else.`,
		},
	];
}

function small({ input, level }: Lead): Objection[] {
	const size = input.leadInfo.companySize;
	if (/^(?:Startup|Small)/.test(size)) {
		return [
			{
				objection: 'We are too small for that',
				response: `You may be. How often does it happen in a month?`,
				followUp: 'If it is a handful of times, agree and close.',
			},
		];
	}
	if (/^(?:Large|Enterprise)/.test(size)) {
		return [
			{
				objection: 'This has to go through purchasing',
				response: 'Understood. What does purchasing want to see first, and who in your team would stand behind it?',
				followUp: 'Write the request for purchasing together with your contact.',
			},
		];
	}
	return level === 'signs'
		? []
		: [
				{
					objection: 'I cannot decide that',
					response: 'You need not. What would you want to know before you take it to the one who can?',
					followUp: 'Put that answer on one page that can be passed on without you.',
				},
			];
}

function unproven({ offer, us }: Lead): Objection[] {
	if (offer.proof.length > 0) return [];
	return [
		{
			objection: `I have never heard of ${us}`,
			response: 'That is true of most people. Would it help to speak to [add a client who agreed to be asked]?',
			followUp: 'Without such a client, offer a first step that can be stopped at any time.',
		},
	];
}

function effort({ offer, company }: Lead): Objection[] {
	const time = offer.details.find(({ kind }) => kind === 'time');
	if (time === undefined) {
		return [
			{
				objection: 'We have no time to set this up',
				response: `How much time could ${company} spare? From our side it takes [add the time it takes].`,
				followUp: 'If the two do not meet, name a later month yourself.',
			},
		];
	}
	return [];
}

const ESCALATE: Readonly<Record<RoleLevel, string>> = {
	signs: 'Ask the office who prepares such decisions, and write to that person with the same question.',
	leads: 'Ask a member of the team how the work is done; then come back with what you learned.',
	works: 'Ask who leads the team, and say openly that you wrote to a colleague first.',
	unknown: 'Ask the switchboard who has the subject, and begin again there instead of adding pressure here.',
};

function noResponse(lead: Lead, plan: readonly Planned[]): Handling['noResponse'] {
	const last = plan.at(-1)?.day ?? 1;
	const middle = plan[Math.floor(plan.length / 2)];
	const heard = distinctNames(plan.slice(0, Math.floor(plan.length / 2) + 1).map(({ reason }) => reason.name));
	const changes = lead.channels.length > 1 ? 'the reason and the channel' : 'the reason';
	return {
		strategy: `Change ${changes} each time, and never ask ${lead.who} whether the last message was read. By day ${middle?.day ?? last} they have heard of ${listOf(heard.slice(0, 3))}.`,
		escalationTactics: [
			ESCALATE[lead.level],
			lead.strategy.acquaintance.length > 0
				? `Let whoever connects you know that ${lead.who} has not answered, and ask whether a word would be welcome.`
				: `Look for somebody at ${lead.company} whom one of your clients knows, and ask for an introduction.`,
		],
		breakupSequence: `Day ${last} is the last one; ${lead.who} hears from you again only on an answer or on news, and not about ${subjectOf(lead)}.`,
	};
}
