import { fill } from '#prose/fill.ts';
import type { Touchpoint } from '../contract.ts';
import { CHANNEL_NAMES } from '../days.ts';
import { offeredDays } from './days.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { messageOf } from './messages.ts';
import { offersDays } from './opening.ts';
import type { Plan, Planned } from './plan.ts';
import { ACTIONS, BEFORE, NEXT, OBJECTIVES } from './sentences/notes.ts';

/** Writes every touchpoint. No sentence occurs twice. */
export function sequenceOf(lead: Lead, material: Material, plan: Plan): Touchpoint[] {
	return plan.touches.map((touch, index) => {
		const { day, wait, channel } = touch;
		const next = plan.touches[index + 1];
		return {
			touchpoint: index + 1,
			channel,
			timing: index === 0 ? 'Day 1' : `Day ${day} (${wait === 1 ? '1 day' : `${wait} days`} later)`,
			objective: objectiveOf(material, plan, touch),
			...messageOf(lead, material, plan, touch),
			personalizationNotes: notesOf(lead, material, plan, index),
			callToAction: actionOf(lead, plan, touch),
			followUpStrategy:
				next === undefined
					? NEXT.end
					: fill(NEXT.onward, { channel: CHANNEL_NAMES[next.channel], day: String(next.day) }),
		};
	});
}

function objectiveOf({ need }: Material, { opening }: Plan, { part, unit }: Planned): string {
	if (part === 'connect') return OBJECTIVES.connect;
	if (part === 'last') return OBJECTIVES.breakup;
	if (unit !== null) return OBJECTIVES[unit.kind];
	if (opening.asks) return OBJECTIVES.asks;
	return need === '' ? OBJECTIVES.tells : OBJECTIVES.takesUp;
}

function actionOf({ step }: Lead, { goal }: Plan, { channel, part, ask }: Planned): string {
	if (part === 'connect') return ACTIONS.connect;
	if (part === 'last') return ACTIONS.breakup;
	if (ask !== null) return ask.action;
	return channel === 'phone' && goal.family !== 'other' ? step : ACTIONS.next;
}

/** What has to be there before it goes out; of a channel, only the first time. */
function notesOf(
	{ input, ...lead }: Lead,
	{ postalAddress }: Material,
	{ touches, opening }: Plan,
	index: number,
): string[] {
	const touch = touches[index];
	if (touch === undefined) return [];
	const { channel, day, part } = touch;
	const turn = touches.slice(0, index).filter((one) => one.channel === channel).length;
	const hasDays = part === 'first' && offersDays({ input, ...lead }, opening);
	return [
		...(hasDays ? [fill(BEFORE.monday, offeredDays(day))] : []),
		...(channel === 'email' && turn === 0 && input.leadInfo.email === '' ? [BEFORE.address] : []),
		...(channel === 'email' && turn === 0 && postalAddress === '' ? [BEFORE.postal] : []),
		...(channel === 'email' && turn === 1 ? [BEFORE.thread] : []),
		...(channel === 'linkedin' && turn === 0 && input.leadInfo.linkedinUrl === '' ? [BEFORE.profile] : []),
		...(channel === 'linkedin' && turn === 1 ? [BEFORE.notConnected] : []),
		...(channel === 'phone' && turn === 0 ? [BEFORE.number] : []),
		...(channel === 'other' && turn === 0 ? [BEFORE.post] : []),
	];
}
