import { fill } from '#prose/fill.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { type Opening, spaced } from './opening.ts';
import type { Plan, Planned } from './plan.ts';
import {
	CALLS,
	CARD,
	CONNECT,
	GAPS,
	GREETINGS,
	LAST,
	OPT_OUT,
	SIGN_OFFS,
	SUBJECTS,
	VIDEO,
} from './sentences/messages.ts';
import { subjectFrom } from './subjects.ts';
import type { Unit } from './units.ts';

interface Text {
	paragraphs: readonly string[];
	subjects: readonly string[];
	isGap: boolean;
}

/** Subject and message of one touchpoint. `taken` holds the subjects used so far. */
export function messageOf(lead: Lead, material: Material, plan: Plan, touch: Planned, taken: Set<string>) {
	const { channel, part, unit } = touch;
	if (part === 'connect') return { subject: '', message: connectionNote(lead, material, plan) };
	if (channel === 'phone') return { subject: '', message: callScript(lead, unit, turnOf(plan, touch)) };
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

function textOf(lead: Lead, material: Material, { opening }: Plan, { channel, part, unit, spares }: Planned): Text {
	if (part === 'last') return lastText(lead, material, spares);
	if (part === 'first' || unit === null) return firstText(opening, channel === 'linkedin');
	const { kind, before, text, ask, subjects, isGap } = unit;
	const company = { company: lead.company };
	const asked = fill(ask as '{company}', company);
	const said = kind === 'objection' ? [before, text] : [spaced(...spares, before, text)];
	return { paragraphs: [...said, asked], subjects: subjects.map((one) => fill(one as '{company}', company)), isGap };
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
	const facts = [...spares, ...sums];
	return facts.length === 0
		? { paragraphs: [LAST.bare, ...more, LAST.ask], subjects: [SUBJECTS.bare], isGap: false }
		: { paragraphs: [LAST.facts, [...facts, ...more].join('\n'), LAST.ask], subjects: [SUBJECTS.facts], isGap: false };
}

function greetingOf({ tonality, first, full }: Lead): string {
	return fill(GREETINGS[tonality] as '{first}{full}', { first, full });
}

function email(lead: Lead, { postalAddress }: Material, { paragraphs, isGap }: Text): string {
	const { sender, us, tonality, input } = lead;
	const role = input.yourCompanyInfo.yourRole.replace(/\s+/g, ' ').slice(0, 80);
	const signature = [SIGN_OFFS[tonality], sender, [role, us].filter((part) => part !== '').join(', ')].filter(
		(line) => line !== '',
	);
	// One gap in a message is enough: where its text has one, the address is asked for beside it.
	const address = postalAddress || (isGap ? '' : GAPS.postalAddress);
	const footer = [address === '' ? '' : `${us}, ${address}`, OPT_OUT].filter((line) => line !== '');
	return [greetingOf(lead), ...paragraphs, signature.join('\n'), footer.join('\n')].join('\n\n');
}

const LONGEST_NOTE = 200;

function connectionNote(lead: Lead, { event, people }: Material, { touches, opening }: Plan): string {
	const byEmail = touches[0]?.channel === 'email';
	const isEvent = lead.input.leadInfo.leadSource === 'Industry Event' && event !== '';
	const met = isEvent ? fill(lead.input.answers.spoke === 'Yes' ? CONNECT.met : CONNECT.bothAt, { event }) : '';
	const who = met !== '' ? met : people === '' ? '' : fill(CONNECT.people, { people });
	const why = byEmail ? (opening.asks ? CONNECT.asked : CONNECT.emailed) : CONNECT.alone;
	const notes = [who, ''].map((one) => spaced(greetingOf(lead), one, why, lead.me));
	return notes.find((note) => [...note].length <= LONGEST_NOTE) ?? why;
}

function linkedinMessage(lead: Lead, { paragraphs }: Text, isFirst: boolean): string {
	const [begin = '', ...others] = paragraphs;
	const text = [isFirst ? spaced(CONNECT.thanks, begin) : begin, ...others];
	return [greetingOf(lead), ...text, lead.me].join('\n\n');
}

function callScript(lead: Lead, unit: Unit | null, turn: number): string {
	const { first, me, us, company } = lead;
	const [text = '', ask = ''] = unit === null ? [] : [unit.text, fill(unit.ask as '{company}', { company })];
	const isQuestion = unit?.kind === 'question';
	return [
		fill(CALLS.openers[turn === 0 ? 0 : 1] as '{first}{me}{us}', { first, me, us }),
		...(isQuestion ? [] : [fill(CALLS.reason, { text })]),
		fill(CALLS.question, { text: isQuestion ? text : ask }),
		fill(CALLS.closes[isQuestion ? 'question' : turn === 0 ? 'first' : 'again'] as '{first}', { first }),
	].join('\n');
}

function card(lead: Lead, { paragraphs }: Text): string {
	const signed = [lead.sender || lead.me, lead.us, lead.website].filter((line) => line !== '');
	return [fill(CARD.greeting, lead), ...paragraphs, [...new Set(signed)].join('\n')].join('\n\n');
}
