import type { Channel, Touchpoint } from '../contract.ts';
import type { Lead } from './lead.ts';
import { openings, subjectOf } from './own-reasons.ts';
import type { Planned } from './plan.ts';
import {
	begin,
	callScript,
	card,
	connectionNote,
	email,
	linkedinMessage,
	videoScript,
	type Written,
} from './writing.ts';

const NEXT: Readonly<Record<Channel, string>> = {
	email: 'the e-mail',
	linkedin: 'LinkedIn',
	phone: 'the call',
	video: 'the video',
	other: 'the card',
};

/** Writes every touchpoint. No sentence occurs twice in the campaign. */
export function sequenceOf(lead: Lead, plan: readonly Planned[]): Touchpoint[] {
	const written = begin(lead);
	return plan.map((planned, index) => {
		const { day, wait, channel, part, reason } = planned;
		const next = plan[index + 1];
		const isConnect = part === 'connect';
		return {
			touchpoint: index + 1,
			channel,
			timing: index === 0 ? 'Day 1' : `Day ${day} (${wait === 1 ? '1 day' : `${wait} days`} later)`,
			objective: isConnect ? `Let ${lead.who} see who is behind ${lead.us}` : reason.objective,
			...textOf(written, planned),
			personalizationNotes: notesOf(lead, plan, index),
			callToAction: isConnect ? 'Accept the contact request' : reason.action,
			followUpStrategy:
				next === undefined
					? reason.onAnswer
					: `${(isConnect ? 'Accepted: say thanks and nothing more' : reason.onAnswer).replace(/\.$/, '')}; no answer: ${NEXT[next.channel]} on day ${next.day}.`,
		};
	});
}

function textOf(written: Written, { channel, part, reason }: Planned): { subject: string; message: string } {
	const isLast = part === 'breakup';
	switch (channel) {
		case 'email':
			return email(written, reason, isLast);
		case 'linkedin':
			return {
				subject: '',
				message:
					part === 'connect'
						? connectionNote(written, openings(written.lead)[0] ?? '', subjectOf(written.lead), written.said.size > 0)
						: linkedinMessage(written, reason, isLast),
			};
		case 'phone':
			return { subject: '', message: callScript(written, reason) };
		case 'video':
			return { subject: '', message: videoScript(written, reason) };
		default:
			return { subject: '', message: card(written, reason) };
	}
}

/** What the reason needs, and what a channel needs the first time it is used. */
function notesOf({ input, who, us }: Lead, plan: readonly Planned[], index: number): string[] {
	const planned = plan[index];
	if (planned === undefined) return [];
	const { channel, part, reason } = planned;
	const turn = plan.slice(0, index).filter((one) => one.channel === channel).length;
	const notes =
		part === 'connect'
			? [`Read the profile of ${who} first, and change the note where it shows a better beginning.`]
			: [reason.note];
	if (channel === 'email' && turn === 0) {
		notes.push(
			input.leadInfo.email === ''
				? 'Add the e-mail address: none was entered.'
				: `Put the postal address of ${us} below; the law asks for it.`,
		);
	}
	if (channel === 'linkedin' && turn === 0 && input.leadInfo.linkedinUrl === '')
		notes.push(`Find the profile of ${who}: no address was entered.`);
	if (channel === 'linkedin' && turn === 1)
		notes.push(`If ${who} has not accepted, send this by e-mail or leave it out.`);
	if (channel === 'phone' && turn === 0) notes.push(`Look up the number of ${who}: [add phone number].`);
	if (channel === 'video' && turn === 0) notes.push(`Record it for ${who} in one take, and keep it short.`);
	if (channel === 'other' && turn === 0)
		notes.push(`Write it by hand and send it to ${who} at [add their postal address].`);
	return notes;
}
