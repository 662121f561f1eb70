import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Channel, SdrCampaign } from '../contract.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { countedChannels } from './overview.ts';
import type { Plan } from './plan.ts';
import { CHANNEL_NOTES, REPLIES } from './sentences/notes.ts';
import { voicemail } from './sequence.ts';
import { isQuestion } from './units.ts';

type Strategy = SdrCampaign['channelStrategy'];

/** What the plan does on each chosen channel, and the channel's own rules. */
export function channelStrategy(lead: Lead, material: Material, plan: Plan): Strategy {
	const isChosen = (channel: Channel) => lead.channels.includes(channel);
	return {
		email: isChosen('email') ? emailStrategy(plan) : undefined,
		linkedin: isChosen('linkedin') ? linkedinStrategy(plan) : undefined,
		phone: isChosen('phone') ? phoneStrategy(lead, material, plan) : undefined,
	};
}

function daysOn(channel: Channel, { touches }: Plan): string {
	return touches.flatMap((touch) => (touch.channel === channel ? [touch.day] : [])).join(', ');
}

function emailStrategy(plan: Plan): Strategy['email'] {
	return {
		approach: fill(CHANNEL_NOTES.emailApproach, { count: countedChannels(plan, ['email']) }),
		bestPractices: [...CHANNEL_NOTES.emailPractices],
		subjectLineVariants: plan.opening.variants,
		timing: fill(CHANNEL_NOTES.emailTiming, { days: daysOn('email', plan) }),
	};
}

function linkedinStrategy({ touches }: Plan): Strategy['linkedin'] {
	const onLinkedIn = touches.filter(({ channel }) => channel === 'linkedin');
	return {
		connectionStrategy: CHANNEL_NOTES.connecting,
		approach: CHANNEL_NOTES.linkedinApproach,
		messagingFlow: onLinkedIn.map(({ day, unit: { objective } }) =>
			fill(CHANNEL_NOTES.flow, { day: String(day), objective }),
		),
		contentEngagement: '',
	};
}

function phoneStrategy(lead: Lead, material: Material, plan: Plan): Strategy['phone'] {
	const { whatWeDo, objection } = material;
	const reply = isQuestion(objection) ? CHANNEL_NOTES.toAnswer : CHANNEL_NOTES.toMeet;
	const said = { text: objection.replace(/\.$/, ''), answer: withoutEnd(material.answer) };
	return {
		approach: fill(CHANNEL_NOTES.phoneApproach, { days: daysOn('phone', plan) }),
		talkTracks: /^(?:We|I)\b/.test(whatWeDo) ? [fill(CHANNEL_NOTES.toSay, { text: withoutEnd(whatWeDo) })] : [],
		objectionHandling: objection === '' ? [] : [fill(reply, said)],
		voicemailScript: voicemail(lead, material, plan.goal),
	};
}

export function responseHandling(material: Material, { days }: Plan): SdrCampaign['responseHandling'] {
	const { objection, answer } = material;
	const prices = material.prices.map((price) => capital(ended(price))).join(' ');
	return {
		positiveResponses: {
			interestedButNotReady: REPLIES.notReady,
			readyToMeet: REPLIES.ready,
			needsMoreInfo: fillIfKnown(REPLIES.priced, { prices }) || REPLIES.moreInfo,
		},
		objections:
			objection === '' ? [] : [{ objection: quoted(objection), response: quoted(answer), followUp: REPLIES.settled }],
		noResponse: {
			strategy: REPLIES.silence,
			escalationTactics: [],
			breakupSequence: fill(REPLIES.breakup, { day: days }),
		},
	};
}
