import { fits } from '#business/fit/fit.ts';
import { oneLine, withoutEnd } from '#language/clean.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import { shortened } from '#prose/sentences.ts';
import type { Channel, SdrInput } from '../contract.ts';
import { DEFAULTS, type OutreachChannels } from '../options.ts';

export type Lead = ReturnType<typeof leadOf>;

const CHANNELS_OF: Readonly<Record<OutreachChannels, readonly Channel[]>> = {
	'Email Only': ['email'],
	'LinkedIn Only': ['linkedin'],
	'Email + LinkedIn': ['email', 'linkedin'],
	'Email + LinkedIn + Phone': ['email', 'linkedin', 'phone'],
	'Multi-channel (All channels)': ['email', 'linkedin', 'phone', 'video', 'other'],
};

export const LONGEST_NAME = 60;
/** "Sig. Marco Ferri", but not "J. Ferri". */
const ABBREVIATED_TITLE = /^\p{L}{2,6}\.\s+(?=\p{L})/u;
const LONGEST_FIRST = 40;
/** A title with which one is called by the last name, and those of a degree, which stay with it. */
const CALLED_BY_LAST_NAME = /^(Mr|Mrs|Ms|Miss|Mx|Herr|Frau)\.? (?:(?:Prof|Dr|Dipl\.-Ing)\.? )*(?=\S)/;

/** Names and choices of a campaign. Missing choices have the defaults, which the form states. */
export function leadOf(input: SdrInput) {
	const { leadInfo, yourCompanyInfo, answers } = input;
	const name = (text: string) => shortened(oneLine(text), LONGEST_NAME);
	const tonality = input.tonality || DEFAULTS.tonality;
	const isFormal = tonality === 'Professional & Formal';
	const full = name(leadInfo.contactName) || 'there';
	const addressed = addressOf(full);
	const called = withoutEnd(firstNameOf(leadInfo.contactName.replace(ABBREVIATED_TITLE, '')));
	// A name of signs alone, or a very long one, is no name to greet with.
	const first = called === '' || called.length > LONGEST_FIRST ? 'there' : called;
	const us = withoutEnd(name(yourCompanyInfo.companyName)) || 'us';
	const sender = name(yourCompanyInfo.yourName);
	const signed = isFormal ? sender : firstNameOf(sender);
	const wantedBy = withoutEnd(answers.wantedBy);
	return {
		input,
		/** Whether somebody knows both. */
		isReferred: isReferral(leadInfo.leadSource),
		/** Whether the member spoke with the lead at the event. */
		hasSpoken: leadInfo.leadSource === 'Industry Event' && answers.spoke === 'Yes',
		/** When they want it settled, as said after "by"; empty for any other time, which is quoted. */
		wantedBy: wantedBy.length < LONGEST_NAME && fits('date', wantedBy) === null ? wantedBy : '',
		/** As the lead is called: by the first name, or as addressed where the tone is formal or a title is given. */
		first: isFormal || addressed !== full ? addressed : first,
		full,
		/** By title and last name where the title is given, else in full. */
		addressed,
		role: withoutEnd(name(leadInfo.contactRole)) || 'not given',
		/** Without its legal form; "your company" if the name is too long to repeat. */
		company: withoutEnd(spokenCompany(oneLine(leadInfo.companyName))) || 'your company',
		/** The member: in full, and as the tone has it. */
		sender,
		me: sender === '' ? us : signed,
		/** The member's company. */
		us,
		website: name(yourCompanyInfo.website).replace(/^https?:\/\//i, ''),
		channels: CHANNELS_OF[input.outreachChannels || DEFAULTS.outreachChannels],
		length: input.sequenceLength || DEFAULTS.sequenceLength,
		tonality,
		urgency: input.urgencyLevel || DEFAULTS.urgencyLevel,
		step: input.callToAction || DEFAULTS.callToAction,
	};
}

export function isReferral(leadSource: SdrInput['leadInfo']['leadSource']): boolean {
	return leadSource === 'Referral' || leadSource === 'Mutual Connection';
}

/** "Frau Krüger" of "Frau Anja Krüger", "Frau Dr. Krüger" of "Frau Dr. Anja Krüger". */
export function addressOf(name: string): string {
	const [before = '', title = ''] = CALLED_BY_LAST_NAME.exec(name) ?? [];
	if (title === '') return name;
	const words = name.slice(before.length).split(' ');
	// "Jan van der Berg"
	const from = words.slice(0, -1).findLastIndex((word) => !/^\p{Ll}/u.test(word)) + 1;
	return before + words.slice(from).join(' ');
}
