import { fill } from '#prose/fill.ts';
import type { Touchpoint } from '../contract.ts';
import { CHANNEL_NAMES } from '../days.ts';
import { offeredDays } from './days.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { messageOf } from './messages.ts';
import { dueOf } from './parts.ts';
import type { Plan, Planned } from './plan.ts';
import { SUBJECTS } from './sentences/messages.ts';
import { BEFORE, NEXT } from './sentences/notes.ts';

/** Writes every touchpoint. No sentence occurs twice. */
export function sequenceOf(lead: Lead, material: Material, plan: Plan): Touchpoint[] {
	return plan.touches.map((touch, index) => {
		const { day, channel, turn, unit, ask } = touch;
		const next = plan.touches[index + 1];
		const wait = day - (plan.touches[index - 1]?.day ?? day);
		const { subject } = plan.opening;
		// The e-mails after the first answer it, so that all stand in one thread.
		const heading = turn === 0 ? subject : fill(SUBJECTS.again, { subject });
		return {
			touchpoint: index + 1,
			channel,
			timing: index === 0 ? 'Day 1' : `Day ${day} (${wait === 1 ? '1 day' : `${wait} days`} later)`,
			objective: unit.objective,
			subject: channel === 'email' ? heading : '',
			message: messageOf(lead, material, plan, touch),
			personalizationNotes: notesOf(lead, material, plan, touch),
			callToAction: ask.action,
			followUpStrategy:
				next === undefined
					? NEXT.end
					: fill(NEXT.onward, { channel: CHANNEL_NAMES[next.channel], day: String(next.day) }),
		};
	});
}

/** What has to be there before it goes out; of a channel, only the first time. */
function notesOf({ input }: Lead, { postalAddress }: Material, { opening }: Plan, touch: Planned): string[] {
	const { channel, day, turn, unit } = touch;
	const { email, linkedinUrl } = input.leadInfo;
	const isAt = (other: typeof channel, at: number) => channel === other && turn === at;
	return dueOf([
		[unit.kind === 'opening' && opening.offersDays, fill(BEFORE.monday, offeredDays(day))],
		[isAt('email', 0) && email === '', BEFORE.address],
		[isAt('email', 0) && postalAddress === '', BEFORE.postal],
		[isAt('email', 1), BEFORE.thread],
		[isAt('linkedin', 0) && linkedinUrl === '', BEFORE.profile],
		[isAt('linkedin', 1), BEFORE.notConnected],
		[isAt('phone', 0), BEFORE.number],
		[isAt('other', 0), BEFORE.post],
	]);
}
