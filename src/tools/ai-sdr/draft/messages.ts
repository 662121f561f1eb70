import { sentenceCapital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { type Opening, spaced } from './opening.ts';
import type { Plan, Planned } from './plan.ts';
import {
	CALLS,
	CARD,
	CONNECT,
	GREETINGS,
	LAST,
	OPT_OUT,
	PRICES,
	SIGN_OFFS,
	SUBJECTS,
	VIDEO,
	VOICEMAIL,
} from './sentences/messages.ts';
import type { Unit } from './units.ts';

/** Subject and message of one touchpoint. */
export function messageOf(lead: Lead, material: Material, plan: Plan, touch: Planned) {
	const { channel, part } = touch;
	if (part === 'connect') return { subject: '', message: connectionNote(lead, material, plan) };
	if (channel === 'phone') return { subject: '', message: callScript(lead, material, plan, touch) };
	const text = textOf(lead, material, plan, touch);
	switch (channel) {
		case 'email':
			return { subject: subjectOf(plan, touch), message: email(lead, material, text) };
		case 'linkedin':
			return { subject: '', message: linkedinMessage(lead, text, turnOf(plan, touch) === 1) };
		case 'video':
			return { subject: '', message: [greetingOf(lead), fill(VIDEO.intro, lead), ...text].join('\n\n') };
		default:
			return { subject: '', message: card(lead, material, text) };
	}
}

/** How many touchpoints of the same channel come before. */
function turnOf({ touches }: Plan, touch: Planned): number {
	return touches.slice(0, touches.indexOf(touch)).filter(({ channel }) => channel === touch.channel).length;
}

/** The e-mails after the first answer it: its subject tells what they are about. */
function subjectOf({ touches, opening }: Plan, touch: Planned): string {
	const { subject } = opening;
	return touch === touches[0] ? subject : fill(SUBJECTS.again, { subject });
}

function textOf(lead: Lead, { prices }: Material, { opening }: Plan, touch: Planned): string[] {
	const { channel, part, unit, further, isPriced, ask } = touch;
	if (part === 'last') return lastText(lead);
	const costs = isPriced ? [PRICES[prices.length === 1 ? 'one' : 'several'], ...prices].join('\n') : '';
	const said = part === 'first' || unit === null ? firstText(opening, channel === 'linkedin') : unitText(unit);
	return [further, ...said, costs, ask?.text ?? ''].filter((one) => one !== '');
}

function unitText({ kind, before, text }: Unit): string[] {
	return kind === 'objection' ? [before, text] : [spaced(before, text)];
}

/** On LinkedIn the request to connect has said how the two met. */
function firstText({ paragraphs, origin }: Opening, isConnected: boolean): string[] {
	const [first = '', ...others] = paragraphs;
	const begin = isConnected ? first.slice(origin.length).trim() : first;
	return [begin, ...others].filter((text) => text !== '');
}

/** The end, with what the lead may want to look at later. */
function lastText({ website }: Lead): string[] {
	return [LAST.bare, ...(website === '' ? [] : [fill(LAST.website, { website })])];
}

function greetingOf({ tonality, first, addressed }: Lead): string {
	return fill(GREETINGS[tonality] as '{first}{addressed}', { first, addressed });
}

function email(lead: Lead, { postalAddress }: Material, paragraphs: readonly string[]): string {
	const { sender, us, tonality, input } = lead;
	const role = sentenceCapital(input.yourCompanyInfo.yourRole.replace(/\s+/g, ' ').slice(0, 80));
	const isNamedBelow = postalAddress !== '';
	const post = [role, isNamedBelow ? '' : us].filter((part) => part !== '').join(', ');
	const signature = [SIGN_OFFS[tonality], sender, post].filter((line) => line !== '');
	const address = postalAddress.startsWith(us) ? postalAddress : `${us}, ${postalAddress}`;
	const footer = [isNamedBelow ? address : '', OPT_OUT].filter((line) => line !== '');
	return [greetingOf(lead), ...paragraphs, signature.join('\n'), footer.join('\n')].join('\n\n');
}

const LONGEST_NOTE = 200;

function connectionNote(lead: Lead, material: Material, { touches, opening }: Plan): string {
	const { people } = material;
	const byEmail = touches[0]?.channel === 'email';
	const from = fill(CONNECT.from, lead);
	const who = connected(lead, material) || (people === '' ? from : fill(CONNECT.people, { people }));
	const why = byEmail ? (opening.asks ? CONNECT.asked : CONNECT.emailed) : CONNECT.alone;
	const notes = [who, from, ''].map((one) => spaced(greetingOf(lead), one, why, lead.me));
	return notes.find((note) => [...note].length <= LONGEST_NOTE) ?? why;
}

/** Where the two met, or who connects them; empty where neither is known. */
export function connected({ input }: Lead, { event, referrer }: Material): string {
	const { leadSource } = input.leadInfo;
	if (event !== '') return fill(input.answers.spoke === 'Yes' ? CONNECT.met : CONNECT.bothAt, { event });
	if (referrer === '') return '';
	return fill(leadSource === 'Referral' ? CONNECT.referred : CONNECT.mutual, { referrer });
}

function linkedinMessage(lead: Lead, paragraphs: readonly string[], isFirst: boolean): string {
	const [begin = '', ...others] = paragraphs;
	const text = [isFirst ? spaced(CONNECT.thanks, begin) : begin, ...others];
	return [greetingOf(lead), ...text, lead.me].join('\n\n');
}

/** Each call says why, asks one question, and then asks for the goal. The first begins with their need, or else with the work. */
function callScript(lead: Lead, { need, work }: Material, plan: Plan, touch: Planned): string {
	const { first, me, us, company } = lead;
	const { name: goal, family } = plan.goal;
	const { unit } = touch;
	const turn = turnOf(plan, touch) === 0 ? 0 : 1;
	const isQuestion = unit?.kind === 'question';
	const [text = '', ask = ''] = unit === null ? [] : [unit.text, fill(unit.ask as '{company}', { company })];
	const reason = turn === 0 ? need || work : '';
	const said = [reason, isQuestion ? '' : text].filter((one) => one !== '');
	return [
		fill(CALLS.openers[turn] as '{first}{me}{us}', { first, me, us }),
		...said.map((one, index) => fill(index === 0 ? CALLS.reason : CALLS.further, { text: one })),
		fill(CALLS.question, { text: isQuestion ? text : ask }),
		family === 'other' ? CALLS.closes.other[turn] : fill(CALLS.closes[family][turn] as '{goal}', { goal }),
	].join('\n');
}

/** Who calls, why, and how to answer. */
export function voicemail({ first, me, us }: Lead, { need, work, phone }: Material, { goal }: Plan): string {
	const why = goal.family === 'other' ? '' : fill(VOICEMAIL[goal.family], { goal: goal.name });
	const back = phone === '' ? VOICEMAIL.reply : fill(VOICEMAIL.ring, { phone });
	return spaced(fill(VOICEMAIL.who, { first, me, us }), need || work, why, back);
}

function card(lead: Lead, { phone }: Material, paragraphs: readonly string[]): string {
	const signed = [lead.sender || lead.me, lead.us, phone, lead.website].filter((line) => line !== '');
	return [fill(CARD.greeting, lead), ...paragraphs, [...new Set(signed)].join('\n')].join('\n\n');
}
