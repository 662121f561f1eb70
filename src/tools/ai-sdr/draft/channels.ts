import { capital } from '#language/capitals.ts';
import { counted } from '#language/inflect.ts';
import { listOf } from '#prose/sentences.ts';
import type { Channel, SdrCampaign, Touchpoint } from '../contract.ts';
import type { LeadSource } from '../options.ts';
import type { Lead, RoleLevel } from './lead.ts';
import { LAST_RESORT, subjectOf } from './own-reasons.ts';
import type { Planned } from './plan.ts';
import { STEPS } from './step.ts';
import { distinctKinds, distinctNames } from './themes.ts';
import { TONES } from './tones.ts';

type Strategy = SdrCampaign['channelStrategy'];

/** How to use each chosen channel. Other channels are left out. */
export function channelStrategy(lead: Lead, plan: readonly Planned[], sequence: readonly Touchpoint[]): Strategy {
	const has = (channel: Channel) => plan.some((planned) => planned.channel === channel);
	return {
		...(has('email') ? { email: email(lead, plan, sequence) } : {}),
		...(has('linkedin') ? { linkedin: linkedin(lead, plan) } : {}),
		...(has('phone') ? { phone: phone(lead, plan) } : {}),
	};
}

function daysIn(plan: readonly Planned[], channel: Channel): string {
	return listOf(plan.filter((planned) => planned.channel === channel).map(({ day }) => String(day)));
}

function email(lead: Lead, plan: readonly Planned[], sequence: readonly Touchpoint[]): Strategy['email'] {
	const mails = plan.filter(({ channel }) => channel === 'email');
	const names = distinctNames(mails.filter(({ part }) => part === 'reason').map(({ reason }) => reason.name));
	const used = new Set(sequence.map(({ subject }) => subject));
	const spare = mails
		.flatMap(({ reason }) => reason.subjects)
		.filter((subject) => !used.has(subject) && subject.length <= 45 && subject !== LAST_RESORT);
	return {
		approach: `${capital(counted(mails.length, 'e-mail'))}, each with a reason of its own: ${listOf(names.slice(0, 4)) || 'one question'}${names.length > 4 ? ' and further questions' : ''}; the last one ends it.`,
		bestPractices: [
			TONES[lead.tonality].advice,
			`Plain text without links or attachments, and one question in each: at ${lead.company} the filter knows you as little as ${lead.who} does.`,
			lead.input.leadInfo.email === ''
				? `Find the address of ${lead.who} by hand; a guessed one harms your sender’s name.`
				: `Send from the address that ${lead.us} is known by, to this one person.`,
		],
		subjectLineVariants: [...new Set(spare)].slice(0, 3),
		timing: `Days ${daysIn(plan, 'email')}, in the working hours of ${lead.company}.`.replace(
			/^Days (?=\d+,)(?!\d+, \d)(?!.*\band\b)/,
			'Day ',
		),
	};
}

const CONNECT: Readonly<Record<LeadSource | '', string>> = {
	'LinkedIn Search': 'Say that the search led you there, and name the role rather than the person’s merits.',
	'Company Website': 'Mention the page on which the name stands, so that it is clear you read it.',
	Referral: 'Name who referred you in the first line; the rest of the note hardly matters.',
	'Industry Event': 'Name the event and not the product; it is the only thing you have in common.',
	'Social Media': 'Refer to the post, and to one sentence of it.',
	'Cold Research': 'Admit that you looked for companies like theirs, in half a sentence.',
	'Lead List/Database': 'Do not pretend to know them: say which subject brings you.',
	'Mutual Connection': 'Ask the mutual contact first, then name them in the note.',
	Other: 'Say in one line why this person and not another.',
	'': 'Say in one line why this person and not another.',
};

