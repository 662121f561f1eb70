import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Channel, SdrCampaign, Touchpoint } from '../contract.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { voicemail } from './messages.ts';
import { countedChannels } from './overview.ts';
import type { Plan } from './plan.ts';
import { CHANNEL_NOTES, REPLIES } from './sentences/notes.ts';
import { isSubject } from './subjects.ts';
import { asQuote, isQuestion, unquoted } from './units.ts';

/** What the plan does on each channel, and the channel's own rules. */
export function channelStrategy(
	lead: Lead,
	material: Material,
	plan: Plan,
	sequence: readonly Touchpoint[],
): SdrCampaign['channelStrategy'] {
	const { whatWeDo, objection, answer } = material;
	const on = (channel: Channel) => plan.touches.filter((touch) => touch.channel === channel);
	const days = (channel: Channel) => ({
		days: on(channel)
			.map(({ day }) => day)
			.join(', '),
	});
	const other = otherSubject(plan, sequence);
	return {
		...(on('email').length === 0
			? {}
			: {
					email: {
						approach: fill(CHANNEL_NOTES.emailApproach, { count: countedChannels(plan, ['email']) }),
						bestPractices: [...CHANNEL_NOTES.emailPractices],
						subjectLineVariants: other === '' ? [] : [other],
						timing: fill(CHANNEL_NOTES.emailTiming, days('email')),
					},
				}),
		...(on('linkedin').length === 0
			? {}
			: {
					linkedin: {
						connectionStrategy: CHANNEL_NOTES.connecting,
						approach: CHANNEL_NOTES.linkedinApproach,
						messagingFlow: on('linkedin').map((touch) => {
							const objective = sequence[plan.touches.indexOf(touch)]?.objective ?? '';
							return fill(CHANNEL_NOTES.flow, { day: String(touch.day), objective });
						}),
						contentEngagement: '',
					},
				}),
		...(on('phone').length === 0
			? {}
			: {
					phone: {
						approach: fill(CHANNEL_NOTES.phoneApproach, days('phone')),
						talkTracks: !/^(?:We|I)\b/.test(whatWeDo)
							? []
							: [fill(CHANNEL_NOTES.toSay, { text: withoutEnd(whatWeDo) })],
						objectionHandling: objectionHandling(objection, answer),
						voicemailScript: voicemail(lead, material, plan),
					},
				}),
	};
}

function objectionHandling(objection: string, given: string): string[] {
	if (objection === '') return [];
	const [text, answer] = [withoutStop(unquoted(objection)), withoutEnd(given)];
	return isQuestion(objection)
		? [fill(CHANNEL_NOTES.toAnswer, { question: text, answer })]
		: [fill(CHANNEL_NOTES.toMeet, { text, answer })];
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** A subject for the first e-mail that no e-mail has. */
function otherSubject({ opening, touches }: Plan, sequence: readonly Touchpoint[]): string {
	const isEmailed = touches.some(({ part, channel }) => part === 'first' && channel === 'email');
	const used = sequence.map(({ subject }) => subject);
	return isEmailed ? (opening.variants.find((subject) => !used.includes(subject) && isSubject(subject)) ?? '') : '';
}

export function responseHandling(
	{ objection, answer, prices }: Material,
	{ touches }: Plan,
): SdrCampaign['responseHandling'] {
	return {
		positiveResponses: {
			interestedButNotReady: REPLIES.notReady,
			readyToMeet: REPLIES.ready,
			needsMoreInfo:
				prices.length === 0
					? REPLIES.moreInfo
					: fill(REPLIES.priced, { prices: prices.map((price) => capital(ended(price))).join(' ') }),
		},
		objections:
			objection === '' ? [] : [{ objection: asQuote(objection), response: quoted(answer), followUp: REPLIES.settled }],
		noResponse: {
			strategy: REPLIES.silence,
			escalationTactics: [],
			breakupSequence: fill(REPLIES.breakup, { day: String(touches.at(-1)?.day ?? 1) }),
		},
	};
}

/** With one lead there is nothing to compare. */
export const CAMPAIGN_OPTIMIZATION: SdrCampaign['campaignOptimization'] = {
	abtestingIdeas: [],
	performanceTracking: [],
	iterationStrategy: '',
};
