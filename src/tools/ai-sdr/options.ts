/** The options of the campaign form, worded as in the specification. */

export const LEAD_SOURCES = [
	'LinkedIn Search',
	'Company Website',
	'Referral',
	'Industry Event',
	'Social Media',
	'Cold Research',
	'Lead List/Database',
	'Mutual Connection',
	'Other',
] as const;

export const CALLS_TO_ACTION = [
	'Book a Discovery Call',
	'Schedule a Demo',
	'Request a Consultation',
	'Download a Resource',
	'Attend a Webinar',
	'Start a Free Trial',
	'Get a Quote',
	'Other',
] as const;
export type CallToAction = (typeof CALLS_TO_ACTION)[number];

export const OUTREACH_CHANNELS = [
	'Email Only',
	'LinkedIn Only',
	'Email + LinkedIn',
	'Email + LinkedIn + Phone',
	'Multi-channel (All channels)',
] as const;
export type OutreachChannels = (typeof OUTREACH_CHANNELS)[number];

export const SEQUENCE_LENGTHS = [
	'3-4 touchpoints (Quick)',
	'5-7 touchpoints (Standard)',
	'8-10 touchpoints (Comprehensive)',
	'10+ touchpoints (Persistent)',
] as const;
export type SequenceLength = (typeof SEQUENCE_LENGTHS)[number];

export const TONALITIES = [
	'Professional & Formal',
	'Business Casual',
	'Friendly & Conversational',
	'Direct & Bold',
	'Consultative & Advisory',
] as const;

/** Whether the member spoke with the lead at the event. */
export const SPOKE = ['Yes', 'No'] as const;

export const URGENCY_LEVELS = ['Low', 'Medium', 'High', 'Critical'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

/** What each urgency means for the schedule. No touchpoint falls on a weekend. */
export const URGENCY_DESCRIPTIONS: Readonly<Record<UrgencyLevel, string>> = {
	Low: 'No deadline: four or five working days between touchpoints',
	Medium: 'This quarter: three or four working days between touchpoints',
	High: 'A date is near: two or three working days between touchpoints',
	Critical: 'Days count: one or two working days between touchpoints',
};

/** Used for choices that were left empty. */
export const DEFAULTS = {
	outreachChannels: 'Email + LinkedIn',
	sequenceLength: '5-7 touchpoints (Standard)',
	tonality: 'Business Casual',
	urgencyLevel: 'Medium',
	callToAction: 'Book a Discovery Call',
} as const;

/** The urgencies that raise a lead's priority. */
export const RAISES: ReadonlySet<string> = new Set(['High', 'Critical']);