function linkedin(lead: Lead, plan: readonly Planned[]): Strategy['linkedin'] {
	const { input, who, company, tasks } = lead;
	const messages = plan.filter(({ channel }) => channel === 'linkedin');
	return {
		connectionStrategy: CONNECT[input.leadInfo.leadSource],
		approach: `By hand, ${messages.length === 1 ? 'once' : `${messages.length} times`}: LinkedIn closes accounts that let a program write to people like ${who}.`,
		messagingFlow: messages.map(({ day, part, reason }) =>
			part === 'connect'
				? `Day ${day}: the note to connect, on ${subjectOf(lead)}`
				: part === 'breakup'
					? `Day ${day}: the last message`
					: `Day ${day}: ${reason.name}`,
		),
		contentEngagement: `Comment where ${who} or ${company} writes about ${listOf(
			tasks.slice(0, 2).map(({ name }) => name),
			'or',
		)}: a fact or a question, never the offer.`,
	};
}

const RING: Readonly<Record<RoleLevel, string>> = {
	signs: 'Ring before the day begins or after it ends: whoever signs is in meetings in between.',
	leads: 'Ring a little before the full hour, when one meeting has ended and the next has not begun.',
	works: 'Ask at once whether the work leaves two minutes; if not, ask for the hour that does.',
	unknown: 'Ask the switchboard what the person is responsible for before you are put through.',
};

const BUSY: Readonly<Record<RoleLevel, string>> = {
	signs: '‘I have no time’: Then I will put the question in one line by e-mail. Who should see it besides you?',
	leads: '‘I have no time’: Of course. Is there a gap between two meetings that you would give me?',
	works: '‘I have no time’: Then not now. When is it quiet at your desk?',
	unknown: '‘I have no time’: I understand. Is this your subject at all, or should I ask for somebody else?',
};

function phone(lead: Lead, plan: readonly Planned[]): Strategy['phone'] {
	const { input, level } = lead;
	const [first, second] = distinctKinds(lead);
	const about = lead.tasks[0]?.name ?? 'this';
	const days = daysIn(plan, 'phone');
	return {
		approach: `${RING[level]} ${days.includes('and') ? `Days ${days}` : `Day ${days}`}, from a number that can be rung back.`,
		talkTracks: [first, second].flatMap((one) => (one === undefined ? [] : [`On ${one.task.name}. ${one.kind.track}`])),
		objectionHandling: [
			BUSY[level],
			input.socialProof.trim() === ''
				? `‘Send me something’: Gladly, one page. What should it answer about ${about}?`
				: `‘Send me something’: Gladly. The result I mentioned, or a page on ${about}?`,
			`‘How did you get my number’: ${numberFrom(lead)}`,
		],
		voicemailScript: voicemail(lead, plan),
	};
}

function numberFrom({ input, company }: Lead): string {
	const source = input.leadInfo.leadSource;
	if (source === '' || source === 'Other')
		return `From [add where you found it]; ask whether ${company} wants it deleted.`;
	return `Name the source (${source}) and [add where the number stood]; offer ${company} to delete it.`;
}

/** Shorter than half a minute at 150 words a minute. */
function voicemail(lead: Lead, plan: readonly Planned[]): string {
	const { first, sender, us, channels } = lead;
	const at = plan.findIndex(({ channel }) => channel === 'phone');
	const next = plan.slice(at + 1).find(({ channel }) => channel !== 'phone');
	const by =
		next?.channel === 'linkedin' ? 'on LinkedIn' : next?.channel === 'video' ? 'in a short video' : 'by e-mail';
	const hello = first === 'there' ? 'Hello' : `Hello ${first}`;
	const about = subjectOf(lead);
	const brief = about.split(/\s+/).length > 12 ? (lead.tasks[0]?.name ?? 'your work') : about;
	return `${hello}, this is ${sender} of ${us}. My question is about ${brief}. No need to ring back${first === 'there' ? '' : `, ${first}`}: I will put it to you ${channels.length > 1 ? by : 'by e-mail'}, and one line in reply is all it takes, towards ${STEPS[lead.step].thing} or against it.`;
}
