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
	SIGN_OFFS,
	SUBJECTS,
	VIDEO,
	VOICEMAIL,
} from './sentences/messages.ts';
import { subjectFrom } from './subjects.ts';

/** Subject and message of one touchpoint. */
export function messageOf(lead: Lead, material: Material, plan: Plan, touch: Planned) {
	const { channel, part } = touch;
	if (part === 'connect') return { subject: '', message: connectionNote(lead, material, plan) };
	if (channel === 'phone') return { subject: '', message: callScript(lead, plan, touch) };
	const text = textOf(lead, material, plan, touch);
	switch (channel) {
		case 'email':
			return { subject: subjectOf(plan, touch), message: email(lead, material, text) };
		case 'linkedin':
			return { subject: '', message: linkedinMessage(lead, text, turnOf(plan, touch) === 1) };
		case 'video':
			return { subject: '', message: [greetingOf(lead), fill(VIDEO.intro, lead), ...text].join('\n\n') };
		default:
			return { subject: '', message: card(lead, text) };
	}
}

/** How many touchpoints of the same channel come before. */
function turnOf({ touches }: Plan, touch: Planned): number {
	return touches.slice(0, touches.indexOf(touch)).filter(({ channel }) => channel === touch.channel).length;
}

/** The e-mails after the first answer it: its subject tells what they are about. */
function subjectOf({ touches, opening }: Plan, touch: Planned): string {
	const subject = subjectFrom(opening.subjects);
	return touch === touches[0] ? subject : fill(SUBJECTS.again, { subject });
}

function textOf(lead: Lead, material: Material, { opening }: Plan, { channel, part, unit, ask }: Planned): string[] {
	if (part === 'last') return lastText(lead, material);
	if (part === 'first' || unit === null) return firstText(opening, channel === 'linkedin');
	const { kind, before, text } = unit;
	const said = kind === 'objection' ? [before, text] : [spaced(before, text)];
	return [...said, ask?.text ?? ''].filter((one) => one !== '');
}

/** On LinkedIn the request to connect has said how the two met. */
function firstText({ paragraphs, origin }: Opening, isConnected: boolean): string[] {
	const [first = '', ...others] = paragraphs;
	const begin = isConnected ? first.slice(origin.length).trim() : first;
	return [begin, ...others].filter((text) => text !== '');
}

/** The end, with one line of what the lead may want to know later. */
function lastText({ website }: Lead, { prices }: Material): string[] {
	const sums = prices.map((sum) => (sum.includes(':') ? sum : fill(LAST.price, { sum })));
	const later = website === '' ? [] : [fill(LAST.website, { website })];
	return [LAST.bare, ...(sums.length === 0 ? later : [sums.join('; ')])];
}

function greetingOf({ tonality, first, full }: Lead): string {
	return fill(GREETINGS[tonality] as '{first}{full}', { first, full });
}

function email(lead: Lead, { postalAddress }: Material, paragraphs: readonly string[]): string {
	const { sender, us, tonality, input } = lead;
	const role = input.yourCompanyInfo.yourRole.replace(/\s+/g, ' ').slice(0, 80);
	const signature = [SIGN_OFFS[tonality], sender, [role, us].filter((part) => part !== '').join(', ')].filter(
		(line) => line !== '',
	);
	const footer = [postalAddress === '' ? '' : `${us}, ${postalAddress}`, OPT_OUT].filter((line) => line !== '');
	return [greetingOf(lead), ...paragraphs, signature.join('\n'), footer.join('\n')].join('\n\n');
}

const LONGEST_NOTE = 200;

function connectionNote(lead: Lead, { event, people }: Material, { touches, opening }: Plan): string {
	const byEmail = touches[0]?.channel === 'email';
	const isEvent = lead.input.leadInfo.leadSource === 'Industry Event' && event !== '';
	const met = isEvent ? fill(lead.input.answers.spoke === 'Yes' ? CONNECT.met : CONNECT.bothAt, { event }) : '';
	const from = fill(CONNECT.from, lead);
	const who = met !== '' ? met : people === '' ? from : fill(CONNECT.people, { people });
	const why = byEmail ? (opening.asks ? CONNECT.asked : CONNECT.emailed) : CONNECT.alone;
	const notes = [who, from, ''].map((one) => spaced(greetingOf(lead), one, why, lead.me));
	return notes.find((note) => [...note].length <= LONGEST_NOTE) ?? why;
}

function linkedinMessage(lead: Lead, paragraphs: readonly string[], isFirst: boolean): string {
	const [begin = '', ...others] = paragraphs;
	const text = [isFirst ? spaced(CONNECT.thanks, begin) : begin, ...others];
	return [greetingOf(lead), ...text, lead.me].join('\n\n');
}

/** Each call says why, asks one question, and then asks for the goal. */
function callScript(lead: Lead, plan: Plan, touch: Planned): string {
	const { first, me, us, company } = lead;
	const { name: goal, family } = plan.goal;
	const { unit } = touch;
	const turn = turnOf(plan, touch) === 0 ? 0 : 1;
	const isQuestion = unit?.kind === 'question';
	const [text = '', ask = ''] = unit === null ? [] : [unit.text, fill(unit.ask as '{company}', { company })];
	return [
		fill(CALLS.openers[turn] as '{first}{me}{us}', { first, me, us }),
		isQuestion ? CALLS.askedAloud : fill(CALLS.reason, { text }),
		fill(CALLS.question, { text: isQuestion ? text : ask }),
		family === 'other' ? CALLS.closes.other[turn] : fill(CALLS.closes[family][turn] as '{goal}', { goal }),
	].join('\n');
}

/** Who calls, and what for. */
export function voicemail({ first, me, us }: Lead, { goal: { name: goal, family } }: Plan): string {
	const why = family === 'other' ? VOICEMAIL.other : fill(VOICEMAIL[family], { goal });
	return spaced(fill(VOICEMAIL.who, { first, me, us }), why);
}

function card(lead: Lead, paragraphs: readonly string[]): string {
	const signed = [lead.sender || lead.me, lead.us, lead.website].filter((line) => line !== '');
	return [fill(CARD.greeting, lead), ...paragraphs, [...new Set(signed)].join('\n')].join('\n\n');
}
