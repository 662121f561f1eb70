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

interface Text {
	paragraphs: readonly string[];
	subjects: readonly string[];
	isGap: boolean;
}

/** Subject and message of one touchpoint. `taken` holds the subjects used so far. */
export function messageOf(lead: Lead, material: Material, plan: Plan, touch: Planned, taken: Set<string>) {
	const { channel, part } = touch;
	if (part === 'connect') return { subject: '', message: connectionNote(lead, material, plan) };
	if (channel === 'phone') return { subject: '', message: callScript(lead, plan, touch) };
	const text = textOf(lead, material, plan, touch);
	switch (channel) {
		case 'email':
			return { subject: subjectFrom(text.subjects, taken), message: email(lead, material, text) };
		case 'linkedin':
			return { subject: '', message: linkedinMessage(lead, text, turnOf(plan, touch) === 1) };
		case 'video':
			return { subject: '', message: [greetingOf(lead), fill(VIDEO.intro, lead), ...text.paragraphs].join('\n\n') };
		default:
			return { subject: '', message: card(lead, text) };
	}
}

/** How many touchpoints of the same channel come before. */
function turnOf({ touches }: Plan, touch: Planned): number {
	return touches.slice(0, touches.indexOf(touch)).filter(({ channel }) => channel === touch.channel).length;
}

function textOf(
	lead: Lead,
	material: Material,
	{ opening }: Plan,
	{ channel, part, unit, ask, spares }: Planned,
): Text {
	if (part === 'last') return lastText(lead, material, spares);
	if (part === 'first' || unit === null) return firstText(opening, channel === 'linkedin');
	const { kind, before, text, subjects, isGap } = unit;
	const said = kind === 'objection' ? [before, text] : [spaced(...spares, before, text)];
	return { paragraphs: [...said, ask?.text ?? ''].filter((one) => one !== ''), subjects, isGap };
}

/** On LinkedIn the request to connect has said how the two met. */
function firstText({ paragraphs, origin, subjects, isGap }: Opening, isConnected: boolean): Text {
	const [first = '', ...others] = paragraphs;
	const begin = isConnected ? first.slice(origin.length).trim() : first;
	return { paragraphs: [begin, ...others].filter((text) => text !== ''), subjects, isGap };
}

/** The end, with what the lead may want to know later. */
function lastText({ website }: Lead, { prices }: Material, spares: readonly string[]): Text {
	const more = website === '' ? [] : [fill(LAST.more, { website })];
	const sums = prices.map((sum) => (sum.includes(':') ? sum : fill(LAST.price, { sum })));
	const facts = [...spares, ...sums, ...more].join('\n');
	const subjects = [sums.length === 0 ? SUBJECTS.last : SUBJECTS.prices];
	return { paragraphs: [LAST.bare, facts, LAST.ask].filter((one) => one !== ''), subjects, isGap: false };
}

function greetingOf({ tonality, first, full }: Lead): string {
	return fill(GREETINGS[tonality] as '{first}{full}', { first, full });
}

function email(lead: Lead, { postalAddress }: Material, { paragraphs }: Text): string {
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

function linkedinMessage(lead: Lead, { paragraphs }: Text, isFirst: boolean): string {
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

/** Who rings, and what for. */
export function voicemail(
	{ first, me, us }: Lead,
	{ people }: Material,
	{ goal: { name: goal, family } }: Plan,
): string {
	return spaced(
		fill(VOICEMAIL.who, { first, me, us }),
		people === '' ? '' : fill(VOICEMAIL.people, { people }),
		family === 'other' ? VOICEMAIL.other : fill(VOICEMAIL[family], { goal }),
	);
}

function card(lead: Lead, { paragraphs }: Text): string {
	const signed = [lead.sender || lead.me, lead.us, lead.website].filter((line) => line !== '');
	return [fill(CARD.greeting, lead), ...paragraphs, [...new Set(signed)].join('\n')].join('\n\n');
}
