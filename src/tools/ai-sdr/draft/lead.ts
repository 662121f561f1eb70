import { oneLine, withoutEnd } from '#language/clean.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import type { Channel, SdrInput } from '../contract.ts';
import {
	type CallToAction,
	DEFAULTS,
	type OutreachChannels,
	type SequenceLength,
	type Tonality,
	type UrgencyLevel,
} from '../options.ts';

/** Names and choices of a campaign. Missing choices have the defaults, which the form states. */
export interface Lead {
	input: SdrInput;
	/** Whether the member spoke with the lead at the event. */
	hasSpoken: boolean;
	/** As the lead is called: by the first name, or as addressed where the tone is formal or a title is given. */
	first: string;
	full: string;
	/** By title and last name where the title is given, else in full. */
	addressed: string;
	role: string;
	/** Without its legal form; "your company" if the name is too long to repeat. */
	company: string;
	/** The member: in full, and as the tone has it. */
	sender: string;
	me: string;
	/** The member's company. */
	us: string;
	website: string;
	channels: readonly Channel[];
	length: SequenceLength;
	tonality: Tonality;
	urgency: UrgencyLevel;
	step: CallToAction;
}

const CHANNELS_OF: Readonly<Record<OutreachChannels, readonly Channel[]>> = {
	'Email Only': ['email'],
	'LinkedIn Only': ['linkedin'],
	'Email + LinkedIn': ['email', 'linkedin'],
	'Email + LinkedIn + Phone': ['email', 'linkedin', 'phone'],
	'Multi-channel (All channels)': ['email', 'linkedin', 'phone', 'video', 'other'],
};

const LONGEST_NAME = 60;
/** "Sig. Marco Ferri", but not "J. Ferri". */
const ABBREVIATED_TITLE = /^\p{L}{2,6}\.\s+(?=\p{L})/u;
const LONGEST_FIRST = 40;
/** A title with which one is called by the last name, and those of a degree, which stay with it. */
const CALLED_BY_LAST_NAME = /^(Mr|Mrs|Ms|Miss|Mx|Herr|Frau)\.? (?:(?:Prof|Dr|Dipl\.-Ing)\.? )*(?=\S)/;

export function leadOf(input: SdrInput): Lead {
	const { leadInfo, yourCompanyInfo } = input;
	const tonality = input.tonality || DEFAULTS.tonality;
	const isFormal = tonality === 'Professional & Formal';
	const full = cut(oneLine(leadInfo.contactName), LONGEST_NAME) || 'there';
	const addressed = addressOf(full);
	const first = withoutEnd(firstNameOf(leadInfo.contactName.trim().replace(ABBREVIATED_TITLE, '')));
	const us = withoutEnd(cut(oneLine(yourCompanyInfo.companyName), LONGEST_NAME)) || 'us';
	const sender = cut(oneLine(yourCompanyInfo.yourName), LONGEST_NAME);
	return {
		input,
		hasSpoken: leadInfo.leadSource === 'Industry Event' && input.answers.spoke === 'Yes',
		// A name of signs alone, or a very long one, is no name to greet with.
		first: isFormal || addressed !== full ? addressed : first === '' || first.length > LONGEST_FIRST ? 'there' : first,
		full,
		addressed,
		role: withoutEnd(cut(oneLine(leadInfo.contactRole), LONGEST_NAME)) || 'not given',
		company: withoutEnd(spokenCompany(oneLine(leadInfo.companyName))) || 'your company',
		sender,
		me: sender === '' ? us : isFormal ? sender : firstNameOf(sender),
		us,
		website: cut(oneLine(yourCompanyInfo.website), LONGEST_NAME).replace(/^https?:\/\//i, ''),
		channels: CHANNELS_OF[input.outreachChannels || DEFAULTS.outreachChannels],
		length: input.sequenceLength || DEFAULTS.sequenceLength,
		tonality,
		urgency: input.urgencyLevel || DEFAULTS.urgencyLevel,
		step: input.callToAction || DEFAULTS.callToAction,
	};
}

/** "Frau Krüger" of "Frau Anja Krüger", "Frau Dr. Krüger" of "Frau Dr. Anja Krüger". */
export function addressOf(name: string): string {
	const [before = '', title = ''] = CALLED_BY_LAST_NAME.exec(name) ?? [];
	if (title === '') return name;
	const words = name.slice(before.length).split(' ');
	let from = words.length - 1;
	// "Jan van der Berg"
	while (/^\p{Ll}/u.test(words[from - 1] ?? '')) from--;
	return before + words.slice(from).join(' ');
}

/** At most this many characters, cut between words and marked as cut. */
export function cut(text: string, most: number): string {
	if (text.length <= most) return text;
	const head = text.slice(0, most - 1);
	return `${head.slice(0, Math.max(head.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
