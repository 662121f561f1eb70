import { sentenceCapital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { joined } from './parts.ts';
import type { Plan, Planned } from './plan.ts';
import { CALLS, CONNECT, OPT_OUT, PRICES, TONES, VIDEO, VOICEMAIL } from './sentences/messages.ts';

/** What is sent or said of one touchpoint. */
export function messageOf(lead: Lead, material: Material, { opening, goal }: Plan, touch: Planned): string {
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

/** The signature of an e-mail, and below it the address and how to stop. */
function below({ sender, us, tonality, input }: Lead, { postalAddress }: Material): string[] {
	const role = sentenceCapital(input.yourCompanyInfo.yourRole.replace(/\s+/g, ' ').slice(0, 80));
	const isNamedBelow = postalAddress !== '';
	const post = joined(', ', role, isNamedBelow ? '' : us);
	const address = !isNamedBelow || postalAddress.startsWith(us) ? postalAddress : `${us}, ${postalAddress}`;
	return [joined('\n', TONES[tonality][1], sender, post), joined('\n', address, OPT_OUT)];
}

const LONGEST_NOTE = 200;

/** The request to connect: who writes and why, as far as there is room. */
function connectionNote(lead: Lead, { people }: Material, { connected, asks }: Plan['opening']): string {
	const from = fill(CONNECT.from, lead);
	const who = connected || (people === '' ? from : fill(CONNECT.people, { people }));
	const emailed = asks ? CONNECT.asked : CONNECT.emailed;
	const why = lead.channels[0] === 'email' ? emailed : CONNECT.alone;
	const notes = [who, from, ''].map((one) => joined(' ', fill(TONES[lead.tonality][0], lead), one, why, lead.me));
	return notes.find((note) => [...note].length <= LONGEST_NOTE) ?? why;
}

/** Each call says why, asks one question, and then asks for the goal. The first begins with their need, or else with the work. */
function callScript(
	lead: Lead,
	{ need, work }: Material,
	{ name, family }: Plan['goal'],
	{ turn, unit }: Planned,
): string {
	const script = turn === 0 ? CALLS.first : CALLS.again;
	const isQuestion = unit.kind === 'question';
	const reasons = [turn === 0 ? need || work : '', isQuestion ? '' : unit.text].filter((text) => text !== '');
	return [
		fill(script.opener, lead),
		...reasons.map((text, index) => fill(index === 0 ? CALLS.reason : CALLS.further, { text })),
		fill(CALLS.question, { text: isQuestion ? unit.text : unit.ask.text }),
		fill(script[family], { goal: name }),
	].join('\n');
}

/** Who calls, why, and how to answer. */
export function voicemail(lead: Lead, { need, work, phone }: Material, { name, family }: Plan['goal']): string {
	const why = fill(VOICEMAIL[family], { goal: name });
	const back = phone === '' ? VOICEMAIL.reply : fill(VOICEMAIL.ring, { phone });
	return joined(' ', fill(VOICEMAIL.who, lead), need || work, why, back);
}
