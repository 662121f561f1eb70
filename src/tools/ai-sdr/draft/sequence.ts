import { sentenceCapital } from '#language/capitals.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { given, joined } from '#prose/lists.ts';
import type { Touchpoint } from '../contract.ts';
import { CHANNEL_NAMES } from '../days.ts';
import { offeredDays } from './days.ts';
import type { Goal } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import type { Opening } from './opening.ts';
import type { Plan, Planned } from './plan.ts';
import { CALLS, CONNECT, OPT_OUT, PRICES, SUBJECTS, TONES, VIDEO, VOICEMAIL } from './sentences/messages.ts';
import { BEFORE, NEXT } from './sentences/notes.ts';

/** Writes every touchpoint. No sentence occurs twice. */
export function sequenceOf(lead: Lead, material: Material, plan: Plan): Touchpoint[] {
	return plan.touches.map((touch, index) => {
		const { day, channel, turn, unit, ask } = touch;
		const next = plan.touches[index + 1];
		const onward = next && fill(NEXT.onward, { channel: CHANNEL_NAMES[next.channel], day: String(next.day) });
		const wait = day - (plan.touches[index - 1]?.day ?? day);
		const { subject } = plan.opening;
		// The emails after the first answer it, so that all stand in one thread.
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
			followUpStrategy: onward ?? NEXT.end,
		};
	});
}

/** What has to be there before it goes out; of a channel, only the first time. */
function notesOf({ input }: Lead, { postalAddress }: Material, { opening }: Plan, touch: Planned): string[] {
	const { channel, day, turn, unit } = touch;
	const { email, linkedinUrl } = input.leadInfo;
	const isAt = (other: typeof channel, at: number) => channel === other && turn === at;
	return given([
		unit.kind === 'opening' && opening.offersDays ? fill(BEFORE.monday, offeredDays(day)) : '',
		isAt('email', 0) && email === '' ? BEFORE.address : '',
		isAt('email', 0) && postalAddress === '' ? BEFORE.postal : '',
		isAt('email', 1) ? BEFORE.thread : '',
		isAt('linkedin', 0) && linkedinUrl === '' ? BEFORE.profile : '',
		isAt('linkedin', 1) ? BEFORE.notConnected : '',
		isAt('phone', 0) ? BEFORE.number : '',
		isAt('other', 0) ? BEFORE.post : '',
	]);
}

/** What is sent or said of one touchpoint. */
function messageOf(lead: Lead, material: Material, { opening, goal }: Plan, touch: Planned): string {
	const { channel, unit, turn, further, isPriced, ask } = touch;
	if (unit.kind === 'connect') return connectionNote(lead, material, opening);
	if (channel === 'phone') return callScript(lead, material, goal, touch);
	// On LinkedIn the request to connect has said how the two met.
	const isTold = channel === 'linkedin' && unit.kind === 'opening';
	const own = isTold ? unit.text.slice(opening.origin.length).trim() : unit.text;
	const costs = isPriced ? [PRICES[material.prices.length === 1 ? 'one' : 'several'], ...material.prices] : [];
	const text = joined('\n\n', further, own, costs.join('\n'), ask.text);
	const greeting = fill(TONES[lead.tonality][0], lead);
	switch (channel) {
		case 'email':
			return [greeting, text, ...below(lead, material)].join('\n\n');
		case 'linkedin':
			return [greeting, turn === 1 ? `${CONNECT.thanks} ${text}` : text, lead.me].join('\n\n');
		case 'video':
			return [greeting, fill(VIDEO, lead), text].join('\n\n');
		case 'other': {
			const { sender, me, us, website } = lead;
			const signed = new Set([sender || me, us, material.phone, website]);
			return [fill(TONES['Professional & Formal'][0], lead), text, joined('\n', ...signed)].join('\n\n');
		}
	}
}

/** The signature of an email, and below it the address and how to stop. */
function below({ sender, us, tonality, input }: Lead, { postalAddress }: Material): string[] {
	const role = sentenceCapital(input.yourCompanyInfo.yourRole.replace(/\s+/g, ' ').slice(0, 80));
	const post = joined(', ', role, postalAddress === '' ? us : '');
	const address = postalAddress === '' || postalAddress.startsWith(us) ? postalAddress : `${us}, ${postalAddress}`;
	return [joined('\n', TONES[tonality][1], sender, post), joined('\n', address, OPT_OUT)];
}

const LONGEST_NOTE = 200;

/** The request to connect: who writes and why, as far as there is room. */
function connectionNote(lead: Lead, { people }: Material, { connected, asks }: Opening): string {
	const from = fill(CONNECT.from, lead);
	const who = connected || (people === '' ? from : fill(CONNECT.people, { people }));
	const emailed = asks ? CONNECT.asked : CONNECT.emailed;
	const why = lead.channels[0] === 'email' ? emailed : CONNECT.alone;
	const notes = [who, from, ''].map((one) => joined(' ', fill(TONES[lead.tonality][0], lead), one, why, lead.me));
	return notes.find((note) => [...note].length <= LONGEST_NOTE) ?? why;
}

/** Each call says why, asks one question, and then asks for the goal. The first begins with their need, or else with the work. */
function callScript(lead: Lead, { need, work }: Material, goal: Goal, { turn, unit }: Planned): string {
	const script = turn === 0 ? CALLS.first : CALLS.again;
	const isQuestion = unit.kind === 'question';
	const reasons = given([turn === 0 ? need || work : '', isQuestion ? '' : unit.text]);
	return [
		fill(script.opener, lead),
		...reasons.map((text, index) => fill(index === 0 ? CALLS.reason : CALLS.further, { text })),
		fill(CALLS.question, { text: isQuestion ? unit.text : unit.ask.text }),
		fill(script[goal.family], { goal: goal.name }),
	].join('\n');
}

/** Who calls, why, and how to answer. */
export function voicemail(lead: Lead, { need, work, phone }: Material, goal: Goal): string {
	const why = fill(VOICEMAIL[goal.family], { goal: goal.name });
	const back = fillIfKnown(VOICEMAIL.ring, { phone }) || VOICEMAIL.reply;
	return joined(' ', fill(VOICEMAIL.who, lead), need || work, why, back);
}
